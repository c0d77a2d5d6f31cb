import { useCallback } from 'react';
import { countRows, countText } from '../list/list-count.ts';
import { listStoreOf } from '../list/list-stores.ts';
import type { ListState, ListStore } from '../list/list-store.ts';
import { seenUntil } from '../list/seen.ts';
import { awayIds, shelvesOf, type Shelves } from '../list/shelves.ts';
import { useStore } from '../store.ts';
import type { AdminTab } from '../tabs.ts';
import { useLive } from './use-live.ts';

const RECOUNT_MS = 60_000;

/** How many rows a list shows, or how many of them are new since the last visit. */
export function TabCount({ tab }: { tab: AdminTab }) {
  const store = listStoreOf(tab);
  return store ? <Count tab={tab} store={store} /> : null;
}

function Count({ tab, store }: { tab: AdminTab; store: ListStore }) {
  const state = useStore(store);
  const shelves = useStore(shelvesOf(tab.id));
  useLive(
    useCallback(() => void store.refresh(), [store]),
    RECOUNT_MS,
  );
  if (state.phase !== 'ready') {
    return (
      <>
        <span className="admin-count" data-waiting="true" aria-hidden="true" />
        <span id={`count-${tab.id}`} hidden />
      </>
    );
  }
  const count = countText(countRows(state, shelves));
  const fresh = freshCount(tab.id, state, shelves);
  return (
    <>
      <span className="admin-count" data-new={fresh !== ''} aria-hidden="true">
        {fresh || count}
      </span>
      <span id={`count-${tab.id}`} hidden>
        {`${count} in the list${fresh && `, ${fresh}`}`}
      </span>
    </>
  );
}

/** `3 new`; `50+ new` where older rows, not read yet, may be new too. Empty for none. */
function freshCount(listId: string, { rows, next }: ListState, shelves: Shelves): string {
  const seen = seenUntil(listId, rows);
  const fresh = rows.filter((row) => row.time > seen);
  const away = awayIds(shelves);
  const count = fresh.filter((row) => !away.has(row.id)).length;
  return count === 0 ? '' : `${count}${fresh.length === rows.length && next !== undefined ? '+' : ''} new`;
}
