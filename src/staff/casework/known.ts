import type { ListWork, WorkState } from '#shared/casework.ts';

/** The work on a list's enquiries, as this page knows it. */
export interface KnownWork extends ListWork {
  /** The id of who is signed in; empty until the server has answered. */
  me: string;
}

export const UNKNOWN: KnownWork = { me: '', rows: {}, people: {} };
const UNTOUCHED: WorkState = ['new', '', 0, 0, ''];

/** The state of one enquiry. */
export function stateOf({ rows }: ListWork, id: string): WorkState {
  return rows[id] ?? UNTOUCHED;
}
