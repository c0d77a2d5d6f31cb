import type { RefObject } from 'react';
import type { AdminTab } from '../tabs.ts';
import type { ListDefinition, ShelfDefinition } from './list-definition.ts';
import { putAway } from './row-actions.ts';
import type { Row } from './row.ts';
import { focusRow } from './use-list-keys.ts';

interface ShelvingOptions {
  tab: AdminTab;
  list: ListDefinition;
  /** The shown rows. */
  rows: readonly Row[];
  openId: string | undefined;
  open: (id: string | undefined) => void;
  box: RefObject<HTMLDivElement | null>;
}

/**
 * Puts rows of a list away after a question. Then the row that takes their place is opened, or has the focus; so has
 * the first of them when they are brought back. Out: whether it was done.
 */
export function useShelving(
  options: ShelvingOptions,
): (shelf: ShelfDefinition, away: readonly Row[]) => Promise<boolean> {
  return async (shelf, away) => {
    const { tab, list, box } = options;
    const onBack = (): void => {
      focusRow(box.current, away[0]?.id);
    };
    if (!(await putAway(tab.id, list, shelf, away, onBack))) return false;
    goOnAfter(options, away);
    return true;
  };
}

/** Once rows leave the shown ones: the row that takes their place is opened, or has the focus unless somebody types. */
export function goOnAfter(
  { rows, openId, open, box }: Omit<ShelvingOptions, 'tab' | 'list'>,
  away: readonly Row[],
): void {
  const next = rowInPlace(rows, new Set(away));
  if (away.some(({ id }) => id === openId)) open(next?.id);
  if (document.activeElement?.closest('.admin-head')) return;
  if (openId === undefined || !next) focusRow(box.current, next?.id);
}

/** The row below those that go, else the one above them. */
function rowInPlace(rows: readonly Row[], away: ReadonlySet<Row>): Row | undefined {
  const last = rows.findLastIndex((row) => away.has(row));
  return rows.slice(last + 1)[0] ?? rows.findLast((row) => !away.has(row));
}
