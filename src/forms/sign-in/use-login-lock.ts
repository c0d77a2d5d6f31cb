import { useEffect, useState } from 'react';
import { countFailure, forgetLock, OPEN, readLock, type LoginLock } from './lock.ts';

const TICK_MS = 1_000;

export interface LoginLockState extends LoginLock {
  isLocked: boolean;
  /** The moment of the last tick. */
  now: number;
  fail: (retryAfter: number | undefined) => LoginLock;
  clear: () => void;
}

/**
 * The remembered lock, read after hydration, with a tick each second while it lasts. All tabs show the same: what another
 * one remembers is seen here at once, and so is what happened while this one slept or lay in the back/forward cache.
 */
export function useLoginLock(): LoginLockState {
  const [lock, setLock] = useState(OPEN);
  const [now, setNow] = useState(0);

  useEffect(() => {
    const look = () => {
      setNow(Date.now());
      setLock(readLock(Date.now()));
    };
    look();
    const timer = lock.until > 0 ? setInterval(look, TICK_MS) : undefined;
    addEventListener('storage', look);
    addEventListener('pageshow', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      removeEventListener('storage', look);
      removeEventListener('pageshow', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [lock.until]);

  return {
    ...lock,
    isLocked: lock.until > now,
    now,
    fail: (retryAfter) => {
      const next = countFailure(Date.now(), retryAfter);
      setNow(Date.now());
      setLock(next);
      return next;
    },
    clear: () => setLock(forgetLock()),
  };
}
