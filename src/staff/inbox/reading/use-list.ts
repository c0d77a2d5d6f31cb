import { useEffect, useMemo } from 'react';
import { useStore } from '../../store.ts';
import type { AdminTab } from '../../tab.tsx';
import type { Row } from '../definition/row.ts';
import { countRows, type ListCount } from '../store/list-count.ts';
import type { ListState } from '../store/list-state.ts';
import type { ListStore } from '../store/list-store.ts';
import { openStore } from '../store/list-stores.ts';
import { useLook, useNewSince } from '../store/seen.ts';
import { awayIds, shelvesOf, type Shelves } from '../store/shelves.ts';

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
