import { BlobDatabase } from '#local/store/blob-database.ts';
import type { CollectionName } from '#server/database/collection.ts';
import { recordKey } from '#server/database/pages.ts';
import type { Folder } from '#server/records/folders.ts';
import { createId } from '#shared/ids.ts';
import { person } from './crowd-people.ts';

const MINUTE = 60_000;

/** How many records each list of a store is to begin with. */
export type Crowd = Partial<Record<CollectionName, number>>;

/** A few rows of each kind, for tests that look at a store to which nobody sends. */
export const CROWDED: Crowd = { users: 12, 'website-plan': 12, contact: 12, 'lets-connect': 12 };

export interface CrowdOptions {
  /** Mixes in names and messages that nobody should send. */
  hostile?: boolean;
  folder?: Folder;
  /** The moment of the newest record, in milliseconds since 1970. */
  newest?: number;
}

/**
 * Puts records of invented visitors into the database of a store that no server has open: far quicker than sending them.
 * The newest is minutes old, each older one is further from the one after it; the
 * oldest of a hundred thousand is fifteen years old.
 */
export async function crowd(
  databaseFile: string,
  lists: Crowd,
  { hostile = false, folder = 'records', newest = Date.now() - MINUTE }: CrowdOptions = {},
): Promise<void> {
  const database = new BlobDatabase(databaseFile);
  for (const [list, count] of Object.entries(lists)) {
    const add = (index: number): void => {
      const moment = newest - Math.round(Math.min(index ** 1.35, index + 250_000) * 23 * MINUTE);
      const id = createId(moment);
      const stamp = new Date(moment).toISOString();
      const record = { ...person(index, hostile), id, submitted_at: stamp, created_at: stamp };
      database.write(`site:${list}`, recordKey(folder, id), Buffer.from(JSON.stringify(record)));
    };
    await database.whole(() => Array.from({ length: count }, (_, index) => add(index)));
  }
  database.close();
}
