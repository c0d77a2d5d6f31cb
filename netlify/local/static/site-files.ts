import { readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { SiteFile } from './site-file.ts';

export type Found = { file: SiteFile } | { redirectTo: string };

/**
 * Every file of one finished build, by address. A build does not change, so one walk answers all requests, and an
 * address that is not in the index (`..`, NUL, links out of the folder) cannot reach the disk at all.
 */
export class SiteFiles {
  readonly #files = new Map<string, SiteFile>();

  constructor(folder: string, headersFor: (pathname: string) => Record<string, string>) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const { size, mtimeMs } = statSync(path);
      const file = new SiteFile(path, size, mtimeMs);
      const address = `/${relative(folder, path).split(sep).join('/')}`;
      file.headers = headersFor(pageAddress(address) ?? address);
      this.#files.set(address, file);
    }
  }

  /**
   * The file at a decoded path. Pages have one address, without `.html` and without a trailing slash; their other
   * spellings lead to it with one redirect, as the platform's pretty URLs do.
   */
  find(pathname: string): Found | undefined {
    const page = pageAddress(pathname);
    if (page !== undefined && this.#files.has(pathname)) return { redirectTo: page };
    const file = this.#lookUp(pathname);
    if (file) return { file };
    if (pathname.length < 2 || !pathname.endsWith('/')) return undefined;
    const bare = pathname.replace(/\/+$/, '');
    return bare.startsWith('/') && !bare.startsWith('//') && this.#lookUp(bare)
      ? { redirectTo: bare }
      : undefined;
  }

  get notFoundPage(): SiteFile | undefined {
    return this.#files.get('/404.html');
  }

  #lookUp(pathname: string): SiteFile | undefined {
    if (pathname === '/') return this.#files.get('/index.html');
    return (
      this.#files.get(pathname) ??
      this.#files.get(`${pathname}.html`) ??
      this.#files.get(`${pathname}/index.html`)
    );
  }
}

/** `/about.html` → `/about`, `/index.html` → `/`; undefined for what is not a page file. */
function pageAddress(pathname: string): string | undefined {
  if (!pathname.endsWith('.html')) return undefined;
  return pathname.replace(/(?:\/index)?\.html$/, '') || '/';
}
