import { randomUUID } from 'node:crypto';
import { setInterval } from 'node:timers/promises';
import { explain } from '../explain.ts';
import { callFunction, localContext, SITE_ID } from './call-function.ts';
import type { HostedFunction } from './hosted-function.ts';

type Log = (message: string) => void;

/** How a deploy ended; `error` says why one failed. */
export type DeployEnd = { state: 'ready' } | { state: 'error'; error: string };

/** Whoever tries things out does not wait for a clock's minutes: a scheduled function runs this often, whatever it asks for. */
const PAUSE_MS = 5_000;

/** Calls a function that nobody reaches by a path, as the platform does. Never throws. */
async function callOwn(
  hosted: HostedFunction,
  url: string,
  body: object,
  log: Log,
  event?: string,
): Promise<void> {
  const call = {
    method: 'POST',
    url: `${url}/.netlify/functions/${hosted.name}`,
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(body)),
    address: '127.0.0.1',
    ...(event && { event }),
  };
  await callFunction({ hosted, route: undefined }, call).catch((error: unknown) =>
    log(`Function ${hosted.name} failed: ${explain(error)}`),
  );
}

/** Tells the functions that handle it how a deploy ended, in the words of the platform's own notice. Never throws. */
export async function announceDeploy(
  functions: readonly HostedFunction[],
  url: string,
  end: DeployEnd,
  log: Log,
): Promise<void> {
  const event = end.state === 'ready' ? 'deploy_succeeded' : 'deploy_failed';
  const payload = {
    ...{ id: randomUUID(), site_id: SITE_ID, state: end.state, context: localContext },
    ...{ url, ssl_url: url, deploy_ssl_url: url, created_at: new Date().toISOString() },
    error_message: end.state === 'error' ? end.error : null,
  };
  const site = { id: SITE_ID, name: SITE_ID, url, admin_url: url };
  for (const hosted of functions)
    if (hosted.events.includes(event)) await callOwn(hosted, url, { payload, site }, log, event);
}

/**
 * Calls the scheduled functions in turn, over and over, as the platform does: a POST that says when the next one comes.
 * `load` gives the functions as they are at that time. Out: what stops it, and resolves when a run under way has ended.
 */
export function runSchedule(
  load: () => Promise<readonly HostedFunction[]>,
  url: string,
  log: Log,
): () => Promise<void> {
  const stop = new AbortController();
  const running = (async () => {
    for await (const _ of setInterval(PAUSE_MS, undefined, { signal: stop.signal, ref: false })) {
      const functions = await load().catch((error: unknown) => log(explain(error)));
      const next = { next_run: new Date(Date.now() + PAUSE_MS).toISOString() };
      for (const hosted of functions ?? [])
        if (hosted.isScheduled && !stop.signal.aborted) await callOwn(hosted, url, next, log);
    }
  })().catch(() => undefined);
  return async () => {
    stop.abort();
    await running;
  };
}
