import type { Row } from './row.ts';
import type { ListState } from './paged-list.ts';

type Read = Pick<ListState, 'rows' | 'next' | 'total'>;

/** What a list is after its first page was read again. */
export interface Merged extends Read {
  /** Rows that were not among those read, and are not older than them. */
  fresh: readonly Row[];
  /** The server has another number of rows than follows from this: older ones came or went too. */
  isOlderChanged: boolean;
}

/**
 * Brings what was read up to date with the first page as it is now: what is new comes to its place, what is missing
 * where the page reaches has left. `page.next` is the oldest id the page reaches to, undefined if it is the whole list.
 * Undefined where page and list do not meet, or older rows came to a list read to its end: what lies there is not known.
 */
export function mergeFirstPage(
  { rows, next, total }: Read,
  page: Pick<Read, 'rows' | 'next'> & Partial<Read>,
): Merged | undefined {
  const known = new Map(rows.map((row) => [row.id, row]));
  const stayed = page.rows.filter(({ id }) => known.has(id));
  const end = page.next;
  if (end !== undefined && stayed.length === 0) return undefined;
  const older = end === undefined ? [] : rows.filter(({ id }) => id < end);
  if (end !== undefined && next === undefined && older.length === 0) return undefined;
  const left = rows.length - older.length - stayed.length;
  const fresh = page.rows.filter(({ id }) => !known.has(id) && (next === undefined || id >= next));
  const expected = total === undefined ? undefined : total + fresh.length - left;
  const isSame = left === 0 && stayed.length === page.rows.length;
  return {
    // The rows themselves stay the same: those in sight are not drawn again.
    rows: isSame ? rows : [...page.rows.map((row) => known.get(row.id) ?? row), ...older],
    next: next === undefined || end === undefined ? undefined : older[0] ? next : end,
    total: page.total ?? expected,
    fresh,
    isOlderChanged: page.total !== undefined && expected !== undefined && page.total !== expected,
  };
}

/** A list with one more row, in its place; where its page is not read yet it comes with that. */
export function withRow<State extends Read>(state: State, row: Row): State {
  const { rows, next, total } = state;
  if (rows.some(({ id }) => id === row.id)) return state;
  const counted = { ...state, total: total === undefined ? undefined : total + 1 };
  if (next !== undefined && row.id < next) return counted;
  const at = rows.findIndex(({ id }) => id < row.id);
  return { ...counted, rows: at < 0 ? [...rows, row] : rows.toSpliced(at, 0, row) };
}

/** A list without some of its rows. */
export function withoutRows<State extends Read>(state: State, ids: readonly string[]): State {
  const away = new Set(ids);
  const rows = state.rows.filter(({ id }) => !away.has(id));
  const left = state.rows.length - rows.length;
  if (left === 0) return state;
  return { ...state, rows, total: state.total === undefined ? undefined : state.total - left };
}
