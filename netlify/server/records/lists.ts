import { submissions } from './submissions.ts';
import { users } from './users.ts';

/** The records of every list of what visitors send. */
export const lists = { ...submissions, users };

/** A job: takes older records into the indexes of their lists, and makes good what differs. */
export async function maintainLists(): Promise<void> {
  for (const records of Object.values(lists)) await records.maintain();
}
