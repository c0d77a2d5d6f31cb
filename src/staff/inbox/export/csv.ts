import { stampTime, ZONE_NAME } from '../../shell/times.ts';
import type { Column } from '../definition/columns.ts';
import type { Row } from '../definition/row.ts';

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
