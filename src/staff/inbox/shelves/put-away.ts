import { toast } from '#browser/toasts.ts';
import { ask } from '../../shell/ask.ts';
import { offerUndo } from '../../shell/undo.ts';
import type { ListDefinition, ShelfDefinition } from '../definition/list-definition.ts';
import { countOrName, shortName, theseRows } from '../definition/row-names.ts';
import type { Row } from '../definition/row.ts';
import { shelve } from '../store/shelves.ts';

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
