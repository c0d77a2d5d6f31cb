import { getStore } from '@netlify/blobs';
import { setTimeout as wait } from 'node:timers/promises';
import { isOverdue, timeLimit } from '../call-time.ts';
import { storeName } from '../deploy.ts';
import { STORE_ANSWER_BYTES, STORE_TRY_MS } from '../limits.ts';
import { readUpTo } from '../read-up-to.ts';
import type { Collection, CollectionName } from './collection.ts';

const PAUSES_MS = [0, 50, 400];
/** "Failed dependency": an outage, in a status that the client does not retry. */
const OUTAGE = 424;
const CONDITION_FAILED = 412;

/** Opens a collection for the request at hand. Reads are strong: staff and security never see yesterday. */
export function openCollection(name: CollectionName): Collection {
  const store = getStore({ name: storeName(name), consistency: 'strong', fetch: fetchFromStore });
  return {
    name,
    read: async (key) => {
      const found = await store.getWithMetadata(key, { type: 'text' });
      return found ? { text: found.data, tag: tagOf(key, found) } : undefined;
    },
    readBytes: async (key) => {
      const found = await store.getWithMetadata(key, { type: 'arrayBuffer' });
      if (found) tagOf(key, found);
      return found?.data;
    },
    exists: async (key) => {
      const found = await store.getMetadata(key);
      return found !== null && tagOf(key, found) !== '';
    },
    write: async (key, data) => void tagOf(key, await store.set(key, data)),
    create: async (key, text) => isWritten(key, await store.set(key, text, { onlyIfNew: true })),
    replace: async (key, text, tag) => {
      // An empty tag would make the write unconditional.
      if (!tag) throw new Error(`No tag to replace ${key} with; a blind write is refused.`);
      return isWritten(key, await store.set(key, text, { onlyIfMatch: tag }));
    },
    delete: (key) => store.delete(key),
    async *entries(prefix) {
      for await (const { blobs } of store.list({ prefix, paginate: true }))
        yield blobs.map(({ key, etag }) => ({ key, tag: etag }));
    },
  };
}

/** The store names a tag with each blob that it gives or takes. An answer without one is somebody else's. */
function tagOf(key: string, { etag }: { etag?: string | undefined }): string {
  if (!etag) throw new Error(`The store gave no tag for ${key}.`);
  return etag;
}

/** The client reports a failed conditional write as one that did not modify; modified without a tag is a swallowed error. */
const isWritten = (key: string, result: { modified: boolean; etag?: string }): boolean =>
  result.modified && tagOf(key, result) !== '';

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
const isOutage = ({ status, headers }: Response): boolean =>
  status >= 500 || status === 429 || (headers.get('content-type') ?? '').startsWith('text/html');

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
