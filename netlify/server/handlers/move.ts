import type { Answer } from '../http/call.ts';
import { restoreSubmission } from '../stores/submissions.ts';
import { restoreUser } from '../stores/users.ts';
import { accept } from './accept.ts';
import type { StatusMessage } from '#shared/endpoints.ts';
import { fail, ok, type Fault } from '#shared/result.ts';
import { restoreSchema } from '#shared/schemas/restore.ts';

const NOT_FOUND: Fault = { kind: 'not-found', message: 'There is no such suspected submission.' };
const TAKEN: Fault = { kind: 'conflict', message: 'This email is already registered.' };

/** Staff: moves a submission from suspected spam into its list. */
export const restore = accept(restoreSchema, async ({ list, id }): Promise<Answer<StatusMessage>> => {
  if (list === 'users') {
    const outcome = await restoreUser(id);
    if (outcome !== 'registered') return fail(outcome === 'missing' ? NOT_FOUND : TAKEN);
  } else if (!(await restoreSubmission(list, id))) return fail(NOT_FOUND);
  return ok({ status: 'success', message: 'Restored.' });
});
