import type { IncomingMessage } from 'node:http';
import { answerFromFunction, type FunctionHost } from '../functions/function-host.ts';
import { matchFunction, type HostedFunction } from '../functions/hosted-function.ts';
import type { LiveSite, PublishedSite } from '../site/published-site.ts';
import { isRead, plainAnswer, type Answer } from './answer.ts';
import { parseTarget, type RequestTarget } from './request-target.ts';

export interface RouterParts {
  functions: readonly HostedFunction[];
  host: FunctionHost;
  live: LiveSite;
  /** Answers the platform's own paths; undefined when this is not one. */
  answerPlatform: (target: RequestTarget, request: IncomingMessage) => Promise<Answer | undefined>;
}

const HASHED = '/_astro/';
/** Methods that no platform hands on, and that a function could not even be told of. */
const UNHEARD = new Set(['TRACE', 'TRACK', 'CONNECT']);

/** Answers one request, in the platform's order: functions, files, redirects, on-demand pages, the not-found page. */
export async function answerRequest(parts: RouterParts, request: IncomingMessage): Promise<Answer> {
  const target = parseTarget(request);
  if (!target) return plainAnswer(400);
  if (UNHEARD.has(request.method ?? '')) return plainAnswer(405, { allow: 'GET, HEAD, POST' });
  const { functions, host, live, answerPlatform } = parts;
  const own = await answerPlatform(target, request);
  if (own) return own;
  const match = matchFunction(functions, target.pathname);
  if (match) return answerFromFunction(match, request, target.url, host);
  return answerFromSite(siteFor(live, target.path), target, request, host);
}

/** The build that has this file: a page from just before a swap still asks for the hashed files of its own build. */
function siteFor({ current, previous }: LiveSite, path: string): PublishedSite {
  return previous && path.startsWith(HASHED) && !current.files.find(path) ? previous : current;
}

async function answerFromSite(
  site: PublishedSite,
  target: RequestTarget,
  request: IncomingMessage,
  host: FunctionHost,
): Promise<Answer> {
  const { files, rules } = site;
  const found = files.find(target.path);
  if (found && !isRead(request)) return plainAnswer(405, { allow: 'GET, HEAD' });
  if (found && 'file' in found) return found.file;
  if (found) {
    const location = encodeURI(found.redirectTo) + target.url.search;
    return plainAnswer(301, { ...rules.headersFor(target.path), location });
  }
  const redirected = await answerRedirect(site, target, request);
  if (redirected) return redirected;
  const onDemand = target.path.startsWith(HASHED) ? undefined : await site.onDemand();
  if (onDemand) return answerFromFunction(onDemand, request, target.url, host);
  const page = isRead(request) && (await files.notFoundPage);
  return page ? { ...page, status: 404 } : plainAnswer(404, rules.headersFor('/404'));
}

/** The answer of the first redirect or rewrite rule that matches; undefined when there is none. */
async function answerRedirect(
  { files, rules }: PublishedSite,
  { path, url }: RequestTarget,
  { headers }: IncomingMessage,
): Promise<Answer | undefined> {
  if (!rules.redirects) return undefined;
  const sent = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  const rule = await rules.redirects.match(new Request(url, { headers: sent }));
  if (!rule) return undefined;
  const { redirect, external, statusCode, target, targetRelative } = rule;
  if (redirect) {
    const location = external ? target.href : targetRelative;
    return plainAnswer(statusCode, { ...rules.headersFor(path), location });
  }
  const found = external ? undefined : files.find(decodeURIComponent(target.pathname));
  return found && 'file' in found ? { ...(await found.file), status: statusCode } : undefined;
}
