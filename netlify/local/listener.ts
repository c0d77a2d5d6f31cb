import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The port is in use by another program. */
export class PortTakenError extends Error {
  constructor(port: number) {
    super(`Port ${port} is in use. Stop what runs there, or choose another: PORT=${port + 1} npm start`);
  }
}

/**
 * A connection is kept this long for the next request: longer than proxies and clients keep theirs, which else send one just
 * when it closes and are told that nobody is there.
 */
const KEEP_ALIVE_MS = 75_000;

/** Connections that are still busy this long after a stop are cut. */
const PATIENCE_MS = 3_500;

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Serves one port of this machine, under both of its loopback addresses, since `localhost` may mean either. */
export class Listener {
  readonly #servers: Server[];
  readonly port: number;
  #answer: Answer | undefined;

  private constructor(servers: Server[], port: number) {
    this.#servers = servers;
    this.port = port;
  }

  /** Takes the port. Until `serve` is called every request is told to come back. */
  static async open(port: number, log: (message: string) => void): Promise<Listener> {
    const handle = (request: IncomingMessage, response: ServerResponse) => {
      const answer = listener.#answer;
      if (!answer) {
        response.writeHead(503, { 'retry-after': '1', 'content-type': 'text/plain' }).end('Starting…\n');
        return;
      }
      answer(request, response).catch((error: unknown) => {
        // A connection that closed in the middle of an answer is the visitor's choice.
        if (response.destroyed || request.destroyed) return;
        log(
          `${request.method} ${request.url} failed: ${error instanceof Error ? (error.stack ?? '') : String(error)}`,
        );
        if (response.headersSent) response.destroy();
        else response.writeHead(500, { 'content-type': 'text/plain' }).end('500\n');
      });
    };
    const options = { keepAliveTimeout: KEEP_ALIVE_MS };
    const servers = [createServer(options, handle), createServer(options, handle)] as const;
    const taken = async (server: Server, at: number, host: string) => {
      try {
        return await listen(server, at, host);
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        if (code === 'EADDRINUSE') throw new PortTakenError(at);
        // A machine without IPv6 is served on the other address alone.
        if (host === '::1' && (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT')) return at;
        throw error;
      }
    };
    const actual = await taken(servers[0], port, '127.0.0.1');
    const listener = new Listener([...servers], actual);
    try {
      await taken(servers[1], actual, '::1');
    } catch (error) {
      await listener.close();
      throw error;
    }
    return listener;
  }

  serve(answer: Answer): void {
    this.#answer = answer;
  }

  /** Stops accepting, lets what is under way finish, and cuts what takes too long. */
  async close(): Promise<void> {
    const patience = setTimeout(() => {
      for (const server of this.#servers) server.closeAllConnections();
    }, PATIENCE_MS);
    await Promise.all(
      this.#servers.map((server) => {
        const closed = new Promise<void>((resolve) => server.close(() => resolve()));
        server.closeIdleConnections();
        return closed;
      }),
    );
    clearTimeout(patience);
  }
}
