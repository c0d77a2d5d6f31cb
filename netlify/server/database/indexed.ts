import type { WaitUntil } from '../call-time.ts';
import { logProblem } from '../log.ts';
import { openCollection } from './blobs.ts';
import { listEntries, listKeys, type Collection, type CollectionName, type Stored } from './collection.ts';
import { changeDocument, createDocument, readDocument, readDocuments, readEach } from './documents.ts';

export interface Versioned {
  id: string;
  /** Raised by each change. Earlier releases tell by it which of two copies is newer. */
  version: number;
}

/** Copies of all documents in a few: `<folder>/<chunk>` each, so that reading all of them takes few requests. */
export interface Index<T, Row extends { id: string }> {
  folder: string;
  /** Says which chunk holds an id; without it one holds all. */
  chunkOf?: (id: string) => string;
  /** What a copy holds of a document. */
  toRow: (document: T) => Row;
}

/** A row with its document's tag; the tag alone if unreadable. Earlier releases' copies have none. */
type Copy<Row> = Partial<Row> & { tag?: string };
type Chunk<Row> = Record<string, Copy<Row>>;

const DOCUMENTS = 'records/';
/** The chunk of an index that has one. */
const ALL = 'all';

/** The key of a document in an indexed collection. */
export const documentKey = (id: string): string => DOCUMENTS + id;

/**
 * A collection of documents that change, one blob each under `records/<id>`, and indexes made of copies. The list of the
 * collection is the truth: a copy whose tag is not the listed one is as good as none, and the document itself is read. So a
 * change writes its document and nothing else; the copies follow after the answer, and may be lost at any time.
 */
export class IndexedCollection<T extends Versioned> {
  readonly #name: CollectionName;
  readonly #indexes: readonly Index<T, { id: string }>[];

  constructor(name: CollectionName, ...indexes: readonly Index<T, { id: string }>[]) {
    this.#name = name;
    this.#indexes = indexes;
  }

