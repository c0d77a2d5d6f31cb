import { Icon } from '../../shell/Icon.tsx';
import { ErrorBoundary } from '../../shell/Notice.tsx';
import type { ListDefinition } from '../model/definition.ts';
import type { Row } from '../model/row.ts';
import { nextSort, type Sort } from '../model/view.ts';
import { Cell, DamagedRow, PickBox, RowLink, StatusButtons } from './cells.tsx';
import { useOpenList } from './open-list.ts';
import { useWindow } from './scrolling.ts';
import { actionsWidth, tableWidth, widthOf } from './table-layout.ts';

/** A list as a table whose rows are drawn only where they are in sight. */
export function ListTable() {
  const { box, rows, rowHeight, fitting: list } = useOpenList();
  const { start, end } = useWindow(box, rows.length, rowHeight);
  const span = list.columns.length + (list.statuses.length > 0 ? 1 : 0) + (list.numbered ? 1 : 0);
  return (
    <table
      className="admin-table"
      aria-rowcount={rows.length + 1}
      style={{ minWidth: `${tableWidth(list)}rem` }}
    >
      <caption className="visually-hidden">{`${list.noun[1]}, ${rows.length}`}</caption>
      <TableHead list={list} />
      <tbody>
        <Gap height={start * rowHeight} span={span} />
        {rows.slice(start, end).map((row, index) => (
          <ErrorBoundary
            key={row.id}
            fallback={
              <tr data-id={row.id}>
                <td colSpan={span}>
                  <DamagedRow row={row} />
                </td>
              </tr>
            }
          >
            <TableRow list={list} row={row} number={start + index + 1} />
          </ErrorBoundary>
        ))}
        <Gap height={(rows.length - end) * rowHeight} span={span} />
      </tbody>
    </table>
  );
}

/** `list` has the columns that fit; `number` counts from 1. */
function TableRow({ list, row, number }: { list: ListDefinition; row: Row; number: number }) {
  const { openId, selecting } = useOpenList();
  return (
    <tr
      data-id={row.id}
      data-open={row.id === openId}
      data-picked={selecting.has(row.id)}
      aria-rowindex={number + 1}
    >
      {list.numbered && <td className="admin-number">{number}</td>}
      {list.columns.map((column) => (
        <td key={column.key} data-kind={column.kind}>
          {column.kind === 'title' ? (
            <>
              <PickBox row={row} />
              <RowLink row={row} column={column} />
            </>
          ) : (
            <span className="admin-clip">
              <Cell row={row} column={column} />
            </span>
          )}
        </td>
      ))}
      {list.statuses.length > 0 && (
        <td className="admin-actions">
          <StatusButtons row={row} />
        </td>
      )}
    </tr>
  );
}

/** Stands in for rows out of sight. */
function Gap({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true" className="admin-gap">
      <td colSpan={span} style={{ height }} />
    </tr>
  );
}

/** Widths and headings; each heading sorts, once more the other way, once more back to newest first. */
function TableHead({ list }: { list: ListDefinition }) {
  const { view, onView } = useOpenList();
  const { sort } = view;
  return (
    <>
      <colgroup>
        {list.numbered && <col style={{ width: '3.5rem' }} />}
        {list.columns.map((column) => (
          <col key={column.key} style={column.kind === 'long' ? {} : { width: `${widthOf(column)}rem` }} />
        ))}
        {list.statuses.length > 0 && <col style={{ width: `${actionsWidth(list)}rem` }} />}
      </colgroup>
      <thead>
        <tr>
          {list.numbered && <th scope="col">#</th>}
          {list.columns.map(({ key, label, kind }) => (
            <th key={key} scope="col" data-kind={kind} aria-sort={ariaSort(sort, key)} aria-label={label}>
              {kind === 'title' && <PickAllBox />}
              <button type="button" onClick={() => onView({ ...view, sort: nextSort(sort, key) })}>
                {label}
                {sort?.key === key && <Icon name={sort.descending ? 'down' : 'up'} size={14} />}
              </button>
            </th>
          ))}
          {list.statuses.length > 0 && (
            <th scope="col" className="admin-actions">
              <span className="visually-hidden">Actions</span>
            </th>
          )}
        </tr>
      </thead>
    </>
  );
}

/** Selects all shown rows or lets them go; in between where some are selected. */
function PickAllBox() {
  const { rows, unshown, all, pickAll } = useOpenList().selecting;
  return (
    <label className="admin-pick">
      <input
        type="checkbox"
        aria-label="Select all shown"
        checked={all}
        ref={(box) => {
          if (box) box.indeterminate = !all && rows.length > unshown;
        }}
        onChange={pickAll}
      />
    </label>
  );
}

function ariaSort(sort: Sort | undefined, key: string): 'ascending' | 'descending' | 'none' {
  if (sort?.key !== key) return 'none';
  return sort.descending ? 'descending' : 'ascending';
}
