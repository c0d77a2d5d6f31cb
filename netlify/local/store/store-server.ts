import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { closeServer, listen } from '../http/listener.ts';
import { BlobDatabase } from './blob-database.ts';

const SITE_ID = 'local';
const API_PREFIX = '/api/v1/blobs';
const SIGNED_URL_TYPE = 'application/json;type=signed-url';
const METADATA_HEADER = 'x-amz-meta-user';
const PATIENCE_MS = 1_000;

const empty = (status: number, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers });

/**
 * The storage side of Netlify Blobs for one database, over the protocol of the official client. Written from the protocol
 * because the official local server keeps its etag in the file time, writes metadata after the data and walks the whole
 * folder for each list: compare-and-swap loses writes there, and a crash can separate a blob from its metadata.
 */
export class StoreServer {
  readonly database: BlobDatabase;
  readonly #latencyMs: number;
  readonly #token = randomUUID();
  readonly #signature = createHash('sha256').update(this.#token).digest('hex');
  readonly #server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    receive(request, this.address)
      .then((received) => this.answer(received))
      .then((answer) => send(answer, response))
      .catch(() => response.destroy());
  });

  private constructor(path: string, latencyMs: number) {
    this.database = new BlobDatabase(path);
    this.#latencyMs = latencyMs;
  }

  /**
   * Opens the database at `path` and listens on a free port of the loopback address; throws as `BlobDatabase` does. Every
   * answer is `latencyMs` late, so that this machine's store is as slow as the platform's.
   */
  static async start(path: string, latencyMs = 0): Promise<StoreServer> {
    const store = new StoreServer(path, latencyMs);
    await listen(store.#server, 0, '127.0.0.1');
    return store;
  }

  /** Where it listens. */
  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The value of NETLIFY_BLOBS_CONTEXT for a function (`edge`) or a build (`api`). */
  context(kind: 'edge' | 'api'): string {
    const { address } = this;
    const edge = { edgeURL: address, uncachedEdgeURL: address, primaryRegion: 'us-east-2' };
    const where = kind === 'edge' ? edge : { apiURL: address };
    const context = { ...where, siteID: SITE_ID, deployID: '0', token: this.#token };
    return Buffer.from(JSON.stringify(context)).toString('base64');
  }

  async stop(): Promise<void> {
    await closeServer(this.#server, PATIENCE_MS);
    this.database.close();
  }

  /** Answers one request of a Netlify Blobs client, whichever way it came. A fault of the disk is a 500, told to the log. */
  async answer(request: Request): Promise<Response> {
    const body = new Uint8Array(await request.arrayBuffer());
    if (this.#latencyMs > 0) await delay(this.#latencyMs);
    try {
      return this.#answerNow(request, body);
    } catch (error) {
      console.error(`The local store failed: ${String(error)}`);
      return empty(500);
    }
  }

  /** `[/region:x]/{site}/{store}/{key}` (edge) or `/api/v1/blobs/{site}/{store}/{key}` (API), both with a query. */
  #answerNow({ method, url, headers }: Request, body: Uint8Array): Response {
    const { pathname, searchParams: query } = new URL(url);
    const isSigned = query.get('signature') === this.#signature;
    if (!isSigned && headers.get('authorization') !== `Bearer ${this.#token}`) return empty(403);
    const isApi = pathname.startsWith(`${API_PREFIX}/`);
    const path = isApi ? pathname.slice(API_PREFIX.length) : pathname.replace(/^\/region:[^/]*/, '');
    const [, , store, ...rest] = path.split('/').map(decodeURIComponent);
    const key = rest.join('/');
    // The API address hands out a signed address first, as Netlify's does for reads and writes in a build.
    if (isApi && key && headers.get('accept') === SIGNED_URL_TYPE)
      return Response.json({ url: `${this.address}${path}?signature=${this.#signature}` });
    const isRead = method === 'GET' || method === 'HEAD';
    if (isRead && !store)
      return Response.json({ stores: this.database.storeNames(query.get('prefix') ?? '') });
    if (!store || (method === 'PUT' && !key)) return empty(400);
    if (isRead) return key ? this.#read(store, key, method, headers) : this.#list(store, query);
    if (method === 'PUT') return this.#put(store, key, headers, body);
    if (method !== 'DELETE') return empty(405);
    if (!key) return Response.json({ blobs_deleted: this.database.clear(store), has_more: false });
    this.database.remove(store, key);
    return empty(204);
  }

  #put(store: string, key: string, headers: Headers, body: Uint8Array): Response {
    const etag = this.database.write(store, key, body, {
      metadata: headers.get(METADATA_HEADER),
      expected: headers.get('if-none-match') === '*' ? null : (headers.get('if-match') ?? undefined),
    });
    return etag ? empty(200, { etag }) : empty(412);
  }

  #read(store: string, key: string, method: string, asked: Headers): Response {
    const found = this.database.read(store, key);
    if (!found) return empty(404);
    const { etag, metadata, body } = found;
    const headers = metadata === null ? { etag } : { etag, [METADATA_HEADER]: metadata };
    if (method === 'HEAD') return empty(200, headers);
    return asked.get('if-none-match') === etag ? empty(304, headers) : new Response(body, { headers });
  }

  #list(store: string, query: URLSearchParams): Response {
    const [prefix, cursor] = [query.get('prefix') ?? '', query.get('cursor') ?? ''];
    return Response.json(this.database.list(store, prefix, cursor, query.get('directories') === 'true'));
  }
}

/** What came over a socket to `address`, whole. */
export async function receive(incoming: IncomingMessage, address: string): Promise<Request> {
  const { method = 'GET', url = '/' } = incoming;
  const body = method === 'PUT' ? new Uint8Array(await buffer(incoming)) : null;
  return new Request(address + url, { method, body, headers: incoming.headers as Record<string, string> });
}

export async function send(answer: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
  outgoing.end(new Uint8Array(await answer.arrayBuffer()));
}
