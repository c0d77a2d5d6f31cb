import { logProblem } from '../log.ts';
import { openCollection } from './blobs.ts';
import { listKeys, type Collection, type CollectionName } from './collection.ts';
import { changeDocument, createDocument, readDocument, readDocuments } from './documents.ts';
import { createId, idTime } from '#shared/ids.ts';

export interface Versioned {
  id: string;
  /** Raised by each change and never used twice, not even by a document that takes a deleted one's id. */
  version: number;
}

type Rows<T> = Record<string, T>;

/** An edit takes seconds; a trace of one older than this was left by a crash. */
const EDIT_MS = 60_000;

/** The key of a document in an indexed collection. */
export const documentKey = (id: string): string => `records/${id}`;

/**
 * A collection whose documents are also copied into a few index chunks, so that reading all of them takes a few blobs:
 *
 *   records/<id>         the truth, one blob each
 *   index/<chunk>        rows by id, copies of the truth
 *   edits/<id>/<trace>   an edit whose row may not have reached the index
 *
 * The index may lag behind and may be lost: reading notices both, `rebuild` puts it right.
 */
export class IndexedCollection<T extends Versioned> {
  readonly #name: CollectionName;
  readonly #chunkOf: (id: string) => string;

  /** `chunkOf` says which index chunk holds an id. */
  constructor(name: CollectionName, chunkOf: (id: string) => string) {
    this.#name = name;
    this.#chunkOf = chunkOf;
  }

