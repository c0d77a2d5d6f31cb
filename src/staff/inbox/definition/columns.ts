import { exactTime } from '../../shell/times.ts';
import type { Row } from './row.ts';

export type ColumnKind = 'text' | 'title' | 'email' | 'phone' | 'long' | 'time' | 'id';

/** One field of a list: what it is called, how it is shown, how wide (in rem). Long texts share what is left. */
export interface Column {
  /** The field's name in the answer; a time column without one shows the row's own moment. */
  key: string;
  label: string;
  kind: ColumnKind;
  width: number;
}

/** The columns that remain beside an open row: who, what, when. */
export function compactColumns(columns: readonly Column[]): Column[] {
  const what = columns.find(({ kind }) => kind === 'long') ?? columns.find(({ kind }) => kind === 'text');
  return columns.filter((column) => column.kind === 'title' || column.kind === 'time' || column === what);
}

/** A cell as text, for search, sorting, copying and export. */
export function cellText(row: Row, column: Column): string {
  return column.kind === 'time' ? exactTime(row.time) : (row.values[column.key] ?? '');
}

/** What a row is called in dialogs and labels: its name, else its e-mail, else its id. */
export function rowName(row: Row): string {
  const { name, first_name: first = '', last_name: last = '', email } = row.values;
  return [name, `${first} ${last}`.trim(), email].find(Boolean) ?? row.id;
}

export const NAME: Column = { key: 'name', label: 'Name', kind: 'title', width: 10 };
export const EMAIL: Column = { key: 'email', label: 'Email', kind: 'email', width: 13.5 };
export const MESSAGE: Column = { key: 'message', label: 'Message', kind: 'long', width: 16 };
export const SUBMITTED: Column = { key: 'submitted_at', label: 'Submitted', kind: 'time', width: 10.5 };
export const CREATED: Column = { key: 'created_at', label: 'Created', kind: 'time', width: 10.5 };
export const ID: Column = { key: 'id', label: 'ID', kind: 'id', width: 6 };
/** A field of short text. */
export const text = (key: string, label: string, width = 9): Column => ({ key, label, kind: 'text', width });
