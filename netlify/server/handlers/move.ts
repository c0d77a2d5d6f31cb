import type { Answer } from '../http/call.ts';
import type { Folder } from '../records/folders.ts';
import { lists } from '../records/lists.ts';
import { accept, listName } from './accept.ts';
import type { StatusMessage } from '#shared/endpoints/endpoint.ts';
import { fail, ok, type Fault } from '#shared/result.ts';
import { MAX_NAME } from '#shared/limits.ts';
import { MOVE_TARGETS, type MoveTarget } from '#shared/schemas/move.ts';
import { z } from '#shared/zod.ts';
import { oneOf, requiredLine } from '#forms/fields/rules.ts';

/** Names a submission and where it is to lie; without `to` it is the inbox. */
const moveSchema = z.object({
  list: listName,
  id: requiredLine('The id is required.', MAX_NAME),
  to: z._default(oneOf(MOVE_TARGETS, 'to must be inbox or suspected.'), 'inbox'),
});

const NOT_FOUND: Fault = { kind: 'not-found', message: 'There is no such submission.' };
const TAKEN: Fault = { kind: 'conflict', message: 'This email is already registered.' };

const FOLDERS: Record<MoveTarget, Folder> = { inbox: 'records', suspected: 'suspected' };
const DONE: Record<MoveTarget, string> = { inbox: 'Restored.', suspected: 'Moved to suspected spam.' };

/** Staff: moves a submission between suspected spam and its list. Where it lies already it stays. */
export const move = accept(
  moveSchema,
  async ({ list, id, to }, { waitUntil }): Promise<Answer<StatusMessage>> => {
    const records = lists[list];
    const outcome = await records.move(id, FOLDERS[to]);
    waitUntil(Promise.all(Object.values(FOLDERS).map((folder) => records.update(folder))));
    if (outcome !== 'moved') return fail(outcome === 'missing' ? NOT_FOUND : TAKEN);
    return ok({ status: 'success', message: DONE[to] });
  },
);
