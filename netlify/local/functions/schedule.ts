import { setTimeout as delay } from 'node:timers/promises';
import { callFunction } from './call-function.ts';
import type { HostedFunction } from './hosted-function.ts';

/** Whoever tries things out does not wait for a clock's minutes: a scheduled function runs this often, whatever it asks for. */
const PAUSE_MS = 5_000;

/** Calls the scheduled functions in turn, over and over, as the platform does: a POST that says when the next one comes. */
export class Schedule {
  readonly #stop = new AbortController();
  readonly #running: Promise<void>;

  /** `load` gives the functions as they are at that time; `url` is the site's. */
  constructor(load: () => Promise<readonly HostedFunction[]>, url: string, log: (message: string) => void) {
    this.#running = this.#run(load, url, log);
  }

  /** Resolves when a run under way has ended. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  async #run(
    load: () => Promise<readonly HostedFunction[]>,
    url: string,
    log: (message: string) => void,
  ): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      await delay(PAUSE_MS, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      try {
        for (const hosted of await load()) if (hosted.isScheduled) await call(hosted, url);
      } catch (error) {
        log(`A scheduled function failed: ${error instanceof Error ? error.stack : String(error)}`);
      }
    }
  }
}

async function call(hosted: HostedFunction, url: string): Promise<void> {
  await callFunction(
    { hosted, route: undefined },
    {
      method: 'POST',
      url: `${url}/.netlify/functions/${hosted.name}`,
      headers: { 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify({ next_run: new Date(Date.now() + PAUSE_MS).toISOString() })),
      address: '127.0.0.1',
    },
  );
}
