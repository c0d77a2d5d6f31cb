import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BlobEntry } from './blob-log.ts';
import { BlobFolder } from './blob-folder.ts';
import type { StoreAnswer, StoreCall, StoreRequest } from './store-request.ts';

/** The client follows the cursor; the platform answers more at once, but then it need not make them on this machine. */
const PAGE_SIZE = 200;
const METADATA_HEADER = 'x-amz-meta-user';

/** All stores of one folder, spoken to in the protocol of the Netlify Blobs client. */
export class BlobStores {
  readonly #folders = new Map<string, BlobFolder>();
  readonly #directory: string;
  readonly #warn: (message: string) => void;

  constructor(directory: string, warn: (message: string) => void) {
    this.#directory = directory;
    this.#warn = warn;
    mkdirSync(directory, { recursive: true });
    for (const name of readdirSync(directory)) this.#open(decodeURIComponent(name));
  }

  /** True while no blob was ever written. */
  get isEmpty(): boolean {
    return [...this.#folders.values()].every((folder) => folder.size === 0);
  }

  answer(call: StoreCall, request: StoreRequest): StoreAnswer {
    const { store, key, query } = request;
    if (call.method === 'PUT') return store && key ? this.#put(store, key, call) : { status: 400 };
    if (call.method === 'DELETE') return store ? this.#delete(store, key) : { status: 400 };
    if (call.method !== 'GET' && call.method !== 'HEAD') return { status: 405 };
    if (!store) return json({ stores: this.#names(query.get('prefix') ?? '') });
    return key ? this.#get(store, key, call) : this.#list(store, query);
  }

  close(): void {
    for (const folder of this.#folders.values()) folder.close();
    this.#folders.clear();
  }

  #open(name: string): BlobFolder {
    let folder = this.#folders.get(name);
    if (!folder) {
      folder = new BlobFolder(join(this.#directory, encodeURIComponent(name)), this.#warn);
      this.#folders.set(name, folder);
    }
    return folder;
  }

  #names(prefix: string): string[] {
    return [...this.#folders]
      .flatMap(([name, { size }]) => (size && name.startsWith(prefix) ? name : []))
      .sort();
  }

  #put(store: string, key: string, { header, body }: StoreCall): StoreAnswer {
    const etag = this.#open(store).write(key, body, {
      metadata: header(METADATA_HEADER),
      ifMatch: header('if-match'),
      ifNew: header('if-none-match') === '*',
    });
    return etag ? { status: 200, headers: { etag } } : { status: 412 };
  }

  #delete(store: string, key: string): StoreAnswer {
    const folder = this.#folders.get(store);
    if (!key) return json({ blobs_deleted: folder?.clear() ?? 0, has_more: false });
    folder?.remove(key);
    return { status: 204 };
  }

  #get(store: string, key: string, { method, header }: StoreCall): StoreAnswer {
    const folder = this.#folders.get(store);
    const entry = folder?.entry(key);
    if (!entry) return { status: 404 };
    if (method === 'HEAD') return { status: 200, headers: blobHeaders(entry) };
    if (header('if-none-match') === entry.etag) return { status: 304, headers: blobHeaders(entry) };
    const body = folder?.body(key);
    return body ? { status: 200, headers: blobHeaders(entry), body } : { status: 404 };
  }

  #list(store: string, query: URLSearchParams): StoreAnswer {
    const page = this.#folders.get(store)?.list({
      prefix: query.get('prefix') ?? '',
      cursor: query.get('cursor') ?? '',
      directories: query.get('directories') === 'true',
      pageSize: PAGE_SIZE,
    });
    const blobs = page?.blobs.map(({ key, etag, size, lastModified }) => ({
      key,
      etag,
      size,
      last_modified: lastModified,
    }));
    return json({ blobs: blobs ?? [], directories: page?.directories ?? [], next_cursor: page?.nextCursor });
  }
}

function blobHeaders({ etag, metadata }: BlobEntry): Record<string, string> {
  return metadata ? { etag, [METADATA_HEADER]: metadata } : { etag };
}

/** An answer with a JSON body. */
export function json(value: unknown): StoreAnswer {
  return {
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(value)),
  };
}
