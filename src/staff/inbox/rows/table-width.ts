import { compactColumns, type Column } from '../definition/columns.ts';
import type { ListDefinition } from '../definition/list-definition.ts';

/** The narrowest a table may get before it scrolls sideways, in rem. */
export function tableWidth(list: ListDefinition): number {
  return list.columns.reduce(
    (sum, column) => sum + widthOf(column),
    actionsWidth(list) + (list.numbered ? 3.5 : 0),
  );
}

/** The columns that a narrow table shows in a room of so many rem: who, what and when, then what else fits. */
export function fittingColumns(list: ListDefinition, room: number): Column[] {
  const kept = new Set(compactColumns(list.columns));
  const columns = (): Column[] => list.columns.filter((column) => kept.has(column));
  for (const column of list.columns) {
    if (kept.has(column)) continue;
    kept.add(column);
    if (tableWidth({ ...list, columns: columns() }) > room) kept.delete(column);
  }
  return columns();
}

/** The name has the box that selects the row beside it. */
export function widthOf({ kind, width }: Column): number {
  return kind === 'title' ? width + 1.75 : width;
}

/** The width of the column of buttons. */
export function actionsWidth({ shelves }: ListDefinition): number {
  if (shelves.length === 0) return 0;
  return shelves.length > 1 ? 12.5 : 6;
}
