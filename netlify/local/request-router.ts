import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerFunction, type FunctionHost } from './functions/answer-function.ts';
import type { HostedFunction } from './functions/function-types.ts';
import { matchFunction } from './functions/match-function.ts';
import type { LiveSite } from './publish/live-site.ts';
import type { PublishedSite } from './publish/published-site.ts';
import { parseTarget, type RequestTarget } from './request-target.ts';
import { answerRedirect } from './static/answer-redirect.ts';
import { sendFile } from './static/send-file.ts';

export interface RouterParts {
  functions: readonly HostedFunction[];
  host: FunctionHost;
  live: LiveSite;
  /** Answers the platform's own paths; false when this is not one. */
  answerPlatform: (target: RequestTarget, request: IncomingMessage, response: ServerResponse) => boolean;
}

const HASHED = '/_astro/';
/** Methods that no platform hands on, and that a function could not even be told of. */
const UNHEARD = new Set(['TRACE', 'TRACK', 'CONNECT']);

function plain(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers });
  response.end(`${status}\n`);
}

/** One request, in the platform's order: functions, files, redirects, on-demand pages, the not-found page. */
export class RequestRouter {
  readonly #parts: RouterParts;

  constructor(parts: RouterParts) {
    this.#parts = parts;
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = parseTarget(request);
    if (!target) return plain(response, 400);
    if (UNHEARD.has(request.method ?? '')) return plain(response, 405, { allow: 'GET, HEAD, POST' });
    const { functions, host, live, answerPlatform } = this.#parts;
    if (answerPlatform(target, request, response)) return;
    const match = matchFunction(functions, target.pathname, request.method ?? 'GET');
    if (match && !(match.hosted.preferStatic && live.current.files.find(target.path))) {
      return answerFunction(match, request, response, target.url, host);
    }
    const site = this.#siteFor(target.path);
    await site.read(() => this.#answerFromSite(site, target, request, response));
  }

  /** The build that has this file: a page from just before a swap still asks for the hashed files of its own build. */
  #siteFor(path: string): PublishedSite {
    const { current, previous } = this.#parts.live;
    return previous && path.startsWith(HASHED) && !current.files.find(path) ? previous : current;
  }

  async #answerFromSite(
    site: PublishedSite,
    target: RequestTarget,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const found = site.files.find(target.path);
    if (found && !isRead) return plain(response, 405, { allow: 'GET, HEAD' });
    if (found && 'file' in found) return sendFile(request, response, found.file);
    if (found) {
      const location = encodeURI(found.redirectTo) + target.url.search;
      return plain(response, 301, { ...site.rules.headersFor(target.path), location });
    }
    if (site.rules.redirects && (await answerRedirect(site, target, request, response))) return;
    const onDemand = target.path.startsWith(HASHED) ? undefined : await site.onDemand();
    if (onDemand) return answerFunction(onDemand, request, response, target.url, this.#parts.host);
    const page = site.files.notFoundPage;
    if (page && isRead) return sendFile(request, response, page, 404);
    plain(response, 404, site.rules.headersFor('/404'));
  }
}
