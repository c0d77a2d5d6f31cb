import { join } from 'node:path';
import { adminCredentials, type AdminCredentials } from './credentials.ts';
import { mailFolder, openDataFolder, seedStore } from './data-folder.ts';
import { SITE_ID } from './functions/call-function.ts';
import type { FunctionHost } from './functions/function-host.ts';
import { announceDeploy, type DeployEnd } from './functions/deploy-events.ts';
import { loadFunctions } from './functions/hosted-function.ts';
import { RateLimiter } from './functions/rate-limiter.ts';
import { Schedule } from './functions/schedule.ts';
import { CdnCache } from './http/cdn-cache.ts';
import { Listener } from './http/listener.ts';
import { RequestRouter } from './http/request-router.ts';
import { BuildFolders, readBuildRecord } from './publish/build-folder.ts';
import { PublishEndpoints } from './publish/publish-endpoints.ts';
import { Publisher, type PublisherOptions } from './publish/publisher.ts';
import { buildSite, type SiteBuild } from './publish/site-builder.ts';
import { sourceFingerprint } from './publish/source-fingerprint.ts';
import type { LocalSettings } from './settings.ts';
import { PublishedSite, type LiveSite } from './site/published-site.ts';
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

/** What functions run in, and the platform's own paths, which they find in their environment. */
export interface Platform {
  host: FunctionHost;
  credentials: AdminCredentials;
  endpoints: PublishEndpoints;
  publisher: Publisher;
}

/**
 * Sets up what both `npm start` and `npm run dev` have: puts into this process's environment what functions find on the
 * platform, with a short way to the store, and fills the store if it is empty. `url` is where the site is served.
 */
export async function openPlatform(
  settings: LocalSettings,
  url: string,
  store: StoreServer,
  publishing: Omit<PublisherOptions, 'log'>,
  log: Log,
): Promise<Platform> {
  const cache = new CdnCache();
  const publisher = new Publisher({ ...publishing, log });
  const endpoints = new PublishEndpoints(publisher, cache);
  const credentials = await adminCredentials(settings);
  fetchStoreDirectly(store);
  Object.assign(process.env, {
    URL: url,
    SITE_ID,
    CONTEXT: 'production',
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

/** The build to begin with: the last one while it is made of these sources, a lent one, or a new one. */
async function firstBuild(
  { root, buildFrom }: LocalSettings,
  siteUrl: string,
  folders: BuildFolders,
  build: () => Promise<SiteBuild>,
): Promise<string> {
  const { current } = folders;
  const record = current && readBuildRecord(current);
  if (record && (buildFrom || record.fingerprint === sourceFingerprint(root, siteUrl))) return current;
  return buildFrom ?? (await build()).folder;
}

/** Serves the site on the listener's port. Out: what the server is known by, and what stops its builds. */
async function serve(
  settings: LocalSettings,
  listener: Listener,
  store: StoreServer,
  log: Log,
  signal: AbortSignal,
): Promise<Platform & { url: string; schedule: Schedule }> {
  const { root, dataDir, buildCommand: command } = settings;
  const url = `http://localhost:${listener.port}`;
  const siteUrl = settings.siteUrl ?? url;
  const folders = new BuildFolders(dataDir);
  const job = { root, siteUrl, context: store.context('api'), command };
  const live: Partial<LiveSite> = {};
  const publish = async (stopped: AbortSignal) => {
    const { folder, builtAt } = await buildSite(job, folders, stopped);
    const next = await PublishedSite.open(root, folder);
    live.previous = live.current;
    live.current = next;
    platform.host.cache.purge();
    folders.tidy([next.folder, live.previous?.folder ?? next.folder]);
    return builtAt;
  };
  const announce = (end: DeployEnd) => announceDeploy(functions, url, end, log);
  const pendingFile = join(dataDir, 'publish-pending');
  const platform = await openPlatform(settings, url, store, { publish, announce, pendingFile }, log);
  const functions = await loadFunctions(join(root, 'netlify/functions'));
  const first = await firstBuild(settings, siteUrl, folders, () => {
    log('Building the site…');
    return buildSite(job, folders, signal);
  });
  folders.tidy([first]);
  live.current = await PublishedSite.open(root, first);
  const { endpoints, publisher } = platform;
  const router = new RequestRouter({
    functions,
    host: platform.host,
    live: live as LiveSite,
    answerPlatform: (target, request) => endpoints.answer(target, request),
  });
  listener.serve((request, response) => router.handle(request, response));
  publisher.begin(readBuildRecord(first)?.builtAt ?? null);
  await announce({ state: 'ready' });
  const schedule = new Schedule(() => Promise.resolve(functions), url, log);
  return { ...platform, url, schedule };
}

/**
 * Starts the whole site on one port: pages, functions, store, build hook. Resolves once the first request would be
 * answered from a finished build. Throws `PortTakenError`, or `FolderTakenError` when another server has the data folder.
 */
export async function startLocalServer(
  settings: LocalSettings,
  log: Log,
  signal: AbortSignal,
): Promise<LocalServer> {
  const listener = await Listener.open(settings.port, log);
  // A build under way ends first; the store closes last, when no request needs it any more.
  const steps: (() => Promise<void>)[] = [() => listener.close()];
  const stop = async () => {
    for (const step of steps.splice(0)) await step();
  };
  try {
    const store = await openDataFolder(settings, log);
    steps.push(() => store.stop());
    const served = await serve(settings, listener, store, log, signal);
    const { url, credentials, endpoints, publisher, schedule } = served;
    steps.unshift(
      () => schedule.stop(),
      () => publisher.stop(),
    );
    return { url, hookUrl: url + endpoints.hookPath, credentials, store, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
