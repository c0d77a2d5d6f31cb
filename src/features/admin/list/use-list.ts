import { useEffect, useMemo } from 'react';
import { useStore } from '../store.ts';
import type { AdminTab } from '../tabs.ts';
import { countRows, type ListCount } from './list-count.ts';
import type { Shelf } from './list-definition.ts';
import type { ListState, ListStore } from './list-store.ts';
import { openStore } from './list-stores.ts';
import type { Row } from './row.ts';
import { useLook, useNewSince } from './seen.ts';
import { awayIds, shelvesOf, type Shelves } from './shelves.ts';

export interface OpenedList {
  store: ListStore;
  state: ListState;
  shelves: Shelves;
  /** Rows that are on no shelf. */
  visible: readonly Row[];
  /** How many of them there are, those not read yet included. */
  count: ListCount;
  /** Rows newer than this are marked new. */
  seen: number;
}

/** The list of a tab with the rows this browser has not put away. Reads its first page; what is shown of it is seen. */
export function useList(tab: AdminTab, suspected: boolean): OpenedList {
  const store = openStore(tab, suspected);
  const state = useStore(store);
  const shelves = useStore(shelvesOf(tab.id));
  const visible = useMemo(() => {
    const away = awayIds(shelves);
    return suspected ? state.rows : state.rows.filter((row) => !away.has(row.id));
  }, [state.rows, shelves, suspected]);
  useEffect(() => {
    void store.load();
  }, [store]);
  useLook(tab.id, state.phase === 'ready' && !suspected ? state.rows : undefined);
  const newSince = useNewSince(tab.id);
  return {
    store,
    state,
    shelves,
    visible,
    count: countRows(state, suspected ? undefined : shelves),
    seen: newSince,
  };
}

/** Rows of one shelf, newest first, and the ids on it that no row read so far has. */
export function onShelf(
  list: OpenedList,
  shelf: Shelf,
): { rows: readonly Row[]; unknown: readonly string[] } {
  const ids = new Set(list.shelves[shelf]);
  const rows = list.state.rows.filter((row) => ids.has(row.id));
  for (const row of rows) ids.delete(row.id);
  return { rows, unknown: [...ids] };
}
