import { parseAllHeaders, type Header } from '@netlify/headers-parser';
import type { RedirectsHandler } from '@netlify/redirects';
import { lookup } from 'mrmime';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join, relative, sep } from 'node:path';
import { loadFunction, type FunctionMatch } from '../functions/hosted-function.ts';
import { etagOf, isRead, plainAnswer, type Answer } from '../http/answer.ts';
import type { RequestTarget } from '../http/request-router.ts';
import type { Platform } from '../platform.ts';
import { codeFolder } from '../publish/builds.ts';

const HASHED = '/_astro/';
// What the platform answers for a file that no rule speaks of.
const DEFAULT_HEADERS = { 'cache-control': 'public, max-age=0, must-revalidate', vary: 'Accept-Encoding' };
// Types that the platform says otherwise than the table of the package, or that it does not have.
const TYPES: Record<string, string> = { ico: 'image/x-icon', xml: 'application/xml' };

function contentType(path: string): string {
  const type = TYPES[path.split('.').at(-1) ?? ''] ?? lookup(path) ?? 'application/octet-stream';
  return /^text\/|[/+](?:json|xml|javascript)$/.test(type) ? `${type}; charset=utf-8` : type;
}

/** `/about.html` → `/about`, `/index.html` → `/`; undefined for what is not a page file. */
function pageAddress(pathname: string): string | undefined {
  if (!pathname.endsWith('.html')) return undefined;
  return pathname.replace(/(?:\/index)?\.html$/, '') || '/';
}

interface SiteRules {
  headers: readonly Header[];
  /** Absent when there is not a single one, so that nobody pays for matching. */
  redirects?: RedirectsHandler;
}

/** What netlify.toml and a build say about headers and redirects, read by the platform's own parsers. */
async function loadRules(root: string, publicDir: string): Promise<SiteRules> {
  const configPath = join(root, 'netlify.toml');
  const headersFiles = [join(publicDir, '_headers')];
  const own = { configHeaders: [], minimal: false };
  const parsed = await parseAllHeaders({ headersFiles, netlifyConfigPath: configPath, ...own });
  if (parsed.errors[0]) throw parsed.errors[0];
  const headers = parsed.headers as Header[];
  const isNamed = readFileSync(configPath, 'utf8').includes('redirects');
  if (!isNamed && !existsSync(join(publicDir, '_redirects'))) return { headers };
  const { RedirectsHandler } = await import('@netlify/redirects');
  const paths = { configPath, projectDir: root, publicDir };
  const redirects = new RedirectsHandler({ ...paths, configRedirects: [], jwtRoleClaim: '', jwtSecret: '' });
  return { headers, redirects };
}

/** Opens the build in `folder`, which follows that of `before`, with the rules of the checkout at `root`. */
export const openSite = async (
  root: string,
  folder: string,
  before?: PublishedSite,
): Promise<PublishedSite> => new PublishedSite(folder, await loadRules(root, folder), before);

/**
 * One finished build as it is served. A build does not change, so one walk answers all requests, an address that is not in the index
 * (`..`, NUL, links out of the folder) cannot reach the disk at all, and what was read stays in memory.
 */
export class PublishedSite {
  readonly folder: string;
  /** Addresses of the build's own files, with their paths. */
  readonly #own: ReadonlyMap<string, string>;
  /** Those, and the hashed files of the build before: a page from just before a swap still asks for them. */
  readonly #files: ReadonlyMap<string, string>;
  readonly #answers = new Map<string, Promise<Answer>>();
  readonly #rules: SiteRules;
  #onDemand: Promise<FunctionMatch | undefined> | undefined;

