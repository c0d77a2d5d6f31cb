import type { FunctionRoute, HostedFunction } from './function-types.ts';

export interface FunctionMatch {
  hosted: HostedFunction;
  route: FunctionRoute | undefined;
}

const DIRECT_PATH = /^\/\.netlify\/functions\/([\w-]+)\/?$/;

/**
 * The function that answers a path. A trailing slash answers like the path without it, with no redirect between.
 * Functions without a path of their own answer at /.netlify/functions/{name}, as on the platform.
 */
export function matchFunction(
  functions: readonly HostedFunction[],
  pathname: string,
  method: string,
): FunctionMatch | undefined {
  const direct = DIRECT_PATH.exec(pathname)?.[1];
  if (direct) {
    const hosted = functions.find(({ name, routes }) => name === direct && routes.length === 0);
    return hosted && { hosted, route: undefined };
  }
  const path = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  for (const hosted of functions) {
    if (hosted.methods.length > 0 && !hosted.methods.includes(method)) continue;
    const route = hosted.routes.find(({ matches }) => matches(path));
    if (route) return { hosted, route };
  }
  return undefined;
}
