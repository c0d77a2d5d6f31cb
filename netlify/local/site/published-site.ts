import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hostFunction, importFromDisk, type FunctionMatch } from '../functions/hosted-function.ts';
import { codeFolder, siteFolder } from '../publish/build-folder.ts';
import { SiteFiles } from './site-files.ts';
import { loadSiteRules, type SiteRules } from './site-rules.ts';

/** One finished build as it is served: files, rules, on-demand pages. */
export class PublishedSite {
  readonly folder: string;
  readonly files: SiteFiles;
  readonly rules: SiteRules;
  #onDemand: Promise<FunctionMatch | undefined> | undefined;

  private constructor(folder: string, rules: SiteRules) {
    this.folder = folder;
    this.rules = rules;
    this.files = new SiteFiles(siteFolder(folder), rules.headersFor);
  }

  /** Opens the build in `folder` with the rules of the checkout at `root`. */
  static async open(root: string, folder: string): Promise<PublishedSite> {
    return new PublishedSite(folder, await loadSiteRules(root, siteFolder(folder)));
  }

  /** The adapter's function, which renders what is not prebuilt; undefined when the build has none. */
  onDemand(): Promise<FunctionMatch | undefined> {
    this.#onDemand ??= this.#loadOnDemand();
    return this.#onDemand;
  }

  async #loadOnDemand(): Promise<FunctionMatch | undefined> {
    const entry = join(codeFolder(this.folder), 'ssr.mjs');
    if (!existsSync(entry)) return undefined;
    const hosted = hostFunction('ssr', await importFromDisk(entry));
    return { hosted, route: hosted.routes[0] };
  }
}

/**
 * The build that is served now, and the one before it: a page that was loaded a moment before a swap still asks for the
 * hashed files of its own build.
 */
export interface LiveSite {
  current: PublishedSite;
  previous: PublishedSite | undefined;
}
