import { BroadcastChannel } from 'node:worker_threads';

/** An answer is read by the page's own parser, whose faults the page knows; Node's `Response` has another realm's. */
class PageResponse extends Response {
  override async json(): Promise<unknown> {
    return JSON.parse(await this.text());
  }
}

/** Each file of tests is a browser of its own: Node's channels reach all threads, and so those of files that run beside it. */
const browser = crypto.randomUUID();
class PageChannel extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} ${browser}`);
  }
}

Object.assign(globalThis, { BroadcastChannel: PageChannel, Response: PageResponse });
