import type { Config } from '@netlify/functions';
import type { FunctionResponse } from './function-response.ts';

export interface FunctionRoute {
  pattern: string;
  matches: (pathname: string) => boolean;
}

/** One function as the host runs it. */
export interface HostedFunction {
  name: string;
  routes: FunctionRoute[];
  /** True when a static file of the same path goes first. */
  preferStatic: boolean;
  methods: readonly string[];
  rateLimit: RateLimit | undefined;
  handler: LambdaHandler;
}

export interface RateLimit {
  windowLimit: number;
  /** Seconds. */
  windowSize: number;
  aggregateBy: readonly string[];
}

export interface FunctionModule {
  default: unknown;
  config?: Config;
}

/** The shape that Netlify's bootstrap gives a function: it answers through the stream. Resolves after `waitUntil` too. */
export type LambdaHandler = (event: object, stream: FunctionResponse, context: object) => Promise<void>;
