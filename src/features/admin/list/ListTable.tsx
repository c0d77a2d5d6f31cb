import { memo, type RefObject } from 'react';
import { routeHref } from '../shell/route.ts';
import { Cell } from './Cell.tsx';
import { rowName, type Column } from './columns.ts';
import type { ListDefinition, ShelfDefinition } from './list-definition.ts';
import type { Sort } from './list-view.ts';
import { Marked } from './Marked.tsx';
import type { Row } from './row.ts';
import { TableHead, tableWidth } from './TableHead.tsx';
import { useWindow } from './use-window.ts';

export const ROW_HEIGHT = 48;

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
}

/** A list as a table whose rows are drawn only where they are in sight. */
export function ListTable({ box, base, list, rows, openId, seen, sort, onSort, onShelve }: RowsProps) {
  const { start, end } = useWindow(box, rows.length, ROW_HEIGHT);
  const span = list.columns.length + (list.shelves.length > 0 ? 1 : 0) + (list.numbered ? 1 : 0);
  return (
    <table
      className="admin-table"
      aria-rowcount={rows.length + 1}
      style={{ minWidth: `${tableWidth(list)}rem` }}
    >
      <caption className="visually-hidden">{`${list.noun[1]}, ${rows.length}`}</caption>
      <TableHead list={list} sort={sort} onSort={onSort} />
      <tbody>
        <Gap rows={start} span={span} />
        {rows.slice(start, end).map((row, index) => (
          <TableRow
            key={row.id}
            href={routeHref(...base, row.id)}
            list={list}
            row={row}
            number={start + index + 1}
            isOpen={row.id === openId}
            isNew={row.time > seen}
            onShelve={onShelve}
          />
        ))}
        <Gap rows={rows.length - end} span={span} />
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
}

const TableRow = memo(function TableRow({ href, list, row, number, isOpen, isNew, onShelve }: RowProps) {
  return (
    <tr data-id={row.id} data-open={isOpen} aria-rowindex={number + 1}>
      {list.numbered && <td className="admin-number">{number}</td>}
      {list.columns.map((column) => (
        <td key={column.key} data-kind={column.kind}>
          {column.kind === 'title' ? (
            <RowLink href={href} row={row} column={column} isNew={isNew} />
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

/** The link that opens a row; a mark says that it is new since the last visit. */
export function RowLink({
  href,
  row,
  column,
  isNew,
}: {
  href: string;
  row: Row;
  column: Column;
  isNew: boolean;
}) {
  return (
    <>
      {isNew && (
        <span className="admin-new">
          <span className="visually-hidden">New</span>
        </span>
      )}
      <a className="admin-open" href={href} dir="auto" data-open-row>
        <Marked text={row.values[column.key] || rowName(row)} />
      </a>
    </>
  );
}

/** The buttons that take a row out of the table. */
export function ShelfButtons({ list, row, onShelve }: Pick<RowProps, 'list' | 'row' | 'onShelve'>) {
  return list.shelves.map((shelf) => (
    <button
      key={shelf.shelf}
      type="button"
      className="admin-small"
      data-tone={shelf.danger ? 'danger' : 'plain'}
      title={`${shelf.button}: ${rowName(row)}`}
      onClick={() => {
        onShelve(shelf, row);
      }}
    >
      {shelf.button}
    </button>
  ));
}

/** Stands in for rows out of sight. */
function Gap({ rows, span }: { rows: number; span: number }) {
  if (rows <= 0) return null;
  return (
    <tr aria-hidden="true" className="admin-gap">
      <td colSpan={span} style={{ height: rows * ROW_HEIGHT }} />
    </tr>
  );
}
