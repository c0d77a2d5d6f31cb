import { rowName, type Column } from '../definition/columns.ts';
import type { Row } from '../definition/row.ts';
import { Marked } from '../search/Marked.tsx';

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
