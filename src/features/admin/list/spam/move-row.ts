import { toast } from '#lib/toasts.ts';
import type { MoveTarget } from '#shared/schemas/move.ts';
import { ask } from '../../shell/ask.ts';
import { offerUndo } from '../../shell/undo.ts';
import type { AdminTab } from '../../tabs.ts';
import type { ListDefinition } from '../definition/list-definition.ts';
import { countOrName, theseRows } from '../definition/row-names.ts';
import type { Row } from '../definition/row.ts';
import { listStoreOf } from '../store/list-stores.ts';
import { askToMove } from './ask-to-move.ts';

const DONE: Record<MoveTarget, string> = {
  inbox: 'Moved to the inbox',
  suspected: 'Moved to suspected spam',
};

/** What the list does about a move. */
export interface MoveSteps {
  /** Rows are about to leave the list. */
  leave: (moved: readonly Row[]) => void;
  /** Undo has brought them back. */
  back?: (moved: readonly Row[]) => void;
}

/** Moves a suspect into the inbox, with the way back. */
export async function notSpam(
  tab: AdminTab,
  list: ListDefinition,
  row: Row,
  steps: MoveSteps,
): Promise<void> {
  await moveWithUndo(tab, list, [row], 'inbox', steps);
}

/** Asks once, then moves suspects into the inbox, with one way back for all that went. */
export async function allNotSpam(
  tab: AdminTab,
  list: ListDefinition,
  rows: readonly Row[],
  steps: MoveSteps,
): Promise<void> {
  if (rows.length === 0) return;
  const text = `Do you really want to move ${theseRows(list, rows)} to the inbox, for everybody?`;
  if (await ask({ text, yes: 'Yes, not spam' })) await moveWithUndo(tab, list, rows, 'inbox', steps);
}

/** Asks, then moves a row to suspected spam, with the way back. */
export async function markSpam(
  tab: AdminTab,
  list: ListDefinition,
  row: Row,
  steps: MoveSteps,
): Promise<void> {
  const text = `Do you really want to move ${theseRows(list, [row])} to suspected spam, for everybody?`;
  if (await ask({ text, yes: 'Yes, it is spam' })) await moveWithUndo(tab, list, [row], 'suspected', steps);
}

async function moveWithUndo(
  tab: AdminTab,
  list: ListDefinition,
  rows: readonly Row[],
  to: MoveTarget,
  { leave, back }: MoveSteps,
): Promise<void> {
  const from = to === 'inbox' ? 'suspected' : 'inbox';
  await moveRows(tab, list, rows, to, (moved) => {
    leave(moved);
    offerUndo(said(list, moved, to), () => {
      void moveRows(tab, list, moved, from, (returned) => {
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
async function moveRows(
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
  return `${DONE[to]}: ${countOrName(list, rows)}`;
}
