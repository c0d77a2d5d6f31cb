import { memo, type RefObject } from 'react';
import { routeHref } from '../../shell/address.ts';
import { ErrorBoundary } from '../../shell/Notice.tsx';
import type { ListDefinition, StatusDefinition } from '../model/definition.ts';
import type { Row } from '../model/row.ts';
import type { Sort } from '../model/view.ts';
import { Cell, DamagedRow, PickAllBox, PickBox, RowLink, StatusButtons } from './cells.tsx';
import type { Selecting } from '../model/selection.ts';
import { useWindow } from './scrolling.ts';
import { actionsWidth, tableWidth, widthOf } from './table-layout.ts';
import { Icon } from '../../shell/Icon.tsx';

export interface RowsProps {
  box: RefObject<HTMLDivElement | null>;
  /** Address of a row: `${base}/ID`. */
  base: readonly [string, ...string[]];
  list: ListDefinition;
  rows: readonly Row[];
  openId: string | undefined;
  seen: number;
  sort: Sort | undefined;
  onSort: (key: string) => void;
  onStatus: (status: StatusDefinition, row: Row) => void;
  selecting: Selecting;
  /** Of every row, in pixels. */
  rowHeight: number;
}

/** A list as a table whose rows are drawn only where they are in sight. */
export function ListTable(props: RowsProps) {
  const { box, base, list, rows, openId, seen, sort, onSort, onStatus, selecting, rowHeight } = props;
  const { start, end } = useWindow(box, rows.length, rowHeight);
  const span = list.columns.length + (list.statuses.length > 0 ? 1 : 0) + (list.numbered ? 1 : 0);
  return (
    <table
      className="admin-table"
      aria-rowcount={rows.length + 1}
      style={{ minWidth: `${tableWidth(list)}rem` }}
    >
      <caption className="visually-hidden">{`${list.noun[1]}, ${rows.length}`}</caption>
      <TableHead list={list} sort={sort} onSort={onSort} selecting={selecting} />
      <tbody>
        <Gap height={start * rowHeight} span={span} />
        {rows.slice(start, end).map((row, index) => (
          <ErrorBoundary
            key={row.id}
            fallback={
              <tr data-id={row.id}>
                <td colSpan={span}>
                  <DamagedRow row={row} selecting={selecting} />
                </td>
              </tr>
            }
          >
            <TableRow
              href={routeHref(...base, row.id)}
              list={list}
              row={row}
              number={start + index + 1}
              isOpen={row.id === openId}
              isNew={row.time > seen}
              onStatus={onStatus}
              isPicked={selecting.has(row.id)}
              onPick={selecting.pick}
            />
          </ErrorBoundary>
        ))}
        <Gap height={(rows.length - end) * rowHeight} span={span} />
      </tbody>
    </table>
  );
}

interface RowProps extends Pick<RowsProps, 'list' | 'onStatus'> {
  href: string;
  row: Row;
  number: number;
  isOpen: boolean;
  isNew: boolean;
  isPicked: boolean;
  onPick: Selecting['pick'];
}

const TableRow = memo(function TableRow(props: RowProps) {
  const { href, list, row, number, isOpen, isNew, isPicked, onStatus, onPick } = props;
  return (
    <tr data-id={row.id} data-open={isOpen} data-picked={isPicked} aria-rowindex={number + 1}>
      {list.numbered && <td className="admin-number">{number}</td>}
      {list.columns.map((column) => (
        <td key={column.key} data-kind={column.kind}>
          {column.kind === 'title' ? (
            <>
              <PickBox row={row} picked={isPicked} onPick={onPick} />
              <RowLink href={href} row={row} column={column} isNew={isNew} />
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
          <StatusButtons list={list} row={row} onStatus={onStatus} />
        </td>
      )}
    </tr>
  );
});

/** Stands in for rows out of sight. */
function Gap({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true" className="admin-gap">
      <td colSpan={span} style={{ height }} />
    </tr>
  );
}

interface TableHeadProps {
  list: ListDefinition;
  sort: Sort | undefined;
  onSort: (key: string) => void;
  selecting: Selecting;
}

/** Widths and headings; each heading sorts, once more the other way, once more back to newest first. */
export function TableHead({ list, sort, onSort, selecting }: TableHeadProps) {
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
              {kind === 'title' && <PickAllBox selecting={selecting} />}
              <button type="button" onClick={() => onSort(key)}>
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

function ariaSort(sort: Sort | undefined, key: string): 'ascending' | 'descending' | 'none' {
  if (sort?.key !== key) return 'none';
  return sort.descending ? 'descending' : 'ascending';
}
