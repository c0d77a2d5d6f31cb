/** The part of autocannon that the benchmark uses; the package brings no types. */
declare module 'autocannon' {
  interface Options {
    url: string;
    /** Parallel connections. */
    connections?: number;
    /** Seconds. */
    duration?: number;
    method?: string;
    headers?: Record<string, string>;
    body?: string;
  }

  interface Result {
    requests: { average: number };
    /** Milliseconds. */
    latency: { p50: number; p99: number };
    non2xx: number;
    errors: number;
  }

  export type { Options, Result };
  export default function autocannon(options: Options): Promise<Result>;
}
