import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { BlobEntry } from './blob-file.ts';
import { BlobFolder } from './blob-folder.ts';
import { parseStoreRequest, readBody, type StoreRequest } from './store-request.ts';

const PAGE_SIZE = 1000;
const METADATA_HEADER = 'x-amz-meta-user';
const SITE_ID = 'local';

/** How a Netlify Blobs client reaches this server. `edge` is what functions get, `api` what a build gets. */
export type ContextKind = 'edge' | 'api';

export interface StoreServerOptions {
  directory: string;
  warn?: (message: string) => void;
}

/**
 * The storage side of Netlify Blobs for one folder, over the protocol of the official client. Written from the protocol
 * because the official local server keeps its etag in the file time, writes metadata after the data and walks the whole
 * folder for each list: compare-and-swap loses writes there, and a crash can separate a blob from its metadata.
 */
export class StoreServer {
  readonly #folders = new Map<string, BlobFolder>();
  readonly #directory: string;
  readonly #warn: (message: string) => void;
  readonly #token = randomUUID();
  readonly #signature = createHash('sha256').update(this.#token).digest('hex');
  readonly #server: Server;
  #address = '';

  private constructor({
    directory,
    warn = (message) => process.stderr.write(`${message}\n`),
  }: StoreServerOptions) {
    this.#directory = directory;
    this.#warn = warn;
    mkdirSync(directory, { recursive: true });
    for (const name of readdirSync(directory)) this.#open(decodeURIComponent(name));
    this.#server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
      this.#handle(request, response).catch((error: unknown) => {
        this.#warn(`The local store failed: ${String(error)}`);
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
    });
  }

  /** Opens the folder and listens on a free port of the loopback address. */
  static async start(options: StoreServerOptions): Promise<StoreServer> {
    const store = new StoreServer(options);
    await new Promise<void>((resolve, reject) => {
      store.#server.once('error', reject).listen(0, '127.0.0.1', resolve);
    });
    store.#address = `http://127.0.0.1:${(store.#server.address() as AddressInfo).port}`;
    return store;
  }

  /** True while no blob was ever written. */
  get isEmpty(): boolean {
    return [...this.#folders.values()].every((folder) => folder.size === 0);
  }

  /** The value of NETLIFY_BLOBS_CONTEXT for a function (`edge`) or a build (`api`). */
  context(kind: ContextKind): string {
    const address = this.#address;
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
  }

  #open(name: string): BlobFolder {
    let folder = this.#folders.get(name);
    if (!folder) {
      folder = new BlobFolder(join(this.#directory, encodeURIComponent(name)), this.#warn);
      this.#folders.set(name, folder);
    }
    return folder;
  }

  #isAllowed(request: IncomingMessage, query: URLSearchParams): boolean {
    return (
      request.headers.authorization === `Bearer ${this.#token}` || query.get('signature') === this.#signature
    );
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = parseStoreRequest(request);
    if (!this.#isAllowed(request, call.query)) return end(response, 403);
    if (call.wantsSignedUrl && call.key) {
      return json(response, { url: `${this.#address}${call.path}?signature=${this.#signature}` });
    }
    if (call.method === 'PUT') return this.#put(call, request, response);
    if (call.method === 'DELETE') return this.#delete(call, response);
    if (call.method !== 'GET' && call.method !== 'HEAD') return end(response, 405);
    if (!call.store) return json(response, { stores: this.#storeNames(call.query.get('prefix') ?? '') });
    return call.key ? this.#get(call, request, response) : this.#list(call, response);
  }

  #storeNames(prefix: string): string[] {
    return [...this.#folders]
      .flatMap(([name, { size }]) => (size && name.startsWith(prefix) ? name : []))
      .sort();
  }

  async #put(
    { store, key }: StoreRequest,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    if (!store || !key) return end(response, 400);
    const metadata = request.headers[METADATA_HEADER];
    const etag = await this.#open(store).write(key, await readBody(request), {
      metadata: typeof metadata === 'string' ? metadata : undefined,
      ifMatch: request.headers['if-match'],
      ifNew: request.headers['if-none-match'] === '*',
    });
    return etag ? end(response, 200, { etag }) : end(response, 412);
  }

  async #delete({ store, key }: StoreRequest, response: ServerResponse): Promise<void> {
    if (!store) return end(response, 400);
    const folder = this.#folders.get(store);
    if (!key) return json(response, { blobs_deleted: (await folder?.clear()) ?? 0, has_more: false });
    await folder?.remove(key);
    return end(response, 204);
  }

  async #get({ method, store = '', key }: StoreRequest, request: IncomingMessage, response: ServerResponse) {
    const folder = this.#folders.get(store);
    if (method === 'HEAD') {
      const entry = folder?.entry(key);
      return entry ? end(response, 200, blobHeaders(entry)) : end(response, 404);
    }
    const blob = await folder?.read(key);
    if (!blob) return end(response, 404);
    const headers = blobHeaders(blob.entry);
    if (request.headers['if-none-match'] === blob.entry.etag) return end(response, 304, headers);
    response.writeHead(200, { ...headers, 'content-length': blob.body.length }).end(blob.body);
  }

  #list({ store = '', query }: StoreRequest, response: ServerResponse): void {
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
    json(response, {
      blobs: blobs ?? [],
      directories: page?.directories ?? [],
      next_cursor: page?.nextCursor,
    });
  }
}

function blobHeaders({ etag, metadata }: BlobEntry): Record<string, string> {
  return metadata ? { etag, [METADATA_HEADER]: metadata } : { etag };
}

function end(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, headers).end();
}

function json(response: ServerResponse, value: unknown): void {
  const body = Buffer.from(JSON.stringify(value));
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
}
