import { setTimeout as delay } from 'node:timers/promises';
import { callInternally } from './internal-call.ts';
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
        for (const hosted of await load())
          if (hosted.isScheduled) await callInternally(hosted, url, nextRun());
      } catch (error) {
        log(`A scheduled function failed: ${error instanceof Error ? error.stack : String(error)}`);
      }
    }
  }
}

const nextRun = () => ({ next_run: new Date(Date.now() + PAUSE_MS).toISOString() });
