import type { Handler, ServedCall } from '../http/call.ts';
import { lists } from '../records/lists.ts';
import { listPage, type ReadPage } from './list.ts';
import { listVerifications } from './verification.ts';
import type { Inbox } from '#forms/engine/inbox.ts';
import { listedOf } from '#forms/engine/record.ts';
import { forms } from '#forms/registry.ts';
import { staffEndpoints } from '#shared/endpoints/staff.ts';

/**
 * Each call that lists for staff what visitors have sent, newest first; `?suspected=1` lists suspected spam.
 */
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
