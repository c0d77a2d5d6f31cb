import { Icon } from '../../shell/Icon.tsx';
import type { ListDefinition } from '../definition/list-definition.ts';
import type { Sort } from '../search/list-view.ts';
import { PickAllBox } from '../selection/PickBox.tsx';
import type { Selecting } from '../selection/use-selection.ts';
import { actionsWidth, widthOf } from './table-width.ts';

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
        {list.shelves.length > 0 && <col style={{ width: `${actionsWidth(list)}rem` }} />}
      </colgroup>
      <thead>
        <tr>
          {list.numbered && <th scope="col">#</th>}
          {list.columns.map(({ key, label, kind }) => (
            <th key={key} scope="col" data-kind={kind} aria-sort={ariaSort(sort, key)} aria-label={label}>
              {kind === 'title' && <PickAllBox selecting={selecting} />}
              <button
                type="button"
                onClick={() => {
                  onSort(key);
                }}
              >
                {label}
                {sort?.key === key && <Icon name={sort.descending ? 'down' : 'up'} size={14} />}
              </button>
            </th>
          ))}
          {list.shelves.length > 0 && (
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
