import type { Row } from './row.ts';
import { useMemo, useState } from 'react';

/** What is selected in a list: by id, so that it stays through scrolling, filters and new rows. */
export interface Selection {
  ids: ReadonlySet<string>;
  /** The row that was pressed last: a range begins there. */
  anchor: string | undefined;
}

const NOTHING: Selection = { ids: new Set(), anchor: undefined };

/** Selects a row, or lets it go. */
function toggled({ ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/** Selects all rows from the one pressed last to this one, as they are shown; where that one is not shown, this one. */
function extendedTo(selection: Selection, id: string, rows: readonly Row[]): Selection {
  const ends = [selection.anchor, id].map((end) => rows.findIndex((row) => row.id === end));
  if (ends.includes(-1)) return toggled(selection, id);
  const range = rows.slice(Math.min(...ends), Math.max(...ends) + 1);
  return { ...withRows(selection, range), anchor: id };
}

/** Selects all of these rows; where all are, lets them go. Others stay as they are. */
function toggledAll({ ids, anchor }: Selection, rows: readonly Row[]): Selection {
  const next = new Set(ids);
  const all = rows.every((row) => next.has(row.id));
  for (const { id } of rows) {
    if (all) next.delete(id);
    else next.add(id);
  }
  return { ids: next, anchor };
}

/** Selects these rows, whatever else is. */
function withRows({ ids, anchor }: Selection, rows: readonly Row[]): Selection {
  return { ids: new Set([...ids, ...rows.map(({ id }) => id)]), anchor };
}

/** Lets these rows go; others stay as they are. */
function without({ ids, anchor }: Selection, rows: readonly Row[]): Selection {
  const away = new Set(rows.map(({ id }) => id));
  return { ids: new Set([...ids].filter((id) => !away.has(id))), anchor };
}

/** The selection of a list as its table shows it. */
export interface Selecting {
  /** The selected rows, shown or not, in the order of the list. What was put away is not among them. */
  rows: readonly Row[];
  /** How many of them a search or a period keeps out of sight. */
  unshown: number;
  /** Whether all shown rows are selected. */
  all: boolean;
  has: (id: string) => boolean;
  /** Selects a row or lets it go; `range`: all rows from the one pressed last to this one. */
  pick: (id: string, range?: boolean) => void;
  /** Selects all shown rows, or lets them go. */
  pickAll: () => void;
  /** Selects these rows too. */
  add: (rows: readonly Row[]) => void;
  clear: () => void;
  /** These are selected no more. */
  letGo: (rows: readonly Row[]) => void;
}

/** Which `visible` rows are selected, while a view leaves `shown`; apart for inbox and spam. */
export function useSelection(visible: readonly Row[], shown: readonly Row[], suspected: boolean): Selecting {
  const inbox = useState(NOTHING);
  const spam = useState(NOTHING);
  const [selection, setSelection] = suspected ? spam : inbox;
  const { ids } = selection;
  const rows = useMemo(
    () => (ids.size === 0 ? [] : visible.filter((row) => ids.has(row.id))),
    [ids, visible],
  );
  const inSight = useMemo(
    () => (ids.size === 0 ? 0 : shown.filter((row) => ids.has(row.id)).length),
    [ids, shown],
  );
  return {
    rows,
    unshown: rows.length - inSight,
    all: shown.length > 0 && inSight === shown.length,
    has: (id) => ids.has(id),
    pick: (id, range = false) =>
      setSelection((now) => (range ? extendedTo(now, id, shown) : toggled(now, id))),
    pickAll: () => setSelection((now) => toggledAll(now, shown)),
    add: (more) => setSelection((now) => withRows(now, more)),
    clear: () => setSelection(NOTHING),
    letGo: (away) => setSelection((now) => without(now, away)),
  };
}
