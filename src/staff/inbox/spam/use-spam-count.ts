import { useCallback, useEffect } from 'react';
import { useLive } from '../../shell/use-live.ts';
import { useStore } from '../../store.ts';
import type { AdminTab } from '../../tab.tsx';
import { countRows, countText } from '../store/list-count.ts';
import { openStore } from '../store/list-stores.ts';

const RECOUNT_MS = 60_000;

/** How much suspected spam a list has; empty until it is known. */
export function useSpamCount(tab: AdminTab): string {
  const store = openStore(tab, true);
  const state = useStore(store);
  useEffect(() => {
    void store.load();
  }, [store]);
  useLive(
    useCallback(() => void store.refresh(), [store]),
    RECOUNT_MS,
  );
  return state.phase === 'ready' ? countText(countRows(state)) : '';
}
