import { toast } from '#lib/toasts.ts';
import type { MoveTarget } from '#shared/schemas/move.ts';
import { ask } from '../../shell/ask.ts';
import { offerUndo } from '../../shell/undo.ts';
import type { AdminTab } from '../../tab.ts';
import type { ListDefinition } from '../definition/list-definition.ts';
import { countOrName, theseRows } from '../definition/row-names.ts';
import type { Row } from '../definition/row.ts';
import { listStoreOf } from '../store/list-stores.ts';
import { askToMove } from './ask-to-move.ts';
import { MOVES } from './moves.ts';

/** What the list does about a move. */
export interface MoveSteps {
  /** Rows are about to leave the list. */
  leave: (moved: readonly Row[]) => void;
  /** Undo has brought them back. */
  back?: (moved: readonly Row[]) => void;
}

/** Asks once, then moves rows of a list to the other folder, for everybody, with one way back for all that went. */
export async function askThenMove(
  tab: AdminTab,
  list: ListDefinition,
  rows: readonly Row[],
  to: MoveTarget,
  steps: MoveSteps,
): Promise<void> {
  if (rows.length === 0) return;
  const { place, yes } = MOVES[to];
  const text = `Do you really want to move ${theseRows(list, rows)} to ${place}, for everybody?`;
  if (await ask({ text, yes })) await moveRows(tab, list, rows, to, steps);
}

/** The same without a question. */
export async function moveRows(
  tab: AdminTab,
  list: ListDefinition,
  rows: readonly Row[],
  to: MoveTarget,
  { leave, back }: MoveSteps,
): Promise<void> {
  const from = to === 'inbox' ? 'suspected' : 'inbox';
  await moveBetween(tab, list, rows, to, (moved) => {
    leave(moved);
    offerUndo(said(list, moved, to), () => {
      void moveBetween(tab, list, moved, from, (returned) => {
        toast(said(list, returned, from));
        back?.(returned);
      });
    });
  });
}

/**
 * On the server first, then between the two lists in place; `done` runs in between with those that moved. What the server
 * does not know any more leaves this list, too.
 */
async function moveBetween(
  tab: AdminTab,
  list: ListDefinition,
  rows: readonly Row[],
  to: MoveTarget,
  done: (moved: readonly Row[]) => void,
): Promise<void> {
  const { moved, gone, left, reason } = await askToMove(list.suspected, rows, to);
  if (moved.length > 0) done(moved);
  if (left > 0) {
    const what = rows.length === 1 ? 'it' : `${left.toLocaleString('en-US')} of ${countOrName(list, rows)}`;
    toast(`Could not move ${what}: ${reason}`, 'error');
  }
  listStoreOf(tab, to === 'inbox')?.take([...moved, ...gone].map(({ id }) => id));
  listStoreOf(tab, to === 'suspected')?.put(moved);
}

function said(list: ListDefinition, rows: readonly Row[], to: MoveTarget): string {
  return `${MOVES[to].done}: ${countOrName(list, rows)}`;
}
