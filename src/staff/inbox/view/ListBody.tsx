import { useDeferredValue, useMemo, type CSSProperties } from 'react';
import { Button } from '../../shell/Button.tsx';
import { Failed, ListNotice, ListSkeleton } from '../../shell/Notice.tsx';
import { useShortcuts } from '../../shell/shortcuts.ts';
import { undo } from '../../shell/undo.ts';
import { setStatusOf } from '../actions/put-away.ts';
import { SELECT_KEY } from '../actions/keys.ts';
import type { StatusDefinition } from '../model/definition.ts';
import { failureText, readAgain } from '../model/use-list.ts';
import { SearchWords, searchWords } from '../model/view.ts';
import { ListCards } from './ListCards.tsx';
import { ListTable } from './ListTable.tsx';
import { useOpenList } from './open-list.ts';
import { OpenRow } from './OpenRow.tsx';
import { useMoreAtTheEnd } from './scrolling.ts';
import { SelectionBar } from './SelectionBar.tsx';

const ALL_PUT_AWAY = 'Everything that came in has been put away. The buttons above bring it back.';

/** The rows of a list, or the notice in their place, and the open row beside them. */
export function ListBody() {
  const shown = useOpenList();
  const { list, view, rows, openId, box, cards, covered, suspected, selecting, rowHeight } = shown;
  useMoreAtTheEnd(box, shown);
  const onStatusOfSelected = async (status: StatusDefinition): Promise<void> => {
    if (await setStatusOf(shown, status, selecting.rows)) selecting.clear();
  };
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
        if (row) void setStatusOf(shown, status, [row]);
        else if (openId === undefined) void onStatusOfSelected(status);
      },
    })),
    { key: 'z', label: 'Undo: bring the last one back', run: undo },
  ]);
  const Rows = cards ? ListCards : ListTable;
  return (
    <SearchWords value={words}>
      <div className="admin-body" data-sheet={openId !== undefined}>
        <div className="admin-rows-side" style={{ '--row-height': `${rowHeight}px` } as CSSProperties}>
          <SelectionBar onStatus={(status) => void onStatusOfSelected(status)} />
          <div className="admin-rows" ref={box} inert={covered} tabIndex={-1}>
            {rows.length > 0 && <Rows />}
            <div role="status">
              <InPlaceOfRows />
            </div>
          </div>
          {rows.length > 0 && !cards && openId === undefined && <ColumnsLeftOut />}
        </div>
        {openId !== undefined && <OpenRow openId={openId} />}
      </div>
    </SearchWords>
  );
}

/** Names the columns of the table that have no room, and where they are. */
function ColumnsLeftOut() {
  const { list, fitting } = useOpenList();
  const names = list.columns.filter((column) => !fitting.columns.includes(column)).map(({ label }) => label);
  if (names.length === 0) return null;
  return (
    <p className="admin-left-out">{`Not shown here: ${names.join(', ')}. Open a row to see all of it.`}</p>
  );
}

/** What stands below the rows, or in their place: that a page is on its way or failed, or why there are none. */
function InPlaceOfRows() {
  const { list, state, pages, rows, visible, suspected, clear } = useOpenList();
  if (state.phase === 'failed' || (state.failure !== '' && !state.loadingMore)) {
    return <Failed title={failureText(list, state)} tryAgain={() => readAgain(pages)} />;
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
      <Button onClick={clear}>Clear search and dates</Button>
    </ListNotice>
  );
}
