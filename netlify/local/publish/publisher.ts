import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

export interface PublishStatus {
  state: 'idle' | 'building' | 'failed';
  /** How many builds this process has finished. */
  builds: number;
  builtAt: string | null;
  error: string | null;
}

interface PublisherOptions {
  /** Makes a build and puts it live; resolves with the time it was made. */
  publish: () => Promise<string>;
  /** Told how each build ended, with the fault of one that failed; it never throws. */
  announce: (fault?: string) => Promise<void>;
  /** A file that exists while something asked for is not yet live, so that a restart knows. */
  pendingFile: string;
  /** Ends a build that is under way; what it was for stays pending. */
  stopping: AbortSignal;
}

/** Editors save in bursts: a build waits this long for the next save. */
const SETTLE_MS = 200;

/**
 * Turns requests for a rebuild into builds, one at a time. Any number of requests while one runs make one more, so the
 * last edit is always followed by a build that began after it. A failed build leaves the published site as it is.
 */
export class Publisher {
  readonly status: PublishStatus = { state: 'idle', builds: 0, builtAt: null, error: null };
  readonly #options: PublisherOptions;
  /** The build under way, with those that follow it. */
  running: Promise<void> | undefined;
  #isDue = false;

  constructor(options: PublisherOptions) {
    this.#options = options;
  }

  /** Called once a build is served, with its time. An edit that no build followed, be it in an earlier process, gets one now. */
  begin(builtAt: string): void {
    this.status.builtAt = builtAt;
    if (existsSync(this.#options.pendingFile)) this.request();
  }

  request(): void {
    writeFileSync(this.#options.pendingFile, '');
    this.#isDue = true;
    this.running ??= this.#run().finally(() => (this.running = undefined));
  }

  async #run(): Promise<void> {
    const { stopping: signal } = this.#options;
    const settled = () => delay(SETTLE_MS, true, { signal }).catch(() => false);
    while (this.#isDue) {
      this.status.state = 'building';
      if (!(await settled())) return;
      this.#isDue = false;
      await this.#buildOnce();
    }
  }

  async #buildOnce(): Promise<void> {
    const { publish, announce, pendingFile, stopping } = this.#options;
    try {
      const builtAt = await publish();
      await announce();
      const builds = this.status.builds + 1;
      Object.assign(this.status, { state: 'idle', builds, builtAt, error: null });
      if (!this.#isDue) rmSync(pendingFile, { force: true });
    } catch (error) {
      if (stopping.aborted) return;
      const message = error instanceof Error ? error.message : String(error);
      await announce(message);
      Object.assign(this.status, { state: 'failed', error: message });
      console.error(`Publishing failed; the site stays as it was.\n${message}`);
    }
  }
}
