import { submissions } from '../records/submissions.ts';
import { listPage } from './list.ts';
import type { VerificationListed } from '#shared/schemas/entities.ts';

/**
 * Records of the key verification and of paid checkouts for staff, newest first. The step that verifies an e-mail address is
 * another system's: it keeps one record a key in the store `verification`, under `recordKey('records', id)` with an id of
 * `createId`, and says in `submitted_at` when it was made. A payment (see `receivePayment`) has its own time in `created_at`.
 */
export const listVerifications = listPage(
  (folder, page) => submissions.verification.readPage(folder, page),
  (records) =>
    records.map(
      ({
        id,
        first_name = '',
        last_name = '',
        email = '',
        submitted_at,
        created_at,
        plan,
        amount,
      }): VerificationListed => ({
        id,
        first_name,
        last_name,
        email,
        created_at: created_at ?? submitted_at,
        plan,
        amount,
      }),
    ),
);
