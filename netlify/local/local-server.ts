import { join } from 'node:path';
import { adminCredentials, type AdminCredentials } from './credentials.ts';
import { mailFolder, openDataFolder, seedStore } from './data-folder.ts';
import { localContext, SITE_ID } from './functions/call-function.ts';
import { loadFunctions } from './functions/hosted-function.ts';
import { announceDeploy, runSchedule } from './functions/platform-calls.ts';
import { RateLimiter } from './functions/rate-limiter.ts';
import { CdnCache } from './http/cdn-cache.ts';
import { openListener, type Listener } from './http/listener.ts';
import { answerRequest } from './http/request-router.ts';
import { BuildFolders, readBuildRecord } from './publish/build-folder.ts';
import { publishEndpoints } from './publish/publish-endpoints.ts';
import { Publisher, type PublisherOptions } from './publish/publisher.ts';
import { buildSite } from './publish/site-builder.ts';
import { sourceFingerprint } from './publish/source-fingerprint.ts';
import type { LocalSettings } from './settings.ts';
import { openSite, type LiveSite } from './site/published-site.ts';
import { fetchStoreDirectly } from './store/store-fetch.ts';
import type { StoreServer } from './store/store-server.ts';

export interface LocalServer {
  url: string;
  hookUrl: string;
  credentials: AdminCredentials;
  store: StoreServer;
  stop: () => Promise<void>;
}

type Log = (message: string) => void;
type Stop = () => Promise<void>;

/**
 * Sets up what both `npm start` and `npm run dev` have: puts into this process's environment what functions find on the
 * platform, with a short way to the store, and fills the store if it is empty. `url` is where the site is served. Out: what
 * functions run in, and the platform's own paths, which they find in their environment.
 */
export async function openPlatform(
  settings: LocalSettings,
  url: string,
  store: StoreServer,
  publishing: Omit<PublisherOptions, 'log'>,
  log: Log,
) {
  const cache = new CdnCache();
  const publisher = new Publisher({ ...publishing, log });
  const endpoints = publishEndpoints(publisher, cache);
  const credentials = await adminCredentials(settings);
  fetchStoreDirectly(store);
  Object.assign(process.env, {
    URL: url,
    SITE_ID,
    CONTEXT: localContext,
    NETLIFY_BLOBS_CONTEXT: store.context('edge'),
    BUILD_HOOK_URL: url + endpoints.hookPath,
    NETLIFY_PURGE_API_TOKEN: endpoints.purgeToken,
    PURGE_API_URL: url,
    // A build costs nothing here.
    PUBLISH_EVERY_MINUTES: process.env['PUBLISH_EVERY_MINUTES']?.trim() || '0',
    ADMIN_USERNAME: credentials.username,
    ADMIN_PASSWORD_HASH: credentials.passwordHash,
    MAIL_DIR: mailFolder(settings.dataDir),
  });
  await seedStore(store, settings, log);
  const rateLimiter = settings.rateLimits ? new RateLimiter() : undefined;
  return { host: { cache, rateLimiter, log }, credentials, endpoints, publisher };
}

/** Serves the site on the listener's port; what is to be stopped before the store is put in front of `steps`. */
async function serve(
  settings: LocalSettings,
  listener: Listener,
  store: StoreServer,
  steps: Stop[],
  log: Log,
  signal: AbortSignal,
): Promise<Omit<LocalServer, 'stop'>> {
  const { root, dataDir, buildFrom, buildCommand: command } = settings;
  const url = `http://localhost:${listener.port}`;
  const siteUrl = settings.siteUrl ?? url;
  const folders = new BuildFolders(dataDir);
  const job = { root, siteUrl, context: store.context('api'), command };
  const live: Partial<LiveSite> = {};
  const platform = await openPlatform(
    settings,
    url,
    store,
    {
      pendingFile: join(dataDir, 'publish-pending'),
      announce: (end) => announceDeploy(functions, url, end, log),
      publish: async (stopped) => {
        const { folder, builtAt } = await buildSite(job, folders, stopped);
        const next = await openSite(root, folder);
        live.previous = live.current;
        live.current = next;
        host.cache.purge();
        folders.tidy([next.folder, live.previous?.folder ?? next.folder]);
        return builtAt;
      },
    },
    log,
  );
  const { host, credentials, endpoints, publisher } = platform;
  const functions = await loadFunctions(join(root, 'netlify/functions'));

  // The last build while it is made of these sources, a lent one, or a new one.
  const record = folders.current && readBuildRecord(folders.current);
  const isFresh = record && (buildFrom ?? record.fingerprint === sourceFingerprint(root, siteUrl));
  let first = isFresh ? folders.current : buildFrom;
  if (!first) {
    log('Building the site…');
    first = (await buildSite(job, folders, signal)).folder;
  }
  folders.tidy([first]);
  live.current = await openSite(root, first);

  const parts = {
    functions,
    host: { ...host, stopping: signal },
    live: live as LiveSite,
    answerPlatform: endpoints.answer,
  };
  listener.serve((request) => answerRequest(parts, request));
  publisher.begin(readBuildRecord(first)?.builtAt ?? null);
  await announceDeploy(functions, url, { state: 'ready' }, log);
  steps.unshift(
    runSchedule(() => Promise.resolve(functions), url, log),
    () => publisher.stop(),
  );
  return { url, hookUrl: url + endpoints.hookPath, credentials, store };
}

/**
 * Starts the whole site on one port: pages, functions, store, build hook. Resolves once the first request would be
 * answered from a finished build. Throws `StartError` when the port is taken or another server has the data folder.
 */
export async function startLocalServer(
  settings: LocalSettings,
  log: Log,
  signal: AbortSignal,
): Promise<LocalServer> {
  const listener = await openListener(settings.port, log);
  // A build under way ends first; the store closes last, when no request needs it any more.
  const steps: Stop[] = [listener.close];
  const stop = async () => {
    for (const step of steps.splice(0)) await step();
  };
  try {
    const store = await openDataFolder(settings, log);
    steps.push(() => store.stop());
    return { ...(await serve(settings, listener, store, steps, log, signal)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
