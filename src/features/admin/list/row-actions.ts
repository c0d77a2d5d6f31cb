import { toast } from '#lib/toasts.ts';
import { ask } from '../shell/ask.ts';
import { rowName } from './columns.ts';
import type { ListDefinition, ShelfDefinition } from './list-definition.ts';
import type { Row } from './row.ts';
import { shelve } from './shelves.ts';

/** Asks, then puts a row on a shelf of this browser [S 4]; the notice offers the way back. */
export async function putAway(
  listId: string,
  { noun }: ListDefinition,
  shelf: ShelfDefinition,
  row: Row,
): Promise<boolean> {
  const text = `Do you really want to ${shelf.verb} the ${noun[0]} from ${rowName(row)}?`;
  if (!(await ask({ text, yes: `Yes, ${shelf.verb}` }))) return false;
  shelve(listId, [row.id], shelf.shelf);
  toast(shelf.done, 'success', {
    label: 'Undo',
    run: () => {
      shelve(listId, [row.id], undefined);
    },
  });
  return true;
}

/** Brings a row back into the table, after a question where the shelf asks one. */
export async function bringBack(
  listId: string,
  shelf: ShelfDefinition,
  id: string,
  name: string,
): Promise<boolean> {
  const text = `Do you really want to restore ${name}?`;
  if (shelf.confirmBack && !(await ask({ text, yes: 'Yes, restore' }))) return false;
  shelve(listId, [id], undefined);
  toast('Back in the list');
  return true;
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
