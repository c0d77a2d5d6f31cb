import { readSubmissions } from '../records/submissions.ts';
import { listPage } from './list.ts';
import type { VerificationListed } from '#shared/schemas/entities.ts';

/**
 * Records of the key verification for staff, newest first. The step that verifies an e-mail address and
 * writes them is another system's. It keeps one record a key in the store `verification`, under `recordKey('records', id)` with an id of `createId`, and says
 * in `submitted_at` when it was made.
 */
export const listVerifications = listPage(
  (folder, page) => readSubmissions('verification', folder, page),
  (records) =>
    records.map(({ id, first_name = '', last_name = '', email = '', submitted_at }): VerificationListed => {
      return { id, first_name, last_name, email, created_at: submitted_at };
    }),
);
