import { deviceStorage } from '#lib/storage.ts';
import type { Row } from './row.ts';

const since = new Map<string, number>();

/**
 * The moment up to which a list was seen on the last visit: newer rows are marked new. It stands for this whole visit;
 * a list seen for the first time has nothing new.
 */
export function seenUntil(listId: string, rows: readonly Row[]): number {
  const known = since.get(listId);
  if (known !== undefined) return known;
  const stored = deviceStorage.read(key(listId));
  const moment = typeof stored === 'number' ? stored : newest(rows);
  since.set(listId, moment);
  if (typeof stored !== 'number') deviceStorage.write(key(listId), moment);
  return moment;
}

/** Remembers, for the next visit, that everything up to the newest row has been seen. */
export function markSeen(listId: string, rows: readonly Row[]): void {
  const moment = newest(rows);
  const stored = deviceStorage.read(key(listId));
  if (moment > (typeof stored === 'number' ? stored : 0)) deviceStorage.write(key(listId), moment);
}

/** Leaving a list ends its marks: the next look at it starts from what was seen. */
export function endVisit(listId: string): void {
  since.delete(listId);
}

function key(listId: string): string {
  return `admin:${listId}:seen`;
}

function newest(rows: readonly Row[]): number {
  return rows.reduce((latest, row) => Math.max(latest, row.time), 0);
}
