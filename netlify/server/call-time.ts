import { AsyncLocalStorage } from 'node:async_hooks';
import { CALL_MS } from './limits.ts';

interface RunningCall {
  /** On the clock of `performance.now`. */
  endsAt: number;
  client: AbortSignal;
}

/** Lets work go on after the answer. */
export type WaitUntil = (work: Promise<unknown>) => void;

const running = new AsyncLocalStorage<RunningCall>();

/**
 * Starts the clock of a call: whatever it asks of the store or of other services ends in time. `client` aborts when
 * whoever made the call has left: here the local server tells of that, on Netlify nothing does.
 */
export const withinCall = <T>(client: AbortSignal, call: () => Promise<T>): Promise<T> =>
  running.run({ endsAt: performance.now() + CALL_MS, client }, call);

/** Runs work that goes on when the answer of the call at hand is sent: it has its own limits, and no client that may leave. */
export const afterCall = <T>(work: () => Promise<T>): Promise<T> => running.exit(work);

/** Aborts when nobody waits for the answer of the call at hand any more; undefined where no call is at hand. */
export const callingClient = (): AbortSignal | undefined => running.getStore()?.client;

/** True when the call at hand has used up its time; a build and a page have no such limit. */
export const isOverdue = (): boolean => timeLeft() === 0;

/** Ends a request after `most` milliseconds, or with the call that makes it. */
export const timeLimit = (most: number): AbortSignal => AbortSignal.timeout(Math.min(most, timeLeft()));

const timeLeft = (): number =>
  Math.max(0, Math.ceil((running.getStore()?.endsAt ?? Infinity) - performance.now()));
