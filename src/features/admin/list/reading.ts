import { useEffect } from 'react';
import type { ListDefinition } from './list-definition.ts';
import type { ListState, ListStore } from './list-store.ts';
import type { OpenedList } from './use-list.ts';

const MOST_AT_ONCE = 1_500;

/**
 * What can be said of a row that is not among those read: its page may still come, could not be read, or there is no
 * such row.
 */
export type Unread = 'reading' | 'failed' | 'gone';

/** Says it for the present state of a list. */
export function unreadRow({ phase, next, failure, loadingMore }: ListState): Unread {
  if (phase === 'failed') return 'failed';
  if (phase !== 'ready' || loadingMore) return 'reading';
  if (failure !== '') return 'failed';
  return next === undefined ? 'gone' : 'reading';
}

/** Reads again what could not be read: the first page, or the next older one. */
export function readAgain(store: ListStore): void {
  void (store.get().phase === 'failed' ? store.reload() : store.loadMore());
}

/** The sentence about a page that could not be read. */
export function failureText(list: ListDefinition, { phase, failure }: ListState): string {
  return phase === 'failed' ? list.failure(failure) : 'Could not load older ones.';
}

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
