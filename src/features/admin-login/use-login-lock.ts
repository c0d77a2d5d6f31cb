import { useEffect, useState } from 'react';
import { countFailure, forgetLock, OPEN, readLock, type LoginLock } from './lock.ts';

const TICK_MS = 1_000;

export interface LoginLockState {
  failures: number;
  isLocked: boolean;
  until: number;
  /** The moment of the last tick. */
  now: number;
  fail: (retryAfter: number | undefined) => LoginLock;
  clear: () => void;
}

/** The remembered lock, read after hydration, with a tick each second while it lasts. */
export function useLoginLock(): LoginLockState {
  const [lock, setLock] = useState(OPEN);
  const [now, setNow] = useState(0);
  const isLocked = lock.until > now;

  useEffect(() => {
    setNow(Date.now());
    setLock(readLock(Date.now()));
  }, []);

  useEffect(() => {
    if (lock.until === 0) return;
    const tick = () => {
      setNow(Date.now());
      if (Date.now() >= lock.until) setLock(forgetLock());
    };
    const timer = setInterval(tick, TICK_MS);
    // A tab that slept shows the right time at once.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [lock.until]);

  return {
    failures: lock.failures,
    isLocked,
    until: lock.until,
    now,
    fail: (retryAfter) => {
      const next = countFailure(lock, Date.now(), retryAfter);
      setNow(Date.now());
      setLock(next);
      return next;
    },
    clear: () => {
      setLock(forgetLock());
    },
  };
}
