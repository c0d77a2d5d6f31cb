import { useDeferredValue, useMemo, type CSSProperties } from 'react';
import { useShortcuts } from '../shell/shortcuts.ts';
import { undo } from '../shell/undo.ts';
import { SelectionBar } from './bulk-actions/SelectionBar.tsx';
import { useBulkActions } from './bulk-actions/use-bulk-actions.ts';
import type { ShelfDefinition } from './definition/list-definition.ts';
import { OpenRow } from './open-row/OpenRow.tsx';
import { InPlaceOfRows } from './reading/InPlaceOfRows.tsx';
import { useMoreAtTheEnd } from './reading/use-more-at-the-end.ts';
import { ListCards } from './rows/ListCards.tsx';
import { ListTable, type RowsProps } from './rows/ListTable.tsx';
import { useFittingList } from './rows/use-fitting-list.ts';
import { nextSort, type ListView } from './search/list-view.ts';
import { SearchWords, searchWords } from './search/search-words.ts';
import { SELECT_KEY } from './selection/use-selection-keys.ts';
import type { Selecting } from './selection/use-selection.ts';
import { useShelving } from './shelves/use-shelving.ts';
import type { ShownList } from './viewport/shown-list.ts';

interface ListBodyProps extends ShownList {
  view: ListView;
  onView: (view: ListView) => void;
  /** Takes search and dates away. */
  onClear: () => void;
  /** Address of a row: `${base}/ID`. */
  base: readonly [string, ...string[]];
  cards: boolean;
  /** The open row lies over the list. */
  covered: boolean;
  selecting: Selecting;
  /** In pixels. */
  rowHeight: number;
}

/** The rows of a list, or the notice in their place, and the open row beside them. */
export function ListBody(props: ListBodyProps) {
  const { list, opened, view, onView, rows, base, openId, box, cards, suspected, selecting, rowHeight } =
    props;
  useMoreAtTheEnd(box, opened);
  const shelve = useShelving(props);
  const onShelve: RowsProps['onShelve'] = (shelf, row) => void shelve(shelf, [row]);
  const onShelveSelected = async (shelf: ShelfDefinition): Promise<void> => {
    if (await shelve(shelf, selecting.rows)) selecting.clear();
  };
  const actions = useBulkActions(props, (shelf) => void onShelveSelected(shelf));
  const shown = useFittingList(props);
  const search = useDeferredValue(view.search);
  const words = useMemo(() => searchWords(search), [search]);
  const keyedShelves = suspected
    ? []
    : list.shelves.filter(({ key }) => openId !== undefined || key !== SELECT_KEY);
  useShortcuts([
    ...keyedShelves.map((shelf) => ({
      key: shelf.key,
      label: `${shelf.button} the open row, else what is selected (asks first)`,
      run: () => {
        const row = rows.find(({ id }) => id === openId);
        if (row) onShelve(shelf, row);
        else if (openId === undefined) void onShelveSelected(shelf);
      },
    })),
    { key: 'z', label: 'Undo: bring the last one back', run: undo },
  ]);
  const Rows = cards ? ListCards : ListTable;
  const rowsProps: RowsProps = {
    ...{ box, base, rows, openId, list: shown, sort: view.sort, seen: suspected ? Infinity : opened.seen },
    onSort: (key) => {
      onView({ ...view, sort: nextSort(view.sort, key) });
    },
    ...{ onShelve, selecting, rowHeight },
  };
  return (
    <SearchWords value={words}>
      <div className="admin-body" data-sheet={openId !== undefined}>
        <div className="admin-rows-side" style={{ '--row-height': `${rowHeight}px` } as CSSProperties}>
          <SelectionBar {...{ list, selecting, actions }} shown={rows.length} inert={props.covered} />
          <div className="admin-rows" ref={box} inert={props.covered} tabIndex={-1}>
            {rows.length > 0 && <Rows {...rowsProps} />}
            <InPlaceOfRows {...props} shown={rows.length} />
          </div>
        </div>
        {openId !== undefined && <OpenRow {...props} openId={openId} onShelve={onShelve} />}
      </div>
    </SearchWords>
  );
}
