import type { Refused, Unreachable } from '#lib/api-client.ts';
import { toast } from '#lib/toasts.ts';
import { endpoints } from '#shared/endpoints.ts';
import type { MoveTarget } from '#shared/schemas/move.ts';
import { staffCall } from '../session/session.ts';
import { ask } from '../shell/ask.ts';
import type { AdminTab } from '../tabs.ts';
import { rowName } from './columns.ts';
import type { ListDefinition } from './list-definition.ts';
import { listStoreOf } from './list-stores.ts';
import { offerUndo, shortName } from './row-actions.ts';
import type { Row } from './row.ts';

const DONE: Record<MoveTarget, string> = {
  inbox: 'Moved to the inbox',
  suspected: 'Moved to suspected spam',
};
const moving = new Set<string>();

/** Moves a suspect into the inbox, with the way back; `leave` runs when it is about to leave the list. */
export async function notSpam(
  tab: AdminTab,
  list: ListDefinition,
  row: Row,
  leave: () => void,
): Promise<void> {
  await moveWithUndo(tab, list, row, 'inbox', leave);
}

/** Asks, then moves a row to suspected spam, with the way back; `leave` as above. */
export async function markSpam(
  tab: AdminTab,
  list: ListDefinition,
  row: Row,
  leave: () => void,
): Promise<void> {
  const text = `Do you really want to move the ${list.noun[0]} from ${shortName(rowName(row))} to suspected spam, for everybody?`;
  if (await ask({ text, yes: 'Yes, it is spam' })) await moveWithUndo(tab, list, row, 'suspected', leave);
}

async function moveWithUndo(
  tab: AdminTab,
  list: ListDefinition,
  row: Row,
  to: MoveTarget,
  leave: () => void,
): Promise<void> {
  const from = to === 'inbox' ? 'suspected' : 'inbox';
  await moveRow(tab, list, row, to, () => {
    leave();
    offerUndo(said(row, to), () => {
      void moveRow(tab, list, row, from, () => {
        toast(said(row, from));
      });
    });
  });
}

/**
 * On the server first, then between the two lists in place; `done` runs in between. While a row is moving it is not moved
 * again.
 */
async function moveRow(
  tab: AdminTab,
  list: ListDefinition,
  row: Row,
  to: MoveTarget,
  done: () => void,
): Promise<void> {
  if (moving.has(row.id)) return;
  moving.add(row.id);
  const body = { list: list.suspected, id: row.id, to };
  const result = await staffCall(endpoints.submissionMove, { body });
  moving.delete(row.id);
  if (!result.ok) {
    toast(`Could not move it: ${reason(result)}`, 'error');
    return;
  }
  done();
  listStoreOf(tab, to === 'inbox')?.take(row.id);
  listStoreOf(tab, to === 'suspected')?.put(row);
}

/** The server's own sentence, else one of ours: what the browser says of a lost line tells staff nothing. */
function reason(failure: Refused | Unreachable): string {
  if (failure.kind === 'unreachable') return 'the server does not answer.';
  return failure.message || 'the server gave no reason.';
}

function said(row: Row, to: MoveTarget): string {
  return `${DONE[to]}: ${shortName(rowName(row))}`;
}
