import { dev } from 'astro';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { createServerModuleRunner } from 'vite';
import { describeCredentials } from './credentials.ts';
import { openDataFolder, pendingFile } from './data-folder.ts';
import { explain } from './explain.ts';
import { loadFunctions, type FunctionModule, type FunctionSet } from './functions/hosted-function.ts';
import { sendAnswer } from './http/answer.ts';
import { parseTarget } from './http/request-router.ts';
import { openPlatform, type Platform } from './platform.ts';
import { QUIET_TOOLS } from './publish/builds.ts';
import { readSettings } from './settings.ts';

/** Entry point of `npm run dev`: pages, functions and store with reload on edit. */

const checkout = join(import.meta.dirname, '..', '..');
const folder = join(checkout, 'netlify/functions');
let load: () => Promise<FunctionSet> = () => loadFunctions(folder);

/** Loads functions through Vite, so that an edit of one, or of anything it imports, counts at the next call. */
function functionsOf(server: ViteDevServer): () => Promise<FunctionSet> {
  const runner = createServerModuleRunner(server.environments.ssr, { hmr: false });
  let loaded: Promise<FunctionSet> | undefined;
  server.watcher.add(join(checkout, 'netlify'));
  server.watcher.on('all', (_event, path) => {
    if (!/\.tsx?$/.test(path)) return;
    server.environments.ssr.moduleGraph.invalidateAll();
    runner.clearCache();
    loaded = undefined;
  });
  return () => (loaded ??= loadFunctions(folder, (path) => runner.import<FunctionModule>(path)));
}

/** Answers the site's calls inside `astro dev`, before Astro looks for a page. */
const callsPlugin = (platform: Platform): Plugin => ({
  name: 'local-functions',
  apply: 'serve',
  configureServer(server) {
    load = functionsOf(server);
    server.middlewares.use((request, response, next) => {
      const target = parseTarget(Object.assign(request, { url: request.originalUrl ?? request.url }));
      if (!target) return next();
      platform
        .answer(target, request)
        .then((found) => (found ? sendAnswer(request, response, found) : next()))
        .catch(next);
    });
  },
});

Object.assign(process.env, QUIET_TOOLS);
process.on('uncaughtException', (error) => {
  console.error(explain(error));
  process.exit(1);
});

const stop = new AbortController();
const settings = readSettings(process.env, checkout);
const { port, dataDir } = settings;
const store = await openDataFolder(settings);
const { platform, credentials } = await openPlatform(settings, store, `http://localhost:${port}`, {
  load: () => load(),
  // Pages are rendered at each request here, so an edit is live at once; the next `npm start` builds it in.
  build: () => writeFileSync(pendingFile(dataDir), ''),
  publishStatus: () => ({ state: 'idle', builds: 0, builtAt: null, error: null }),
  stopping: stop.signal,
});
const server = await dev({
  root: checkout,
  server: { port, host: 'localhost' },
  vite: { plugins: [callsPlugin(platform)], server: { strictPort: true } },
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  // The bundler's own listener would end the process before the store is closed.
  process.removeAllListeners(signal);
  process.once(signal, () => stop.abort());
}
const url = `http://localhost:${server.address.port}`;
// Which port a free one is, is known only now.
platform.announceUrl(url);
const scheduled = platform.runSchedule();
process.stdout.write(`${describeCredentials(url, credentials)}ready on ${url}\n`);

await once(stop.signal, 'abort');
await Promise.all([server.stop(), scheduled]);
await store.stop();
process.exit();
