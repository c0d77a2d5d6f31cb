import { useDeferredValue, useEffect, useMemo, type CSSProperties, type RefObject } from 'react';
import { useShortcuts } from '../shell/shortcuts.ts';
import type { AdminTab } from '../tabs.ts';
import { compactColumns } from './columns.ts';
import type { ListDefinition, ShelfDefinition } from './list-definition.ts';
import { ListCards } from './ListCards.tsx';
import { ListNotice, ListSkeleton } from './ListNotice.tsx';
import { ListTable, type RowsProps } from './ListTable.tsx';
import { nextSort, type ListView } from './list-view.ts';
import { OpenRow } from './OpenRow.tsx';
import { failureText, readAgain } from './reading.ts';
import { undo } from './row-actions.ts';
import type { Row } from './row.ts';
import { SearchWords, searchWords } from './search-words.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { useBulkActions } from './use-bulk-actions.ts';
import type { OpenedList } from './use-list.ts';
import type { Selecting } from './use-selection.ts';
import { fittingColumns } from './table-width.ts';
import { useRoom } from './use-room.ts';
import { SELECT_KEY } from './use-selection-keys.ts';
import { useShelving } from './use-shelving.ts';

const ALL_PUT_AWAY = 'Everything that came in has been put away. The buttons above bring it back.';

export interface ListBodyProps {
  tab: AdminTab;
  list: ListDefinition;
  opened: OpenedList;
  view: ListView;
  onView: (view: ListView) => void;
  /** Takes search and dates away. */
  onClear: () => void;
  rows: readonly Row[];
  base: readonly [string, ...string[]];
  openId: string | undefined;
  open: (id: string | undefined) => void;
  box: RefObject<HTMLDivElement | null>;
  cards: boolean;
  /** The open row lies over the list. */
  covered: boolean;
  suspected: boolean;
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
  const shown = useShownList(props);
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
            <InPlaceOfRows {...props} />
          </div>
        </div>
        {openId !== undefined && <OpenRow {...props} openId={openId} onShelve={onShelve} />}
      </div>
    </SearchWords>
  );
}

/** What of a list the rows show: beside an open row there is room for who, what and when, and it has the buttons. */
function useShownList({ list, suspected, openId, cards, covered, box }: ListBodyProps): ListDefinition {
  const compact = openId !== undefined && !cards && !covered;
  const room = useRoom(box);
  return useMemo(() => {
    if (compact) return { ...list, columns: compactColumns(list.columns), shelves: [] };
    const shown = suspected ? { ...list, shelves: [] } : list;
    return room === undefined || cards ? shown : { ...shown, columns: fittingColumns(shown, room) };
  }, [list, suspected, compact, cards, room]);
}

function InPlaceOfRows({ list, opened, onClear, rows, suspected }: ListBodyProps) {
  const { state, store, visible } = opened;
  if (state.phase === 'failed' || (state.failure !== '' && !state.loadingMore)) {
    return (
      <ListNotice tone="danger" title={failureText(list, state)}>
        <button
          type="button"
          className="admin-small"
          onClick={() => {
            readAgain(store);
          }}
        >
          Try again
        </button>
      </ListNotice>
    );
  }
  if (state.phase !== 'ready' || state.loadingMore) return <ListSkeleton />;
  if (rows.length > 0) return null;
  if (visible.length === 0) {
    const hint = state.rows.length > 0 ? ALL_PUT_AWAY : list.hint;
    return suspected ? (
      <ListNotice title="No suspected spam." hint="What a machine seems to have sent waits here for you." />
    ) : (
      <ListNotice title={list.empty} hint={hint} />
    );
  }
  return (
    <ListNotice title={`No ${list.noun[1]} match.`}>
      <button type="button" className="admin-small" onClick={onClear}>
        Clear search and dates
      </button>
    </ListNotice>
  );
}

/** The next page is read when the end comes into sight. */
function useMoreAtTheEnd(box: RefObject<HTMLDivElement | null>, { store, state, visible }: OpenedList): void {
  useEffect(() => {
    const element = box.current;
    const onScroll = (): void => {
      if (!element || state.next === undefined || state.loadingMore || state.failure !== '') return;
      if (element.scrollHeight - element.scrollTop - element.clientHeight < 800) void store.loadMore();
    };
    onScroll();
    element?.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      element?.removeEventListener('scroll', onScroll);
    };
  }, [box, store, state, visible]);
}
