import { excerpt } from '#shared/plain-text.ts';
import { isolated } from '../../shell/isolated.ts';
import { rowName } from './columns.ts';
import type { ListDefinition } from './list-definition.ts';
import type { Row } from './row.ts';

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
