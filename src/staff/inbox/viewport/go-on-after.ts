import type { Row } from '../definition/row.ts';
import { focusRow } from './focus-row.ts';
import type { ShownList } from './shown-list.ts';

/** Once rows leave the shown ones: the row that takes their place is opened, or has the focus unless somebody types. */
export function goOnAfter(
  { rows, openId, open, box }: Pick<ShownList, 'rows' | 'openId' | 'open' | 'box'>,
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
