import { get, post, type StatusMessage } from './endpoint.ts';

const STAFF = { access: 'staff', fault: 'status' } as const;

/** Something that was done in the staff area. No visitor's words are in it. */
export interface AuditListed {
  id: string;
  /** ISO 8601 UTC. */
  at: string;
  /** Who did it; empty where nobody of that name was known. */
  who: string;
  what: string;
  /** The list, ids and settings it was done with; empty where there are none. */
  on: string;
}

/** Staff: what was done, by whom. */
export const auditEndpoints = {
  /** Newest first; `?limit=&before=&count=1`. */
  auditList: /* @__PURE__ */ get<AuditListed[]>('/audit/list', STAFF),
  /** The browser has made a CSV; body {list, records}, their number. That it is a call puts it into the audit. */
  auditExport: /* @__PURE__ */ post<StatusMessage>('/audit/export', 'json', STAFF),
} as const;
