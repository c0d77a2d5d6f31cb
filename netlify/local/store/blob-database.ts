import { createHash } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';

/** What is known of one blob without its body. `metadata` is the client's header, kept as it came. */
export interface BlobEntry {
  key: string;
  etag: string;
  size: number;
  lastModified: string;
  metadata: string | null;
}

export interface WriteOptions {
  metadata?: string | null;
  /** Write only over this etag. */
  ifMatch?: string | null;
  /** Write only where there is nothing yet. */
  ifNew?: boolean;
}

export interface ListPage {
  blobs: BlobEntry[];
  directories: string[];
  nextCursor: string | undefined;
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
const ENTRY = 'key, etag, size, lastModified, metadata';
const VALUES = 'SELECT :store, :key, :etag, :size, :lastModified, :metadata, :body';
const PUT = `INSERT INTO blobs ${VALUES} WHERE true
  ON CONFLICT DO UPDATE SET etag = excluded.etag, size = excluded.size, lastModified = excluded.lastModified,
    metadata = excluded.metadata, body = excluded.body`;
// Keys sort by their bytes, and no key has a byte above the last of these.
const AFTER_PREFIX = '\u{10FFFF}';

/** Says whether SQLite failed because another process has the file. */
export const isLocked = (error: unknown): boolean => (error as { errcode?: number }).errcode === SQLITE_BUSY;

/** Another process has the database open. */
export class DatabaseLockedError extends Error {}

/** All blobs of all stores in one SQLite file. Every write is one statement, whole or not at all. */
export class BlobDatabase {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  /** Opens the file, or makes one for its owner's eyes. Throws `DatabaseLockedError` while another process has it. */
  constructor(path: string) {
    if (path !== ':memory:') closeSync(openSync(path, 'a', 0o600));
    this.#database = new DatabaseSync(path);
    try {
      this.#database.exec(SCHEMA);
    } catch (error) {
      this.#database.close();
      throw isLocked(error) ? new DatabaseLockedError(path) : error;
    }
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

  entry(store: string, key: string): BlobEntry | undefined {
    const statement = this.#sql(`SELECT ${ENTRY} FROM blobs WHERE store = ? AND key = ?`);
    return statement.get(store, key) as BlobEntry | undefined;
  }

  body(store: string, key: string): Uint8Array<ArrayBuffer> | undefined {
    const row = this.#sql('SELECT body FROM blobs WHERE store = ? AND key = ?').get(store, key);
    return row?.['body'] as Uint8Array<ArrayBuffer> | undefined;
  }

  /** Writes a blob. Out: its new etag, or undefined when the condition did not hold. */
  write(
    store: string,
    key: string,
    body: Uint8Array,
    { metadata, ifMatch, ifNew }: WriteOptions = {},
  ): string | undefined {
    const etag = `"${createHash('md5').update(body).digest('hex')}"`;
    const row = { store, key, etag, size: body.length, lastModified: new Date().toISOString() };
    const values = { ...row, metadata: metadata ?? null, body };
    const { changes } = ifMatch
      ? this.#sql(
          `UPDATE blobs SET (store, key, etag, size, lastModified, metadata, body) = (${VALUES})
           WHERE store = :store AND key = :key AND etag = :ifMatch`,
        ).run({ ...values, ifMatch })
      : this.#sql(ifNew ? `INSERT OR IGNORE INTO blobs ${VALUES}` : PUT).run(values);
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
    const blobs: BlobEntry[] = [];
    const folders = new Set<string>();
    const from = cursor > prefix ? cursor : prefix;
    const rows = this.#sql(
      `SELECT ${ENTRY} FROM blobs WHERE store = ? AND key >= ? AND key < ? ORDER BY key`,
    ).iterate(store, from, prefix + AFTER_PREFIX) as Iterable<BlobEntry>;
    for (const entry of rows) {
      const slash = directories ? entry.key.indexOf('/', prefix.length) : -1;
      if (slash >= 0) folders.add(entry.key.slice(0, slash));
      else if (blobs.length < PAGE_SIZE) blobs.push(entry);
      else return { blobs, directories: [...folders], nextCursor: entry.key };
    }
    return { blobs, directories: [...folders], nextCursor: undefined };
  }

  /** Runs writes as one: all of them are kept, or none if `task` throws. */
  batch(task: () => void): void {
    this.#database.exec('BEGIN');
    try {
      task();
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