  /** The collection itself, opened for the request at hand. */
  open(): Collection {
    return openCollection(this.#name);
  }

  /**
   * Reads every document, in no order; `unreadable` are the ids of those that are there and cannot be read. Writes nothing
   * unless it is to `heal` an index that is found wanting.
   */
  async readAll({ heal = false } = {}): Promise<{ documents: T[]; unreadable: string[] }> {
    const collection = this.open();
    const { ids, chunks, traces } = await takeSnapshot(collection);
    const rows = new Map<string, T>();
    for (const chunk of await readDocuments<Rows<T>>(collection, chunks)) {
      for (const [id, row] of Object.entries(chunk)) if (ids.has(id) && row?.id === id) rows.set(id, row);
    }
    const lost = [...ids].filter((id) => !rows.has(id));
    const underEdit = new Set(traces.map(({ id }) => id));
    const edited = [...underEdit].filter((id) => rows.delete(id));
    for (const document of await readTruth<T>(collection, [...lost, ...edited]))
      rows.set(document.id, document);
    const isWanting =
      traces.some(({ isOld }) => isOld) || lost.some((id) => rows.has(id) && !underEdit.has(id));
    if (heal && isWanting) await this.#heal();
    return { documents: [...rows.values()], unreadable: lost.filter((id) => !rows.has(id)) };
  }

  /** Reads one document from the truth; undefined if there is none that can be used. */
  async find(id: string): Promise<T | undefined> {
    const document = await readDocument<T>(this.open(), documentKey(id));
    return document?.id === id ? document : undefined;
  }

  /** Stores a new document. Out: the document, or undefined if its id is taken. */
  async add(fields: Omit<T, 'version'> & { id: string }): Promise<T | undefined> {
    const document = { ...fields, version: Date.now() } as unknown as T;
    return this.#traced(document.id, async (collection) => {
      if (!(await createDocument(collection, documentKey(document.id), document))) return undefined;
      await this.#mergeRows(collection, [document]);
      return document;
    });
  }

  /**
   * Changes a document by compare-and-swap. `change` gets the current one and returns its new fields, or undefined to
   * leave it as it is (a conflict); it may run several times. Out: what is stored, 'missing' or 'unchanged'.
   */
  async edit(
    id: string,
    change: (current: T) => Partial<Omit<T, 'id' | 'version'>> | undefined,
  ): Promise<T | 'missing' | 'unchanged'> {
    return this.#traced(id, async (collection) => {
      let exists = false;
      const edit = (current: T | undefined) => {
        exists = current?.id === id;
        const fields = exists && current ? change(current) : undefined;
        if (!current || !fields) return undefined;
        return { ...current, ...fields, version: Math.max(Date.now(), (Number(current.version) || 0) + 1) };
      };
      // A damaged document is left as it is, for whoever mends it, and counts as missing.
      const edited = await changeDocument<T>(collection, documentKey(id), edit, {} as T);
      if (!edited) return exists ? 'unchanged' : 'missing';
      await this.#mergeRows(collection, [edited]);
      return edited;
    });
  }

  /** Deletes a document, one that cannot be read too. Out: false if there was none. */
  async remove(id: string): Promise<boolean> {
    const collection = this.open();
    if (!(await collection.exists(documentKey(id)))) return false;
    await collection.delete(documentKey(id));
    const dropRow = (rows: Rows<unknown> | undefined) =>
      rows && id in rows ? Object.fromEntries(Object.entries(rows).filter(([key]) => key !== id)) : undefined;
    await changeDocument<Rows<unknown>>(collection, `index/${this.#chunkOf(id)}`, dropRow, {});
    return true;
  }

  /** Makes the index anew from the truth; edits may go on meanwhile. Out: how many documents there are. */
  async rebuild(): Promise<number> {
    const collection = this.open();
    const { ids, traces } = await takeSnapshot(collection);
    const documents = await readTruth<T>(collection, [...ids]);
    await this.#mergeRows(collection, documents);
    await Promise.all(traces.filter(({ isOld }) => isOld).map(({ key }) => collection.delete(key)));
    return documents.length;
  }

  /** `rebuild` for a reader: it never fails the read. */
  async #heal(): Promise<void> {
    try {
      const documents = await this.rebuild();
      logProblem('index-rebuilt', { store: this.#name, documents });
    } catch (error) {
      logProblem('index-not-rebuilt', { store: this.#name }, error);
    }
  }

  /** Runs an edit between leaving its trace and removing it; the trace stays if the edit breaks off. */
  async #traced<R>(id: string, edit: (collection: Collection) => Promise<R>): Promise<R> {
    const collection = this.open();
    const trace = `edits/${id}/${createId()}`;
    await collection.write(trace, '1');
    const result = await edit(collection);
    await collection.delete(trace);
    return result;
  }

  /** Copies documents into their chunks, unless later versions are there. */
  async #mergeRows(collection: Collection, documents: readonly Versioned[]): Promise<void> {
    const chunks = new Set(documents.map(({ id }) => this.#chunkOf(id)));
    const merged = [...chunks].map((chunk) => {
      const rows = documents.filter(({ id }) => this.#chunkOf(id) === chunk);
      const merge = (current: Rows<Versioned> = {}) => {
        const newer = rows.filter(({ id, version }) => (current[id]?.version ?? 0) < version);
        if (newer.length === 0) return undefined;
        return { ...current, ...Object.fromEntries(newer.map((row) => [row.id, row])) };
      };
      // A damaged chunk is as good as an empty one: the truth is elsewhere.
      return changeDocument<Rows<Versioned>>(collection, `index/${chunk}`, merge, {});
    });
    await Promise.all(merged);
  }
}

/** The truth of these ids; a document that has none of them as its own is damaged. */
async function readTruth<T extends Versioned>(collection: Collection, ids: readonly string[]): Promise<T[]> {
  const known = new Set(ids);
  return (await readDocuments<T>(collection, ids.map(documentKey))).filter(({ id }) => known.has(id));
}

async function takeSnapshot(collection: Collection) {
  const all = await listKeys(collection);
  const keys = (folder: string) => all.filter((key) => key.startsWith(`${folder}/`));
  return {
    ids: new Set(keys('records').map((key) => key.slice('records/'.length))),
    chunks: keys('index'),
    traces: keys('edits').map((key) => {
      const [, id = '', trace = ''] = key.split('/');
      return { key, id, isOld: idTime(trace) < Date.now() - EDIT_MS };
    }),
  };
}
