import { changeDocument, createDocument } from './cas.ts';
import {
  dropRow,
  healIndex,
  marked,
  putRow,
  readRows,
  recordKey,
  type Collection,
  type Versioned,
} from './document-index.ts';
import { openStore } from './open-store.ts';
import { readDocument } from './record-pages.ts';

/** Reads every document, in no order. Writes nothing: a build may not. */
export async function readDocuments<T extends Versioned>({ name }: Collection): Promise<T[]> {
  return (await readRows<T>(openStore(name))).documents;
}

/** The same for a function, which puts a damaged index right on the way. */
export async function readAndHeal<T extends Versioned>(collection: Collection): Promise<T[]> {
  const { documents, needsRebuild } = await readRows<T>(openStore(collection.name));
  if (needsRebuild) await healIndex(collection);
  return documents;
}

/** Reads one document from the truth; undefined if there is none that can be used. */
export async function findDocument<T extends Versioned>(
  { name }: Collection,
  id: string,
): Promise<T | undefined> {
  const document = await readDocument<T>(openStore(name), recordKey(id));
  return document?.id === id ? document : undefined;
}

/** Stores a new document. Out: the document, or undefined if its id is taken. */
export async function addDocument<T extends { id: string }>(
  collection: Collection,
  fields: T,
): Promise<(T & Versioned) | undefined> {
  const store = openStore(collection.name);
  const document = { ...fields, version: Date.now() };
  return marked(store, document.id, async () => {
    if (!(await createDocument(store, recordKey(document.id), document))) return undefined;
    await putRow(store, collection, document);
    return document;
  });
}

/**
 * Changes a document by compare-and-swap. `change` gets the current one and returns its new fields, or undefined to
 * leave it as it is (a conflict); it may run several times. Out: what is stored, 'missing' or 'unchanged'.
 */
export async function editDocument<T extends Versioned>(
  collection: Collection,
  id: string,
  change: (current: T) => Partial<Omit<T, 'id' | 'version'>> | undefined,
): Promise<T | 'missing' | 'unchanged'> {
  const store = openStore(collection.name);
  return marked(store, id, async () => {
    let exists = false;
    const edit = (current: T | undefined) => {
      exists = current?.id === id;
      const fields = exists && current ? change(current) : undefined;
      if (!current || !fields) return undefined;
      return { ...current, ...fields, version: Math.max(Date.now(), (Number(current.version) || 0) + 1) };
    };
    // A damaged document is left as it is, for whoever mends it, and counts as missing.
    const edited = await changeDocument<T>(store, recordKey(id), edit, {} as T);
    if (!edited) return exists ? 'unchanged' : 'missing';
    await putRow(store, collection, edited);
    return edited;
  });
}

/** Deletes a document. Out: what it was; undefined if there was none. */
export async function removeDocument<T extends Versioned>(
  collection: Collection,
  id: string,
): Promise<T | undefined> {
  const document = await findDocument<T>(collection, id);
  if (!document) return undefined;
  const store = openStore(collection.name);
  await store.delete(recordKey(id));
  await dropRow(store, collection, id);
  return document;
}
