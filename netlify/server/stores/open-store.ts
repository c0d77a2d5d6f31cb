import { getStore, type Store } from '@netlify/blobs';
import { setTimeout as wait } from 'node:timers/promises';

export type { Store } from '@netlify/blobs';

/** Everything that is kept. Each name is one site-wide store. */
export type StoreName =
  | 'lets-connect'
  | 'contact'
  | 'demo'
  | 'feedback'
  | 'website-plan'
  | 'verification'
  | 'users'
  | 'posts'
  | 'faqs'
  | 'images'
  | 'content'
  | 'sessions'
  | 'login-attempts';

const TRY_MS = 6_000;
const PAUSES_MS = [50, 400];
/** "Failed dependency": an outage, in a status that the client does not retry. */
const OUTAGE = 424;

/** Opens a store for the request at hand. Reads are strong: staff and security never see yesterday. */
export function openStore(name: StoreName): Store {
  return getStore({ name, consistency: 'strong', fetch: fetchFromStore });
}

/**
 * The client waits five seconds before each of its five retries, longer than a visitor or the platform does.
 * Here: three tries, each with its own limit, then an honest failure within seconds.
 */
async function fetchFromStore(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  for (const pause of PAUSES_MS) {
    const response = await tryOnce(input, init);
    if (response && response.status < 500 && response.status !== 429) return response;
    await wait(pause);
  }
  const response = await tryOnce(input, init);
  return response && response.status < 500 && response.status !== 429
    ? response
    : new Response(null, { status: OUTAGE, headers: { 'x-nf-error': 'the store does not answer' } });
}

async function tryOnce(input: string | URL | Request, init?: RequestInit): Promise<Response | undefined> {
  try {
    return await fetch(input, { ...init, signal: AbortSignal.timeout(TRY_MS) });
  } catch {
    return undefined;
  }
}
