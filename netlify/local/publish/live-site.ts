import type { BuildShelf } from './build-shelf.ts';
import { PublishedSite } from './published-site.ts';

/**
 * The build that is served now, and the one before it: a page that was loaded a moment before a swap still asks for the
 * hashed files of its own build.
 */
export class LiveSite {
  readonly #root: string;
  readonly #shelf: BuildShelf;
  #current: PublishedSite;
  #previous: PublishedSite | undefined;

  private constructor(root: string, shelf: BuildShelf, current: PublishedSite) {
    this.#root = root;
    this.#shelf = shelf;
    this.#current = current;
  }

  static async open(root: string, shelf: BuildShelf, folder: string): Promise<LiveSite> {
    return new LiveSite(root, shelf, await PublishedSite.open(root, folder));
  }

  get current(): PublishedSite {
    return this.#current;
  }

  get previous(): PublishedSite | undefined {
    return this.#previous;
  }

  /** Serves another build from the next request on. Requests under way finish with the build they began with. */
  async swap(folder: string): Promise<void> {
    const next = await PublishedSite.open(this.#root, folder);
    const retired = this.#previous;
    this.#previous = this.#current;
    this.#current = next;
    if (retired) void retired.retire().then(() => this.#discard(retired));
  }

  /** Removes a build, and the one it shares its code with, unless one that is still served needs them. */
  async #discard(retired: PublishedSite): Promise<void> {
    const served = [this.#current, this.#previous].flatMap((site) => (site ? [site.folder, site.code] : []));
    const unused = [retired.folder, retired.code].filter((folder) => !served.includes(folder));
    await Promise.all(unused.map((folder) => this.#shelf.discard(folder)));
  }
}
