import type { Handler, ServedCall } from '../http/call.ts';
import { lists } from '../records/lists.ts';
import { listPage, type ReadPage } from './list.ts';
import type { Inbox } from '#forms/engine/inbox.ts';
import { listedOf } from '#forms/engine/record.ts';
import { forms } from '#forms/registry.ts';
import { staffEndpoints } from '#shared/endpoints/staff.ts';
import { submissions } from '../records/submissions.ts';
import type { VerificationListed } from '#shared/schemas/entities.ts';

/**
 * Records of the key verification and of paid checkouts for staff, newest first. The step that verifies an e-mail address is
 * another system's: it keeps one record a key in the store `verification`, under `recordKey('records', id)` with an id of
 * `createId`, and says in `submitted_at` when it was made. A payment (see `receivePayment`) has its own time in `created_at`.
 */
const listVerifications = listPage(
  (folder, page) => submissions.verification.readPage(folder, page),
  (records) =>
    records.map((record): VerificationListed => {
      const { id, first_name = '', last_name = '', email = '', submitted_at, plan, amount } = record;
      return {
        id,
        first_name,
        last_name,
        email,
        created_at: record['created_at'] ?? submitted_at,
        plan,
        amount,
      };
    }),
);

/** Each call that lists what visitors have sent, newest first; `?suspected=1`: suspected spam. */
export const listCalls: readonly ServedCall[] = [
  ...Object.values(forms).map((inbox) => ({
    definition: inbox.list,
    handler: listHandler(inbox, (folder, page) => lists[inbox.suspected].readPage(folder, page)),
  })),
  { definition: staffEndpoints.verificationList, handler: listVerifications },
];

/** The list of a form's records: of each the fields that the form lists, and no others. */
export function listHandler(inbox: Inbox, read: ReadPage<{ id: string }>): Handler<unknown> {
  const { toBody = (records) => records } = inbox;
  return listPage(read, (records) => toBody(records.map((record) => listedOf(inbox, record))));
}
