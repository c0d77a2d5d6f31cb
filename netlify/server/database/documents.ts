import { setTimeout as wait } from 'node:timers/promises';
import { logProblem } from '../log.ts';
import type { Collection, Stored } from './collection.ts';

const TRIES = 60;
const LONGEST_PAUSE_MS = 200;
/** How many requests are made at the same time: a usual page in one go. */
const AT_ONCE = 50;

/** Reads one JSON document; undefined if there is none. One that is no JSON object is named in the log and counts as none. */
export async function readDocument<T extends object>(
  collection: Collection,
  key: string,
): Promise<T | undefined> {
  const found = await collection.read(key);
  // Deleted since its key was listed, perhaps.
  if (!found) return undefined;
  const document = parseDocument<T>(found.text);
  if (!document) logProblem('bad-record', { key });
  return document;
}

/** Reads documents by key, a bounded number at a time, in the order of the keys. One that cannot be read is left out. */
export async function readDocuments<T extends object>(
  collection: Collection,
  keys: readonly string[],
): Promise<T[]> {
  const found = await readEach(keys, (key) => readDocument<T>(collection, key));
  return found.filter((item) => item !== undefined);
}

/** Does something with each of many, a bounded number at a time. Out: what came of each, in their order. */
export async function readEach<Item, Found>(
  items: readonly Item[],
  read: (item: Item, index: number) => Promise<Found>,
): Promise<Found[]> {
  const found: Found[] = [];
  let next = 0;
  const work = async () => {
    for (let index = next++; index < items.length; index = next++) {
      found[index] = await read(items[index] as Item, index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, items.length) }, work));
  return found;
}

/** Writes a document that must not exist yet. Out: whether this call made it. */
export const createDocument = (collection: Collection, key: string, document: unknown): Promise<boolean> =>
  collection.create(key, JSON.stringify(document));

/**
 * Changes a document by compare-and-swap. `change` gets the current document (undefined: none) and returns the new one,
 * or undefined to leave it; it may run several times. `unreadable` stands in for a document that is no JSON object.
 * `known`: what is probably there, or `none`; it is tried before anything is read.
 * Out: what is stored in the end, undefined if left alone.
 */
export async function changeDocument<T extends object>(
  collection: Collection,
  key: string,
  change: (current: T | undefined) => T | undefined,
  unreadable: T,
  { known }: { known?: Stored | 'none' | undefined } = {},
): Promise<T | undefined> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const isGuess = known !== undefined && attempt === 0;
    const current = !isGuess ? await collection.read(key) : known === 'none' ? undefined : known;
    const next = change(current && (parseDocument<T>(current.text) ?? unreadable));
    if (next === undefined) return undefined;
    const text = JSON.stringify(next);
    const written = current
      ? await collection.replace(key, text, current.tag)
      : await collection.create(key, text);
    if (written) return next;
    if (isGuess) continue;
    await wait(Math.random() * Math.min(LONGEST_PAUSE_MS, 5 * 2 ** attempt));
  }
  throw new Error(`Too many writers at once on ${key}.`);
}

/** Undefined for what is no JSON object. The parser's own message would quote what a visitor wrote. */
export function parseDocument<T extends object = Record<string, unknown>>(text: string): T | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as T) : undefined;
  } catch {
    return undefined;
  }
}
