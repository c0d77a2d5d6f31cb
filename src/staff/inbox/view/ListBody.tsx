import { type CSSProperties, useDeferredValue, useMemo } from 'react';
import { useShortcuts } from '../../shell/shortcuts.ts';
import { undo } from '../../shell/undo.ts';
import { SelectionBar, useBulkActions } from './SelectionBar.tsx';
import type { ListDefinition, StatusDefinition } from '../model/definition.ts';
import { OpenRow } from './OpenRow.tsx';
import { useMoreAtTheEnd } from './scrolling.ts';
import { ListCards } from './ListCards.tsx';
import { ListTable, type RowsProps } from './ListTable.tsx';
import { useFittingList } from './table-layout.ts';
import { type ListView, nextSort, SearchWords, searchWords } from '../model/view.ts';
import { SELECT_KEY } from '../actions/keys.ts';
import type { Selecting } from '../model/selection.ts';
import { useSetStatus } from '../actions/hide.ts';
import type { ShownList } from './shown-list.ts';
import { ListNotice, ListSkeleton } from '../../shell/Notice.tsx';
import { failureText, type OpenedList, readAgain } from '../model/use-list.ts';

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
  const setStatus = useSetStatus(props);
  const onStatus: RowsProps['onStatus'] = (status, row) => void setStatus(status, [row]);
  const onStatusOfSelected = async (status: StatusDefinition): Promise<void> => {
    if (await setStatus(status, selecting.rows)) selecting.clear();
  };
  const actions = useBulkActions(props, (status) => void onStatusOfSelected(status));
  const shown = useFittingList(props);
  const search = useDeferredValue(view.search);
  const words = useMemo(() => searchWords(search), [search]);
  const keyed = suspected
    ? []
    : list.statuses.filter(({ key }) => openId !== undefined || key !== SELECT_KEY);
  useShortcuts([
    ...keyed.map((status) => ({
      key: status.key,
      label: `${status.button} the open row, else what is selected (asks first)`,
      run: () => {
        const row = rows.find(({ id }) => id === openId);
        if (row) onStatus(status, row);
        else if (openId === undefined) void onStatusOfSelected(status);
      },
    })),
    { key: 'z', label: 'Undo: bring the last one back', run: undo },
  ]);
  const Rows = cards ? ListCards : ListTable;
  const rowsProps: RowsProps = {
    ...{ box, base, rows, openId, list: shown, sort: view.sort, seen: suspected ? Infinity : opened.seen },
    onSort: (key) => onView({ ...view, sort: nextSort(view.sort, key) }),
    ...{ onStatus, selecting, rowHeight },
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
        {openId !== undefined && <OpenRow {...props} openId={openId} onStatus={onStatus} />}
      </div>
    </SearchWords>
  );
}

const ALL_PUT_AWAY = 'Everything that came in has been put away. The buttons above bring it back.';

interface InPlaceOfRowsProps {
  list: ListDefinition;
  opened: OpenedList;
  suspected: boolean;
  /** How many rows are shown. */
  shown: number;
  /** Takes search and dates away. */
  onClear: () => void;
}

/** What stands below the rows, or in their place: that a page is on its way or failed, or why there are none. */
export function InPlaceOfRows({ list, opened, suspected, shown, onClear }: InPlaceOfRowsProps) {
  const { state, pages, visible } = opened;
  if (state.phase === 'failed' || (state.failure !== '' && !state.loadingMore)) {
    return (
      <ListNotice tone="danger" title={failureText(list, state)}>
        <button type="button" className="admin-small" onClick={() => readAgain(pages)}>
          Try again
        </button>
      </ListNotice>
    );
  }
  if (state.phase !== 'ready' || state.loadingMore) return <ListSkeleton />;
  if (shown > 0) return null;
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

/** Beside a list: that a page of it could not be read, with the way to try again. */
export function ReadFailed({ list, opened }: { list: ListDefinition; opened: OpenedList }) {
  return (
    <>
      <p role="status">{failureText(list, opened.state)}</p>
      <button type="button" className="admin-small" onClick={() => readAgain(opened.pages)}>
        Try again
      </button>
    </>
  );
}
