import { session } from '../../session/session.ts';
import type { AdminTab } from '../../tab.tsx';
import { createListStore, type ListStore } from './list-store.ts';

const opened = new Map<string, ListStore>();

session.subscribe(() => {
  if (session.get().phase !== 'left') return;
  for (const store of opened.values()) store.set(store.initial);
});

/** The list behind a tab, opened once for the whole page; `suspected` is its suspected spam. */
export function listStoreOf(tab: AdminTab, suspected = false): ListStore | undefined {
  if (!tab.list) return undefined;
  const key = `${tab.id}${suspected ? ':suspected' : ''}`;
  const store = opened.get(key) ?? createListStore(tab.list, suspected);
  opened.set(key, store);
  return store;
}

/** The list behind a list tab. */
export function openStore(tab: AdminTab, suspected: boolean): ListStore {
  const store = listStoreOf(tab, suspected);
  if (!store) throw new Error(`The tab ${tab.id} has no list.`);
  return store;
}
