import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BlobStores, json } from './blob-stores.ts';
import { parseStoreRequest, type StoreAnswer, type StoreCall } from './store-request.ts';

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
  readonly #stores: BlobStores;
  readonly #warn: (message: string) => void;
  readonly #token = randomUUID();
  readonly #signature = createHash('sha256').update(this.#token).digest('hex');
  readonly #server: Server;
  #address = '';

  private constructor({
    directory,
    warn = (message) => process.stderr.write(`${message}\n`),
  }: StoreServerOptions) {
    this.#warn = warn;
    this.#stores = new BlobStores(directory, warn);
    this.#server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
      this.#answerHttp(request, response).catch((error: unknown) => {
        this.#warn(`The local store failed: ${String(error)}`);
        response.destroy();
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
    return this.#stores.isEmpty;
  }

  /** Where it listens. */
  get address(): string {
    return this.#address;
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
    this.#stores.close();
  }

  /** Answers one call, whichever way it came. A fault of the disk is a 500, told to the log. */
  answer(call: StoreCall): StoreAnswer {
    const request = parseStoreRequest(call);
    if (!this.#isAllowed(call, request.query)) return { status: 403 };
    if (request.wantsSignedUrl && request.key) {
      return json({ url: `${this.#address}${request.path}?signature=${this.#signature}` });
    }
    try {
      return this.#stores.answer(call, request);
    } catch (error) {
      this.#warn(`The local store failed: ${String(error)}`);
      return { status: 500 };
    }
  }

  #isAllowed({ header }: StoreCall, query: URLSearchParams): boolean {
    return header('authorization') === `Bearer ${this.#token}` || query.get('signature') === this.#signature;
  }

  async #answerHttp(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = request;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const header = (name: string) => headers[name]?.toString();
    const answer = this.answer({ method, url, header, body: Buffer.concat(chunks) });
    const length = answer.body ? { 'content-length': answer.body.length } : {};
    response.writeHead(answer.status, { ...answer.headers, ...length }).end(answer.body);
  }
}
