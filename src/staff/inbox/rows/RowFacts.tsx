import type { ListDefinition } from '../definition/list-definition.ts';
import type { Row } from '../definition/row.ts';
import { Cell } from './Cell.tsx';

/** The short fields of a row in one line, without its name, time and message: `asha@example.com · Acme · Elite`. */
export function RowFacts({ list, row }: { list: ListDefinition; row: Row }) {
  const facts = list.columns.filter(
    ({ kind, key }) => !['title', 'time', 'id', 'long'].includes(kind) && row.values[key],
  );
  return (
    <p className="admin-card-facts">
      {facts.map((column, at) => (
        <span key={column.key}>
          {at > 0 && <span aria-hidden="true"> · </span>}
          <bdi>
            <Cell row={row} column={column} />
          </bdi>
        </span>
      ))}
    </p>
  );
}
