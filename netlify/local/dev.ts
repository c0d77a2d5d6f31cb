import { dev } from 'astro';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeCredentials } from './credentials.ts';
import { openDataFolder } from './data-folder.ts';
import { explain } from './explain.ts';
import { devFunctions } from './functions/dev-functions.ts';
import { openPlatform } from './local-server.ts';
import { QUIET_TOOLS } from './publish/site-builder.ts';
import { readSettings } from './settings.ts';

/** Entry point of `npm run dev`: pages, functions and store with reload on edit. */

const checkout = join(import.meta.dirname, '..', '..');
const log = (message: string): void => void process.stderr.write(`${message}\n`);
Object.assign(process.env, QUIET_TOOLS);

process.on('uncaughtException', (error) => {
  log(explain(error));
  process.exit(1);
});

const settings = readSettings(process.env, checkout);
const { port, dataDir } = settings;
const store = await openDataFolder(settings, log);

// Pages are rendered at each request here, so an edit is live at once; the next `npm start` builds it in.
const publish = () => {
  const now = new Date().toISOString();
  writeFileSync(join(dataDir, 'publish-pending'), now);
  return Promise.resolve(now);
};
const announce = () => Promise.resolve();
const publishing = { publish, announce, pendingFile: join(dataDir, 'dev-publish-pending') };
const url = `http://localhost:${port}`;
const platform = await openPlatform(settings, url, store, publishing, log);
const { host, endpoints, publisher, credentials } = platform;

const plugin = devFunctions({
  host,
  answerPlatform: endpoints.answer,
  url,
});
const server = await dev({
  root: checkout,
  server: { port, host: 'localhost' },
  vite: { plugins: [plugin], server: { strictPort: true } },
});

async function stop(): Promise<void> {
  await server.stop();
  await publisher.stop();
  await store.stop();
  process.exit(0);
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  // The bundler's own listener would end the process before the store is closed.
  process.removeAllListeners(signal);
  process.once(signal, () => void stop());
}

const address = `http://localhost:${server.address.port}`;
// Which port a free one is, is known only now.
Object.assign(process.env, {
  URL: address,
  BUILD_HOOK_URL: address + endpoints.hookPath,
  PURGE_API_URL: address,
});
process.stdout.write(`${describeCredentials(address, credentials)}ready on ${address}\n`);
