import { openCollection } from '../database/blobs.ts';
import type { Collection, CollectionName } from '../database/collection.ts';
import { createDocument, readDocument, readEach } from '../database/documents.ts';
import { RecordList, recordKey, type Page, type PageRequest } from '../database/pages.ts';
import { forgetWork } from '../casework/store/notes.ts';
import { dropClaims } from './claims.ts';
import type { Sought } from './held.ts';
import { dropMessage, queueMessage, withMessages } from './outbox.ts';
import { ID_PATTERN, createId, idTime, invertId } from '#shared/ids.ts';
import type { HeldThing } from '#shared/personal-data.ts';
import type { ListIndex } from '../database/list-index.ts';
import { SETTLED_MS } from '../database/manifest.ts';

/** The version of each folder's list, by `<collection>/<folder>`: another one after every change. */
export { readListVersions } from '../database/index-store.ts';

/** Where a submission lies: the inbox, or apart as suspected spam. */
export type Folder = 'records' | 'suspected';
const FOLDERS = ['records', 'suspected'] as const satisfies Folder[];

/** Rows that are searched together. */
const SEARCH_ROWS = 2_000;

/** Records in two folders, as `<folder>/<inverted id>`: moved, never changed; lists are always right. */
export class Folders<Stored extends { id: string }, Listed extends { id: string } = Stored> {
  readonly #name: CollectionName;
  readonly #lists: Record<Folder, RecordList<Listed>>;

  /** `toRow` makes of a record what its list shows of it. */
  constructor(name: CollectionName, toRow: (record: Stored) => Listed) {
    const list = (folder: Folder) =>
      new RecordList<Listed>(name, folder, (record) => toRow(record as Stored));
    this.#name = name;
    this.#lists = { records: list('records'), suspected: list('suspected') };
  }

