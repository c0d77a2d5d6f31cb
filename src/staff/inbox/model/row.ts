import { ID_PATTERN, idTime } from '#shared/ids.ts';
import { wellFormed } from '#shared/well-formed.ts';
import { excerpt } from '#shared/plain-text.ts';
import { type ListDefinition, rowName } from './definition.ts';

/** A listed record as the table treats it: every value as text, and the moment it came in. */
export interface Row {
  id: string;
  /** Milliseconds since 1970; 0 when the record tells none. */
  time: number;
  values: Readonly<Record<string, string>>;
}

/** Reads one record of a list answer. Undefined for anything that is not a record with an id. */
export function toRow(record: unknown): Row | undefined {
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return undefined;
  const values = Object.fromEntries(Object.entries(record).map(([key, value]) => [key, toText(value)]));
  const id = values['id'] ?? '';
  return id === '' ? undefined : { id, values, time: rowTime(id, values) };
}

/** The records of a list answer: the answer itself, its `data` or its `users`; undefined when it is no list. */
export function recordsOf(answer: unknown): unknown[] | undefined {
  if (Array.isArray(answer)) return answer as unknown[];
  if (typeof answer !== 'object' || answer === null) return undefined;
  const { data, users } = answer as { data?: unknown; users?: unknown };
  return [data, users].find((list): list is unknown[] => Array.isArray(list));
}

function toText(value: unknown): string {
  if (typeof value === 'string') return wellFormed(value);
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** A contact message has no time of its own; its id tells. */
function rowTime(id: string, values: Record<string, string>): number {
  const stamp = Date.parse(values['submitted_at'] ?? values['created_at'] ?? '');
  if (!Number.isNaN(stamp)) return stamp;
  return ID_PATTERN.test(id) ? idTime(id) : 0;
}

/** In a question or a notice a name takes a line or two, however long it is. */
const NAME_LENGTH = 60;

/** A name as questions and notices say it. */
export const shortName = (name: string): string => isolated(excerpt(name, NAME_LENGTH));

/** Rows as a notice says them: `12 messages`, one alone by its name. */
export function countOrName({ noun }: ListDefinition, rows: readonly Row[]): string {
  const [row] = rows;
  return row && rows.length === 1
    ? shortName(rowName(row))
    : `${rows.length.toLocaleString('en-US')} ${noun[1]}`;
}

/** Rows as a question says them: `these 12 messages`, `the message from Asha`. */
export function theseRows(list: ListDefinition, rows: readonly Row[]): string {
  const which = countOrName(list, rows);
  return rows.length === 1 ? `the ${list.noun[0]} from ${which}` : `these ${which}`;
}

/** Letters that run from right to left, and the marks that turn the direction. */
const RTL =
  /[\p{Bidi_Control}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** A visitor's text within a sentence: its direction ends where it ends, as `<bdi>` does in a page. */
export const isolated = (text: string): string =>
  RTL.test(text) ? `\u2068${text.replace(/[\u202A-\u202E\u2066-\u2069]/g, '')}\u2069` : text;
