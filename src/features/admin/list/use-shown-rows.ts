import { useDeferredValue, useEffect, useMemo } from 'react';
import type { ListDefinition } from './list-definition.ts';
import { needsMore, viewRows, type ListView } from './list-view.ts';
import type { Row } from './row.ts';
import type { OpenedList } from './use-list.ts';

/**
 * The rows a view shows, and a line about them. Pages not read yet are read while the view, a linked row or
 * an open popup may need them.
 */
export function useShownRows(
  opened: OpenedList,
  list: ListDefinition,
  view: ListView,
  openId: string | undefined,
  paused: boolean,
): { rows: readonly Row[]; summary: string } {
  const { store, state, visible } = opened;
  const calm = useDeferredValue(view);
  const rows = useMemo(() => viewRows(visible, list.columns, calm), [visible, list.columns, calm]);
  const linked = openId !== undefined && !state.rows.some((row) => row.id === openId);
  const incomplete = state.phase === 'ready' && state.next !== undefined && state.failure === '';
  const wanted = incomplete && !paused && (linked || needsMore(calm, list.columns, state.rows));
  useEffect(() => {
    if (wanted && !state.loadingMore) void store.loadMore();
  }, [wanted, state, store]);
  if (state.phase !== 'ready') return { rows, summary: '' };
  return { rows, summary: summaryOf(rows.length, visible.length, state.next !== undefined, wanted, list) };
}

function summaryOf(
  shown: number,
  all: number,
  more: boolean,
  reading: boolean,
  { noun }: ListDefinition,
): string {
  const total = `${all.toLocaleString('en-US')}${more ? '+' : ''} ${noun[all === 1 && !more ? 0 : 1]}`;
  const part = shown === all ? total : `${shown.toLocaleString('en-US')} of ${total}`;
  return reading ? `${part} · reading older ones…` : part;
}
