import { foldText } from '#shared/fold-text.ts';
import { dayBefore, dayOf } from '../../shell/times.ts';
import { cellText, type Column } from './definition.ts';
import type { Row } from './row.ts';
import { createContext } from 'react';

/** Search, period and order of a list. */
export interface ListView {
  search: string;
  /** So many days that end today, 0 for any time; `chosen`: those between two days. Today is another one tomorrow. */
  period: number | 'chosen';
  /** First and last of the chosen days in Kathmandu, `2026-11-27`; empty is open. */
  from: string;
  to: string;
  /** Values that rows must have, by key. */
  only: Readonly<Record<string, string>>;
  /** Undefined is the order of the list itself, newest first. */
  sort: Sort | undefined;
}

export interface Sort {
  key: string;
  descending: boolean;
}

/** Days in Kathmandu, both included; empty is open. */
type Days = Pick<ListView, 'from' | 'to'>;

export const PLAIN_VIEW: ListView = { search: '', period: 0, from: '', to: '', only: {}, sort: undefined };

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
  const only = Object.entries(view.only);
  const isChosen = ({ values }: Row): boolean => only.every(([key, value]) => values[key] === value);
  const found = rows.filter((row) => isChosen(row) && inDates(row, days) && hasWords(row, columns, words));
  const column = columns.find((candidate) => candidate.key === view.sort?.key);
  return view.sort && column ? found.sort(comparison(column, view.sort.descending)) : found;
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
  const isChosen = Object.keys(view.only).length > 0;
  return isChosen || view.search.trim() !== '' || from !== '' || to !== '' || view.sort !== undefined;
}

/** The next state of a column's heading: ascending, descending, the list's own order. */
export function nextSort(current: Sort | undefined, key: string): Sort | undefined {
  if (current?.key !== key) return { key, descending: false };
  return current.descending ? undefined : { key, descending: true };
}

const isByTime = ({ sort }: ListView, columns: readonly Column[]): boolean =>
  !sort || columns.some((column) => column.key === sort.key && column.kind === 'time');

function inDates(row: Row, { from, to }: Days): boolean {
  if (from === '' && to === '') return true;
  const day = dayOf(row.time);
  return (from === '' || day >= from) && (to === '' || day <= to);
}

const haystacks = new WeakMap<Row, string>();

function hasWords(row: Row, columns: readonly Column[], words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const haystack = haystacks.get(row) ?? foldText(columns.map((column) => cellText(row, column)).join('\n'));
  haystacks.set(row, haystack);
  return words.every((word) => haystack.includes(word));
}

const collator = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });

function comparison(column: Column, descending: boolean): (a: Row, b: Row) => number {
  const direction = descending ? -1 : 1;
  const { order = [] } = column;
  const rank = (row: Row): number => {
    const at = order.indexOf(cellText(row, column));
    return at < 0 ? order.length : at;
  };
  const compare = (a: Row, b: Row): number =>
    column.kind === 'time'
      ? a.time - b.time
      : rank(a) - rank(b) || collator.compare(cellText(a, column), cellText(b, column));
  return (a, b) => direction * compare(a, b);
}

/** The words that a list is searched for, foldText; cells mark them. */
export const SearchWords = createContext<readonly string[]>([]);

/** The words of a search, all of which a row must have. */
export const searchWords = (search: string): string[] => foldText(search).split(/\s+/).filter(Boolean);

/** What stands before the first find is cut down to this, so that a find is in sight in two lines. */
const LEAD = 24;

/** From where a long text is shown so that its first find is in sight: its beginning, or a word shortly before it. */
export function passageStart(text: string, first: number): number {
  if (first <= 2 * LEAD) return 0;
  const space = text.slice(first - LEAD, first).search(/\s/);
  return space < 0 ? first : first - LEAD + space + 1;
}
