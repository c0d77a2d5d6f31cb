import type { Config } from '@netlify/functions';
import { eventHandlers, getLambdaHandler } from '@netlify/serverless-functions-api';
import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';

interface FunctionRoute {
  pattern: string;
  matches: (pathname: string) => boolean;
}

/** One function as the host runs it. */
export interface HostedFunction {
  name: string;
  routes: FunctionRoute[];
  rateLimit: RateLimit | undefined;
  /** Called by the clock. */
  isScheduled: boolean;
  /** What the platform tells it of, by its own names. */
  events: readonly string[];
  handler: LambdaHandler;
}

/** `windowSize` is in seconds. */
export interface RateLimit {
  windowLimit: number;
  windowSize: number;
  aggregateBy: readonly string[];
}

export interface FunctionModule {
  default: unknown;
  config?: Config;
}

/** A function, and the path of its own that a request came by. */
export interface FunctionMatch {
  hosted: HostedFunction;
  route: FunctionRoute | undefined;
}

/** The shape that Netlify's bootstrap gives a function: it answers through the stream. Resolves after `waitUntil` too. */
type LambdaHandler = (event: object, stream: Writable, context: object) => Promise<void>;

/** Aborts when whoever made the call at hand has left; the bootstrap, which makes the function's request, takes no signal. */
export const callingClient = new AsyncLocalStorage<AbortSignal | undefined>();

const asList = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly T[]) : [value as T];

function route(pattern: string): FunctionRoute {
  if (!/[*{}()]|\/:/.test(pattern)) return { pattern, matches: (pathname) => pathname === pattern };
  const expression = new URLPattern({ pathname: pattern });
  // Almost every path can be told apart by how it begins, which is far quicker than the pattern.
  const start = /^[^:*{}()?]*/.exec(pattern)?.[0] ?? '';
  return { pattern, matches: (pathname) => pathname.startsWith(start) && expression.test({ pathname }) };
}

/** The module with a function whose `request.signal` tells that the client has left. */
function tellOfClient(module: FunctionModule): FunctionModule {
  if (typeof module.default !== 'function') return module;
  const run = module.default as (request: Request, ...others: unknown[]) => unknown;
  const told = (request: Request, ...others: unknown[]): unknown => {
    const signal = callingClient.getStore();
    return run(signal ? new Request(request, { signal }) : request, ...others);
  };
  return { ...module, default: told };
}

/** The events that a module handles: its default export is an object then, with a method for each. */
function eventsOf({ default: handlers }: FunctionModule): string[] {
  if (typeof handlers !== 'object' || handlers === null) return [];
  return Object.entries(eventHandlers).flatMap(([method, event]) => (method in handlers ? event : []));
}

/**
 * Wraps a module with a default export and a `config` the way Netlify's bootstrap does at deploy time. Handlers of events are
 * found by the bootstrap alone, in the module at `file`.
 */
export function hostFunction(name: string, module: FunctionModule, file = ''): HostedFunction {
  const { path, rateLimit, schedule } = module.config ?? {};
  const events = eventsOf(module);
  const entry = events.length > 0 ? pathToFileURL(file).href : tellOfClient(module);
  return {
    name,
    routes: asList<string>(path).map(route),
    rateLimit: rateLimit?.windowLimit
      ? { ...(rateLimit as RateLimit), aggregateBy: asList(rateLimit.aggregateBy) }
      : undefined,
    isScheduled: schedule !== undefined,
    events,
    handler: getLambdaHandler(entry as Parameters<typeof getLambdaHandler>[0]) as unknown as LambdaHandler,
  };
}

/** How a module is imported: by Node, or through Vite while it is being worked on. */
export type ImportModule = (path: string) => Promise<FunctionModule>;

export const importFromDisk: ImportModule = (path) =>
  import(pathToFileURL(path).href) as Promise<FunctionModule>;

/**
 * Every function of a folder: each TypeScript or JavaScript module directly in it. One that does not load stops the
 * start: it would not deploy.
 */
export async function loadFunctions(
  folder: string,
  importModule: ImportModule = importFromDisk,
): Promise<HostedFunction[]> {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return Promise.all(
    files
      .filter((file) => /(?<!\.d)\.m?[jt]s$/.test(file))
      .map(async (file) => {
        const path = join(folder, file);
        return hostFunction(file.replace(/\.[^.]+$/, ''), await importModule(path), path);
      }),
  );
}

/** The function that answers a path. A trailing slash answers like the path without it, with no redirect between. */
export function matchFunction(
  functions: readonly HostedFunction[],
  pathname: string,
): FunctionMatch | undefined {
  const path = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  for (const hosted of functions) {
    const route = hosted.routes.find(({ matches }) => matches(path));
    if (route) return { hosted, route };
  }
  return undefined;
}
