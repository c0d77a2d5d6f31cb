import type { ListDefinition } from '../definition/list-definition.ts';
import type { ListState } from '../store/list-state.ts';
import type { ListStore } from '../store/list-store.ts';

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
