import { toast } from '#lib/toasts.ts';
import { excerpt } from '#shared/plain-text.ts';
import { ask } from '../shell/ask.ts';
import { isolated } from '../shell/isolated.ts';
import { rowName } from './columns.ts';
import type { ListDefinition, ShelfDefinition } from './list-definition.ts';
import type { Row } from './row.ts';
import { shelve } from './shelves.ts';

/** In a question or a notice a name takes a line or two, however long it is. */
const NAME_LENGTH = 60;

/** A name as questions and notices say it. */
const shortName = (name: string): string => isolated(excerpt(name, NAME_LENGTH));

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

let undoLast: (() => void) | undefined;

/** Takes back what was done last. */
export function undo(): void {
  undoLast?.();
}

/**
 * Asks once, then puts rows on a shelf of this browser [S 4]; the notice offers the way back for all of them, after
 * which `onBack` is called.
 */
export async function putAway(
  listId: string,
  list: ListDefinition,
  shelf: ShelfDefinition,
  rows: readonly Row[],
  onBack: () => void,
): Promise<boolean> {
  if (rows.length === 0) return false;
  const text = `Do you really want to ${shelf.verb} ${theseRows(list, rows)}?`;
  if (!(await ask({ text, yes: `Yes, ${shelf.verb}` }))) return false;
  const ids = rows.map(({ id }) => id);
  const which = countOrName(list, rows);
  shelve(listId, ids, shelf.shelf);
  offerUndo(`${shelf.done}: ${which}`, () => {
    shelve(listId, ids, undefined);
    toast(`Back in the list: ${which}`);
    onBack();
  });
  return true;
}

/** Says what was done, with the way back; `undo` takes it too until something else is done. */
export function offerUndo(text: string, takeBack: () => void): void {
  const back = (): void => {
    dismiss();
    if (undoLast === back) undoLast = undefined;
    takeBack();
  };
  undoLast = back;
  const dismiss = toast(text, 'success', { label: 'Undo', run: back });
}

/** Brings a row back into the table, after a question where the shelf asks one. */
export async function bringBack(
  listId: string,
  shelf: ShelfDefinition,
  id: string,
  name: string,
): Promise<void> {
  const text = `Do you really want to restore ${shortName(name)}?`;
  if (shelf.confirmBack && !(await ask({ text, yes: 'Yes, restore' }))) return;
  shelve(listId, [id], undefined);
  toast(`Back in the list: ${shortName(name)}`);
}

/** Copies a text; says so, also when the browser refuses. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast('Copied');
  } catch {
    toast('This browser does not allow copying.', 'error');
  }
}
