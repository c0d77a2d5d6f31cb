import { isolated } from '../../shell/isolated.ts';
import { rowName } from '../definition/columns.ts';
import type { ListDefinition, ShelfDefinition } from '../definition/list-definition.ts';
import type { Row } from '../definition/row.ts';

interface ShelfButtonsProps {
  list: ListDefinition;
  row: Row;
  onShelve: (shelf: ShelfDefinition, row: Row) => void;
}

/** The buttons that take a row out of the table. */
export function ShelfButtons({ list, row, onShelve }: ShelfButtonsProps) {
  return list.shelves.map((shelf) => (
    <button
      key={shelf.shelf}
      type="button"
      className="admin-small"
      data-tone={shelf.danger ? 'danger' : 'plain'}
      title={`${shelf.button}: ${isolated(rowName(row))}`}
      onClick={() => {
        onShelve(shelf, row);
      }}
    >
      {shelf.button}
    </button>
  ));
}
