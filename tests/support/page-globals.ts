import { BroadcastChannel } from 'node:worker_threads';

/** An answer is read by the page's own parser, whose faults the page knows; Node's `Response` has another realm's. */
class PageResponse extends Response {
  override async json(): Promise<unknown> {
    return JSON.parse(await this.text());
  }
}

Object.assign(globalThis, { BroadcastChannel, Response: PageResponse });
