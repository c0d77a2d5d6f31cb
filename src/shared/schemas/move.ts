import { MAX_NAME } from '../limits.ts';
import { choice, requiredLine } from './fields.ts';
import { z } from './zod.ts';

/** Lists that may hold suspected spam, by the name that the restore call takes. */
const RESTORABLE_LISTS = ['lets-connect', 'contact', 'demo', 'feedback', 'website-plan', 'users'] as const;

/** Names a suspected submission to move into its list. */
export const restoreSchema = z.object({
  list: choice(RESTORABLE_LISTS, 'There is no such list.'),
  id: requiredLine('The id is required.', MAX_NAME),
});
