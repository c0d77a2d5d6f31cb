import { toast } from '#browser/toasts.ts';
import { dayOf } from '../../shell/times.ts';
import type { ListDefinition, ShelfDefinition } from '../definition/list-definition.ts';
import type { Row } from '../definition/row.ts';
import type { OpenedList } from '../reading/use-list.ts';
import { viewRows, type ListView } from '../search/list-view.ts';
import type { ListStore } from '../store/list-store.ts';
import { awayIds } from '../store/shelves.ts';
import { toCsv } from './csv.ts';
import { download } from './download.ts';

/** Saves what is shown as CSV, read to its end first. A list that cannot be read to its end is not exported in part. */
export async function exportList(
  list: ListDefinition,
  { store, shelves }: Pick<OpenedList, 'store' | 'shelves'>,
  view: ListView,
  suspected: boolean,
): Promise<void> {
  const away = suspected ? new Set<string>() : awayIds(shelves);
  await save(list, suspected ? 'suspected' : '', store, (rows) =>
    viewRows(
      rows.filter((row) => !away.has(row.id)),
      list.columns,
      view,
      dayOf(Date.now()),
    ),
  );
}

/** Saves what lies on a shelf as CSV, under the same condition. */
export async function exportShelf(
  list: ListDefinition,
  { store, shelves }: Pick<OpenedList, 'store' | 'shelves'>,
  { shelf, popup }: ShelfDefinition,
): Promise<void> {
  const ids = new Set(shelves[shelf]);
  await save(list, popup.toLowerCase(), store, (rows) => rows.filter((row) => ids.has(row.id)));
}

/** Saves these rows of a list as CSV; `part` says in the file's name which they are. */
export function saveRows(list: ListDefinition, part: string, rows: readonly Row[]): void {
  const name = [list.file, part, dayOf(Date.now())].filter(Boolean).join('-');
  download(`${name}.csv`, 'text/csv;charset=utf-8', toCsv(rows, list.columns));
}

/** `part` goes into the name of the file: which rows of the list it holds; empty for the list itself. */
async function save(
  list: ListDefinition,
  part: string,
  store: ListStore,
  choose: (rows: readonly Row[]) => readonly Row[],
): Promise<void> {
  await store.loadMore(Infinity);
  const { rows, phase, failure } = store.get();
  if (phase !== 'ready' || failure !== '') {
    toast(`Nothing was exported: older ${list.noun[1]} could not be read.`, 'error');
    return;
  }
  saveRows(list, part, choose(rows));
}
