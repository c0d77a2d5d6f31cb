import { createHash } from 'node:crypto';
import { closeSync, fstatSync, ftruncateSync, openSync, readSync, renameSync, writeSync } from 'node:fs';

/** What is known of one blob without its body. `metadata` is the client's header, kept as it came. */
export interface BlobEntry {
  key: string;
  etag: string;
  size: number;
  lastModified: string;
  metadata?: string | undefined;
  /** Set in the record that says a blob is gone. */
  deleted?: true;
}

/** One record of a log and the place of its body. */
export interface LogRecord {
  entry: BlobEntry;
  bodyAt: number;
}

// Keys are at most 600 bytes and metadata at most 2 KB, so a header always fits.
const HEADER_LIMIT = 16_384;
const NEW_LINE = 10;
const RECORD_START = '\n{"key":';

export const contentEtag = (body: Uint8Array): string => `"${createHash('md5').update(body).digest('hex')}"`;

/** Where a record ends: behind the line feed after its body. */
const endOf = ({ entry, bodyAt }: LogRecord): number => bodyAt + entry.size + 1;

/**
 * A file of records that only grows: a line of JSON (the entry), the body, a line feed. Writing is one call of the
 * operating system, two hundred times quicker than a file of its own for each blob. A process that is killed at any
 * moment leaves whole records and at most one unfinished at the end. What was acknowledged is with the operating system
 * and outlives the process; it is not forced onto the disk.
 */
export class BlobLog {
  readonly #path: string;
  readonly #file: number;
  #size: number;

  /** Opens a log, or begins one. */
  constructor(path: string) {
    this.#path = path;
    this.#file = openSync(path, 'a+');
    this.#size = fstatSync(this.#file).size;
  }

  /** Bytes of the file. */
  get size(): number {
    return this.#size;
  }

  /** Writes one record whole or not at all. */
  append(entry: BlobEntry, body: Uint8Array): LogRecord {
    const header = Buffer.from(`${JSON.stringify(entry)}\n`);
    const bytes = Buffer.concat([header, body, Buffer.of(NEW_LINE)]);
    try {
      for (let done = 0; done < bytes.length;) done += writeSync(this.#file, bytes, done);
    } catch (error) {
      ftruncateSync(this.#file, this.#size);
      throw error;
    }
    const bodyAt = this.#size + header.length;
    this.#size += bytes.length;
    return { entry, bodyAt };
  }

  body({ entry, bodyAt }: LogRecord): Buffer<ArrayBuffer> {
    return this.#read(bodyAt, entry.size);
  }

  /** Every whole record, oldest first. Damaged bytes are told to `warn` and skipped, at the end of the file cut off. */
  *records(warn: (message: string) => void): Generator<LogRecord> {
    for (let at = 0; at < this.#size;) {
      const record = this.#recordAt(at);
      if (record) yield record;
      const next = record ? endOf(record) : this.#nextAfter(at);
      if (!record) warn(`Skipped ${next - at} unreadable bytes of ${this.#path}`);
      if (!record && next === this.#size) ftruncateSync(this.#file, (this.#size = at));
      at = next;
    }
  }

  /** Takes the place of the log at `path`. The rename is the switch: a killed process leaves the old one or this one. */
  replace(path: string, old: BlobLog): BlobLog {
    old.close();
    this.close();
    renameSync(this.#path, path);
    return new BlobLog(path);
  }

  close(): void {
    closeSync(this.#file);
  }

  #read(at: number, length: number): Buffer<ArrayBuffer> {
    const bytes = Buffer.alloc(Math.min(length, this.#size - at));
    for (let done = 0; done < bytes.length;) {
      const count = readSync(this.#file, bytes, done, bytes.length - done, at + done);
      if (count === 0) throw new Error(`${this.#path} is shorter than it was.`);
      done += count;
    }
    return bytes;
  }

  #recordAt(at: number): LogRecord | undefined {
    const start = this.#read(at, HEADER_LIMIT);
    const headerEnd = start.indexOf(NEW_LINE);
    const entry = parseEntry(start.toString('utf8', 0, Math.max(headerEnd, 0)));
    if (!entry) return undefined;
    const record = { entry, bodyAt: at + headerEnd + 1 };
    const end = endOf(record);
    return end <= this.#size && this.#read(end - 1, 1)[0] === NEW_LINE ? record : undefined;
  }

  /** Behind damage: the next place where a record begins whose body is what its etag says; else the file's end. */
  #nextAfter(at: number): number {
    const rest = this.#read(at, this.#size - at);
    for (let found = rest.indexOf(RECORD_START); found >= 0; found = rest.indexOf(RECORD_START, found + 1)) {
      const record = this.#recordAt(at + found + 1);
      if (record && contentEtag(this.body(record)) === record.entry.etag) return at + found + 1;
    }
    return this.#size;
  }
}

function parseEntry(text: string): BlobEntry | undefined {
  try {
    const entry = JSON.parse(text) as Partial<BlobEntry> | null;
    const isWhole =
      typeof entry?.key === 'string' && Number.isSafeInteger(entry.size) && Number(entry.size) >= 0;
    return isWhole ? (entry as BlobEntry) : undefined;
  } catch {
    return undefined;
  }
}
