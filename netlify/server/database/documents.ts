import { setTimeout as wait } from 'node:timers/promises';
import { logProblem } from '../log.ts';
import type { Collection } from './collection.ts';

const TRIES = 60;
const LONGEST_PAUSE_MS = 200;
/** How many documents are fetched at the same time: a usual page in one go. */
const AT_ONCE = 50;

/** Reads one JSON document; undefined if there is none. One that is no JSON object is named in the log and counts as none. */
export async function readDocument<T extends object>(
  collection: Collection,
  key: string,
): Promise<T | undefined> {
  const found = await collection.read(key);
  // Deleted since its key was listed, perhaps.
  if (!found) return undefined;
  const document = parse<T>(found.text);
  if (!document) logProblem('bad-record', { key });
  return document;
}

/** Reads documents by key, a bounded number at a time, in the order of the keys. One that cannot be read is left out. */
export async function readDocuments<T extends object>(
  collection: Collection,
  keys: readonly string[],
): Promise<T[]> {
  const found: (T | undefined)[] = [];
  let next = 0;
  const work = async () => {
    for (let index = next++; index < keys.length; index = next++) {
      found[index] = await readDocument<T>(collection, keys[index] ?? '');
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, keys.length) }, work));
  return found.filter((item) => item !== undefined);
}

/** Writes a document that must not exist yet. Out: whether this call made it. */
export function createDocument(collection: Collection, key: string, document: unknown): Promise<boolean> {
  return collection.create(key, JSON.stringify(document));
}

/**
 * Changes a document by compare-and-swap. `change` gets the current document (undefined: none) and returns the new one,
 * or undefined to leave it; it may run several times. `unreadable` stands in for a document that is no JSON object.
 * Out: what is stored in the end, undefined if left alone.
 */
export async function changeDocument<T extends object>(
  collection: Collection,
  key: string,
  change: (current: T | undefined) => T | undefined,
  unreadable: T,
): Promise<T | undefined> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const current = await collection.read(key);
    const next = change(current && (parse<T>(current.text) ?? unreadable));
    if (next === undefined) return undefined;
    const text = JSON.stringify(next);
    const written = current
      ? await collection.replace(key, text, current.tag)
      : await collection.create(key, text);
    if (written) return next;
    await wait(Math.random() * Math.min(LONGEST_PAUSE_MS, 5 * 2 ** attempt));
  }
  throw new Error(`Too many writers at once on ${key}.`);
}

/** Undefined for what is no JSON object. The parser's own message would quote what a visitor wrote. */
function parse<T extends object>(text: string): T | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as T) : undefined;
  } catch {
    return undefined;
  }
}
