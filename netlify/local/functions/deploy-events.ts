import { randomUUID } from 'node:crypto';
import { SITE_ID } from './call-function.ts';
import type { HostedFunction } from './hosted-function.ts';
import { callInternally } from './internal-call.ts';

/** How a deploy ended; `error` says why one failed. */
export type DeployEnd = { state: 'ready' } | { state: 'error'; error: string };

/** Tells the functions that handle it how a deploy ended, in the words of the platform's own notice. Never throws. */
export async function announceDeploy(
  functions: readonly HostedFunction[],
  url: string,
  end: DeployEnd,
  log: (message: string) => void,
): Promise<void> {
  const event = end.state === 'ready' ? 'deploy_succeeded' : 'deploy_failed';
  const payload = {
    ...{ id: randomUUID(), site_id: SITE_ID, state: end.state, context: 'production' },
    ...{ url, ssl_url: url, deploy_ssl_url: url, created_at: new Date().toISOString() },
    error_message: end.state === 'error' ? end.error : null,
  };
  const site = { id: SITE_ID, name: SITE_ID, url, admin_url: url };
  for (const hosted of functions) {
    if (!hosted.events.includes(event)) continue;
    try {
      await callInternally(hosted, url, { payload, site }, event);
    } catch (error) {
      log(`Function ${hosted.name} failed: ${error instanceof Error ? error.stack : String(error)}`);
    }
  }
}
