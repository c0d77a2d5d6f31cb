import type { HostedFunction } from './hosted-function.ts';

const PRUNE_ABOVE = 10_000;

/** Counts calls per function and aggregate in fixed windows, as `config.rateLimit` asks the platform to. */
export class RateLimiter {
  readonly #windows = new Map<string, { startedAt: number; count: number }>();

  /** Seconds until the next call is allowed, or 0 when this one is (it is counted then). */
  check({ name, config }: HostedFunction, address: string, domain: string, now = Date.now()): number {
    if (!config.rateLimit) return 0;
    const { windowLimit, windowSize, aggregateBy = [] } = config.rateLimit;
    const parts = [aggregateBy].flat().map((by) => (by === 'ip' ? address : domain));
    const key = [name, ...parts].join('\n');
    const length = windowSize * 1000;
    let current = this.#windows.get(key);
    if (!current || now - current.startedAt >= length) {
      if (this.#windows.size > PRUNE_ABOVE) this.#windows.clear();
      current = { startedAt: now, count: 0 };
      this.#windows.set(key, current);
    }
    if (current.count >= windowLimit) return Math.ceil((current.startedAt + length - now) / 1000);
    current.count++;
    return 0;
  }
}
