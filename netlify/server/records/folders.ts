import type { Collection } from '../database/collection.ts';
import { createDocument, readDocument } from '../database/documents.ts';
import { recordKey } from '../database/pages.ts';
import { ID_PATTERN } from '#shared/ids.ts';

/**
 * Where a submission lies: the inbox, or apart as suspected spam. Submissions and users have their records under the keys
 * `<folder>/<inverted id>`.
 */
export type Folder = 'records' | 'suspected';

/**
 * Moves a record into a folder from the other one; `prepare` runs first, with what is moved. Twice is once. Out:
 * 'missing' if there is none with that id in either.
 */
export async function moveRecord<T extends { id: string }>(
  collection: Collection,
  id: string,
  to: Folder,
  prepare: (record: T) => Promise<void> = () => Promise.resolve(),
): Promise<'moved' | 'missing'> {
  const record = await recordToMove<T>(collection, id, to);
  if (typeof record === 'string') return record;
  await prepare(record);
  // First the copy, then the removal: a crash between the two shows it twice rather than not at all.
  await createDocument(collection, recordKey(to, id), record);
  await collection.delete(recordKey(otherThan(to), id));
  // Somebody who moves it the other way at this moment may have removed the copy: whoever is last puts it back.
  await createDocument(collection, recordKey(to, id), record);
  return 'moved';
}

/** The record that is to go into a folder; 'moved' if it lies there already, 'missing' if there is none. */
export async function recordToMove<T extends { id: string }>(
  collection: Collection,
  id: string,
  to: Folder,
): Promise<T | 'moved' | 'missing'> {
  if (!ID_PATTERN.test(id)) return 'missing';
  const record = await readDocument<T>(collection, recordKey(otherThan(to), id));
  if (record?.id === id) return record;
  return (await collection.exists(recordKey(to, id))) ? 'moved' : 'missing';
}

/** A record of the inbox; undefined if there is none, or if it lies apart as suspected spam. */
export async function findRecord<T extends { id: string }>(
  collection: Collection,
  id: string,
): Promise<T | undefined> {
  const record = await readDocument<T>(collection, recordKey('records', id));
  return record?.id === id ? record : undefined;
}

/** True if a record lies in either folder. */
export async function isStored(collection: Collection, id: string): Promise<boolean> {
  const keys = (['records', 'suspected'] as const).map((folder) => recordKey(folder, id));
  return (await Promise.all(keys.map((key) => collection.exists(key)))).includes(true);
}

function otherThan(folder: Folder): Folder {
  return folder === 'records' ? 'suspected' : 'records';
}
