import type { Refused, Unreachable } from '#browser/api-client.ts';
import { staffEndpoints } from '#shared/endpoints/staff.ts';
import type { MoveTarget } from '#shared/schemas/move.ts';
import { staffCall } from '../../session/session.ts';
import type { Row } from '../definition/row.ts';

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
export async function askToMove(
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
