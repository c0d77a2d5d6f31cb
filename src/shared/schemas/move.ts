import { MAX_NAME } from '../limits.ts';
import { choice, requiredLine } from '#forms/fields/rules.ts';
import { z } from '../zod.ts';

/** Lists that may hold suspected spam, by the name that the call takes. */
const LISTS = ['lets-connect', 'contact', 'demo', 'feedback', 'website-plan', 'users'] as const;

/** The two places of a submission, by the names that the call takes. */
const FOLDERS = ['inbox', 'suspected'] as const;
export type MoveTarget = (typeof FOLDERS)[number];

/** Names a submission and where it is to lie; without `to` it is the inbox. */
export const moveSchema = z.object({
  list: choice(LISTS, 'There is no such list.'),
  id: requiredLine('The id is required.', MAX_NAME),
  to: z._default(choice(FOLDERS, 'to must be inbox or suspected.'), 'inbox'),
});
