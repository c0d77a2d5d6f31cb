import { callingClient, isOverdue } from './call-time.ts';
import type { Fault } from '#shared/result.ts';

const RETRY_SECONDS = 5;

/** Thrown where costly work cannot be taken on now; the edge answers it with its fault, as it does an outage of the store. */
export class BusyError extends Error {
  readonly fault: Fault = {
    kind: 'busy',
    message: `We are very busy right now. Please try again in ${RETRY_SECONDS} seconds.`,
    retryAfter: RETRY_SECONDS,
  };
}

/**
 * Lets costly work through, `atOnce` at a time, while up to `waiting` others stand in line. Whoever comes to a full line,
 * whose client leaves it, or whose time is gone when its turn comes, gets a `BusyError` and costs nothing.
 */
export class Queue {
  readonly #line: (() => void)[] = [];
  readonly #waiting: number;
  #free: number;

  constructor({ atOnce, waiting }: { atOnce: number; waiting: number }) {
    this.#free = atOnce;
    this.#waiting = waiting;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    const client = callingClient();
    if (client?.aborted) throw new BusyError();
    if (this.#free > 0) this.#free -= 1;
    else if (this.#line.length >= this.#waiting) throw new BusyError();
    else await this.#stand(client);
    try {
      if (isOverdue()) throw new BusyError();
      return await work();
    } finally {
      // Whoever is next takes this place over; without one it is free.
      const next = this.#line.shift();
      if (next) next();
      else this.#free += 1;
    }
  }

  /** Stands in line until it is this one's turn, or its client leaves and makes room. */
  #stand(client: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        client?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        this.#line.splice(this.#line.indexOf(begin), 1);
        reject(new BusyError());
      };
      this.#line.push(begin);
      client?.addEventListener('abort', leave, { once: true });
    });
  }
}
