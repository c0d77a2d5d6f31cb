import type { Shelf } from '../definition/list-definition.ts';
import type { Row } from '../definition/row.ts';
import type { OpenedList } from '../reading/use-list.ts';

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
