import type { ListState } from './paged-list.ts';
import { awayIds, type StatusIds } from './status.ts';

/** How many rows a table has, those not read yet included. `exact` is false where the server did not say. */
export interface ListCount {
  count: number;
  exact: boolean;
}

/** Counts a list without what was put away; `statuses` undefined counts all of it. */
export function countRows({ rows, next, total, absent }: ListState, statuses?: StatusIds): ListCount {
  const away = statuses ? awayIds(statuses) : new Set<string>();
  const read = rows.filter((row) => !away.has(row.id)).length;
  if (next === undefined) return { count: read, exact: true };
  if (total === undefined) return { count: read, exact: false };
  // Of those put away, the older ones are not read yet; one that is not here was moved elsewhere by somebody.
  const unreadAway = [...away].filter((id) => id < next && !absent.has(id)).length;
  const unread = Math.max(0, total - rows.length - unreadAway);
  return { count: read + unread, exact: true };
}

/** `1,240`, or `50+` where more is sure to come. */
export const countText = ({ count, exact }: ListCount): string =>
  `${count.toLocaleString('en-US')}${exact ? '' : '+'}`;

/** Rows that came after a moment and are not put away; not exact where older ones, not read yet, may be such too. */
export function countNew({ rows, next }: ListState, statuses: StatusIds, since: number): ListCount {
  const fresh = rows.filter((row) => row.time > since);
  const away = awayIds(statuses);
  return {
    count: fresh.filter((row) => !away.has(row.id)).length,
    exact: next === undefined || fresh.length < rows.length,
  };
}
