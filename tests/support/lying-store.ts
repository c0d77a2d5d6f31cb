import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { receive, send, type StoreServer } from '#local/store/store-server.ts';

/** How something between a function and the store spoils an answer. `carryOut` lets the store do as it was asked. */
export type Lie = (answer: ServerResponse, url: string, carryOut: () => void) => void;

const PAGE = '/a-page';

/** Begins an answer as the store does. */
const begin = (answer: ServerResponse, headers = {}): ServerResponse =>
  answer.writeHead(200, { etag: '"x"', 'content-type': 'application/json', ...headers });

function pourOut(answer: ServerResponse): void {
  const block = Buffer.alloc(1024 * 1024, 'x');
  const write = () => {
    while (!answer.destroyed && answer.write(block));
    if (!answer.destroyed) answer.once('drain', write);
  };
  write();
}

export const LIES = {
  'breaks off': (answer) => void answer.destroy(),
  'obeys, then breaks off': (answer, _, carryOut) => {
    carryOut();
    answer.destroy();
  },
  'cuts its answers': (answer) => {
    begin(answer, { 'content-length': '99' }).write('{"id":', () => answer.destroy());
  },
  'stands still': () => undefined,
  'stands still in its answers': (answer) => void begin(answer).write('{"id":'),
  // An answer to HEAD has no body that could be without end.
  'answers without end': (answer) => {
    if (answer.req.method === 'HEAD') begin(answer).end();
    else pourOut(begin(answer));
  },
  'answers with a page': (answer) => {
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<title>Back soon</title>');
  },
  'answers with other JSON, page after page': (answer) => {
    answer.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"x","next_cursor":"a"}');
  },
  'leads to a page': (answer) => void answer.writeHead(303, { location: PAGE }).end(),
  'leads round in circles': (answer, url) => void answer.writeHead(307, { location: url }).end(),
  'refuses everything': (answer) => void answer.writeHead(403).end('{}'),
} satisfies Record<string, Lie>;

/** Stands between the functions and a store. What `lieTo` gives for a request spoils its answer. */
export class LyingStore {
  lieTo: (url: string) => Lie | undefined = () => undefined;
  readonly #store: StoreServer;
  readonly #server = createServer((request, answer) => void this.#answer(request, answer));

  constructor(store: StoreServer) {
    this.#store = store;
  }

  /** Out: the value of NETLIFY_BLOBS_CONTEXT that leads here. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    const context = JSON.parse(Buffer.from(this.#store.context('edge'), 'base64').toString()) as object;
    const here = { ...context, edgeURL: address, uncachedEdgeURL: address };
    return Buffer.from(JSON.stringify(here)).toString('base64');
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #answer(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { url = '/' } = request;
    const received = await receive(request, this.#store.address);
    const ask = () => this.#store.answer(received);
    if (url === PAGE) return LIES['answers with a page'](answer);
    const lie = this.lieTo(url);
    if (lie) return lie(answer, url, () => void ask());
    await send(await ask(), answer);
  }
}
