import { useState } from 'react';

/** One piece of work at a time. Out: whether it is under way, and what begins it unless it is. */
export function useBusy(): [boolean, (work: () => Promise<unknown>) => void] {
  const [busy, setBusy] = useState(false);
  const begin = (work: () => Promise<unknown>): void => {
    if (busy) return;
    setBusy(true);
    void work().finally(() => setBusy(false));
  };
  return [busy, begin];
}
