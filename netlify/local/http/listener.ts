import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { explain, StartError } from '../explain.ts';
import { plainAnswer, sendAnswer, type Answer } from './answer.ts';

type Handler = (request: IncomingMessage) => Promise<Answer>;

export interface Listener {
  port: number;
  /** Until this is called every request is told to come back. */
  serve: (handler: Handler) => void;
  /** Stops accepting, lets what is under way finish, and cuts what takes too long. */
  close: () => Promise<void>;
}

/**
 * A connection stays open this long for the next request: longer than proxies and clients keep theirs, which else send one
 * just when it closes and are told that nobody is there.
 */
const KEEP_ALIVE_MS = 75_000;

/** Connections that are still busy this long after a stop are cut. */
const PATIENCE_MS = 3_500;

/** Out: the port. */
function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        reject(
          new StartError(
            `Port ${port} is in use. Stop what runs there, or choose another: PORT=${port + 1} npm start`,
          ),
        );
      // A machine without IPv6 is served on the other address alone.
      else if (host === '::1' && /^(?:EADDRNOTAVAIL|EAFNOSUPPORT)$/.test(error.code ?? '')) resolve(port);
      else reject(error);
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Takes a port (0: a free one) under both loopback addresses, since `localhost` may mean either. Throws `StartError`. */
export async function openListener(port: number, log: (message: string) => void): Promise<Listener> {
  let answer: Handler = () => Promise.resolve(plainAnswer(503, { 'retry-after': '1' }, 'Starting…\n'));
  const handle = (request: IncomingMessage, response: ServerResponse): Promise<void> =>
    answer(request)
      .then((found) => sendAnswer(request, response, found))
      .catch((error: unknown) => {
        // A connection that closed in the middle of an answer is the visitor's choice.
        if (response.destroyed || request.destroyed) return;
        log(`${request.method} ${request.url} failed: ${explain(error)}`);
        if (response.headersSent) response.destroy();
        else void sendAnswer(request, response, plainAnswer(500));
      });
  let isClosing = false;
  const open = () =>
    createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
      // A connection that has had its answer would stay open for the next request.
      response.once('close', () => isClosing && closeIdle());
      void handle(request, response);
    });
  const servers = [open(), open()] as const;
  const closeIdle = () => servers.forEach((server) => server.closeIdleConnections());
  const close = async () => {
    isClosing = true;
    const cut = () => servers.forEach((server) => server.closeAllConnections());
    const patience = setTimeout(cut, PATIENCE_MS);
    const closed = servers.map((server) => new Promise<void>((resolve) => server.close(() => resolve())));
    closeIdle();
    await Promise.all(closed);
    clearTimeout(patience);
  };
  try {
    const taken = await listen(servers[0], port, '127.0.0.1');
    await listen(servers[1], taken, '::1');
    return { port: taken, serve: (handler) => void (answer = handler), close };
  } catch (error) {
    await close();
    throw error;
  }
}
