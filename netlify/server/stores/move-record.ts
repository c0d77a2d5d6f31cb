import { createDocument } from './cas.ts';
import type { Store } from './open-store.ts';
import { readDocument, recordKey } from './record-pages.ts';
import { ID_PATTERN } from '#shared/ids.ts';

/** Where a submission lies: the inbox, or apart as suspected spam. */
export type Folder = 'records' | 'suspected';

/**
 * Moves a record into a folder from the other one; `prepare` runs first, with what is moved. Twice is once. Out:
 * 'missing' if there is none with that id in either.
 */
export async function moveRecord<T extends { id: string }>(
  store: Store,
  id: string,
  to: Folder,
  prepare: (record: T) => Promise<void> = () => Promise.resolve(),
): Promise<'moved' | 'missing'> {
  const record = await recordToMove<T>(store, id, to);
  if (typeof record === 'string') return record;
  await prepare(record);
  // First the copy, then the removal: a crash between the two shows it twice rather than not at all.
  await createDocument(store, recordKey(to, id), record);
  await store.delete(recordKey(otherThan(to), id));
  // Somebody who moves it the other way at this moment may have removed the copy: whoever is last puts it back.
  await createDocument(store, recordKey(to, id), record);
  return 'moved';
}

/** The record that is to go into a folder; 'moved' if it lies there already, 'missing' if there is none. */
export async function recordToMove<T extends { id: string }>(
  store: Store,
  id: string,
  to: Folder,
): Promise<T | 'moved' | 'missing'> {
  if (!ID_PATTERN.test(id)) return 'missing';
  const record = await readDocument<T>(store, recordKey(otherThan(to), id));
  if (record?.id === id) return record;
  return (await store.getMetadata(recordKey(to, id))) === null ? 'missing' : 'moved';
}

/** True if a record lies in either folder. */
export async function isStored(store: Store, id: string): Promise<boolean> {
  const keys = (['records', 'suspected'] as const).map((folder) => recordKey(folder, id));
  const found = await Promise.all(keys.map((key) => store.getMetadata(key)));
  return found.some((metadata) => metadata?.etag !== undefined);
}

function otherThan(folder: Folder): Folder {
  return folder === 'records' ? 'suspected' : 'records';
}
