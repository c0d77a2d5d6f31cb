import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useAtom } from '../../shell/atom.ts';
import type { AdminTab } from '../../tabs.tsx';
import type { Row } from './row.ts';
import { countRows, countText, type ListCount } from './count.ts';
import { type ListState, type PagedList, openPagedList } from './paged-list.ts';
import { useMarkSeen, useNewSince } from './seen.ts';
import { awayIds, type StatusIds, statusesOf } from './status.ts';
import type { ListDefinition, RowStatus } from './definition.ts';
import { useToday } from '../../shell/times.ts';
import { type ListView, needsMore, viewRows } from './view.ts';

export interface ReadList {
  pages: PagedList;
  state: ListState;
  statuses: StatusIds;
  /** Rows without a status. */
  visible: readonly Row[];
  /** How many of them there are, those not read yet included. */
  count: ListCount;
  /** Rows newer than this are marked new. */
  seen: number;
}

/** The list of a tab with the rows this browser has not put away. Reads its first page; what is shown of it is seen. */
export function useList(tab: AdminTab, suspected: boolean): ReadList {
  const pages = openPagedList(tab, suspected);
  const state = useAtom(pages);
  const statuses = useAtom(statusesOf(tab.id));
  const visible = useMemo(() => {
    const away = awayIds(statuses);
    return suspected ? state.rows : state.rows.filter((row) => !away.has(row.id));
  }, [state.rows, statuses, suspected]);
  useEffect(() => void pages.load(), [pages]);
  useMarkSeen(tab.id, state.phase === 'ready' && !suspected ? state.rows : undefined);
  const newSince = useNewSince(tab.id);
  return {
    pages,
    state,
    statuses,
    visible,
    count: countRows(state, suspected ? undefined : statuses),
    seen: newSince,
  };
}

/** Of a row that is not among those read: its page may come, could not be read, or it is none. */
export type Unread = 'reading' | 'failed' | 'gone';

/** Says it for the present state of a list. */
export function unreadRow({ phase, next, failure, loadingMore }: ListState): Unread {
  if (phase === 'failed') return 'failed';
  if (phase !== 'ready' || loadingMore) return 'reading';
  if (failure !== '') return 'failed';
  return next === undefined ? 'gone' : 'reading';
}

/** Reads again what could not be read: the first page, or the next older one. */
export function readAgain(pages: PagedList): void {
  void (pages.get().phase === 'failed' ? pages.reload() : pages.loadMore());
}

/** The sentence about a page that could not be read. */
export const failureText = (list: ListDefinition, { phase, failure }: ListState): string =>
  phase === 'failed' ? list.failure(failure) : 'Could not load older ones.';

/** What came in since the list was opened, to be read out. As many may come again: each arrival is told by its number. */
export function useArrivals({ state: { arrivals } }: ReadList, { noun }: ListDefinition) {
  const [before] = useState(arrivals.times);
  const { times, rows } = arrivals;
  const text = times > before ? `${rows} new ${noun[rows === 1 ? 0 : 1]}` : '';
  return { text, arrival: times };
}

/** So many rows are asked for together at most. */
const MOST_AT_ONCE = 2_000;

/**
 * Reads older pages for as long as they are wanted and there are any, ever more at a time: each arrival is searched and
 * sorted anew. A page that fails ends it until somebody reads again. Out: whether more will come.
 */
export function useReadOn({ pages, state }: ReadList, wanted: boolean): boolean {
  const reading = wanted && state.phase === 'ready' && state.next !== undefined && state.failure === '';
  useEffect(() => {
    if (reading && !state.loadingMore)
      void pages.loadMore(Math.min(Math.max(state.rows.length, 1), MOST_AT_ONCE));
  }, [reading, state, pages]);
  return reading;
}

/** The rows a view shows, and a line about them. Older pages are read while anything may need them. */
export function useShownRows(
  opened: ReadList,
  list: ListDefinition,
  view: ListView,
  openId: string | undefined,
  paused: boolean,
): { rows: readonly Row[]; summary: string } {
  const { state, visible } = opened;
  const calm = useDeferredValue(view);
  const today = useToday();
  const rows = useMemo(
    () => viewRows(visible, list.columns, calm, today),
    [visible, list.columns, calm, today],
  );
  const linked = openId !== undefined && !state.rows.some((row) => row.id === openId);
  const wanted = useReadOn(opened, !paused && (linked || needsMore(calm, list.columns, state.rows, today)));
  if (state.phase !== 'ready') return { rows, summary: '' };
  const { count } = opened;
  const total = `${countText(count)} ${list.noun[count.exact && count.count === 1 ? 0 : 1]}`;
  const part = rows.length === visible.length ? total : `${rows.length.toLocaleString('en-US')} of ${total}`;
  return { rows, summary: wanted ? `${part} · reading older ones…` : part };
}

/** Rows of one status, newest first, and the ids with it that no row read so far has. */
export function rowsOfStatus(
  list: ReadList,
  status: RowStatus,
): { rows: readonly Row[]; unknown: readonly string[] } {
  const ids = new Set(list.statuses[status]);
  const rows = list.state.rows.filter((row) => ids.has(row.id));
  for (const row of rows) ids.delete(row.id);
  return { rows, unknown: [...ids] };
}
