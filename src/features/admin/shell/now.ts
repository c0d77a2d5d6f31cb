import { useSyncExternalStore } from 'react';

const STEP_MS = 30_000;

/** The present time in steps of half a minute, in milliseconds; components stay fresh without clocks of their own. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, step, () => 0);
}

function step(): number {
  return Math.floor(Date.now() / STEP_MS) * STEP_MS;
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, STEP_MS);
  return () => {
    clearInterval(timer);
  };
}
