import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { BlobDatabase, type BlobEntry } from './blob-database.ts';

/** One call of the Netlify Blobs client, whichever way it came. `url` is path and query. */
export interface StoreCall {
  method: string;
  url: string;
  header: (name: string) => string | undefined;
  body: Uint8Array;
}

/** What the store says to it. */
export interface StoreAnswer {
  status: number;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
}

export interface StoreOptions {
  /** Every answer is this late, so that this machine's store is as slow as the platform's. */
  latencyMs?: number;
  log?: (message: string) => void;
}

/** How a Netlify Blobs client reaches this server. `edge` is what functions get, `api` what a build gets. */
export type ContextKind = 'edge' | 'api';

const SITE_ID = 'local';
const API_PREFIX = '/api/v1/blobs/';
const SIGNED_URL_TYPE = 'application/json;type=signed-url';
const METADATA_HEADER = 'x-amz-meta-user';

/**
 * The storage side of Netlify Blobs for one database, over the protocol of the official client. Written from the protocol
 * because the official local server keeps its etag in the file time, writes metadata after the data and walks the whole
 * folder for each list: compare-and-swap loses writes there, and a crash can separate a blob from its metadata.
 */
export class StoreServer {
  readonly #database: BlobDatabase;
  readonly #latencyMs: number;
  readonly #log: (message: string) => void;
  readonly #token = randomUUID();
  readonly #signature = createHash('sha256').update(this.#token).digest('hex');
  readonly #server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    this.#answerHttp(request, response).catch(() => response.destroy());
  });

  private constructor(path: string, { latencyMs = 0, log = console.warn }: StoreOptions) {
    this.#database = new BlobDatabase(path);
    this.#latencyMs = latencyMs;
    this.#log = log;
  }

  /** Opens the database at `path` and listens on a free port of the loopback address. Throws `DatabaseLockedError`. */
  static async start(path: string, options: StoreOptions = {}): Promise<StoreServer> {
    const store = new StoreServer(path, options);
    await new Promise<void>((resolve, reject) => {
      store.#server.once('error', reject).listen(0, '127.0.0.1', resolve);
    });
    return store;
  }

  /** True while there is no blob at all. */
  get isEmpty(): boolean {
    return this.#database.isEmpty;
  }

  /** Removes every blob of every store. */
  clear(): void {
    for (const name of this.#database.storeNames('')) this.#database.clear(name);
  }

  /** Where it listens. */
  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The value of NETLIFY_BLOBS_CONTEXT for a function (`edge`) or a build (`api`). */
  context(kind: ContextKind): string {
    const { address } = this;
    const where =
      kind === 'edge'
        ? { edgeURL: address, uncachedEdgeURL: address, primaryRegion: 'us-east-2' }
        : { apiURL: address };
    const context = { ...where, siteID: SITE_ID, deployID: '0', token: this.#token };
    return Buffer.from(JSON.stringify(context)).toString('base64');
  }

  async stop(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    this.#server.closeIdleConnections();
    const patience = setTimeout(() => this.#server.closeAllConnections(), 1_000);
    await closed;
    clearTimeout(patience);
    this.#database.close();
  }

  /** Answers one call, whichever way it came. A fault of the disk is a 500, told to the log. */
  async answer(call: StoreCall): Promise<StoreAnswer> {
    if (this.#latencyMs > 0) await delay(this.#latencyMs);
    try {
      return this.#answerNow(call);
    } catch (error) {
      this.#log(`The local store failed: ${String(error)}`);
      return { status: 500 };
    }
  }

  /** `[/region:x]/{site}/{store}/{key}` (edge) or `/api/v1/blobs/{site}/{store}/{key}` (API), both with a query. */
  #answerNow(call: StoreCall): StoreAnswer {
    const { method, url, header } = call;
    const [rawPath = '/', rawQuery = ''] = url.split('?', 2);
    const query = new URLSearchParams(rawQuery);
    if (header('authorization') !== `Bearer ${this.#token}` && query.get('signature') !== this.#signature)
      return { status: 403 };
    const isApi = rawPath.startsWith(API_PREFIX);
    const path = isApi ? rawPath.slice(API_PREFIX.length - 1) : rawPath;
    const parts = path.slice(1).split('/').map(decode);
    if (parts[0]?.startsWith('region:')) parts.shift();
    const [, store, ...rest] = parts;
    const key = rest.join('/');
    // The API address hands out a signed address first, as Netlify's does for reads and writes in a build.
    if (isApi && key && header('accept') === SIGNED_URL_TYPE)
      return json({ url: `${this.address}${path}?signature=${this.#signature}` });
    const isRead = method === 'GET' || method === 'HEAD';
    if (isRead && !store) return json({ stores: this.#database.storeNames(query.get('prefix') ?? '') });
    if (!store || (method === 'PUT' && !key)) return { status: 400 };
    if (isRead) return key ? this.#read(store, key, call) : this.#list(store, query);
    if (method === 'PUT') return this.#put(store, key, call);
    if (method === 'DELETE') return this.#delete(store, key);
    return { status: 405 };
  }

  #put(store: string, key: string, { header, body }: StoreCall): StoreAnswer {
    const etag = this.#database.write(store, key, body, {
      metadata: header(METADATA_HEADER),
      ifMatch: header('if-match'),
      ifNew: header('if-none-match') === '*',
    });
    return etag ? { status: 200, headers: { etag } } : { status: 412 };
  }

  #delete(store: string, key: string): StoreAnswer {
    if (!key) return json({ blobs_deleted: this.#database.clear(store), has_more: false });
    this.#database.remove(store, key);
    return { status: 204 };
  }

  #read(store: string, key: string, { method, header }: StoreCall): StoreAnswer {
    const entry = this.#database.entry(store, key);
    if (!entry) return { status: 404 };
    const headers = blobHeaders(entry);
    if (method === 'HEAD') return { status: 200, headers };
    if (header('if-none-match') === entry.etag) return { status: 304, headers };
    const body = this.#database.body(store, key);
    return body ? { status: 200, headers, body } : { status: 404 };
  }

  #list(store: string, query: URLSearchParams): StoreAnswer {
    const { blobs, directories, nextCursor } = this.#database.list(
      store,
      query.get('prefix') ?? '',
      query.get('cursor') ?? '',
      query.get('directories') === 'true',
    );
    const entries = blobs.map(({ key, etag, size, lastModified }) => ({
      ...{ key, etag, size },
      last_modified: lastModified,
    }));
    return json({ blobs: entries, directories, next_cursor: nextCursor });
  }

  async #answerHttp(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = request;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const header = (name: string) => headers[name]?.toString();
    const answer = await this.answer({ method, url, header, body: Buffer.concat(chunks) });
    const length = answer.body ? { 'content-length': answer.body.length } : {};
    response.writeHead(answer.status, { ...answer.headers, ...length }).end(answer.body);
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function blobHeaders({ etag, metadata }: BlobEntry): Record<string, string> {
  return metadata === null ? { etag } : { etag, [METADATA_HEADER]: metadata };
}

function json(value: unknown): StoreAnswer {
  return {
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(value)),
  };
}
