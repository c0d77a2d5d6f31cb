import { dev } from 'astro';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { adminCredentials } from './admin-credentials.ts';
import { checkEnvironment } from './check-environment.ts';
import { openDataFolder } from './data-folder.ts';
import { devFunctions } from './dev-functions.ts';
import { explain } from './explain.ts';
import { setFunctionEnvironment } from './function-environment.ts';
import { RateLimiter } from './functions/rate-limiter.ts';
import { PublishEndpoints } from './publish/publish-endpoints.ts';
import { Publisher } from './publish/publisher.ts';
import { QUIET_TOOLS } from './publish/run-build.ts';
import { seedStore } from './seed-store.ts';
import { readSettings } from './settings.ts';

/** Entry point of `npm run dev`: pages, functions and store with reload on edit. */

const checkout = join(import.meta.dirname, '..', '..');
const log = (message: string): void => void process.stderr.write(`${message}\n`);
Object.assign(process.env, QUIET_TOOLS);

process.on('uncaughtException', (error) => {
  log(explain(error));
  process.exit(1);
});

checkEnvironment(process.env);
const settings = readSettings(process.env, checkout);
const { store, close } = await openDataFolder(settings.dataDir, log);
const credentials = await adminCredentials(settings);
const hookPath = PublishEndpoints.newHookPath();
const url = `http://localhost:${settings.port}`;
setFunctionEnvironment({ url, hookUrl: url + hookPath, credentials, store });
await seedStore(store, settings, log);

// Pages are rendered at each request here, so an edit is live at once; the next `npm start` builds it in.
const publisher = new Publisher({
  publish: () => {
    const now = new Date().toISOString();
    writeFileSync(join(settings.dataDir, 'publish-pending'), now);
    return Promise.resolve(now);
  },
  pendingFile: join(settings.dataDir, 'dev-publish-pending'),
  builtAt: null,
  log,
});

const plugin = devFunctions({
  host: { rateLimiter: settings.rateLimits ? new RateLimiter() : undefined, log },
  endpoints: new PublishEndpoints(publisher, hookPath),
});
const server = await dev({
  root: checkout,
  server: { port: settings.port, host: 'localhost' },
  vite: { plugins: [plugin], server: { strictPort: true } },
});

async function stop(): Promise<void> {
  await server.stop();
  await publisher.stop();
  await close();
  process.exit(0);
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  // The bundler's own listener would end the process before the store is closed.
  process.removeAllListeners(signal);
  process.once(signal, () => void stop());
}

const password = credentials.password ?? '(the one whose hash is ADMIN_PASSWORD_HASH)';
const address = `http://localhost:${server.address.port}`;
process.stdout.write(
  `  Staff     ${address}/adminlogin\n  User      ${credentials.username}\n  Password  ${password}\n`,
);
process.stdout.write(`ready on ${address}\n`);
