import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { takeOverBlobFiles } from './blob-files.ts';
import { BlobLog, contentEtag, type BlobEntry, type LogRecord } from './blob-log.ts';
import { KeyIndex } from './key-index.ts';

export interface WriteCondition {
  metadata?: string | undefined;
  /** Write only over this etag. */
  ifMatch?: string | undefined;
  /** Write only where there is nothing yet. */
  ifNew?: boolean | undefined;
}

export interface ListQuery {
  prefix: string;
  cursor: string;
  directories: boolean;
  pageSize: number;
}

export interface ListPage {
  blobs: BlobEntry[];
  directories: string[];
  nextCursor: string | undefined;
}

/** A log is made anew when it is longer than this and more than half of it is of no use any more. */
const TIDY_ABOVE = 16 * 1024 * 1024;

const EMPTY = new Uint8Array();

/**
 * One store in one folder: a log of blobs, an ordered index in memory. Nothing happens between a check and its write,
 * since both are one synchronous step, which is what makes compare-and-swap true. Only one process may have a folder
 * open (see the data folder's lock).
 */
export class BlobFolder {
  readonly #path: string;
  readonly #records = new Map<string, LogRecord>();
  readonly #index: KeyIndex;
  #log: BlobLog;
  /** Bytes of the bodies that are still there. */
  #live = 0;

  constructor(folder: string, warn: (message: string) => void) {
    mkdirSync(folder, { recursive: true });
    this.#path = join(folder, 'blobs.log');
    // Left by a process that died while it tidied.
    rmSync(this.#newPath, { force: true });
    this.#log = new BlobLog(this.#path);
    takeOverBlobFiles(folder, this.#log);
    for (const record of this.#log.records(warn)) this.#keep(record);
    this.#index = new KeyIndex(this.#records.keys());
    this.#tidy();
  }

  get size(): number {
    return this.#records.size;
  }

  entry(key: string): BlobEntry | undefined {
    return this.#records.get(key)?.entry;
  }

  body(key: string): Buffer<ArrayBuffer> | undefined {
    const record = this.#records.get(key);
    return record && this.#log.body(record);
  }

  /** The new etag, or undefined when the condition did not hold. */
  write(
    key: string,
    body: Uint8Array,
    { metadata, ifMatch, ifNew }: WriteCondition = {},
  ): string | undefined {
    const current = this.entry(key);
    if (ifNew && current) return undefined;
    if (ifMatch && ifMatch !== current?.etag) return undefined;
    const etag = contentEtag(body);
    const lastModified = new Date().toISOString();
    this.#keep(this.#log.append({ key, etag, size: body.length, lastModified, metadata }, body));
    this.#index.add(key);
    this.#tidy();
    return etag;
  }

  remove(key: string): void {
    if (!this.#records.has(key)) return;
    const lastModified = new Date().toISOString();
    this.#keep(
      this.#log.append({ key, etag: contentEtag(EMPTY), size: 0, lastModified, deleted: true }, EMPTY),
    );
    this.#index.remove(key);
    this.#tidy();
  }

  /** Removes every blob. Out: how many there were. */
  clear(): number {
    const keys = [...this.#records.keys()];
    for (const key of keys) this.remove(key);
    return keys.length;
  }

  list({ prefix, cursor, directories, pageSize }: ListQuery): ListPage {
    const blobs: BlobEntry[] = [];
    const folders = new Set<string>();
    for (const key of this.#index.from(prefix, cursor)) {
      const slash = directories ? key.indexOf('/', prefix.length) : -1;
      if (slash >= 0) folders.add(key.slice(0, slash));
      else if (blobs.length === pageSize) return { blobs, directories: [...folders], nextCursor: key };
      else blobs.push(this.entry(key) as BlobEntry);
    }
    return { blobs, directories: [...folders], nextCursor: undefined };
  }

  close(): void {
    this.#log.close();
  }

  get #newPath(): string {
    return `${this.#path}.new`;
  }

  /** The latest record of a key counts. */
  #keep(record: LogRecord): void {
    const { key, size, deleted } = record.entry;
    this.#live += size - (this.entry(key)?.size ?? 0);
    if (deleted) this.#records.delete(key);
    else this.#records.set(key, record);
  }

  /** Writes what is still there into a new log, in the place of a long one that mostly holds what is not. */
  #tidy(): void {
    if (this.#log.size < TIDY_ABOVE || this.#live > this.#log.size / 2) return;
    const next = new BlobLog(this.#newPath);
    for (const [key, record] of this.#records) {
      this.#records.set(key, next.append(record.entry, this.#log.body(record)));
    }
    this.#log = next.replace(this.#path, this.#log);
  }
}
