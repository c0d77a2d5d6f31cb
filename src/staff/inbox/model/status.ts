import { deviceStorage } from '#browser/storage.ts';
import { createAtom, onStoredChange } from '../../shell/atom.ts';
import { onePer } from '../../shell/one-per.ts';
import type { RowStatus } from './definition.ts';

/** Ids of one list's rows by status. A row has one status at most; without one it is in the table. */
export type StatusIds = Readonly<Record<RowStatus, readonly string[]>>;

const NAMES: readonly RowStatus[] = ['hidden', 'verified', 'rejected'];

/** Whether this browser keeps what is put away; it is tried before anybody relies on it. */
export const areStatusesStored = createAtom(typeof window === 'undefined' || hasRoom());

/** A single word still fits into a storage that is full for everything else. */
function hasRoom(): boolean {
  const isStored = deviceStorage.write('admin:kept', 'x'.repeat(4_096));
  deviceStorage.write('admin:kept', true);
  return isStored;
}

/** The key of one id list in the browser's storage: one per list and status. */
export const statusKey = (listId: string, status: RowStatus): string => `admin:${listId}:${status}`;

/** The statuses of a list, as this browser keeps them; changes made in other tabs arrive too. */
export const statusesOf = onePer((listId) => {
  const atom = createAtom(readStatuses(listId));
  for (const status of NAMES) {
    onStoredChange(statusKey(listId, status), () => atom.set(readStatuses(listId)));
  }
  return atom;
});

/** Gives rows a status, or puts them back into the table (`undefined`). The server is not told. */
export function setStatus(listId: string, ids: readonly string[], status: RowStatus | undefined): void {
  const moved = new Set(ids);
  const now = readStatuses(listId);
  const next = Object.fromEntries(
    NAMES.map((name) => {
      const rest = now[name].filter((id) => !moved.has(id));
      return [name, name === status ? [...rest, ...ids] : rest];
    }),
  ) as Record<RowStatus, string[]>;
  const changed = NAMES.filter((name) => next[name].join() !== now[name].join());
  const stored = changed.map((name) => deviceStorage.write(statusKey(listId, name), next[name]));
  if (stored.length > 0) areStatusesStored.set(!stored.includes(false));
  statusesOf(listId).set(next);
}

/** The status of a row. */
export const statusOf = (statuses: StatusIds, id: string): RowStatus | undefined =>
  NAMES.find((name) => statuses[name].includes(id));

/** All ids that are not in the table. */
export const awayIds = (statuses: StatusIds): ReadonlySet<string> =>
  new Set(NAMES.flatMap((name) => statuses[name]));

function readStatuses(listId: string): StatusIds {
  return Object.fromEntries(NAMES.map((name) => [name, readIds(statusKey(listId, name))])) as Record<
    RowStatus,
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
