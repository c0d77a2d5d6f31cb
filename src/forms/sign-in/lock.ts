import { LOGIN_ATTEMPTS, LOGIN_LOCK_MINUTES } from '#shared/limits.ts';
import { deviceStorage } from '#browser/storage.ts';

const FAILURES_KEY = 'adminLogin.failedAttempts';
const UNTIL_KEY = 'adminLogin.lockUntil';
const LOCK_MS = LOGIN_LOCK_MINUTES * 60_000;

/** What the browser remembers of failed sign-ins. The lock that counts is the server's. */
export interface LoginLock {
  failures: number;
  /** Milliseconds since 1970; 0 when not locked. */
  until: number;
}

export const OPEN: LoginLock = { failures: 0, until: 0 };

/** The remembered lock at `now` (milliseconds since 1970). One that is over, or that no clock could have made, is forgotten. */
export function readLock(now: number): LoginLock {
  const failures = wholeNumber(deviceStorage.read(FAILURES_KEY));
  const until = wholeNumber(deviceStorage.read(UNTIL_KEY));
  if (until === 0) return { failures: Math.min(failures, LOGIN_ATTEMPTS - 1), until };
  return until > now && until <= now + LOCK_MS ? { failures: LOGIN_ATTEMPTS, until } : forgetLock();
}

/** One more failure, in whichever tab; the third locks, or the server, for `retryAfter` seconds. */
export function countFailure(now: number, retryAfter: number | undefined): LoginLock {
  const failures = retryAfter ? LOGIN_ATTEMPTS : readLock(now).failures + 1;
  const wait = retryAfter ? Math.min(retryAfter * 1_000, LOCK_MS) : LOCK_MS;
  const next = { failures, until: failures >= LOGIN_ATTEMPTS ? now + wait : 0 };
  deviceStorage.write(FAILURES_KEY, next.failures);
  deviceStorage.write(UNTIL_KEY, next.until);
  return next;
}

/** A success clears both. */
export function forgetLock(): LoginLock {
  deviceStorage.remove(FAILURES_KEY);
  deviceStorage.remove(UNTIL_KEY);
  return OPEN;
}

/** Time left as `29:59`. */
export function countdown(until: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((until - now) / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const wholeNumber = (value: unknown): number =>
  Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : 0;
