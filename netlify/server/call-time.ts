import { AsyncLocalStorage } from 'node:async_hooks';
import { CALL_MS } from './limits.ts';

const callEnd = new AsyncLocalStorage<number>();

/** Starts the clock of a call: whatever it asks of the store or of other services ends in time. */
export function withinCall<T>(call: () => Promise<T>): Promise<T> {
  return callEnd.run(performance.now() + CALL_MS, call);
}

/** True when the call at hand has used up its time; a build and a page have no such limit. */
export function isOverdue(): boolean {
  return timeLeft() === 0;
}

/** Ends a request after `most` milliseconds, or with the call that makes it. */
export function timeLimit(most: number): AbortSignal {
  return AbortSignal.timeout(Math.min(most, timeLeft()));
}

function timeLeft(): number {
  return Math.max(0, Math.ceil((callEnd.getStore() ?? Infinity) - performance.now()));
}
