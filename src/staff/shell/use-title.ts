import { useEffect, useSyncExternalStore } from 'react';
import { countNew, countText } from '../inbox/store/list-count.ts';
import { listStoreOf } from '../inbox/store/list-stores.ts';
import { endOtherVisits, seenOf } from '../inbox/store/seen.ts';
import { shelvesOf } from '../inbox/store/shelves.ts';
import { parseRoute } from '../route.ts';
import type { AdminTab } from '../tab.tsx';
import { SIDEBAR_TABS } from '../tabs.ts';

/** The page's title names the open tab, after the number of rows in all lists that nobody here has seen yet. */
export function useTitle({ label }: AdminTab): void {
  const unseen = useSyncExternalStore(subscribe, unseenCount, () => '');
  useEffect(() => {
    document.title = `${unseen && `(${unseen}) `}${label} · Admin Panel`;
  }, [label, unseen]);
  useEffect(() => {
    // The first drawing is that of the static page, whatever the address says.
    endOtherVisits(parseRoute(location.hash).tab.id);
  }, [label]);
}

/** `3`, `50+` where older rows, not read yet, may be new too; empty for none. */
function unseenCount(): string {
  const counts = SIDEBAR_TABS.flatMap((tab) => {
    const store = listStoreOf(tab);
    if (store?.get().phase !== 'ready') return [];
    return countNew(store.get(), shelvesOf(tab.id).get(), seenOf(tab.id).get() ?? Infinity);
  });
  const count = counts.reduce((sum, counted) => sum + counted.count, 0);
  return count === 0 ? '' : countText({ count, exact: counts.every(({ exact }) => exact) });
}

function subscribe(listener: () => void): () => void {
  const stores = SIDEBAR_TABS.flatMap((tab) => {
    const store = listStoreOf(tab);
    return store ? [store, shelvesOf(tab.id), seenOf(tab.id)] : [];
  });
  const ends = stores.map((store) => store.subscribe(listener));
  return () => {
    for (const end of ends) end();
  };
}
