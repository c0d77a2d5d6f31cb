import { auditEndpoints } from '#shared/endpoints/audit.ts';
import { staffCall } from '../session/session.ts';

/** Has the audit say that so many records of a list were saved as a file: the server hears of that in no other way. */
export function noteExport(list: string, records: number): void {
  void staffCall(auditEndpoints.auditExport, { body: { list, records } });
}
