import type { IncomingMessage } from 'node:http';
import { etagOf, isRead, type Answer, type Headers } from './answer.ts';

interface CachedAnswer {
  answer: Answer;
  tags: readonly string[];
  expiresAt: number;
}

const FOR_THE_CDN = new Set(['netlify-cdn-cache-control', 'netlify-cache-tag', 'netlify-vary']);
const CACHEABLE = new Set([200, 203, 204, 300, 301, 404, 410]);
const LIMIT = 2_000;

const listOf = (value: string | string[] | undefined, separator = ','): string[] =>
  String(value ?? '')
    .split(separator)
    .flatMap((part) => part.trim() || []);

/** Seconds for which the platform may keep an answer; 0 when it may not. */
function lifetime(headers: Headers): number {
  const control = String(headers['netlify-cdn-cache-control'] ?? headers['cdn-cache-control']).toLowerCase();
  if (/\b(?:private|no-store)\b/.test(control)) return 0;
  const [, seconds] = /\bs-maxage=(\d+)/.exec(control) ?? /\bmax-age=(\d+)/.exec(control) ?? [];
  return Number(seconds ?? 0);
}

/** The part of a request that one instruction of `Netlify-Vary` looks at, for example `query=page|limit`. */
function varied(instruction: string, { headers }: IncomingMessage, url: URL): unknown {
  const [kind, list] = instruction.split('=', 2);
  const names = list?.split('|') ?? [];
  if (kind === 'query')
    return list === undefined ? url.search : names.map((name) => url.searchParams.getAll(name));
  if (kind === 'header') return names.map((name) => headers[name.toLowerCase()]);
  const cookies = listOf(headers.cookie, ';');
  return names.map((name) => cookies.find((pair) => pair.startsWith(`${name}=`)));
}

/**
 * Keeps in memory the answers that ask for it by `Netlify-CDN-Cache-Control` (or `CDN-Cache-Control`), as the platform's
 * CDN does, until their time is over or one of their tags (`Netlify-Cache-Tag`) is purged. What is too old is asked for
 * anew before it is sent: `stale-while-revalidate` is not followed.
 */
export class CdnCache {
  readonly #answers = new Map<string, CachedAnswer>();
  /** What of a request the answers of a path hold for: the `Netlify-Vary` of the latest one. */
  readonly #vary = new Map<string, string[]>();
  #purges = 0;

  /** The kept answer to a request, if there is one. */
  find(request: IncomingMessage, url: URL): Answer | undefined {
    const found = isRead(request) ? this.#answers.get(this.#key(request, url)) : undefined;
    return found && found.expiresAt > Date.now() ? status(found.answer, 'hit') : undefined;
  }

  /** Called before a function is; out: what keeps its answer if that may be kept. A purge meanwhile forbids it. */
  begin(request: IncomingMessage, url: URL): (answer: Answer) => Answer {
    const purges = this.#purges;
    return ({ headers, ...rest }) => {
      const own = Object.fromEntries(Object.entries(headers).filter(([name]) => !FOR_THE_CDN.has(name)));
      const answer = { ...rest, headers: own };
      const seconds = lifetime(headers);
      // The answer to HEAD has no body to keep; one with a cookie is for its visitor alone.
      const mayKeep =
        request.method === 'GET' && CACHEABLE.has(rest.status) && seconds > 0 && !headers['set-cookie'];
      if (!mayKeep || purges !== this.#purges) return answer;
      const kept = { ...answer, headers: { etag: etagOf(answer.body), ...own }, compressed: new Map() };
      if (this.#answers.size >= LIMIT) this.purge();
      this.#vary.set(url.pathname, listOf(headers['netlify-vary']));
      const tags = listOf(headers['netlify-cache-tag'] ?? headers['cache-tag']);
      const expiresAt = Date.now() + seconds * 1_000;
      this.#answers.set(this.#key(request, url), { answer: kept, tags, expiresAt });
      return status(kept, 'fwd=miss');
    };
  }

  /** Forgets the answers with one of these tags; without tags, all. */
  purge(tags?: readonly string[]): void {
    this.#purges++;
    if (!tags) this.#vary.clear();
    for (const [key, answer] of this.#answers)
      if (!tags || answer.tags.some((tag) => tags.includes(tag))) this.#answers.delete(key);
  }

  /** What an answer depends on, of a request; without `Netlify-Vary` on its whole query. */
  #key(request: IncomingMessage, url: URL): string {
    const vary = this.#vary.get(url.pathname) ?? [];
    const instructions = vary.some((one) => one.startsWith('query')) ? vary : ['query', ...vary];
    return url.pathname + JSON.stringify(instructions.map((one) => [one, varied(one, request, url)]));
  }
}

const status = (answer: Answer, how: string): Answer => ({
  ...answer,
  headers: { ...answer.headers, 'cache-status': `"Local CDN"; ${how}` },
});
