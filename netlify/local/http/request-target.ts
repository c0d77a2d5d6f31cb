import type { IncomingMessage } from 'node:http';

/** Where a request goes. `pathname` is as sent, for functions; `path` is decoded, for files. */
export interface RequestTarget {
  url: URL;
  pathname: string;
  path: string;
}

const HOST = /^[\w.-]+(?::\d{1,5})?$|^\[[\da-f:.]+\](?::\d{1,5})?$/i;

/** Reads the request line; undefined for what no browser sends (a bad host, a bad escape, NUL, an absolute form). */
export function parseTarget(request: IncomingMessage): RequestTarget | undefined {
  const raw = request.url ?? '';
  const host = request.headers.host ?? '';
  if (!raw.startsWith('/') || !HOST.test(host)) return undefined;
  const [pathname = '/'] = raw.split('?', 1);
  try {
    // Resolving '//x' against a base would change the host, so the parts are put together as text.
    const url = new URL(`http://${host}${raw}`);
    const path = decodeURIComponent(pathname);
    return path.includes('\0') ? undefined : { url, pathname, path };
  } catch {
    return undefined;
  }
}
