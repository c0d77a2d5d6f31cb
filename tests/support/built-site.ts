import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Where a page begins to load scripts: module scripts, islands and their renderer, modules loaded ahead. */
const SCRIPT_ENTRY =
  /<script[^>]*(?:\s|data-)src="([^"]+)"|\s(?:component|renderer|before-hydration)-url="([^"]+)"|<link[^>]*rel="modulepreload"[^>]*href="([^"]+)"/g;
/** An island in a panel out of sight that waits to be seen: what it needs is asked for when the panel is chosen. */
const WAITING_ISLAND =
  /(<[^>]*\sdata-inactive[\s>](?:(?!<\/?astro-island)[^])*)<astro-island[^>]*client="visible"[^>]*>/g;
const STYLESHEET = /<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g;
/** `import "./a.js"` and `from "./a.js"`; `import("./a.js")` loads on use and is not meant. */
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'`](\.[^"'`]+)["'`]/g;

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, ...groups]) => groups.find((group) => group !== undefined) ?? '');

/** Bytes of a text or a file as brotli sends it. */
export const compressed = (content: string | Buffer): number => brotliCompressSync(content).length;

/** The files of a finished build, and what a browser would load for each page of it. */
export class BuiltSite {
  readonly #folder: string;
  readonly #sizes = new Map<string, number>();

  /** @param buildFolder the folder of a `TestBuild`. */
  constructor(buildFolder: string) {
    this.#folder = buildFolder;
  }

  /** Addresses of all files: `/about.html`, `/_astro/site.js`. */
  get files(): string[] {
    return readdirSync(this.#folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(this.#folder.length));
  }

  get pages(): string[] {
    return this.files.filter((file) => file.endsWith('.html')).sort();
  }

  bytes(address: string): Buffer {
    return readFileSync(join(this.#folder, address));
  }

  text(address: string): string {
    return this.bytes(address).toString('utf8');
  }

  /** Compressed bytes of the page and its blocking style sheets. */
  pageWeight(page: string): number {
    return this.#sum([page, ...matches(this.text(page), STYLESHEET)]);
  }

  /** Compressed bytes of all scripts that a page loads by itself. */
  scriptWeight(page: string): number {
    return this.#sum(this.scripts(page));
  }

  /** Addresses of all scripts that a page loads by itself, following their static imports. */
  scripts(page: string): string[] {
    const scripts = new Set<string>();
    const add = (address: string): void => {
      if (scripts.has(address)) return;
      scripts.add(address);
      for (const path of matches(this.text(address), STATIC_IMPORT))
        add(new URL(path, `http://site${address}`).pathname);
    };
    matches(this.text(page).replace(WAITING_ISLAND, '$1'), SCRIPT_ENTRY).forEach(add);
    return [...scripts];
  }

  #sum(addresses: readonly string[]): number {
    return addresses.reduce((sum, address) => sum + this.#size(address), 0);
  }

  #size(address: string): number {
    const size = this.#sizes.get(address) ?? compressed(this.bytes(address));
    this.#sizes.set(address, size);
    return size;
  }
}
