import { getStore, type Store } from '@netlify/blobs';
import { setTimeout as wait } from 'node:timers/promises';
import { isOverdue, timeLimit } from '../call-time.ts';
import { readUpTo } from '../http/read-up-to.ts';
import { STORE_ANSWER_BYTES, STORE_TRY_MS } from '../limits.ts';

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

const PAUSES_MS = [0, 50, 400];
/** "Failed dependency": an outage, in a status that the client does not retry. */
const OUTAGE = 424;
const CONDITION_FAILED = 412;

/** Opens a store for the request at hand. Reads are strong: staff and security never see yesterday. */
export function openStore(name: StoreName): Store {
  return getStore({ name, consistency: 'strong', fetch: fetchFromStore });
}

/**
 * The client waits five seconds before each of its five retries, longer than a visitor or the platform does.
 * Here: three tries, each with its own limit, then an honest failure within seconds.
 */
async function fetchFromStore(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  for (const pause of PAUSES_MS) {
    if (pause > 0) await wait(pause);
    if (isOverdue()) break;
    const response = await tryOnce(input, init);
    // A try whose answer was lost may have been carried out: then this one met what it wrote itself.
    const metItself = pause > 0 && response?.status === CONDITION_FAILED;
    if (response) return (metItself && (await findWritten(input, init))) || response;
  }
  return new Response(null, { status: OUTAGE, headers: { 'x-nf-error': 'the store does not answer' } });
}

/** A whole answer of the store, in time; undefined for anything else. */
async function tryOnce(input: string | URL | Request, init: RequestInit): Promise<Response | undefined> {
  try {
    const response = await fetch(input, { ...init, signal: timeLimit(STORE_TRY_MS) });
    if (isOutage(response)) {
      await response.body?.cancel();
      return undefined;
    }
    if (!response.body) return response;
    const body = await readUpTo(response, STORE_ANSWER_BYTES);
    return body && new Response(body, response);
  } catch {
    return undefined;
  }
}

/** A web page with a good status is somebody else's answer, a proxy's for example: the store keeps none. */
function isOutage({ status, headers }: Response): boolean {
  return status >= 500 || status === 429 || (headers.get('content-type') ?? '').startsWith('text/html');
}

/** The store's answer to reading what a conditional write was to write, if exactly that is there. */
async function findWritten(
  input: string | URL | Request,
  { headers, body }: RequestInit,
): Promise<Response | undefined> {
  const asking = new Headers(headers);
  for (const name of ['if-match', 'if-none-match']) asking.delete(name);
  const found = await tryOnce(input, { method: 'get', headers: asking });
  return found?.ok && (await found.clone().text()) === body ? found : undefined;
}
