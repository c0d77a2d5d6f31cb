import { toast } from '#lib/toasts.ts';
import { dayOf } from '../shell/times.ts';
import { toCsv } from './csv.ts';
import { download } from './download.ts';
import type { ListDefinition } from './list-definition.ts';
import { viewRows, type ListView } from './list-view.ts';
import { awayIds } from './shelves.ts';
import type { OpenedList } from './use-list.ts';

/** Saves what is shown as CSV, read to its end first. A list that cannot be read to its end is not exported in part. */
export async function exportList(
  list: ListDefinition,
  { store, shelves }: Pick<OpenedList, 'store' | 'shelves'>,
  view: ListView,
  suspected: boolean,
): Promise<void> {
  await store.loadMore(Infinity);
  const { rows, failure } = store.get();
  if (failure !== '') {
    toast(`Nothing was exported: older ${list.noun[1]} could not be read.`, 'error');
    return;
  }
  const away = suspected ? new Set<string>() : awayIds(shelves);
  const shown = viewRows(
    rows.filter((row) => !away.has(row.id)),
    list.columns,
    view,
  );
  const name = `${list.file}${suspected ? '-suspected' : ''}-${dayOf(Date.now())}.csv`;
  download(name, 'text/csv;charset=utf-8', toCsv(shown, list.columns));
}
