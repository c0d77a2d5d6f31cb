import type { MoveTarget } from '#shared/schemas/move.ts';
import type { Refused, Unreachable } from '#browser/api-client.ts';
import { staffEndpoints } from '#shared/endpoints/staff.ts';
import { staffCall } from '../../session/session.ts';
import { countOrName, type Row, theseRows } from '../model/row.ts';
import { clearFailure, toast, type ToastKind } from '#browser/toasts.ts';
import { ask } from '../../shell/ask.ts';
import { offerUndo } from '../../shell/undo.ts';
import type { AdminTab } from '../../tabs.tsx';
import type { ListDefinition } from '../model/definition.ts';
import { pagedListOf } from '../model/paged-list.ts';

interface Move {
  /** The button's word, and the key that does the same. */
  label: string;
  key: string;
  /** The folder, as sentences name it. */
  place: string;
  /** The answer that goes ahead. */
  yes: string;
  /** Said when it is done. */
  done: string;
}

/** What a move to each of the two folders of a list is called. */
export const MOVES: Record<MoveTarget, Move> = {
  inbox: {
    label: 'Not spam',
    key: 'n',
    place: 'the inbox',
    yes: 'Yes, not spam',
    done: 'Moved to the inbox',
  },
  suspected: {
    label: 'Spam',
    key: 's',
    place: 'suspected spam',
    yes: 'Yes, it is spam',
    done: 'Moved to suspected spam',
  },
};

/** So many calls are open at the same time. */
const AT_ONCE = 5;
const NOT_FOUND = 404;
const TOO_MANY = 429;

/** What became of rows that were to move. */
export interface MoveOutcome {
  /** In the order they were given. */
  moved: readonly Row[];
  /** The server has no such submission in either list. */
  gone: readonly Row[];
  /** How many stay where they are, the gone among them, and why the first of them does; empty if none does. */
  left: number;
  reason: string;
}

const moving = new Set<Row['id']>();

/**
 * Asks the server to move rows of a list, by the name the call takes. A row that is on its way already is left out. Where
 * nobody answers, or the server wants no more calls, the rest is not asked for.
 */
async function askToMove(
  list: string | undefined,
  rows: readonly Row[],
  to: MoveTarget,
): Promise<MoveOutcome> {
  const mine = rows.filter(({ id }) => !moving.has(id));
  for (const { id } of mine) moving.add(id);
  const waiting = [...mine];
  const moved = new Set<Row>();
  const gone: Row[] = [];
  let reason = '';
  const work = async (): Promise<void> => {
    for (let row = waiting.shift(); row; row = waiting.shift()) {
      const result = await staffCall(staffEndpoints.submissionMove, { body: { list, id: row.id, to } });
      if (result.ok) moved.add(row);
      else {
        reason ||= reasonOf(result);
        if (result.kind === 'refused' && result.status === NOT_FOUND) gone.push(row);
        if (result.kind === 'unreachable' || result.status === TOO_MANY) waiting.length = 0;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  for (const { id } of mine) moving.delete(id);
  return { moved: mine.filter((row) => moved.has(row)), gone, left: mine.length - moved.size, reason };
}

/** The server's own sentence, else one of ours: what the browser says of a lost line tells staff nothing. */
function reasonOf(failure: Refused | Unreachable): string {
  if (failure.kind === 'unreachable') return 'the server does not answer.';
  return failure.message || 'the server gave no reason.';
}

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
  const about = `move ${tab.id}`;
  if (moved.length > 0) {
    clearFailure(about);
    done(moved, notice);
  } else if (outcome.left > 0) toast(notice.text, notice.kind, { about });
  pagedListOf(tab, to === 'inbox')?.take([...moved, ...gone].map(({ id }) => id));
  pagedListOf(tab, to === 'suspected')?.put(moved);
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
