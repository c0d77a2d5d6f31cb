import type { Store } from '@netlify/blobs';
import { setTimeout as wait } from 'node:timers/promises';

const TRIES = 60;
const LONGEST_PAUSE_MS = 200;

/** A stored JSON document with the tag that a conditional write of it needs. */
export interface Stored<T> {
  data: T;
  etag: string;
}

/**
 * Sees to it that the store named a tag, as it does with each blob that it gives or takes. An answer without one is
 * somebody else's, and a later write would be blind.
 */
export function tagged<T extends { etag?: string | undefined }>(
  key: string,
  answer: T,
): T & { etag: string } {
  if (!answer.etag) throw new Error(`The store gave no tag for ${key}.`);
  return { ...answer, etag: answer.etag };
}

/**
 * Reads a JSON document; undefined if there is none.
 * `unreadable` stands in for a document that is no JSON object; without it such a document throws.
 */
async function readDocument<T extends object>(
  store: Store,
  key: string,
  unreadable?: T,
): Promise<Stored<T> | undefined> {
  const found = await store.getWithMetadata(key, { type: 'text' });
  if (!found) return undefined;
  const { data, etag } = tagged(key, found);
  return { data: parseDocument(key, data, unreadable), etag };
}

function parseDocument<T extends object>(key: string, text: string, unreadable: T | undefined): T {
  try {
    const data: unknown = JSON.parse(text);
    if (typeof data === 'object' && data !== null) return data as T;
  } catch {
    // Told below.
  }
  if (unreadable) return unreadable;
  throw new Error(`${key} is no JSON object.`);
}

/** Writes a document that must not exist yet. Out: whether this call made it. */
export async function createDocument(store: Store, key: string, data: unknown): Promise<boolean> {
  return confirmed(key, await store.setJSON(key, data, { onlyIfNew: true }));
}

/** Writes over exactly the version that was read. Out: false if somebody else was faster. */
async function replaceDocument(store: Store, key: string, data: unknown, etag: string): Promise<boolean> {
  // An empty tag would make the write unconditional.
  if (!etag) throw new Error(`No tag to replace ${key} with; a blind write is refused.`);
  return confirmed(key, await store.setJSON(key, data, { onlyIfMatch: etag }));
}

/**
 * Changes a document by compare-and-swap. `change` gets the current document (undefined: none) and returns the new one,
 * or undefined to leave it; it may run several times. `unreadable` as in `readDocument`. Out: what is stored in the end, undefined if left alone.
 */
export async function changeDocument<T extends object>(
  store: Store,
  key: string,
  change: (current: T | undefined) => T | undefined,
  unreadable?: T,
): Promise<T | undefined> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const current = await readDocument<T>(store, key, unreadable);
    const next = change(current?.data);
    if (next === undefined) return undefined;
    const written = current
      ? await replaceDocument(store, key, next, current.etag)
      : await createDocument(store, key, next);
    if (written) return next;
    await wait(Math.random() * Math.min(LONGEST_PAUSE_MS, 5 * 2 ** attempt));
  }
  throw new Error(`Too many writers at once on ${key}.`);
}

/** The client reports a failed conditional write as modified, only without a tag. */
function confirmed(key: string, result: { modified: boolean; etag?: string }): boolean {
  if (result.modified) tagged(key, result);
  return result.modified;
}
