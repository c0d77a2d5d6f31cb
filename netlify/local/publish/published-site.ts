import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FunctionModule } from '../functions/function-types.ts';
import { hostFunction } from '../functions/load-functions.ts';
import type { FunctionMatch } from '../functions/match-function.ts';
import { SiteFiles } from '../static/site-files.ts';
import { loadSiteRules, type SiteRules } from '../static/site-rules.ts';
import { buildConfigFile, codeFolder, siteFolder, ssrFolder } from './build-folder.ts';

/** One finished build as it is served: files, rules, on-demand pages. Counts its readers, so that none loses its files. */
export class PublishedSite {
  readonly folder: string;
  /** The build whose code it shares; its own folder if it has code of its own. */
  readonly code: string;
  readonly files: SiteFiles;
  readonly rules: SiteRules;
  #readers = 0;
  #onIdle: (() => void) | undefined;
  #onDemand: Promise<FunctionMatch | undefined> | undefined;

  private constructor(folder: string, code: string, rules: SiteRules) {
    this.folder = folder;
    this.code = code;
    this.rules = rules;
    this.files = new SiteFiles(siteFolder(folder), rules.headersFor);
  }

  static async open(root: string, folder: string): Promise<PublishedSite> {
    const code = codeFolder(folder);
    const rules = await loadSiteRules(root, siteFolder(folder), buildConfigFile(code));
    return new PublishedSite(folder, code, rules);
  }

  /** The adapter's function, which renders what is not prebuilt; undefined when the build has none. */
  onDemand(): Promise<FunctionMatch | undefined> {
    this.#onDemand ??= this.#loadOnDemand();
    return this.#onDemand;
  }

  /** Runs a task that reads this build; `retire` waits for it. */
  async read(task: () => Promise<void>): Promise<void> {
    this.#readers++;
    try {
      await task();
    } finally {
      this.#readers--;
      if (this.#readers === 0) this.#onIdle?.();
    }
  }

  /** Resolves when no request reads this build any more. */
  async retire(): Promise<void> {
    if (this.#readers > 0) await new Promise<void>((resolve) => (this.#onIdle = resolve));
  }

  async #loadOnDemand(): Promise<FunctionMatch | undefined> {
    // Builds that share their code share its address, and so the one module that Node keeps in memory.
    const entry = join(ssrFolder(this.code), 'ssr.mjs');
    if (!existsSync(entry)) return undefined;
    const hosted = hostFunction('ssr', (await import(pathToFileURL(entry).href)) as FunctionModule);
    return { hosted, route: hosted.routes[0] };
  }
}
