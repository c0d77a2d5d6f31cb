import type { IncomingMessage } from 'node:http';
import type { Platform } from '../platform.ts';
import type { PublishedSite } from '../site/published-site.ts';
import { plainAnswer, type Answer } from './answer.ts';

/** Where a request goes. `pathname` is as sent, for functions; `path` is decoded, for files. */
export interface RequestTarget {
  url: URL;
  pathname: string;
  path: string;
}

const HOST = /^[\w.-]+(?::\d{1,5})?$|^\[[\da-f:.]+\](?::\d{1,5})?$/i;
/** Methods that no platform hands on, and that a function could not even be told of. */
const UNHEARD = new Set(['TRACE', 'TRACK', 'CONNECT']);

/** Reads the request line; undefined for what no browser sends (a bad host, a bad escape, NUL, an absolute form). */
export function parseTarget({ url: raw = '', headers }: IncomingMessage): RequestTarget | undefined {
  const { host = '' } = headers;
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

/** Answers one request, in the platform's order: functions, then the site. */
export async function answerRequest(
  request: IncomingMessage,
  platform: Platform,
  site: PublishedSite,
): Promise<Answer> {
  const target = parseTarget(request);
  if (!target) return plainAnswer(400);
  if (UNHEARD.has(request.method ?? '')) return plainAnswer(405, { allow: 'GET, HEAD, POST' });
  return (await platform.answer(target, request)) ?? site.answer(target, request, platform);
}
