import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestTarget } from '../request-target.ts';
import type { Publisher } from './publisher.ts';

const STATUS_PATH = '/__local/publish';

/** The platform's own paths: the build hook, known only to who was told its address, and the state of publishing. */
export class PublishEndpoints {
  readonly #publisher: Publisher;
  readonly #hookPath: string;

  constructor(publisher: Publisher, hookPath: string) {
    this.#publisher = publisher;
    this.#hookPath = hookPath;
  }

  /** A hook path that nobody can guess. */
  static newHookPath(): string {
    return `/__local/build-hook/${randomUUID()}`;
  }

  /** False when the path is not one of these. */
  answer({ pathname }: RequestTarget, request: IncomingMessage, response: ServerResponse): boolean {
    if (pathname === this.#hookPath && request.method === 'POST') {
      request.resume();
      this.#publisher.request();
      response.writeHead(200, { 'content-type': 'text/plain' }).end('OK');
      return true;
    }
    if (pathname === STATUS_PATH && request.method === 'GET') {
      const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
      response.writeHead(200, headers).end(JSON.stringify(this.#publisher.status));
      return true;
    }
    return false;
  }
}
