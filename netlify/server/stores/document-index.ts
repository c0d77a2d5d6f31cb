import { logProblem } from '../http/log.ts';
import { changeDocument, tagged } from './cas.ts';
import { openStore, type Store, type StoreName } from './open-store.ts';
import { readAll } from './record-pages.ts';
import { createId, idTime } from '#shared/ids.ts';

/**
 * A store whose documents are also copied into a few index chunks, so that reading all of them takes a few blobs:
 *
 *   records/<id>         the truth, one blob each
 *   index/<chunk>        rows by id, copies of the truth
 *   edits/<id>/<mark>    an edit whose row may not have reached the index
 *
 * The index may lag behind and may be lost: `readRows` notices both, `rebuildIndex` puts it right.
 */
export interface Collection {
  name: StoreName;
  /** Which index chunk holds an id. */
  chunkOf: (id: string) => string;
}

export interface Versioned {
  id: string;
  /** Raised by each change and never used twice, not even by a document that takes a deleted one's id. */
  version: number;
}

type Rows<T> = Record<string, T>;

/** An edit takes seconds; a mark older than this is the trace of a crash. */
const EDIT_MS = 60_000;

export const recordKey = (id: string): string => `records/${id}`;

/**
 * Reads all documents: rows from the index, the missing ones and those under edit from the truth.
 * `needsRebuild` says that the index has lost rows or that an edit broke off.
 */
export async function readRows<T extends Versioned>(
  store: Store,
): Promise<{ documents: T[]; needsRebuild: boolean }> {
  const { ids, chunks, marks } = await takeSnapshot(store);
  const rows = new Map<string, T>();
  for (const chunk of await readAll<Rows<T>>(store, chunks)) {
    for (const [id, row] of Object.entries(chunk)) if (ids.has(id) && row?.id === id) rows.set(id, row);
  }
  const lost = [...ids].filter((id) => !rows.has(id));
  const edited = [...new Set(marks.map((mark) => mark.id))].filter((id) => rows.delete(id));
  const truth = await readDocuments<T>(store, [...lost, ...edited]);
  for (const document of truth) rows.set(document.id, document);
  const underEdit = new Set(marks.map((mark) => mark.id));
  const needsRebuild =
    marks.some((mark) => mark.isOld) || lost.some((id) => rows.has(id) && !underEdit.has(id));
  return { documents: [...rows.values()], needsRebuild };
}

/** The truth of these ids; a document that has none of them as its own is damaged. */
async function readDocuments<T extends Versioned>(store: Store, ids: readonly string[]): Promise<T[]> {
  const known = new Set(ids);
  return (await readAll<T>(store, ids.map(recordKey))).filter(({ id }) => known.has(id));
}

/** Copies a document into its chunk, unless a later version is there. */
export async function putRow<T extends Versioned>(
  store: Store,
  { chunkOf }: Collection,
  row: T,
): Promise<void> {
  await mergeRows(store, `index/${chunkOf(row.id)}`, [row]);
}

/** Takes a document out of its chunk. */
export async function dropRow(store: Store, { chunkOf }: Collection, id: string): Promise<void> {
  await changeDocument<Rows<unknown>>(
    store,
    `index/${chunkOf(id)}`,
    (rows) => {
      if (!rows || !(id in rows)) return undefined;
      return Object.fromEntries(Object.entries(rows).filter(([key]) => key !== id));
    },
    {},
  );
}

/** Runs an edit between its mark and the mark's removal; the mark stays if the edit breaks off. */
export async function marked<R>(store: Store, id: string, edit: () => Promise<R>): Promise<R> {
  const mark = `edits/${id}/${createId()}`;
  tagged(mark, await store.set(mark, '1'));
  const result = await edit();
  await store.delete(mark);
  return result;
}

/** Makes the index anew from the truth; edits may go on meanwhile. Out: how many documents there are. */
export async function rebuildIndex(collection: Collection): Promise<number> {
  const store = openStore(collection.name);
  const { ids, marks } = await takeSnapshot(store);
  const documents = await readDocuments<Versioned>(store, [...ids]);
  const chunks = new Set(documents.map(({ id }) => collection.chunkOf(id)));
  await Promise.all(
    [...chunks].map((chunk) => {
      const rows = documents.filter(({ id }) => collection.chunkOf(id) === chunk);
      return mergeRows(store, `index/${chunk}`, rows);
    }),
  );
  await Promise.all(marks.filter((mark) => mark.isOld).map((mark) => store.delete(mark.key)));
  return documents.length;
}

/** `rebuildIndex` for a reader that found the index wanting: it never fails the read. */
export async function healIndex(collection: Collection): Promise<void> {
  try {
    const documents = await rebuildIndex(collection);
    logProblem('index-rebuilt', { store: collection.name, documents });
  } catch (error) {
    logProblem('index-not-rebuilt', { store: collection.name }, error);
  }
}

async function mergeRows<T extends Versioned>(store: Store, key: string, rows: readonly T[]): Promise<void> {
  const merge = (current: Rows<T> = {}) => {
    const newer = rows.filter(({ id, version }) => (current[id]?.version ?? 0) < version);
    if (newer.length === 0) return undefined;
    return { ...current, ...Object.fromEntries(newer.map((row) => [row.id, row])) };
  };
  // A damaged chunk is as good as an empty one: the truth is elsewhere.
  await changeDocument<Rows<T>>(store, key, merge, {});
}

async function takeSnapshot(store: Store) {
  const { blobs } = await store.list();
  const keys = (folder: string) => blobs.map(({ key }) => key).filter((key) => key.startsWith(`${folder}/`));
  return {
    ids: new Set(keys('records').map((key) => key.slice('records/'.length))),
    chunks: keys('index'),
    marks: keys('edits').map((key) => {
      const [, id = '', mark = ''] = key.split('/');
      return { key, id, isOld: idTime(mark) < Date.now() - EDIT_MS };
    }),
  };
}
