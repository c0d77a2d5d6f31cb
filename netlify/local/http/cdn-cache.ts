import type { IncomingMessage } from 'node:http';
import { etagOf, isRead, type Answer, type Headers } from './answer.ts';

interface CachedAnswer {
  answer: Answer;
  tags: readonly string[];
  expiresAt: number;
  /** What of a request this answer holds for: `Netlify-Vary`, and what the request gave of that. */
  vary: readonly string[];
  variant: string;
}

const FOR_THE_CDN = new Set(['netlify-cdn-cache-control', 'netlify-cache-tag', 'netlify-vary']);
const CONTROL = ['netlify-cdn-cache-control', 'cdn-cache-control'];
const CACHEABLE = new Set([200, 203, 204, 300, 301, 404, 410]);
/** Answers of one path that differ by query, cookie or header. */
const VARIANTS = 100;
const PATHS_LIMIT = 1_000;

const listOf = (value: string | string[] | undefined, separator = ','): string[] =>
  [value ?? []]
    .flat()
    .flatMap((part) => part.split(separator))
    .flatMap((part) => part.trim() || []);

/** Seconds for which the platform may keep an answer; 0 when it may not. */
function lifetime(headers: Headers): number {
  const name = CONTROL.find((header) => headers[header] !== undefined);
  const directives = listOf(name && headers[name]).map((directive) => directive.toLowerCase());
  if (directives.includes('no-store') || directives.includes('private')) return 0;
  const seconds = (key: string) =>
    directives.find((directive) => directive.startsWith(`${key}=`))?.slice(key.length + 1);
  return Number(seconds('s-maxage') ?? seconds('max-age') ?? 0);
}

function cookie(request: IncomingMessage, name: string): string {
  return listOf(request.headers.cookie, ';').find((pair) => pair.startsWith(`${name}=`)) ?? '';
}

/** The part of a request that one instruction of `Netlify-Vary` looks at, for example `query=page|limit`. */
function varied(instruction: string, request: IncomingMessage, url: URL): string {
  const [kind, list] = instruction.split('=', 2);
  const names = list?.split('|') ?? [];
  if (kind === 'query' && list === undefined) return url.search;
  if (kind === 'query') return JSON.stringify(names.map((name) => url.searchParams.getAll(name)));
  if (kind === 'header') return JSON.stringify(names.map((name) => request.headers[name.toLowerCase()]));
  return kind === 'cookie' ? JSON.stringify(names.map((name) => cookie(request, name))) : '';
}

/** What an answer depends on, of a request; without `Netlify-Vary` on its whole query. */
function variantOf(request: IncomingMessage, url: URL, vary: readonly string[]): string {
  const instructions = vary.some((one) => one.startsWith('query')) ? vary : ['query', ...vary];
  return instructions.map((one) => varied(one, request, url)).join('\n');
}

/**
 * Keeps in memory the answers that ask for it by `Netlify-CDN-Cache-Control` (or `CDN-Cache-Control`), as the platform's
 * CDN does, until their time is over or one of their tags (`Netlify-Cache-Tag`) is purged. What is too old is asked for
 * anew before it is sent: `stale-while-revalidate` is not followed.
 */
export class CdnCache {
  readonly #answers = new Map<string, CachedAnswer[]>();
  #purges = 0;

  /** The kept answer to a request, if there is one. */
  find(request: IncomingMessage, url: URL): Answer | undefined {
    if (!isRead(request)) return undefined;
    const now = Date.now();
    const found = this.#answers
      .get(url.pathname)
      ?.find((kept) => kept.expiresAt > now && variantOf(request, url, kept.vary) === kept.variant);
    return found && status(found.answer, 'hit');
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
      const kept = {
        ...answer,
        headers: { etag: etagOf(answer.body), ...own },
        compressed: new Map<never, never>(),
      };
      const vary = listOf(headers['netlify-vary']);
      this.#keep(url.pathname, {
        answer: kept,
        tags: listOf(headers['netlify-cache-tag'] ?? headers['cache-tag']),
        expiresAt: Date.now() + seconds * 1_000,
        ...{ vary, variant: variantOf(request, url, vary) },
      });
      return status(kept, 'fwd=miss');
    };
  }

  /** Forgets the answers with one of these tags; without tags, all. */
  purge(tags?: readonly string[]): void {
    this.#purges++;
    if (!tags) return this.#answers.clear();
    for (const [path, answers] of this.#answers)
      this.#answers.set(
        path,
        answers.filter((answer) => !answer.tags.some((tag) => tags.includes(tag))),
      );
  }

  #keep(path: string, next: CachedAnswer): void {
    if (this.#answers.size >= PATHS_LIMIT) this.#answers.clear();
    const now = Date.now();
    const others = (this.#answers.get(path) ?? []).filter(({ expiresAt }) => expiresAt > now);
    this.#answers.set(path, [next, ...others].slice(0, VARIANTS));
  }
}

const status = (answer: Answer, how: string): Answer => ({
  ...answer,
  headers: { ...answer.headers, 'cache-status': `"Local CDN"; ${how}` },
});
