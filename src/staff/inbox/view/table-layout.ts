import { type Column, compactColumns, type ListDefinition } from '../model/definition.ts';
import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { useOpenList } from './open-list.ts';
import { useMedia } from '../../shell/layout.ts';
import { textSize } from './scrolling.ts';

/** The narrowest a table may get before it scrolls sideways, in rem. */
export function tableWidth(list: ListDefinition): number {
  return list.columns.reduce(
    (sum, column) => sum + widthOf(column),
    actionsWidth(list) + (list.numbered ? 3.5 : 0),
  );
}

/** The columns that a narrow table shows in a room of so many rem: who, what and when, then what else fits. */
export function fittingColumns(list: ListDefinition, room: number): Column[] {
  const chosen = new Set(compactColumns(list.columns));
  const columns = (): Column[] => list.columns.filter((column) => chosen.has(column));
  for (const column of list.columns) {
    if (chosen.has(column)) continue;
    chosen.add(column);
    if (tableWidth({ ...list, columns: columns() }) > room) chosen.delete(column);
  }
  return columns();
}

/** The name has the box that selects the row beside it. */
export function widthOf({ kind, width }: Column): number {
  return kind === 'title' ? width + 1.75 : width;
}

/** The width of the column of buttons. */
export function actionsWidth({ statuses }: ListDefinition): number {
  if (statuses.length === 0) return 0;
  return statuses.length > 1 ? 12.5 : 6;
}

/** What of a list the rows show: beside an open row there is room for who, what and when, and it has the buttons. */
export function useFittingList(): ListDefinition {
  const { list, suspected, openId, box, cards, covered } = useOpenList();
  const compact = openId !== undefined && !cards && !covered;
  const room = useRoom(box);
  return useMemo(() => {
    if (compact) return { ...list, columns: compactColumns(list.columns), statuses: [] };
    const shown = suspected ? { ...list, statuses: [] } : list;
    return room === undefined || cards ? shown : { ...shown, columns: fittingColumns(shown, room) };
  }, [list, suspected, compact, cards, room]);
}

/** Below this a table leaves columns out that do not fit; above it all are there, and the wide ones scroll sideways. */
const NARROW = '(max-width: 76rem)';

/** How wide a narrow box is, in rem; undefined for a wide one. */
function useRoom(box: RefObject<HTMLElement | null>): number | undefined {
  const narrow = useMedia(NARROW);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !narrow) return undefined;
    const measure = (): void => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, narrow]);
  return narrow && width > 0 ? width / textSize() : undefined;
}
