import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { DeployEnd } from '../functions/platform-calls.ts';

export interface PublishStatus {
  state: 'idle' | 'building' | 'failed';
  /** How many builds this process has finished. */
  builds: number;
  builtAt: string | null;
  error: string | null;
}

export interface PublisherOptions {
  /** Makes a build and puts it live; resolves with the time it was made. */
  publish: (signal: AbortSignal) => Promise<string>;
  /** Told how each build ended; it never throws. */
  announce: (end: DeployEnd) => Promise<void>;
  /** A file that exists while something asked for is not yet live, so that a restart knows. */
  pendingFile: string;
  log: (message: string) => void;
}

/** Editors save in bursts: a build waits this long for the next save. */
const SETTLE_MS = 200;

/**
 * Turns requests for a rebuild into builds, one at a time. Any number of requests while one runs make one more, so the
 * last edit is always followed by a build that began after it. A failed build leaves the published site as it is.
 */
export class Publisher {
  readonly #options: PublisherOptions;
  readonly #stop = new AbortController();
  readonly #status: PublishStatus = { state: 'idle', builds: 0, builtAt: null, error: null };
  #requested = false;
  #running: Promise<void> | undefined;

  constructor(options: PublisherOptions) {
    this.#options = options;
  }

  get status(): Readonly<PublishStatus> {
    return this.#status;
  }

  /** Called once a build is served, with its time. An edit that no build followed, be it in an earlier process, gets one now. */
  begin(builtAt: string | null): void {
    this.#status.builtAt = builtAt;
    if (existsSync(this.#options.pendingFile)) this.request();
  }

  request(): void {
    if (this.#stop.signal.aborted) return;
    writeFileSync(this.#options.pendingFile, new Date().toISOString());
    this.#requested = true;
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
  }

  /** Ends a build that is under way; what it was for stays pending. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stop;
    while (this.#requested && !signal.aborted) {
      this.#status.state = 'building';
      await delay(SETTLE_MS, undefined, { signal }).catch(() => undefined);
      this.#requested = false;
      if (!signal.aborted) await this.#buildOnce(signal);
    }
  }

  async #buildOnce(signal: AbortSignal): Promise<void> {
    try {
      this.#status.builtAt = await this.#options.publish(signal);
      await this.#options.announce({ state: 'ready' });
      this.#status.builds++;
      this.#status.error = null;
      this.#status.state = 'idle';
      if (!this.#requested) rmSync(this.#options.pendingFile, { force: true });
    } catch (error) {
      if (signal.aborted) return;
      const message = error instanceof Error ? error.message : String(error);
      await this.#options.announce({ state: 'error', error: message });
      this.#status.error = message;
      this.#status.state = 'failed';
      this.#options.log(`Publishing failed; the site stays as it was.\n${this.#status.error}`);
    }
  }
}
