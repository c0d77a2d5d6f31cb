import { useCallback } from 'react';
import { countNew, countRows, countText } from '../inbox/store/list-count.ts';
import type { ListStore } from '../inbox/store/list-store.ts';
import { listStoreOf } from '../inbox/store/list-stores.ts';
import { useFirstCount, useNewSince } from '../inbox/store/seen.ts';
import { shelvesOf } from '../inbox/store/shelves.ts';
import { session } from '../session/session.ts';
import { useLive } from './use-live.ts';
import { useStore } from '../store.ts';
import type { AdminTab } from '../tab.tsx';

const RECOUNT_MS = 60_000;
/** Staff keep the page behind others all day; its title tells what came in meanwhile. */
const HIDDEN_RECOUNT_MS = 120_000;

/** How many rows a list shows, or how many of them are new since the last visit. */
export function TabCount({ tab }: { tab: AdminTab }) {
  const store = listStoreOf(tab);
  return store ? <Count tab={tab} store={store} /> : null;
}

function Count({ tab, store }: { tab: AdminTab; store: ListStore }) {
  const state = useStore(store);
  const shelves = useStore(shelvesOf(tab.id));
  useLive(
    useCallback(() => {
      if (session.get().phase === 'signed-in') void store.refresh();
    }, [store]),
    RECOUNT_MS,
    HIDDEN_RECOUNT_MS,
  );
  const since = useNewSince(tab.id);
  useFirstCount(tab.id, state.phase === 'ready' ? state.rows : undefined);
  if (state.phase !== 'ready') {
    return (
      <>
        <span className="admin-count" data-waiting="true" aria-hidden="true" />
        <span id={`count-${tab.id}`} hidden />
      </>
    );
  }
  const count = countText(countRows(state, shelves));
  const added = countNew(state, shelves, since);
  const fresh = added.count > 0 ? `${countText(added)} new` : '';
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
