import { useCallback, useEffect } from 'react';
import { listStoreOf } from '../list/list-stores.ts';
import type { ListStore } from '../list/list-store.ts';
import { seenUntil } from '../list/seen.ts';
import { awayIds, shelvesOf } from '../list/shelves.ts';
import { session } from '../session/session.ts';
import { useStore } from '../store.ts';
import type { AdminTab } from '../tabs.ts';
import { useLive } from './use-live.ts';

const RECOUNT_MS = 60_000;

let last: Promise<unknown> = Promise.resolve();

/** Counts are read one list after the other: the open tab's own rows come first. */
function inTurn(read: () => Promise<void>): void {
  last = last.then(read);
}

/** How many rows a list shows and how many of them are new since the last visit; `50+` while older pages are unread. */
export function TabCount({ tab }: { tab: AdminTab }) {
  const store = listStoreOf(tab);
  return store ? <Count tab={tab} store={store} /> : null;
}

function Count({ tab, store }: { tab: AdminTab; store: ListStore }) {
  const { phase, rows, next } = useStore(store);
  const shelves = useStore(shelvesOf(tab.id));
  const signedIn = useStore(session).phase === 'signed-in';
  useEffect(() => {
    if (signedIn) inTurn(() => store.load());
  }, [signedIn, store]);
  useLive(
    useCallback(() => void store.refresh(), [store]),
    RECOUNT_MS,
  );
  if (phase !== 'ready') return <span id={`count-${tab.id}`} />;
  const away = awayIds(shelves);
  const visible = rows.filter((row) => !away.has(row.id));
  const seen = seenUntil(tab.id, rows);
  const fresh = visible.filter((row) => row.time > seen).length;
  const count = `${visible.length.toLocaleString('en-US')}${next === undefined ? '' : '+'}`;
  return (
    <>
      <span className="admin-count" data-new={fresh > 0} aria-hidden="true">
        {fresh > 0 ? `${fresh} new` : count}
      </span>
      <span id={`count-${tab.id}`} hidden>
        {`${count} in the list${fresh > 0 ? `, ${fresh} new` : ''}`}
      </span>
    </>
  );
}
