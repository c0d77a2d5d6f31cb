import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { plainAnswer, sendAnswer } from './answer.ts';

/** The port is in use by another program. */
export class PortTakenError extends Error {
  constructor(port: number) {
    super(`Port ${port} is in use. Stop what runs there, or choose another: PORT=${port + 1} npm start`);
  }
}

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * A connection stays open this long for the next request: longer than proxies and clients keep theirs, which else send one
 * just when it closes and are told that nobody is there.
 */
const KEEP_ALIVE_MS = 75_000;

/** Connections that are still busy this long after a stop are cut. */
const PATIENCE_MS = 3_500;

/** Out: the port. Throws `PortTakenError`. */
function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') reject(new PortTakenError(port));
      // A machine without IPv6 is served on the other address alone.
      else if (host === '::1' && /^(?:EADDRNOTAVAIL|EAFNOSUPPORT)$/.test(error.code ?? '')) resolve(port);
      else reject(error);
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Serves one port of this machine, under both of its loopback addresses, since `localhost` may mean either. */
export class Listener {
  readonly #log: (message: string) => void;
  readonly #servers = Array.from({ length: 2 }, () =>
    createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
      // A connection that has had its answer would stay open for the next request.
      response.once('close', () => this.#isClosing && this.#closeIdle());
      this.#handle(request, response).catch((error: unknown) => this.#fail(request, response, error));
    }),
  ) as [Server, Server];
  #handle: Handler = (request, response) =>
    sendAnswer(request, response, plainAnswer(503, { 'retry-after': '1' }, 'Starting…\n'));
  #port = 0;
  #isClosing = false;

  private constructor(log: (message: string) => void) {
    this.#log = log;
  }

  /** Takes the port (0: a free one). Until `serve` is called every request is told to come back. */
  static async open(port: number, log: (message: string) => void): Promise<Listener> {
    const listener = new Listener(log);
    const [first, second] = listener.#servers;
    try {
      listener.#port = await listen(first, port, '127.0.0.1');
      await listen(second, listener.#port, '::1');
    } catch (error) {
      await listener.close();
      throw error;
    }
    return listener;
  }

  get port(): number {
    return this.#port;
  }

  serve(handle: Handler): void {
    this.#handle = handle;
  }

  /** Stops accepting, lets what is under way finish, and cuts what takes too long. */
  async close(): Promise<void> {
    this.#isClosing = true;
    const patience = setTimeout(() => {
      for (const server of this.#servers) server.closeAllConnections();
    }, PATIENCE_MS);
    const closed = this.#servers.map(
      (server) => new Promise<void>((resolve) => server.close(() => resolve())),
    );
    this.#closeIdle();
    await Promise.all(closed);
    clearTimeout(patience);
  }

  #closeIdle(): void {
    for (const server of this.#servers) server.closeIdleConnections();
  }

  #fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    // A connection that closed in the middle of an answer is the visitor's choice.
    if (response.destroyed || request.destroyed) return;
    this.#log(
      `${request.method} ${request.url} failed: ${error instanceof Error ? error.stack : String(error)}`,
    );
    if (response.headersSent) response.destroy();
    else void sendAnswer(request, response, plainAnswer(500));
  }
}
