import { senderOf } from '#forms/engine/record.ts';
import type { Result } from '#shared/result.ts';
import { exactTime, fullTime } from '../../shell/times.ts';
import type { Row } from './row.ts';

/** Where a row may be put instead of the table, on this browser only. */
export type RowStatus = 'hidden' | 'verified' | 'rejected';

/** A way out of the table: the row's button, the question asked first, and the popup that lists what went there. */
export interface StatusDefinition {
  status: RowStatus;
  /** Label of the row's button. */
  button: string;
  /** The key that does it to the open row. */
  key: string;
  /** The verb in the question and its answer: `Yes, delete`. */
  verb: string;
  /** Title of the popup and label of the button that opens it. */
  popup: string;
  /** Label of the popup's button that brings a row back. */
  back: string;
  /** Bringing back asks first. */
  confirmBack: boolean;
  /** Said when it is done. */
  done: string;
  danger?: boolean;
}

/** All that distinguishes one list tab from another. */
export interface ListDefinition {
  /** One and many of what is listed. */
  noun: readonly [string, string];
  columns: readonly Column[];
  /** What some rows have beside that: for the open row and the CSV, there is no room in the table. */
  asides?: readonly Column[];
  /** Ways to see some of its rows only. */
  filters?: readonly RowFilter[];
  /** Shown when no row is visible. */
  empty: string;
  /** Below it: what will come here, and whence. */
  hint: string;
  /** Shown when the list could not be read; gets the server's sentence, empty if it said none. */
  failure: (message: string) => string;
  statuses: readonly StatusDefinition[];
  /** Rows with what the CSV alone has of them, or the name of what could not be read. */
  beforeExport?: (rows: readonly Row[]) => Promise<Result<readonly Row[], string>>;
  /** Name of the exported file, without date and ending. */
  file: string;
  /** A row counter stands in for the id. */
  numbered?: boolean;
  /** Name of the list in `/submissions/restore`; lists without one have no suspected spam. */
  suspected?: string;
}

/** What the plain lists offer: DELETE hides. */
export const HIDDEN: StatusDefinition = {
  status: 'hidden',
  button: 'DELETE',
  key: 'd',
  verb: 'delete',
  popup: 'Hidden',
  back: 'Restore',
  confirmBack: false,
  done: 'Hidden on this browser',
  danger: true,
};

export type ColumnKind = 'text' | 'title' | 'email' | 'phone' | 'long' | 'time' | 'id';

/** One field of a list: what it is called, how it is shown, how wide (in rem). Long texts share what is left. */
export interface Column {
  /** The field's name in the answer; a time column without one shows the row's own moment. */
  key: string;
  label: string;
  kind: ColumnKind;
  width: number;
  /** Its values as they are sorted, where the alphabet says nothing of their worth; any other comes after them. */
  order?: readonly string[];
  /** Not of the record itself: shown where any row has a value; an open row has a part in its place. */
  beside?: boolean;
  /** What stands in it, where that is no field of the record. */
  of?: (row: Row) => string;
}

/** A text is its own value. */
export type Choice = string | { label: string; value: string };

/** A choice among the values of `key`, those that the rows have if none are named; `any` is what stands for no choice. */
export interface RowFilter {
  key: string;
  label: string;
  any: string;
  choices?: readonly Choice[];
}

/** The columns that remain beside an open row: who, what, when. */
export function compactColumns(columns: readonly Column[]): Column[] {
  const what = columns.find(({ kind }) => kind === 'long') ?? columns.find(({ kind }) => kind === 'text');
  return columns.filter((column) => column.kind === 'title' || column.kind === 'time' || column === what);
}

/** The columns of these rows in full: those of the table, and beside them what any of the rows has. */
export function allColumns({ columns, asides = [] }: ListDefinition, rows: readonly Row[]): Column[] {
  return [...columns, ...asides.filter(({ key }) => rows.some(({ values }) => values[key]))];
}

/** A cell as text, for search, sorting and export. */
export const cellText = (row: Row, column: Column): string =>
  column.kind === 'time' ? exactTime(row.time) : (column.of?.(row) ?? row.values[column.key] ?? '');

/** A cell as text that leaves the page: its time says of which zone it is. */
export const copiedText = (row: Row, column: Column): string =>
  column.kind === 'time' ? fullTime(row.time) : cellText(row, column);

/** What a row is called in dialogs and labels: its name, else its e-mail, else its id. */
export const rowName = (row: Row): string => senderOf(row.values) ?? row.id;

export const EMAIL: Column = { key: 'email', label: 'Email', kind: 'email', width: 13.5 };
export const CREATED: Column = { key: 'created_at', label: 'Created', kind: 'time', width: 10.5 };
export const ID: Column = { key: 'id', label: 'ID', kind: 'id', width: 6 };
/** A field of short text. */
export const text = (key: string, label: string, width = 9): Column => ({ key, label, kind: 'text', width });
