import { folded } from '#shared/folded.ts';
import { dayBefore, dayOf } from '../../shell/times.ts';
import { cellText, type Column } from '../definition/columns.ts';
import type { Row } from '../definition/row.ts';
import { searchWords } from './search-words.ts';

/** How staff look at a list just now. */
export interface ListView {
  search: string;
  /** So many days that end today, 0 for any time; `chosen`: those between two days. Today is another one tomorrow. */
  period: number | 'chosen';
  /** First and last of the chosen days in Kathmandu, `2026-11-27`; empty is open. */
  from: string;
  to: string;
  /** Undefined is the order of the list itself, newest first. */
  sort: Sort | undefined;
}

export interface Sort {
  key: string;
  descending: boolean;
}

/** Days in Kathmandu, both included; empty is open. */
type Days = Pick<ListView, 'from' | 'to'>;

export const PLAIN_VIEW: ListView = { search: '', period: 0, from: '', to: '', sort: undefined };

/** The days a view shows when it is `today` in Kathmandu. */
export function daysOf({ period, from, to }: ListView, today: string): Days {
  if (period === 'chosen') return { from, to };
  return { from: period === 0 ? '' : dayBefore(today, period - 1), to: '' };
}

/** The rows a view shows when it is `today` in Kathmandu, in its order. */
export function viewRows(
  rows: readonly Row[],
  columns: readonly Column[],
  view: ListView,
  today: string,
): readonly Row[] {
  const words = searchWords(view.search);
  const days = daysOf(view, today);
  const kept = rows.filter((row) => inDates(row, days) && hasWords(row, columns, words));
  const column = columns.find((candidate) => candidate.key === view.sort?.key);
  return view.sort && column ? kept.sort(comparison(column, view.sort.descending)) : kept;
}

/** Whether pages not read yet could matter to what is shown: a search, a sorting, an early first day. */
export function needsMore(
  view: ListView,
  columns: readonly Column[],
  rows: readonly Row[],
  today: string,
): boolean {
  const { from, to } = daysOf(view, today);
  const oldest = rows.at(-1);
  if (from !== '' && oldest && dayOf(oldest.time) < from && isByTime(view, columns)) return false;
  return view.search.trim() !== '' || from !== '' || to !== '' || view.sort !== undefined;
}

/** The next state of a column's heading: ascending, descending, the list's own order. */
export function nextSort(current: Sort | undefined, key: string): Sort | undefined {
  if (current?.key !== key) return { key, descending: false };
  return current.descending ? undefined : { key, descending: true };
}

function isByTime({ sort }: ListView, columns: readonly Column[]): boolean {
  return !sort || columns.some((column) => column.key === sort.key && column.kind === 'time');
}

function inDates(row: Row, { from, to }: Days): boolean {
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
