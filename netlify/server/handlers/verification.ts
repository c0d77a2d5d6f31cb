import { list } from './list.ts';
import type { VerificationListed } from '#shared/schemas/entities.ts';

/** Records of the key verification for staff, newest first [S 3, 7]. */
export const listVerifications = list(
  'verification',
  ({ id, first_name = '', last_name = '', email = '', submitted_at }): VerificationListed => ({
    id,
    first_name,
    last_name,
    email,
    created_at: submitted_at,
  }),
  (rows) => rows,
);
