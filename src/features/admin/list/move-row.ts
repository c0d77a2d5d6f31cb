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

/** Moves a suspect into the inbox, with the way back. Out: whether it is there. */
export async function notSpam(tab: AdminTab, list: ListDefinition, row: Row): Promise<boolean> {
  return moveWithUndo(tab, list, row, 'inbox');
}

/** Asks, then moves a row to suspected spam, with the way back. Out: whether it is there. */
export async function markSpam(tab: AdminTab, list: ListDefinition, row: Row): Promise<boolean> {
  const text = `Do you really want to move the ${list.noun[0]} from ${shortName(rowName(row))} to suspected spam, for everybody?`;
  return (await ask({ text, yes: 'Yes, it is spam' })) && moveWithUndo(tab, list, row, 'suspected');
}

async function moveWithUndo(tab: AdminTab, list: ListDefinition, row: Row, to: MoveTarget): Promise<boolean> {
  if (!(await moveRow(tab, list, row, to))) return false;
  const from = to === 'inbox' ? 'suspected' : 'inbox';
  offerUndo(said(row, to), () => {
    void moveRow(tab, list, row, from).then((moved) => moved && toast(said(row, from)));
  });
  return true;
}

/** On the server first, then between the two lists in place. While a row is moving it is not moved again. */
async function moveRow(tab: AdminTab, list: ListDefinition, row: Row, to: MoveTarget): Promise<boolean> {
  if (moving.has(row.id)) return false;
  moving.add(row.id);
  const body = { list: list.suspected, id: row.id, to };
  const result = await staffCall(endpoints.submissionMove, { body });
  moving.delete(row.id);
  if (!result.ok) {
    toast(`Could not move it: ${result.message || 'no answer'}`, 'error');
    return false;
  }
  listStoreOf(tab, to === 'inbox')?.take(row.id);
  listStoreOf(tab, to === 'suspected')?.put(row);
  return true;
}

function said(row: Row, to: MoveTarget): string {
  return `${DONE[to]}: ${shortName(rowName(row))}`;
}
