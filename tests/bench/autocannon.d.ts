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
    requests?: Request[];
  }

  interface Request {
    method?: string;
    headers?: Record<string, string>;
    body?: string;
    /** Called before each request is sent. */
    setupRequest?: (request: Request) => Request;
  }

  interface Result {
    requests: { average: number };
    /** Milliseconds. */
    latency: { p50: number; p99: number };
    non2xx: number;
    errors: number;
  }

  export type { Options, Request, Result };
  export default function autocannon(options: Options): Promise<Result>;
}
