import { dayOf } from '../shell/times.ts';
import { cellText, type Column } from './columns.ts';
import type { Row } from './row.ts';
import { folded, searchWords } from './search-words.ts';

/** How staff look at a list just now. */
export interface ListView {
  search: string;
  /** First and last day in Kathmandu, `2026-11-27`; empty is open. */
  from: string;
  to: string;
  /** Staff choose the days themselves: both inputs show. */
  chosenDays: boolean;
  /** Undefined is the order of the list itself, newest first. */
  sort: Sort | undefined;
}

export interface Sort {
  key: string;
  descending: boolean;
}

export const PLAIN_VIEW: ListView = { search: '', from: '', to: '', chosenDays: false, sort: undefined };

/** The rows a view shows, in its order. */
export function viewRows(rows: readonly Row[], columns: readonly Column[], view: ListView): readonly Row[] {
  const words = searchWords(view.search);
  const kept = rows.filter((row) => inDates(row, view) && hasWords(row, columns, words));
  const column = columns.find((candidate) => candidate.key === view.sort?.key);
  return view.sort && column ? kept.sort(comparison(column, view.sort.descending)) : kept;
}

/** Whether pages not read yet could matter to what is shown: a search, a sorting, an early first day. */
export function needsMore(view: ListView, columns: readonly Column[], rows: readonly Row[]): boolean {
  const oldest = rows.at(-1);
  if (view.from !== '' && oldest && dayOf(oldest.time) < view.from && isByTime(view, columns)) return false;
  return view.search.trim() !== '' || view.from !== '' || view.to !== '' || view.sort !== undefined;
}

/** The next state of a column's heading: ascending, descending, the list's own order. */
export function nextSort(current: Sort | undefined, key: string): Sort | undefined {
  if (current?.key !== key) return { key, descending: false };
  return current.descending ? undefined : { key, descending: true };
}

function isByTime({ sort }: ListView, columns: readonly Column[]): boolean {
  return !sort || columns.some((column) => column.key === sort.key && column.kind === 'time');
}

function inDates(row: Row, { from, to }: ListView): boolean {
  if (from === '' && to === '') return true;
  const day = dayOf(row.time);
  return (from === '' || day >= from) && (to === '' || day <= to);
}

const haystacks = new WeakMap<Row, string>();

function hasWords(row: Row, columns: readonly Column[], words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const haystack = haystacks.get(row) ?? folded(columns.map((column) => cellText(row, column)).join('\n'));
  haystacks.set(row, haystack);
  return words.every((word) => haystack.includes(word));
}

const collator = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });

function comparison(column: Column, descending: boolean): (a: Row, b: Row) => number {
  const direction = descending ? -1 : 1;
  const compare = (a: Row, b: Row): number =>
    column.kind === 'time' ? a.time - b.time : collator.compare(cellText(a, column), cellText(b, column));
  return (a, b) => direction * compare(a, b);
}
