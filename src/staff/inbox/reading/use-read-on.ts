import { useEffect } from 'react';
import type { OpenedList } from './use-list.ts';

/** So many rows are asked for together at most. */
const MOST_AT_ONCE = 1_500;

/**
 * Reads older pages for as long as they are wanted and there are any, ever more at a time: each arrival is searched and
 * sorted anew. A page that fails ends it until somebody reads again. Out: whether more will come.
 */
export function useReadOn({ store, state }: OpenedList, wanted: boolean): boolean {
  const reading = wanted && state.phase === 'ready' && state.next !== undefined && state.failure === '';
  useEffect(() => {
    if (reading && !state.loadingMore)
      void store.loadMore(Math.min(Math.max(state.rows.length, 1), MOST_AT_ONCE));
  }, [reading, state, store]);
  return reading;
}
