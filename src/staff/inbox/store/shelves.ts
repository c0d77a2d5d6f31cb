import { deviceStorage } from '#browser/storage.ts';
import { createStore, type Store } from '../../store.ts';
import { onStoredChange } from '../../stored-changes.ts';
import type { Shelf } from '../definition/list-definition.ts';

/** Ids of one list's rows by shelf. A row is on one shelf at most; on none, it is in the table. */
export type Shelves = Readonly<Record<Shelf, readonly string[]>>;

const NAMES: readonly Shelf[] = ['hidden', 'verified', 'rejected'];
const opened = new Map<string, Store<Shelves>>();

/**
 * Whether this browser keeps what is put away beyond the visit: it may block storage, or have no room left. It is tried
 * before anybody relies on it.
 */
export const shelvesKept = createStore(
  typeof window === 'undefined' || deviceStorage.write('admin:kept', true),
);

/** The key of one id list in the browser's storage: one per list and shelf [S 4]. */
export function shelfKey(listId: string, shelf: Shelf): string {
  return `admin:${listId}:${shelf}`;
}

/** The shelves of a list, as this browser keeps them; changes made in other tabs arrive too. */
export function shelvesOf(listId: string): Store<Shelves> {
  const known = opened.get(listId);
  if (known) return known;
  const store = createStore<Shelves>(readShelves(listId));
  for (const shelf of NAMES) {
    onStoredChange(shelfKey(listId, shelf), () => {
      store.set(readShelves(listId));
    });
  }
  opened.set(listId, store);
  return store;
}

/** Puts rows on a shelf, or back into the table (`undefined`). The server is not told. */
export function shelve(listId: string, ids: readonly string[], shelf: Shelf | undefined): void {
  const moved = new Set(ids);
  const now = readShelves(listId);
  const next = Object.fromEntries(
    NAMES.map((name) => {
      const rest = now[name].filter((id) => !moved.has(id));
      return [name, name === shelf ? [...rest, ...ids] : rest];
    }),
  ) as Record<Shelf, string[]>;
  const changed = NAMES.filter((name) => next[name].join() !== now[name].join());
  const kept = changed.map((name) => deviceStorage.write(shelfKey(listId, name), next[name]));
  if (kept.length > 0) shelvesKept.set(!kept.includes(false));
  shelvesOf(listId).set(next);
}

/** The shelf a row is on. */
export function shelfOf(shelves: Shelves, id: string): Shelf | undefined {
  return NAMES.find((name) => shelves[name].includes(id));
}

/** All ids that are not in the table. */
export function awayIds(shelves: Shelves): ReadonlySet<string> {
  return new Set(NAMES.flatMap((name) => shelves[name]));
}

function readShelves(listId: string): Shelves {
  return Object.fromEntries(NAMES.map((name) => [name, readIds(shelfKey(listId, name))])) as Record<
    Shelf,
    string[]
  >;
}

/** Whatever else the key holds (another version, somebody's experiment) counts as no ids; numbers are ids too. */
function readIds(key: string): string[] {
  const value = deviceStorage.read(key);
  if (!Array.isArray(value)) return [];
  const ids = value.filter((id): id is string | number => typeof id === 'string' || typeof id === 'number');
  return [...new Set(ids.map(String))];
}
