import { lookup } from 'mrmime';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { etagOf, type Answer, type Headers } from '../http/answer.ts';

/** What is at an address: a file, or the way to the address of its page. */
export type Found = { file: Promise<Answer> } | { redirectTo: string };

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

/**
 * Every file of one finished build, by address. A build does not change, so one walk answers all requests, an address that
 * is not in the index (`..`, NUL, links out of the folder) cannot reach the disk at all, and what was read stays in memory.
 */
export class SiteFiles {
  readonly #paths = new Map<string, string>();
  readonly #answers = new Map<string, Promise<Answer>>();
  readonly #headersFor: (pathname: string) => Headers;

  constructor(folder: string, headersFor: (pathname: string) => Headers) {
    this.#headersFor = headersFor;
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (entry.isFile()) this.#paths.set(`/${relative(folder, path).split(sep).join('/')}`, path);
    }
  }

  /**
   * What is at a decoded path. Pages have one address, without `.html` and without a trailing slash; their other
   * spellings lead to it with one redirect.
   */
  find(pathname: string): Found | undefined {
    const page = pageAddress(pathname);
    if (page !== undefined && this.#paths.has(pathname)) return { redirectTo: page };
    const address = this.#lookUp(pathname);
    if (address) return { file: this.#read(address) };
    if (pathname.length < 2 || !pathname.endsWith('/')) return undefined;
    const bare = pathname.replace(/\/+$/, '');
    return /^\/[^/]/.test(bare) && this.#lookUp(bare) ? { redirectTo: bare } : undefined;
  }

  get notFoundPage(): Promise<Answer> | undefined {
    return this.#paths.has('/404.html') ? this.#read('/404.html') : undefined;
  }

  #lookUp(pathname: string): string | undefined {
    const addresses =
      pathname === '/' ? ['/index.html'] : [pathname, `${pathname}.html`, `${pathname}/index.html`];
    return addresses.find((address) => this.#paths.has(address));
  }

  #read(address: string): Promise<Answer> {
    let answer = this.#answers.get(address);
    if (!answer) {
      answer = this.#load(address);
      this.#answers.set(address, answer);
    }
    return answer;
  }

  async #load(address: string): Promise<Answer> {
    const body = await readFile(this.#paths.get(address) ?? '');
    const own = { 'content-type': contentType(address), etag: etagOf(body) };
    const headers = { ...this.#headersFor(pageAddress(address) ?? address), ...own };
    return { status: 200, headers, body, compressed: new Map() };
  }
}
