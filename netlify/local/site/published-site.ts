import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hostFunction, importFromDisk, type FunctionMatch } from '../functions/hosted-function.ts';
import { codeFolder, siteFolder } from '../publish/build-folder.ts';
import { SiteFiles } from './site-files.ts';
import { loadSiteRules } from './site-rules.ts';

/** One finished build as it is served. */
export type PublishedSite = Awaited<ReturnType<typeof openSite>>;

/** Opens the build in `folder` with the rules of the checkout at `root`. */
export async function openSite(root: string, folder: string) {
  const rules = await loadSiteRules(root, siteFolder(folder));
  let onDemand: Promise<FunctionMatch | undefined> | undefined;
  return {
    ...{ folder, rules, files: new SiteFiles(siteFolder(folder), rules.headersFor) },
    /** The adapter's function, which renders what is not prebuilt; undefined when the build has none. */
    onDemand: () => (onDemand ??= loadOnDemand(folder)),
  };
}

async function loadOnDemand(folder: string): Promise<FunctionMatch | undefined> {
  const entry = join(codeFolder(folder), 'ssr.mjs');
  if (!existsSync(entry)) return undefined;
  const hosted = hostFunction('ssr', await importFromDisk(entry));
  return { hosted, route: hosted.routes[0] };
}

/**
 * The build that is served now, and the one before it: a page that was loaded a moment before a swap still asks for the
 * hashed files of its own build.
 */
export interface LiveSite {
  current: PublishedSite;
  previous: PublishedSite | undefined;
}