  constructor(folder: string, rules: SiteRules, before: PublishedSite | undefined) {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    const paths = files.map(({ parentPath, name }) => join(parentPath, name));
    this.folder = folder;
    this.#rules = rules;
    this.#own = new Map(paths.map((path) => [`/${relative(folder, path).split(sep).join('/')}`, path]));
    const earlier = [...(before ? before.#own : [])].filter(([address]) => address.startsWith(HASHED));
    this.#files = new Map([...earlier, ...this.#own]);
  }

  /**
   * Answers what no function has for its own, in the platform's order: files, redirects, on-demand pages, the not-found
   * page. Pages have one address, without `.html` and without a trailing slash; other spellings lead to it with one redirect.
   */
  async answer(target: RequestTarget, request: IncomingMessage, platform: Platform): Promise<Answer> {
    const { path, url } = target;
    const moved = this.#moved(path);
    const file = this.#fileAt(path);
    if ((moved ?? file) && !isRead(request)) return plainAnswer(405, { allow: 'GET, HEAD' });
    if (moved)
      return plainAnswer(301, { ...this.#headersFor(path), location: encodeURI(moved) + url.search });
    const found = file ?? (await this.#redirect(target, request));
    if (found) return found;
    const onDemand = path.startsWith(HASHED) ? undefined : await (this.#onDemand ??= this.#loadOnDemand());
    if (onDemand) return platform.call(onDemand, request, url);
    const page = isRead(request) ? this.#fileAt('/404') : undefined;
    return page ? { ...(await page), status: 404 } : plainAnswer(404, this.#headersFor('/404'));
  }

  #headersFor(pathname: string): Record<string, string> {
    const rules = this.#rules.headers.filter(({ forRegExp }) => forRegExp.test(pathname));
    const set = rules.flatMap(({ values }) => Object.entries(values));
    return {
      ...DEFAULT_HEADERS,
      ...Object.fromEntries(set.map(([name, value]) => [name.toLowerCase(), value])),
    };
  }

  #fileAt(path: string): Promise<Answer> | undefined {
    const addresses = path === '/' ? ['/index.html'] : [path, `${path}.html`, `${path}/index.html`];
    const address = addresses.find((one) => this.#files.has(one));
    if (address === undefined) return undefined;
    const answer = this.#answers.get(address) ?? this.#read(address);
    this.#answers.set(address, answer);
    return answer;
  }

  async #read(address: string): Promise<Answer> {
    const body = await readFile(this.#files.get(address) ?? '');
    const own = { 'content-type': contentType(address), etag: etagOf(body) };
    const headers = { ...this.#headersFor(pageAddress(address) ?? address), ...own };
    return { status: 200, headers, body, compressed: new Map() };
  }

  /** The address of a page whose other spelling this path is. */
  #moved(path: string): string | undefined {
    if (this.#files.has(path)) return pageAddress(path);
    const bare = path.replace(/\/+$/, '');
    return bare !== path && /^\/[^/]/.test(bare) && this.#fileAt(bare) ? bare : undefined;
  }

  /** The answer of the first redirect or rewrite rule that matches; undefined when there is none. */
  async #redirect({ path, url }: RequestTarget, request: IncomingMessage): Promise<Answer | undefined> {
    const { redirects } = this.#rules;
    if (!redirects) return undefined;
    const sent = Object.entries(request.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    const rule = await redirects.match(new Request(url, { headers: sent }));
    if (!rule) return undefined;
    const { redirect, external, statusCode, target, targetRelative } = rule;
    const location = external ? target.href : targetRelative;
    if (redirect) return plainAnswer(statusCode, { ...this.#headersFor(path), location });
    const file = external ? undefined : this.#fileAt(decodeURIComponent(target.pathname));
    return file && { ...(await file), status: statusCode };
  }

  /** The adapter's function, which renders what is not prebuilt; undefined when the build has none. */
  async #loadOnDemand(): Promise<FunctionMatch | undefined> {
    const entry = join(codeFolder(this.folder), 'ssr.mjs');
    return existsSync(entry) ? { hosted: await loadFunction(entry), pattern: '/*' } : undefined;
  }
}