  /** The collection itself, opened for the request at hand. */
  open(): Collection {
    return openCollection(this.#name);
  }

  /**
   * Reads the rows of all documents by one of the collection's indexes, in no order; `unreadable` are the ids of documents
   * that cannot be read, `tags` those under which rows were copied. Writes nothing, unless `heal` may bring copies up to date that were found wanting.
   */
  async readAll<Row extends { id: string }>(
    { folder, chunkOf, toRow }: Index<T, Row>,
    heal?: WaitUntil,
  ): Promise<{ rows: Row[]; unreadable: string[]; tags: ReadonlyMap<string, string> }> {
    const collection = this.open();
    const readChunks = async () =>
      readDocuments<Chunk<Row>>(
        collection,
        chunkOf ? await listKeys(collection, `${folder}/`) : [`${folder}/${ALL}`],
      );
    const [tags, chunks] = await Promise.all([listTags(collection), readChunks()]);
    const copies = new Map(chunks.flatMap((chunk) => Object.entries(chunk)));
    const wanting = [...tags].filter(([id, tag]) => copies.get(id)?.tag !== tag).map(([id]) => id);
    const found = await readEach([...tags], async ([id, tag]) => {
      const copy = copies.get(id);
      // Until it is copied anew, a copy of an earlier release counts.
      if (copy && (copy.tag === tag || (copy.tag === undefined && copy.id === id))) return copy;
      const document = await this.find(id);
      return document && toRow(document);
    });
    if (wanting.length > 0) heal?.(this.update(wanting));
    const ids = [...tags.keys()];
    const isRow = (copy: Copy<Row> | undefined, at: number): copy is Copy<Row> => copy?.id === ids[at];
    const rows = found.filter(isRow).map(({ tag: _, ...row }) => row as unknown as Row);
    for (const id of wanting) tags.delete(id);
    return { rows, unreadable: ids.filter((_, at) => !isRow(found[at], at)), tags };
  }

  /** Reads one document; undefined if there is none that can be used. */
  async find(id: string): Promise<T | undefined> {
    const document = await readDocument<T>(this.open(), documentKey(id));
    return document?.id === id ? document : undefined;
  }

  /** Stores a new document. Out: the document, or undefined if its id is taken. */
  async add(fields: Omit<T, 'version'> & { id: string }): Promise<T | undefined> {
    const document = { ...fields, version: Date.now() } as unknown as T;
    const isNew = await createDocument(this.open(), documentKey(document.id), document);
    return isNew ? document : undefined;
  }

  /**
   * Changes a document by compare-and-swap. `change` gets the current one and returns its new fields, or undefined to
   * leave it as it is (a conflict); it may run several times. `known`: the document as it was found a moment ago, if it
   * was. Out: what is stored, 'missing' or 'unchanged'.
   */
  async edit(
    id: string,
    change: (current: T) => Partial<Omit<T, 'id' | 'version'>> | undefined,
    known?: Stored,
  ): Promise<T | 'missing' | 'unchanged'> {
    let exists = false;
    const edit = (current: T | undefined) => {
      exists = current?.id === id;
      const fields = exists && current ? change(current) : undefined;
      if (!current || !fields) return undefined;
      return { ...current, ...fields, version: Math.max(Date.now(), (Number(current.version) || 0) + 1) };
    };
    // A damaged document is left as it is, for whoever mends it, and counts as missing.
    const edited = await changeDocument<T>(this.open(), documentKey(id), edit, {} as T, { known });
    return edited ?? (exists ? 'unchanged' : 'missing');
  }

  /** Deletes a document, one that cannot be read too. Out: false if there was none. */
  async remove(id: string): Promise<boolean> {
    const collection = this.open();
    if (!(await collection.exists(documentKey(id)))) return false;
    await collection.delete(documentKey(id));
    return true;
  }

  /** Copies these documents into every index, as they are now. Never throws: whoever reads them finds what is wanting. */
  async update(ids: readonly string[]): Promise<void> {
    try {
      await this.#copy(await listTags(this.open()), ids);
    } catch (error) {
      logProblem('index-not-updated', { store: this.#name }, error);
    }
  }

  /** Makes all copies anew. Out: how many documents there are that can be read. */
  async rebuild(): Promise<number> {
    const tags = await listTags(this.open());
    return this.#copy(tags, [...tags.keys()]);
  }

  /** Out: how many of the documents can be read. */
  async #copy(tags: ReadonlyMap<string, string>, ids: readonly string[]): Promise<number> {
    const there = ids.filter((id) => tags.has(id));
    const documents = await readEach(there, (id) => this.find(id));
    for (const { folder, chunkOf = () => ALL, toRow } of this.#indexes) {
      const copies = there.map((id, at) => {
        const document = documents[at];
        return [id, { ...(document && toRow(document)), tag: tags.get(id) ?? '' }] as const;
      });
      const write = (chunk: string) => {
        const own = Object.fromEntries(copies.filter(([id]) => chunkOf(id) === chunk));
        const merge = (current: Chunk<object> = {}) => {
          const left = Object.entries(current).filter(([id]) => tags.has(id));
          const isDone = Object.entries(own).every(([id, { tag }]) => current[id]?.tag === tag);
          // Somebody else was faster.
          if (isDone && left.length === Object.keys(current).length) return undefined;
          return { ...Object.fromEntries(left), ...own };
        };
        // A damaged chunk is as good as an empty one: the truth is elsewhere.
        return changeDocument<Chunk<object>>(this.open(), `${folder}/${chunk}`, merge, {});
      };
      await Promise.all([...new Set(ids.map(chunkOf))].map(write));
    }
    return documents.filter((document) => document !== undefined).length;
  }
}

/** Ids of the documents that there are, with the tag of each. */
async function listTags(collection: Collection): Promise<Map<string, string>> {
  const entries = await listEntries(collection, DOCUMENTS);
  return new Map(entries.map(({ key, tag }) => [key.slice(DOCUMENTS.length), tag]));
}
