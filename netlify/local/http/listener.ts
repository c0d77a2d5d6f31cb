import { createServer, type IncomingMessage, type Server } from 'node:http';
import { createServer as createSocketServer, type AddressInfo, type Server as SocketServer } from 'node:net';
import { explain, StartError } from '../explain.ts';
import { plainAnswer, sendAnswer, type Answer } from './answer.ts';

export interface Listener {
  port: number;
  /** Until this is set every request is told to come back. */
  answer: (request: IncomingMessage) => Promise<Answer>;
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

const IDLE_CHECK_MS = 50;

/** Takes a port, 0 for a free one. Out: the port. */
export async function listen(server: SocketServer, port: number, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  return (server.address() as AddressInfo).port;
}

/** Stops accepting and resolves when the last connection has ended; those that are busy longer than the patience are cut. */
export async function closeServer(server: Server, patienceMs: number): Promise<void> {
  // A connection that has had its answer would stay open for the next request.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const patience = setTimeout(() => server.closeAllConnections(), patienceMs);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(idle);
  clearTimeout(patience);
}

/** Takes a port (0: a free one) under both loopback addresses, since `localhost` may mean either. Throws `StartError`. */
export async function openListener(wanted: number): Promise<Listener> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    listener
      .answer(request)
      .then((found) => sendAnswer(request, response, found))
      .catch((error: unknown) => {
        // A connection that closed in the middle of an answer is the visitor's choice.
        if (response.destroyed || request.destroyed) return;
        console.error(`${request.method} ${request.url} failed: ${explain(error)}`);
        if (response.headersSent) response.destroy();
        else void sendAnswer(request, response, plainAnswer(500));
      });
  });
  const other = createSocketServer((socket) => server.emit('connection', socket));
  const listener: Listener = {
    port: await listen(server, wanted, '127.0.0.1').catch(explainPort),
    answer: () => Promise.resolve(plainAnswer(503, { 'retry-after': '1' }, 'Starting…\n')),
    close: () => {
      other.close();
      return closeServer(server, PATIENCE_MS);
    },
  };
  await listen(other, listener.port, '::1').catch(explainPort);
  return listener;
}

function explainPort(error: NodeJS.ErrnoException & { port?: number }): number {
  const { code = '', port = 0 } = error;
  // A machine without IPv6 is served on the other address alone.
  if (/^(?:EADDRNOTAVAIL|EAFNOSUPPORT)$/.test(code)) return port;
  if (code !== 'EADDRINUSE') throw error;
  const advice = `Stop what runs there, or choose another: PORT=${port + 1} npm start`;
  throw new StartError(`Port ${port} is in use. ${advice}`);
}
