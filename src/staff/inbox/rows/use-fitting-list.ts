import { useMemo } from 'react';
import { compactColumns } from '../definition/columns.ts';
import type { ListDefinition } from '../definition/list-definition.ts';
import type { ShownList } from '../viewport/shown-list.ts';
import { useRoom } from '../viewport/use-room.ts';
import { fittingColumns } from './table-width.ts';

interface FittingOptions extends Pick<ShownList, 'list' | 'suspected' | 'openId' | 'box'> {
  cards: boolean;
  /** The open row lies over the list. */
  covered: boolean;
}

/** What of a list the rows show: beside an open row there is room for who, what and when, and it has the buttons. */
export function useFittingList({
  list,
  suspected,
  openId,
  box,
  cards,
  covered,
}: FittingOptions): ListDefinition {
  const compact = openId !== undefined && !cards && !covered;
  const room = useRoom(box);
  return useMemo(() => {
    if (compact) return { ...list, columns: compactColumns(list.columns), shelves: [] };
    const shown = suspected ? { ...list, shelves: [] } : list;
    return room === undefined || cards ? shown : { ...shown, columns: fittingColumns(shown, room) };
  }, [list, suspected, compact, cards, room]);
}
