import { toast, type ToastKind } from '#browser/toasts.ts';
import type { MoveTarget } from '#shared/schemas/move.ts';
import { ask } from '../../shell/ask.ts';
import { offerUndo } from '../../shell/undo.ts';
import type { AdminTab } from '../../tab.tsx';
import type { ListDefinition } from '../definition/list-definition.ts';
import { countOrName, theseRows } from '../definition/row-names.ts';
import type { Row } from '../definition/row.ts';
import { listStoreOf } from '../store/list-stores.ts';
import { askToMove, type MoveOutcome } from './ask-to-move.ts';
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
  await moveBetween(tab, list, rows, to, (moved, { text, kind }) => {
    leave(moved);
    const takeBack = () =>
      moveBetween(tab, list, moved, from, (returned, notice) => {
        toast(notice.text, notice.kind);
        back?.(returned);
      });
    offerUndo(text, () => void takeBack(), kind);
  });
}

/**
 * On the server first, then between the two lists in place; `done` runs in between with those that moved, if any, and
 * with what is to be said. What the server does not know any more leaves this list, too.
 */
async function moveBetween(
  tab: AdminTab,
  list: ListDefinition,
  rows: readonly Row[],
  to: MoveTarget,
  done: (moved: readonly Row[], notice: Notice) => void,
): Promise<void> {
  const outcome = await askToMove(list.suspected, rows, to);
  const { moved, gone } = outcome;
  const notice = said(list, rows, to, outcome);
  if (moved.length > 0) done(moved, notice);
  else if (outcome.left > 0) toast(notice.text, notice.kind);
  listStoreOf(tab, to === 'inbox')?.take([...moved, ...gone].map(({ id }) => id));
  listStoreOf(tab, to === 'suspected')?.put(moved);
}

interface Notice {
  text: string;
  kind: ToastKind;
}

/** All that became of the rows, in one notice: how many went, how many did not, and why. */
function said(
  list: ListDefinition,
  rows: readonly Row[],
  to: MoveTarget,
  { moved, left, reason }: MoveOutcome,
): Notice {
  const { done } = MOVES[to];
  if (left === 0) return { text: `${done}: ${countOrName(list, moved)}`, kind: 'success' };
  const all = countOrName(list, rows);
  const stayed = left.toLocaleString('en-US');
  if (moved.length > 0)
    return {
      text: `${done}: ${moved.length.toLocaleString('en-US')} of ${all}. Could not move ${stayed}: ${reason}`,
      kind: 'error',
    };
  return {
    text: `Could not move ${rows.length === 1 ? 'it' : `${stayed} of ${all}`}: ${reason}`,
    kind: 'error',
  };
}
