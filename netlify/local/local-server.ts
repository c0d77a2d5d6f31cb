import { join } from 'node:path';
import { adminCredentials, type AdminCredentials } from './admin-credentials.ts';
import { openDataFolder } from './data-folder.ts';
import { setFunctionEnvironment } from './function-environment.ts';
import { loadFunctions } from './functions/load-functions.ts';
import { RateLimiter } from './functions/rate-limiter.ts';
import { Listener } from './listener.ts';
import { readBuildRecord } from './publish/build-folder.ts';
import { BuildShelf } from './publish/build-shelf.ts';
import { siteBuilder, type SiteBuilder } from './publish/site-builder.ts';
import { LiveSite } from './publish/live-site.ts';
import { PublishEndpoints } from './publish/publish-endpoints.ts';
import { Publisher } from './publish/publisher.ts';
import { sourceFingerprint } from './publish/source-fingerprint.ts';
import { RequestRouter } from './request-router.ts';
import { seedStore } from './seed-store.ts';
import type { LocalSettings } from './settings.ts';
import type { StoreServer } from './store/store-server.ts';

export interface LocalServer {
  url: string;
  hookUrl: string;
  credentials: AdminCredentials;
  store: StoreServer;
  publisher: Publisher;
  stop: () => Promise<void>;
}

interface Starting {
  settings: LocalSettings;
  url: string;
  /** The address that pages name as their own. */
  siteUrl: string;
  store: StoreServer;
  log: (message: string) => void;
  /** Ends a start that is no longer wanted. */
  signal: AbortSignal;
}

/** The build to begin with: the last one while it is made of these sources, a lent one, or a new one. */
async function firstBuild(starting: Starting, shelf: BuildShelf, build: SiteBuilder): Promise<string> {
  const { settings, siteUrl, log, signal } = starting;
  const { current } = shelf;
  const record = current ? readBuildRecord(current) : undefined;
  if (current && (settings.buildFrom || record?.fingerprint === sourceFingerprint(settings.root, siteUrl)))
    return current;
  if (settings.buildFrom) return settings.buildFrom;
  log('Building the site…');
  return (await build(signal)).folder;
}

async function serve(starting: Starting, listener: Listener): Promise<Omit<LocalServer, 'store' | 'stop'>> {
  const { settings, url, store, log } = starting;
  const hookPath = PublishEndpoints.newHookPath();
  const credentials = await adminCredentials(settings);
  setFunctionEnvironment({ url, hookUrl: url + hookPath, credentials, store });
  await seedStore(store, settings, log);
  const shelf = new BuildShelf(settings.dataDir);
  const build = siteBuilder(starting, shelf);
  const functions = await loadFunctions(join(settings.root, 'netlify/functions'));
  const first = await firstBuild(starting, shelf, build);
  await shelf.tidy();
  const live = await LiveSite.open(settings.root, shelf, first);
  const publisher = new Publisher({
    publish: async (signal) => {
      const { folder, builtAt } = await build(signal);
      await live.swap(folder);
      return builtAt;
    },
    pendingFile: join(settings.dataDir, 'publish-pending'),
    builtAt: readBuildRecord(first)?.builtAt ?? null,
    log,
  });
  const endpoints = new PublishEndpoints(publisher, hookPath);
  const router = new RequestRouter({
    functions,
    host: { rateLimiter: settings.rateLimits ? new RateLimiter() : undefined, log },
    live,
    answerPlatform: (target, request, response) => endpoints.answer(target, request, response),
  });
  listener.serve((request, response) => router.answer(request, response));
  if (publisher.isPending) publisher.request();
  return { url, hookUrl: url + hookPath, credentials, publisher };
}

/**
 * Starts the whole site on one port: pages, functions, store, build hook. Resolves once the first request would be
 * answered from a finished build. Throws `PortTakenError`, or `LockedError` when another server has the data folder.
 */
export async function startLocalServer(
  settings: LocalSettings,
  log: (message: string) => void,
  signal: AbortSignal,
): Promise<LocalServer> {
  const listener = await Listener.open(settings.port, log);
  const url = `http://localhost:${listener.port}`;
  const steps: (() => Promise<void>)[] = [() => listener.close()];
  const stop = async () => {
    for (const step of steps.splice(0)) await step();
  };
  try {
    const { store, close } = await openDataFolder(settings.dataDir, log);
    steps.push(close);
    const starting = { settings, url, siteUrl: settings.siteUrl ?? url, store, log, signal };
    const served = await serve(starting, listener);
    // A build under way ends first; the store closes last, when no request needs it any more.
    steps.unshift(() => served.publisher.stop());
    return { ...served, store, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
