import { useSyncExternalStore } from 'react';
import { dayOf } from './times.ts';

const STEP_MS = 30_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** The present time in steps of half a minute, in milliseconds; one clock for all components that show how long ago. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, step, () => 0);
}

/** The day in Kathmandu; the component renders again when another begins. */
export function useToday(): string {
  return useSyncExternalStore(
    subscribe,
    () => dayOf(Date.now()),
    () => '',
  );
}

function step(): number {
  return Math.floor(Date.now() / STEP_MS) * STEP_MS;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const wake of [...listeners]) wake();
  }, STEP_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
