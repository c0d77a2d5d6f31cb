import { useSyncExternalStore } from 'react';

/** Whether a press would be heard: not yet on the static page, before the scripts have come. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
