import { toast } from '#browser/toasts.ts';
import { ask } from '../../shell/ask.ts';
import { offerUndo } from '../../shell/undo.ts';
import type { ListDefinition, StatusDefinition } from '../model/definition.ts';
import { countOrName, type Row, shortName, theseRows } from '../model/row.ts';
import { setStatus } from '../model/status.ts';
import type { OpenList } from '../view/open-list.ts';

/**
 * Asks once, then gives rows of a list a status on this browser. The row that takes their place is opened, or has the
 * focus; so has the first of them when Undo has brought them back. Out: whether it was done.
 */
export async function setStatusOf(
  shown: OpenList,
  status: StatusDefinition,
  rows: readonly Row[],
): Promise<boolean> {
  const { tab, list, box } = shown;
  if (rows.length === 0) return false;
  const text = `Do you really want to ${status.verb} ${theseRows(list, rows)}?`;
  if (!(await ask({ text, yes: `Yes, ${status.verb}` }))) return false;
  const ids = rows.map(({ id }) => id);
  const which = countOrName(list, rows);
  setStatus(tab.id, ids, status.status);
  offerUndo(`${status.done}: ${which}`, () => {
    setStatus(tab.id, ids, undefined);
    toast(`Back in the list: ${which}`);
    focusRow(box.current, ids[0]);
  });
  goOnAfter(shown, rows);
  return true;
}

/** Brings a row back into the table, after a question where its status asks one. */
export async function restoreRow(
  listId: string,
  status: StatusDefinition,
  id: string,
  name: string,
): Promise<void> {
  const text = `Do you really want to restore ${shortName(name)}?`;
  if (status.confirmBack && !(await ask({ text, yes: 'Yes, restore' }))) return;
  setStatus(listId, [id], undefined);
  toast(`Back in the list: ${shortName(name)}`);
}

/** Asks once, then brings rows back into the table; Undo puts them away again. */
export async function restoreAll(
  listId: string,
  { noun }: ListDefinition,
  { status }: StatusDefinition,
  ids: readonly string[],
): Promise<void> {
  const which = `${ids.length.toLocaleString('en-US')} ${noun[1]}`;
  if (!(await ask({ text: `Do you really want to restore these ${which}?`, yes: 'Yes, restore' }))) return;
  setStatus(listId, ids, undefined);
  offerUndo(`Back in the list: ${which}`, () => setStatus(listId, ids, status));
}

/** Once rows leave the shown ones: the row that takes their place is opened, or has the focus unless somebody types. */
export function goOnAfter({ rows, openId, open, box }: OpenList, away: readonly Row[]): void {
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

/** Focuses a row's link; where that is not drawn the rows' box, or the open row over it. */
export function focusRow(box: HTMLElement | null, id: string | undefined, frames = 20): void {
  requestAnimationFrame(() => {
    const link = id && box?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"] a`);
    const target = link || (frames > 0 && id !== undefined ? null : box);
    target?.focus();
    if (target && document.activeElement === target) return;
    // What was brought back is drawn a moment later; on narrow screens the rows stay inert until the details are gone.
    if (frames > 0) focusRow(box, id, frames - 1);
    else document.querySelector<HTMLElement>('.admin-sheet [tabindex]')?.focus();
  });
}
