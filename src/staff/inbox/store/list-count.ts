import type { ListState } from './list-state.ts';
import { awayIds, type Shelves } from './shelves.ts';

/** How many rows a table has, those not read yet included. `exact` is false where the server did not say. */
export interface ListCount {
  count: number;
  exact: boolean;
}

/** Counts a list without what was put away; `shelves` undefined counts all of it. */
export function countRows({ rows, next, total }: ListState, shelves?: Shelves): ListCount {
  const away = shelves ? awayIds(shelves) : new Set<string>();
  const read = rows.filter((row) => !away.has(row.id)).length;
  if (next === undefined) return { count: read, exact: true };
  if (total === undefined) return { count: read, exact: false };
  // Rows put away that are not read yet are among the uncounted ones.
  const unread = Math.max(0, total - rows.length - (away.size - (rows.length - read)));
  return { count: read + unread, exact: true };
}

/** `1,240`, or `50+` where more is sure to come. */
export function countText({ count, exact }: ListCount): string {
  return `${count.toLocaleString('en-US')}${exact ? '' : '+'}`;
}

/** Rows that came after a moment and are not put away; not exact where older ones, not read yet, may be such too. */
export function countNew({ rows, next }: ListState, shelves: Shelves, since: number): ListCount {
  const fresh = rows.filter((row) => row.time > since);
  const away = awayIds(shelves);
  return {
    count: fresh.filter((row) => !away.has(row.id)).length,
    exact: next === undefined || fresh.length < rows.length,
  };
}
