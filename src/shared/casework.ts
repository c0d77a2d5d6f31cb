/** How far the work on an enquiry is, from its beginning. One that nobody has touched is new. */
export const WORK_STATUSES = ['new', 'in progress', 'answered', 'closed'] as const;
export type WorkStatus = (typeof WORK_STATUSES)[number];

/** Characters of one note, and notes of one enquiry. */
export const MAX_NOTE = 2_000;
export const MAX_NOTES = 200;
/** So many enquiries change with one call at most. */
export const MAX_CHANGED = 500;

/**
 * What is known of the work on one enquiry. People are named by their ids; nobody is the empty one. `changedAt` is in milliseconds
 * since 1970: the later of two states is the true one.
 */
export type WorkState = readonly [
  status: WorkStatus,
  who: string,
  notes: number,
  changedAt: number,
  changedBy: string,
];

/** The work on the enquiries of one list, by id; those that are not here are new. `people` has the names that go with ids. */
export interface ListWork {
  rows: Readonly<Record<string, WorkState>>;
  people: Readonly<Record<string, string>>;
}

/** `at` is ISO 8601 UTC. */
export interface WorkNote {
  id: string;
  at: string;
  by: { id: string; name: string };
  text: string;
}

/** The notes on a list's enquiries, by id, oldest first; those without any are left out. */
export type NotesById = Record<string, WorkNote[]>;

/** In the answer to a change `overtook` has what others had set meanwhile, by id. */
export interface WorkChanged extends ListWork {
  status: 'success';
  overtook: ListWork['rows'];
}

/** A record of somebody, by where it lies. */
export interface FromPerson {
  list: string;
  id: string;
  suspected: boolean;
}
