import type { Answer } from '../http/call.ts';
import type { Folder } from '../records/folders.ts';
import { moveSubmission } from '../records/submissions.ts';
import { moveUser } from '../records/users.ts';
import { accept } from './accept.ts';
import type { StatusMessage } from '#shared/endpoints/endpoint.ts';
import { fail, ok, type Fault } from '#shared/result.ts';
import { moveSchema, type MoveTarget } from '#shared/schemas/move.ts';

const NOT_FOUND: Fault = { kind: 'not-found', message: 'There is no such submission.' };
const TAKEN: Fault = { kind: 'conflict', message: 'This email is already registered.' };

const FOLDERS: Record<MoveTarget, Folder> = { inbox: 'records', suspected: 'suspected' };
const DONE: Record<MoveTarget, string> = { inbox: 'Restored.', suspected: 'Moved to suspected spam.' };

/** Staff: moves a submission between suspected spam and its list. Where it lies already it stays. */
export const move = accept(moveSchema, async ({ list, id, to }): Promise<Answer<StatusMessage>> => {
  const outcome = await (list === 'users'
    ? moveUser(id, FOLDERS[to])
    : moveSubmission(list, id, FOLDERS[to]));
  if (outcome !== 'moved') return fail(outcome === 'missing' ? NOT_FOUND : TAKEN);
  return ok({ status: 'success', message: DONE[to] });
});
