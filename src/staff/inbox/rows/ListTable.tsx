import { memo, type RefObject } from 'react';
import { routeHref } from '../../shell/address.ts';
import { ErrorBoundary } from '../../shell/ErrorBoundary.tsx';
import type { ListDefinition, ShelfDefinition } from '../definition/list-definition.ts';
import type { Row } from '../definition/row.ts';
import type { Sort } from '../search/list-view.ts';
import { PickBox } from '../selection/PickBox.tsx';
import type { Selecting } from '../selection/use-selection.ts';
import { useWindow } from '../viewport/use-window.ts';
import { Cell } from './Cell.tsx';
import { DamagedRow } from './DamagedRow.tsx';
import { RowLink } from './RowLink.tsx';
import { ShelfButtons } from './ShelfButtons.tsx';
import { tableWidth } from './table-width.ts';
import { TableHead } from './TableHead.tsx';

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
  onShelve: (shelf: ShelfDefinition, row: Row) => void;
  selecting: Selecting;
  /** Of every row, in pixels. */
  rowHeight: number;
}

/** A list as a table whose rows are drawn only where they are in sight. */
export function ListTable(props: RowsProps) {
  const { box, base, list, rows, openId, seen, sort, onSort, onShelve, selecting, rowHeight } = props;
  const { start, end } = useWindow(box, rows.length, rowHeight);
  const span = list.columns.length + (list.shelves.length > 0 ? 1 : 0) + (list.numbered ? 1 : 0);
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
              onShelve={onShelve}
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

interface RowProps extends Pick<RowsProps, 'list' | 'onShelve'> {
  href: string;
  row: Row;
  number: number;
  isOpen: boolean;
  isNew: boolean;
  isPicked: boolean;
  onPick: Selecting['pick'];
}

const TableRow = memo(function TableRow(props: RowProps) {
  const { href, list, row, number, isOpen, isNew, isPicked, onShelve, onPick } = props;
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
      {list.shelves.length > 0 && (
        <td className="admin-actions">
          <ShelfButtons list={list} row={row} onShelve={onShelve} />
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
