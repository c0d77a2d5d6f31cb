import { toast } from '#browser/toasts.ts';
import { dayOf, stampTime, ZONE_NAME } from '../../shell/times.ts';
import type { Column, ListDefinition, StatusDefinition } from '../model/definition.ts';
import type { Row } from '../model/row.ts';
import type { ReadList } from '../model/use-list.ts';
import { type ListView, viewRows } from '../model/view.ts';
import type { PagedList } from '../model/paged-list.ts';
import { awayIds } from '../model/status.ts';
import { download } from './download.ts';

/** Saves what is shown as CSV, read to its end first. A list that cannot be read to its end is not exported in part. */
export async function exportList(
  list: ListDefinition,
  { pages, statuses }: Pick<ReadList, 'pages' | 'statuses'>,
  view: ListView,
  suspected: boolean,
): Promise<void> {
  const away = suspected ? new Set<string>() : awayIds(statuses);
  await save(list, suspected ? 'suspected' : '', pages, (rows) =>
    viewRows(
      rows.filter((row) => !away.has(row.id)),
      list.columns,
      view,
      dayOf(Date.now()),
    ),
  );
}

/** Saves the rows of one status as CSV, under the same condition. */
export async function exportStatus(
  list: ListDefinition,
  { pages, statuses }: Pick<ReadList, 'pages' | 'statuses'>,
  { status, popup }: StatusDefinition,
): Promise<void> {
  const ids = new Set(statuses[status]);
  await save(list, popup.toLowerCase(), pages, (rows) => rows.filter((row) => ids.has(row.id)));
}

/** Saves these rows of a list as CSV; `part` says in the file's name which they are. */
export function saveRows(list: ListDefinition, part: string, rows: readonly Row[]): void {
  const name = [list.file, part, dayOf(Date.now())].filter(Boolean).join('-');
  download(`${name}.csv`, 'text/csv;charset=utf-8', toCsv(rows, list.columns));
}

/** `part` goes into the name of the file: which rows of the list it holds; empty for the list itself. */
async function save(
  list: ListDefinition,
  part: string,
  pages: PagedList,
  choose: (rows: readonly Row[]) => readonly Row[],
): Promise<void> {
  await pages.loadMore(Infinity);
  const { rows, phase, failure } = pages.get();
  if (phase !== 'ready' || failure !== '') {
    toast(`Nothing was exported: older ${list.noun[1]} could not be read.`, 'error');
    return;
  }
  saveRows(list, part, choose(rows));
}

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** What makes a spreadsheet calculate instead of show, plain and full-width. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@＝＋－＠|]/u;

/**
 * A table as CSV that spreadsheets open as it is: UTF-8 with mark, CRLF, times of Nepal, as on the screen. A cell
 * that a spreadsheet would take for a formula starts with an apostrophe.
 */
export function toCsv(rows: readonly Row[], columns: readonly Column[]): string {
  const lines = [
    columns.map(({ label, kind }) => (kind === 'time' ? `${label} (${ZONE_NAME})` : label)),
    ...rows.map((row) => columns.map((column) => value(row, column))),
  ];
  return BYTE_ORDER_MARK + lines.map((cells) => cells.map(cell).join(',')).join('\r\n') + '\r\n';
}

function value(row: Row, column: Column): string {
  return column.kind === 'time' ? stampTime(row.time) : (row.values[column.key] ?? '');
}

function cell(text: string): string {
  const safe = FORMULA.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n;\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
