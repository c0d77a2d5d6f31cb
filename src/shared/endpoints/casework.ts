import type { FromPerson, ListWork, NotesById, WorkChanged, WorkNote } from '../casework.ts';
import { get, post } from './endpoint.ts';

const STAFF = { access: 'staff', fault: 'status' } as const;

/** Staff: work on enquiries, together. A list is named as the call that moves its records names it. */
export const workEndpoints = {
  /** Of all of a list's enquiries, by `?list=`; `me` is the id of whoever asks. */
  workList: /* @__PURE__ */ get<ListWork & { status: 'success'; me: string }>('/casework/list', STAFF),
  /** Changes status or holder of some; body {list, rows: [{id, at}], status?, who?: "me" | "nobody"}, `at` as last seen. */
  workSet: /* @__PURE__ */ post<WorkChanged>('/casework/set', 'json', STAFF),
  /** The notes on one, oldest first: `?list=&id=`. */
  workNotes: /* @__PURE__ */ get<{ status: 'success'; notes: WorkNote[] }>('/casework/notes', STAFF),
  /** Those on all of a list's enquiries, by `?list=`: for its CSV. */
  workAllNotes: /* @__PURE__ */ get<{ status: 'success'; notes: NotesById }>('/casework/all-notes', STAFF),
  /** Adds one; body {list, id, text, submissionId}. */
  workNote: /* @__PURE__ */ post<WorkChanged & { notes: WorkNote[] }>('/casework/note', 'json', STAFF),
  /** Everything from the person who sent a record: `?list=&id=`. */
  workPerson: /* @__PURE__ */ get<{ status: 'success'; found: FromPerson[] }>('/casework/person', STAFF),
  /** Up to which moment who asks has seen each list, by its tab, on any device; milliseconds since 1970. */
  workSeenList: /* @__PURE__ */ get<{ status: 'success'; seen: Record<string, number> }>(
    '/casework/seen-list',
    STAFF,
  ),
  /** Adds to it; body {seen}. Nothing that anybody else has to know of. */
  workSeen: /* @__PURE__ */ post<{ status: 'success'; seen: Record<string, number> }>(
    '/casework/seen',
    'json',
    STAFF,
  ),
} as const;
