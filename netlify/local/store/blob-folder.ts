import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  blobFileName,
  contentEtag,
  readBlobEntry,
  readBlobFile,
  TEMPORARY_PREFIX,
  writeBlobFile,
  type BlobEntry,
} from './blob-file.ts';
import { KeyIndex } from './key-index.ts';
import { KeyLocks } from './key-locks.ts';

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

/**
 * One store in one folder: a file per blob, an ordered index in memory. Writes of a key take turns, which is what makes
 * compare-and-swap true. Only one process may have a folder open (see the folder lock of the data folder).
 */
export class BlobFolder {
  readonly #folder: string;
  readonly #entries = new Map<string, BlobEntry>();
  readonly #index: KeyIndex;
  readonly #locks = new KeyLocks();

  constructor(folder: string, warn: (message: string) => void) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      // Left by a process that died before its rename, hence never acknowledged.
      if (name.startsWith(TEMPORARY_PREFIX)) rmSync(path);
      else {
        const entry = readBlobEntry(path);
        if (entry) this.#entries.set(entry.key, entry);
        else warn(`Skipped an unreadable blob: ${path}`);
      }
    }
    this.#index = new KeyIndex(this.#entries.keys());
  }

  get size(): number {
    return this.#entries.size;
  }

  entry(key: string): BlobEntry | undefined {
    return this.#entries.get(key);
  }

  async read(key: string): Promise<{ entry: BlobEntry; body: Buffer } | undefined> {
    return this.#entries.has(key) ? readBlobFile(this.#path(key)) : undefined;
  }

  /** The new etag, or undefined when the condition did not hold. */
  async write(key: string, body: Uint8Array, condition: WriteCondition = {}): Promise<string | undefined> {
    return this.#locks.run(key, async () => {
      const current = this.#entries.get(key);
      if (condition.ifNew && current) return undefined;
      if (condition.ifMatch && condition.ifMatch !== current?.etag) return undefined;
      const entry: BlobEntry = {
        key,
        etag: contentEtag(body),
        size: body.length,
        lastModified: new Date().toISOString(),
        metadata: condition.metadata,
      };
      await writeBlobFile(this.#path(key), entry, body);
      this.#entries.set(key, entry);
      this.#index.add(key);
      return entry.etag;
    });
  }

  async remove(key: string): Promise<void> {
    await this.#locks.run(key, async () => {
      await rm(this.#path(key), { force: true });
      this.#entries.delete(key);
      this.#index.remove(key);
    });
  }

  /** Removes every blob; resolves with how many there were. */
  async clear(): Promise<number> {
    const keys = [...this.#entries.keys()];
    await Promise.all(keys.map((key) => this.remove(key)));
    return keys.length;
  }

  list({ prefix, cursor, directories, pageSize }: ListQuery): ListPage {
    const blobs: BlobEntry[] = [];
    const folders = new Set<string>();
    for (const key of this.#index.from(prefix, cursor)) {
      const slash = directories ? key.indexOf('/', prefix.length) : -1;
      if (slash >= 0) folders.add(key.slice(0, slash));
      else if (blobs.length === pageSize) return { blobs, directories: [...folders], nextCursor: key };
      else blobs.push(this.#entries.get(key) as BlobEntry);
    }
    return { blobs, directories: [...folders], nextCursor: undefined };
  }

  #path(key: string): string {
    return join(this.#folder, blobFileName(key));
  }
}
