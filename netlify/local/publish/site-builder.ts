import { existsSync } from 'node:fs';
import type { LocalSettings } from '../settings.ts';
import type { StoreServer } from '../store/store-server.ts';
import { codeFolder, readBuildRecord, rendererFolder } from './build-folder.ts';
import type { BuildShelf } from './build-shelf.ts';
import { renderAnew, runBuild, type BuildJob } from './run-build.ts';
import { sourceFingerprint } from './source-fingerprint.ts';

export interface SiteBuild {
  folder: string;
  builtAt: string;
}

/** Makes a build of the running store's content and puts it on the shelf. */
export type SiteBuilder = (signal: AbortSignal) => Promise<SiteBuild>;

interface BuilderParts {
  settings: Pick<LocalSettings, 'root' | 'buildCommand' | 'buildFrom'>;
  /** The address that pages name as their own. */
  siteUrl: string;
  store: StoreServer;
  log: (message: string) => void;
}

/** A finished build of these sources that can render its pages anew. */
function sameCode({ current }: BuildShelf, buildFrom: string | undefined, fingerprint: string) {
  const folder = current ?? buildFrom;
  if (!folder || readBuildRecord(folder)?.fingerprint !== fingerprint) return undefined;
  const code = codeFolder(folder);
  return existsSync(rendererFolder(code)) ? code : undefined;
}

/**
 * Makes builds of a checkout. While the sources are those of the last build, only the pages are rendered anew; else, and
 * if that fails, everything is built from start to finish.
 */
export function siteBuilder({ settings, siteUrl, store, log }: BuilderParts, shelf: BuildShelf): SiteBuilder {
  const { root, buildFrom, buildCommand: command } = settings;

  /** Out: the build whose code it shares, if it does. */
  async function make(job: BuildJob, fingerprint: string): Promise<string | undefined> {
    const code = sameCode(shelf, buildFrom, fingerprint);
    if (code) {
      try {
        await renderAnew(job, code);
        return code;
      } catch (error) {
        if (job.signal.aborted) throw error;
        log(`The pages could not be rendered anew; building from the start.\n${String(error)}`);
        await shelf.discard(job.folder);
      }
    }
    await runBuild(job);
    return undefined;
  }

  return async (signal) => {
    const folder = shelf.newFolder();
    const fingerprint = sourceFingerprint(root, siteUrl);
    const env = { NETLIFY_BLOBS_CONTEXT: store.context('api'), URL: siteUrl };
    try {
      const code = await make({ root, folder, env, command, signal }, fingerprint);
      const builtAt = new Date().toISOString();
      shelf.publish(folder, { fingerprint, builtAt }, code);
      return { folder, builtAt };
    } catch (error) {
      await shelf.discard(folder);
      throw error;
    }
  };
}
