import { accept } from '../handlers/accept.ts';
import { listPage } from '../handlers/list.ts';
import { serve, type ServedCall } from '../http/call.ts';
import { readTrail, type AuditRecord } from './store/trail.ts';
import { whatWasDone } from './words.ts';
import { requiredLine } from '#forms/fields/rules.ts';
import { auditEndpoints, type AuditListed } from '#shared/endpoints/audit.ts';
import { MAX_NAME } from '#shared/limits.ts';
import { ok } from '#shared/result.ts';
import { z } from '#shared/zod.ts';

const exportSchema = z.object({
  list: requiredLine('The list is required.', MAX_NAME),
  records: z._default(z.number(), 0),
});

const listed = ({ id, at, who, call, on, fault }: AuditRecord): AuditListed => ({
  ...{ id, at, who, on },
  what: whatWasDone(call, fault),
});

/** What was done in the staff area; there is no call that takes anything of it back. */
export const auditCalls: readonly ServedCall[] = [
  serve(
    auditEndpoints.auditList,
    listPage(
      (_, page) => readTrail(page),
      (records) => records.map(listed),
    ),
  ),
  // That it was made is all there is to it.
  serve(
    auditEndpoints.auditExport,
    accept(exportSchema, () => ok({ status: 'success', message: 'Noted.' } as const)),
  ),
];
