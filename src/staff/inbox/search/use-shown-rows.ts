import { useDeferredValue, useMemo } from 'react';
import { useToday } from '../../shell/now.ts';
import type { ListDefinition } from '../definition/list-definition.ts';
import type { Row } from '../definition/row.ts';
import type { OpenedList } from '../reading/use-list.ts';
import { useReadOn } from '../reading/use-read-on.ts';
import { countText } from '../store/list-count.ts';
import { needsMore, viewRows, type ListView } from './list-view.ts';

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
