import { once } from 'node:events';
import { join } from 'node:path';
import { describeCredentials } from './credentials.ts';
import { openDataFolder, pendingFile } from './data-folder.ts';
import { explain } from './explain.ts';
import { loadFunctions } from './functions/hosted-function.ts';
import { openListener } from './http/listener.ts';
import { answerRequest } from './http/request-router.ts';
import { openPlatform } from './platform.ts';
import { BuildFolders, buildSite, builtAt, isFresh, type BuildJob } from './publish/builds.ts';
import { Publisher } from './publish/publisher.ts';
import { readSettings, type LocalSettings } from './settings.ts';
import { openSite } from './site/published-site.ts';

/**
 * Entry point of `npm start`: pages, functions, store and build hook on one port. Standard output carries what a person or a
 * script waits for, standard error the rest.
 */

const checkout = join(import.meta.dirname, '..', '..');

/** Stopping takes at most this long, whatever is still under way. */
const STOP_LIMIT_MS = 4_500;

/** The first SIGTERM or SIGINT stops the server, or a start that is under way; later ones change nothing. */
const stop = new AbortController();
const { signal: stopping } = stop;
for (const name of ['SIGTERM', 'SIGINT'] as const) process.on(name, () => stop.abort());

// Work that a function left behind may fail at any time; that is its own fault and must not end the others.
process.on('unhandledRejection', (reason) => console.error(`Unhandled: ${explain(reason)}`));

/** The last build while it is made of these sources, a lent one, or a new one. */
async function firstBuild(
  { buildFrom }: LocalSettings,
  folders: BuildFolders,
  job: BuildJob,
): Promise<string> {
  const { current } = folders;
  if (current && (buildFrom || isFresh(current, job))) return current;
  if (!buildFrom) console.error('Building the site…');
  return buildFrom ?? buildSite(job, folders, stopping);
}

/** Serves the site until the server is to stop. The ready line comes once a request would be answered from a finished build. */
async function serve(): Promise<void> {
  const settings = readSettings(process.env, checkout);
  const { root, dataDir, buildCommand: command } = settings;
  const listener = await openListener(settings.port);
  const store = await openDataFolder(settings);
  const url = `http://localhost:${listener.port}`;
  const contexts = { edge: store.context('edge'), api: store.context('api') };
  const job = { root, siteUrl: settings.siteUrl ?? url, context: contexts.api, command };
  const folders = new BuildFolders(dataDir);

  const publisher = new Publisher({
    publish: async () => {
      const { folder } = site;
      site = await openSite(root, await buildSite(job, folders, stopping), site);
      platform.cache.purge();
      folders.tidy([site.folder, folder]);
      return builtAt(site.folder);
    },
    announce: (fault) => platform.announce(fault),
    pendingFile: pendingFile(dataDir),
    stopping,
  });
  const { platform, credentials } = await openPlatform(settings, store, url, {
    load: () => functions,
    build: () => publisher.request(),
    publishStatus: () => publisher.status,
    stopping,
  });
  const functions = loadFunctions(join(root, 'netlify/functions'));
  await functions;
  let site = await openSite(root, await firstBuild(settings, folders, job));
  folders.tidy([site.folder]);
  listener.answer = (request) => answerRequest(request, platform, site);
  publisher.begin(builtAt(site.folder));
  await platform.announce();
  const scheduled = platform.runSchedule();

  process.stdout.write(`\n  Site      ${url}\n${describeCredentials(url, credentials)}\nready on ${url}\n`);
  process.send?.({ url, hookUrl: url + platform.hookPath, credentials, contexts });
  if (!stopping.aborted) await once(stopping, 'abort');
  setTimeout(() => process.exit(0), STOP_LIMIT_MS).unref();
  // A build under way ends first; the store closes last, when no request needs it any more.
  await Promise.all([scheduled, publisher.running]);
  await listener.close();
  await store.stop();
}

try {
  await serve();
} catch (error) {
  if (!stopping.aborted) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}
process.exit();
