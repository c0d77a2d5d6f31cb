import type { Collection, CollectionName } from '#server/database/collection.ts';
import { MemoryDatabase } from './memory-database.ts';

/** The database of the test at hand. */
export let memory = new MemoryDatabase();
/** Requests to it, since the last `trips`. */
let requests = 0;
/** Stands before each request. */
let before: (what: string) => Promise<void> = () => Promise.resolve();

/** Begins with an empty database that nothing stands before. */
export function emptyMemory(): void {
  memory = new MemoryDatabase();
  beforeRequests();
}

/** Opens a collection of it, for `vi.mock`. Imports nothing of the server's, which is mocked while this is loaded. */
export const openCounted = (name: CollectionName): Collection => counted(memory.open(name));

/** Lets `stand` come before each request: it throws to cut the store off. */
export function beforeRequests(stand: typeof before = () => Promise.resolve()): void {
  before = stand;
}

/** The same collection, but each request is counted and may be cut off. */
function counted(collection: Collection): Collection {
  const ask = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    requests += 1;
    await before(`${what} ${collection.name}`);
    return work();
  };
  return {
    ...collection,
    read: (key) => ask(`read ${key}`, () => collection.read(key)),
    exists: (key) => ask(`exists ${key}`, () => collection.exists(key)),
    write: (key, data) => ask(`write ${key}`, () => collection.write(key, data)),
    create: (key, text) => ask(`create ${key}`, () => collection.create(key, text)),
    replace: (key, text, tag) => ask(`replace ${key}`, () => collection.replace(key, text, tag)),
    delete: (key) => ask(`delete ${key}`, () => collection.delete(key)),
    // A thousand keys a page, as the platform lists them.
    async *entries(prefix) {
      let page: { key: string; tag: string }[] = [];
      for await (const [entry] of collection.entries(prefix)) {
        if (entry) page.push(entry);
        if (page.length < 1_000) continue;
        yield await ask(`list ${prefix}`, () => Promise.resolve(page));
        page = [];
      }
      yield await ask(`list ${prefix}`, () => Promise.resolve(page));
    },
  };
}

/** Does some work. Out: its result, and how many requests it took. */
export async function trips<T>(work: () => Promise<T>): Promise<{ result: T; count: number }> {
  requests = 0;
  const result = await work();
  return { result, count: requests };
}