  /** The collection itself, opened for the request at hand. */
  open(): Collection {
    return openCollection(this.#name);
  }

  readPage(folder: Folder, page: PageRequest): Promise<Page<Listed>> {
    return this.#lists[folder].readPage(page);
  }

  /** Brings the index of a folder's list up to date. Never throws. */
  update(folder: Folder): Promise<void> {
    return this.#lists[folder].index.update();
  }

  /** What a job does for both indexes. */
  async maintain(): Promise<void> {
    for (const { index } of Object.values(this.#lists)) await index.maintain();
  }

  /** Stores a record that must not be there yet. Out: whether this call did. */
  store(folder: Folder, record: Stored): Promise<boolean> {
    const create = () => createDocument(this.open(), recordKey(folder, record.id), record);
    return whileMoving([this.#lists[folder].index], [record.id], create);
  }

  /**
   * Moves a record into a folder from the other one. Twice is once. Out: 'missing' if there is none with that id in either,
   * 'taken' if what it alone may have is another one's by now.
   */
  async move(id: string, to: Folder): Promise<'moved' | 'missing' | 'taken'> {
    const record = await this.find(id, to);
    if (typeof record === 'string') return record;
    await this.prepareMove(record, to);
    await this.during([id], async () => {
      const collection = this.open();
      // First the copy, then the removal: a crash between the two shows it twice rather than not at all.
      await createDocument(collection, recordKey(to, id), record);
      await collection.delete(recordKey(otherThan(to), id));
      // Somebody who moves it the other way at this moment may have removed the copy: whoever is last puts it back.
      await createDocument(collection, recordKey(to, id), record);
    });
    return 'moved';
  }

  /** What comes before a move: of what lay apart nobody has been told. */
  protected async prepareMove({ id }: Stored, to: Folder): Promise<void> {
    if (to === 'records') await queueMessage({ list: this.#name, id });
  }

  /** Runs what stores records in one folder or removes them from the other. */
  during<R>(ids: readonly string[], work: () => Promise<R>): Promise<R> {
    const indexes = Object.values(this.#lists).map(({ index }) => index);
    return whileMoving(indexes, ids, work);
  }

  /** The records of both folders that an address is in, each with what was told of it. */
  async heldAbout(sought: Sought): Promise<HeldThing[]> {
    const items: HeldThing[] = [];
    for (const folder of FOLDERS) {
      for await (const row of this.rows(folder)) {
        const role = await this.#roleOf(sought, folder, row);
        const suspected = folder === 'suspected' || undefined;
        const mentioned = role === 'mentioned' || undefined;
        if (role) items.push({ id: row.id, suspected, mentioned, values: { ...row } });
      }
    }
    return withMessages(this.#name, items);
  }

  /** All of a folder, newest first, read many at a time. */
  async *rows(folder: Folder): AsyncGenerator<Listed> {
    let before: string | undefined;
    do {
      const { items, next } = await this.readPage(folder, { limit: SEARCH_ROWS, before });
      yield* items;
      before = next;
    } while (before !== undefined);
  }

  /** Of a record without a readable address nobody knows who sent it: then its raw text decides. */
  async #roleOf(
    { isIn, emailKeys }: Sought,
    folder: Folder,
    row: Listed,
  ): Promise<'theirs' | 'mentioned' | undefined> {
    const values = new Map<string, unknown>(Object.entries(row));
    const addresses = emailKeys(this.#name).flatMap((key) => {
      const value = values.get(key);
      return typeof value === 'string' ? value : [];
    });
    if (addresses.length === 0) {
      const found = await this.open().read(recordKey(folder, row.id));
      return found && isIn(found.text) ? 'theirs' : undefined;
    }
    if (addresses.some(isIn)) return 'theirs';
    return [...values.values()].some((value) => isIn(String(value))) ? 'mentioned' : undefined;
  }

  /**
   * Removes records, whichever folder they lie in, with all that stands beside them and what their lists' indexes have of them. Twice
   * is once; a crash in the middle leaves no row of a record that is gone, and the records go last, so that it leaves them to be found.
   * `atOnce`: with hashes and left-over parts of an index too, which jobs find within a month.
   */
  async remove(ids: readonly string[], { atOnce = false } = {}): Promise<void> {
    if (ids.length === 0) return;
    await readEach(ids, (id) => dropMessage({ list: this.#name, id }));
    await forgetWork(this.#name, ids);
    if (atOnce) await dropClaims(this.open(), ids);
    await this.during(ids, async () => {
      const keys = FOLDERS.flatMap((folder) => ids.map((id) => recordKey(folder, id)));
      await readEach(keys, (key) => this.open().delete(key));
    });
    for (const folder of FOLDERS) {
      await this.update(folder);
      if (atOnce) await this.#lists[folder].index.check();
    }
  }

  /** The record that is to go into a folder; 'moved' if it lies there already, 'missing' if there is none. */
  async find(id: string, to: Folder): Promise<Stored | 'moved' | 'missing'> {
    if (!ID_PATTERN.test(id)) return 'missing';
    const collection = this.open();
    const record = await readDocument<Stored>(collection, recordKey(otherThan(to), id));
    if (record?.id === id) return record;
    return (await collection.exists(recordKey(to, id))) ? 'moved' : 'missing';
  }

  /** True if a record lies in either folder. */
  async isStored(id: string): Promise<boolean> {
    const keys = FOLDERS.map((folder) => recordKey(folder, id));
    return (await Promise.all(keys.map((key) => this.open().exists(key)))).includes(true);
  }
}

/** A record of an inbox; undefined if there is none, or if it lies apart as suspected spam. */
export async function findRecord<T extends { id: string }>(
  name: CollectionName,
  id: string,
): Promise<T | undefined> {
  const record = await readDocument<T>(openCollection(name), recordKey('records', id));
  return record?.id === id ? record : undefined;
}

const otherThan = (folder: Folder): Folder => (folder === 'records' ? 'suspected' : 'records');

/**
 * Runs a piece of work that stores records in some folders, or removes them there, so that readers of their lists see the
 * outcome at every moment. Young records are listed anyway: nothing needs to be said of them.
 */
async function whileMoving<R>(
  indexes: readonly ListIndex[],
  ids: readonly string[],
  work: () => Promise<R>,
): Promise<R> {
  const old = ids.filter((id) => idTime(id) <= Date.now() - SETTLED_MS / 2);
  if (old.length === 0) return work();
  const moves = old.map((id) => [createId(), invertId(id)] as const);
  await Promise.all(indexes.map((index) => index.announce(moves)));
  // Should it fail, nobody knows how far it came: the tokens stay, and an update settles them later.
  const result = await work();
  await Promise.all(indexes.map((index) => index.settle(moves)));
  return result;
}
