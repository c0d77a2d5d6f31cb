import { join } from 'node:path';
import { describeCredentials } from './credentials.ts';
import { explain } from './explain.ts';
import { startLocalServer, type LocalServer } from './local-server.ts';
import { readSettings } from './settings.ts';

/** Entry point of `npm start`. Standard output carries what a person or a script waits for, standard error the rest. */

const checkout = join(import.meta.dirname, '..', '..');
const log = (message: string): void => void process.stderr.write(`${message}\n`);

/** Stopping takes at most this long, whatever is still under way. */
const STOP_LIMIT_MS = 4_500;

/** The first SIGTERM or SIGINT stops the server, or a start that is under way; later ones change nothing. */
const stopSignal = new AbortController();
for (const name of ['SIGTERM', 'SIGINT'] as const) process.on(name, () => stopSignal.abort());

async function stop(server: LocalServer): Promise<never> {
  setTimeout(() => process.exit(0), STOP_LIMIT_MS).unref();
  await server.stop();
  process.exit(0);
}

function announce({ url, hookUrl, credentials, store }: LocalServer): void {
  const { username, password } = credentials;
  process.stdout.write(`\n  Site      ${url}\n${describeCredentials(url, credentials)}\nready on ${url}\n`);
  const contexts = { edge: store.context('edge'), api: store.context('api') };
  process.send?.({ url, hookUrl, credentials: { username, password }, contexts });
}

// Work that a function left behind may fail at any time; that is its own fault and must not end the others.
process.on('unhandledRejection', (reason) => log(`Unhandled: ${explain(reason)}`));

try {
  const server = await startLocalServer(readSettings(process.env, checkout), log, stopSignal.signal);
  if (stopSignal.signal.aborted) await stop(server);
  stopSignal.signal.addEventListener('abort', () => void stop(server));
  announce(server);
} catch (error) {
  if (stopSignal.signal.aborted) process.exit(0);
  log(explain(error));
  process.exit(1);
}
