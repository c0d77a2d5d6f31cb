import { useMemo, useState } from 'react';
import type { Row } from '../definition/row.ts';
import { extendedTo, NOTHING, toggled, toggledAll, without } from './selection.ts';

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
  clear: () => void;
  /** These are selected no more. */
  letGo: (rows: readonly Row[]) => void;
}

/**
 * Keeps which of the `visible` rows of a list are selected, while `shown` are what a search and a period leave; apart for
 * the inbox and suspected spam.
 */
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
    pick: (id, range = false) => {
      setSelection((now) => (range ? extendedTo(now, id, shown) : toggled(now, id)));
    },
    pickAll: () => {
      setSelection((now) => toggledAll(now, shown));
    },
    clear: () => {
      setSelection(NOTHING);
    },
    letGo: (away) => {
      setSelection((now) => without(now, away));
    },
  };
}
