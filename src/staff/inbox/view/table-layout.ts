import { type Column, compactColumns, type ListDefinition } from '../model/definition.ts';
import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import type { OpenList } from './open-list.ts';
import { textSize } from './scrolling.ts';

/** The narrowest a table may get, in rem. */
export function tableWidth(list: ListDefinition): number {
  return list.columns.reduce(
    (sum, column) => sum + widthOf(column),
    actionsWidth(list) + (list.numbered ? 3.5 : 0),
  );
}

/** The columns that fit so many rem, in their order: who, when, what, how far; the id comes last. */
export function fittingColumns(list: ListDefinition, room: number): Column[] {
  const ofKind = (kind: string): Column[] => list.columns.filter((one) => one.kind === kind);
  const others = list.columns.filter(({ kind }) => kind !== 'id');
  const ordered = list.columns.filter(({ order }) => order);
  const byWorth = [...['title', 'time', 'long'].flatMap(ofKind), ...ordered, ...others, ...ofKind('id')];
  const chosen = new Set<Column>();
  const columns = (): Column[] => list.columns.filter((column) => chosen.has(column));
  for (const column of byWorth) {
    if (chosen.has(column)) continue;
    chosen.add(column);
    const isTooWide = tableWidth({ ...list, columns: columns() }) > room;
    if (isTooWide && column.kind !== 'title') chosen.delete(column);
  }
  return columns();
}

/** The name has the box that selects the row beside it. */
export const widthOf = ({ kind, width }: Column): number => (kind === 'title' ? width + 1.75 : width);

/** The width of the column of buttons. */
export function actionsWidth({ statuses }: ListDefinition): number {
  if (statuses.length === 0) return 0;
  return statuses.length > 1 ? 12.5 : 6;
}

/** What of a list its rows show: beside an open row who, what and when, and it has the buttons; nothing wider than its box. */
export function useFittingList({
  list,
  suspected,
  openId,
  box,
  cards,
  covered,
}: Pick<OpenList, 'list' | 'suspected' | 'openId' | 'box' | 'cards' | 'covered'>): ListDefinition {
  const compact = openId !== undefined && !cards && !covered;
  const room = useRoom(box);
  return useMemo(() => {
    const shown = suspected || compact ? { ...list, statuses: [] } : list;
    if (cards || room === undefined) return shown;
    const chosen = compact ? { ...shown, columns: compactColumns(list.columns) } : shown;
    return { ...chosen, columns: fittingColumns(chosen, room) };
  }, [list, suspected, compact, cards, room]);
}

/** How wide a box is, in rem; undefined until it is there. */
function useRoom(box: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = (): void => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return width > 0 ? width / textSize() : undefined;
}
