import type { Row } from '../definition/row.ts';

/** What is selected in a list: by id, so that it stays through scrolling, filters and new rows. */
export interface Selection {
  ids: ReadonlySet<string>;
  /** The row that was pressed last: a range begins there. */
  anchor: string | undefined;
}

export const NOTHING: Selection = { ids: new Set(), anchor: undefined };

/** Selects a row, or lets it go. */
export function toggled({ ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/** Selects all rows from the one pressed last to this one, as they are shown; where that one is not shown, this one. */
export function extendedTo(selection: Selection, id: string, rows: readonly Row[]): Selection {
  const ends = [selection.anchor, id].map((end) => rows.findIndex((row) => row.id === end));
  if (ends.includes(-1)) return toggled(selection, id);
  const range = rows.slice(Math.min(...ends), Math.max(...ends) + 1);
  return { ids: new Set([...selection.ids, ...range.map((row) => row.id)]), anchor: id };
}

/** Selects all of these rows; where all are, lets them go. Others stay as they are. */
export function toggledAll({ ids, anchor }: Selection, rows: readonly Row[]): Selection {
  const next = new Set(ids);
  const all = rows.every((row) => next.has(row.id));
  for (const { id } of rows) {
    if (all) next.delete(id);
    else next.add(id);
  }
  return { ids: next, anchor };
}

/** Lets these rows go; others stay as they are. */
export function without({ ids, anchor }: Selection, rows: readonly Row[]): Selection {
  const away = new Set(rows.map(({ id }) => id));
  return { ids: new Set([...ids].filter((id) => !away.has(id))), anchor };
}
