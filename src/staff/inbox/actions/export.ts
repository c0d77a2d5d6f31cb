import { clearFailure, toast } from '#browser/toasts.ts';
import { ok } from '#shared/result.ts';
import { dayOf, serverTime, stampTime, ZONE_NAME } from '../../shell/times.ts';
import { noteExport } from '../../audit/note-export.ts';
import { withUnsubscribed } from '../../notify/unsubscribed.ts';
import {
  allColumns,
  cellText,
  type Column,
  type ListDefinition,
  type StatusDefinition,
} from '../model/definition.ts';
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
      dayOf(serverTime()),
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

/** Saves rows as CSV, `part` in its name; nothing where not all of them can be read, which is told. */
export async function saveRows(list: ListDefinition, part: string, shownRows: readonly Row[]): Promise<void> {
  const filled = list.beforeExport ? await list.beforeExport(shownRows) : ok(shownRows);
  const about = aboutExport(list);
  if (!filled.ok) {
    toast(`Nothing was exported: ${filled.fault} could not be read.`, 'error', { about });
    return;
  }
  clearFailure(about);
  const rows = filled.value;
  const name = [list.file, part, dayOf(serverTime())].filter(Boolean).join('-');
  download(
    `${name}.csv`,
    'text/csv;charset=utf-8',
    toCsv(rows, withUnsubscribed(allColumns(list, rows), rows)),
  );
  noteExport(list.file, rows.length);
}

const aboutExport = ({ file }: ListDefinition): string => `export ${file}`;

/** `part` goes into the name of the file: which rows of the list it holds; empty for the list itself. */
async function save(
  list: ListDefinition,
  part: string,
  pages: PagedList,
  choose: (rows: readonly Row[]) => readonly Row[],
): Promise<void> {
  await pages.loadMore(Infinity);
  const { rows, phase, failure } = pages.get();
  const about = aboutExport(list);
  if (phase !== 'ready' || failure !== '') {
    toast(`Nothing was exported: older ${list.noun[1]} could not be read.`, 'error', { about });
    return;
  }
  clearFailure(about);
  const chosen = choose(rows);
  if (chosen.length > 0) await saveRows(list, part, chosen);
  else toast(`There is nothing to export: no ${list.noun[1]} are shown.`);
}

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** What makes a spreadsheet calculate instead of show, plain and full-width. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@＝＋－＠|]/u;

/** A number that every spreadsheet shows as it was typed. */
const PLAIN_NUMBER = /^(?:0|[1-9]\d{0,10})$/;
/** Words of numbers, dates and times: `1e5`, `10:30 a.m.`, `2026-01-05T10:00Z`, `5 May`. */
const UNIT =
  /(?<!\p{L})(?:[ap]\.?m\.?|[apetz]|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?!\p{L})/giu;
/** Digits with no more than signs of numbers, dates, times, fractions and money: `0123`, `1-10`, `3/4`, `(360)`, `$5`. */
const NUMBER = /^(?=\P{Nd}*\p{Nd})[\p{Nd}\p{Sc}\s.,:/%()'’+−–-]*$/u;
/** What spreadsheets take for yes, no or an error. */
const LITERAL = /^\s*(?:true|false|#n\/a|#[a-z0/]+[!?])\s*$/i;

/**
 * A table as CSV that spreadsheets open as it is: UTF-8 with mark, CRLF, times of Nepal, as on the screen. A cell
 * that a spreadsheet would take for a formula, or change as a number or a date, starts with an apostrophe: of the marks
 * that make it text in all of them (a formula `="…"`, blanks, invisible letters) it alone is seen by readers, and no
 * formula.
 */
export function toCsv(rows: readonly Row[], columns: readonly Column[]): string {
  const lines = [
    columns.map(({ label, kind }) => (kind === 'time' ? `${label} (${ZONE_NAME})` : label)),
    ...rows.map((row) => columns.map((column) => value(row, column))),
  ];
  return BYTE_ORDER_MARK + lines.map((cells) => cells.map(quoted).join(',')).join('\r\n') + '\r\n';
}

const value = (row: Row, column: Column): string =>
  column.kind === 'time' ? stampTime(row.time) : asText(cellText(row, column));

function asText(text: string): string {
  const isChanged =
    FORMULA.test(text) || /^[\t\r\n]/.test(text) || LITERAL.test(text) || isNumberOrDate(text);
  return isChanged ? `'${text}` : text;
}

const isNumberOrDate = (text: string): boolean =>
  !PLAIN_NUMBER.test(text) && NUMBER.test(text.replace(UNIT, ''));

const quoted = (text: string): string =>
  /[",\r\n;\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
