import { rowName } from '../definition/columns.ts';
import type { ShelfDefinition } from '../definition/list-definition.ts';
import type { Row } from '../definition/row.ts';
import { ReadFailed } from '../reading/ReadFailed.tsx';
import { unreadRow } from '../reading/unread.ts';
import { ShelfButtons } from '../rows/ShelfButtons.tsx';
import { bringBack } from '../shelves/put-away.ts';
import { MoveButton } from '../spam/MoveButton.tsx';
import { useOtherFolder } from '../spam/use-other-folder.ts';
import { shelfOf } from '../store/shelves.ts';
import { focusRow } from '../viewport/focus-row.ts';
import type { ShownList } from '../viewport/shown-list.ts';
import { RowSheet } from './RowSheet.tsx';
import { useStillThere } from './use-still-there.ts';

interface OpenRowProps extends ShownList {
  openId: string;
  onShelve: (shelf: ShelfDefinition, row: Row) => void;
}

/** The row of the address, wherever it is: in the table, on a shelf, on a page not read yet, or nowhere. */
export function OpenRow(props: OpenRowProps) {
  const { list, opened, rows, openId, open, box } = props;
  const row = opened.state.rows.find((candidate) => candidate.id === openId);
  useStillThere(opened.store, openId);
  const close = (): void => {
    open(undefined);
    focusRow(box.current, openId);
  };
  if (!row) return <MissingRow {...props} onClose={close} />;
  return (
    <RowSheet
      list={list}
      row={row}
      onClose={close}
      onStep={(by) => {
        const next = rows[rows.indexOf(row) + by];
        if (next) open(next.id);
      }}
      actions={<Actions {...props} row={row} />}
    />
  );
}

function Actions(props: OpenRowProps & { row: Row }) {
  const { tab, list, opened, rows, row, suspected, onShelve, open, box } = props;
  const at = rows.indexOf(row);
  const next = rows[at + 1] ?? rows[at - 1];
  const move = list.suspected && (
    <MoveButton
      {...{ tab, list, row, suspected }}
      onMoved={() => {
        open(next?.id);
        if (!next) focusRow(box.current, undefined);
      }}
      onBack={() => {
        focusRow(box.current, row.id);
      }}
    />
  );
  if (suspected) return move;
  const shelf = list.shelves.find((definition) => definition.shelf === shelfOf(opened.shelves, row.id));
  if (!shelf)
    return (
      <>
        <ShelfButtons list={list} row={row} onShelve={onShelve} />
        {move}
      </>
    );
  return (
    <button
      type="button"
      className="admin-small"
      onClick={() => void bringBack(tab.id, shelf, row.id, rowName(row))}
    >
      {`${shelf.popup}: ${shelf.back}`}
    </button>
  );
}

function MissingRow({ onClose, ...props }: OpenRowProps & { onClose: () => void }) {
  const { list, opened } = props;
  const isLookedFor = useOtherFolder(props, props.openId);
  const unread = unreadRow(opened.state);
  const isGone = unread === 'gone' && !isLookedFor;
  return (
    <section className="admin-sheet" aria-label="Details">
      {unread === 'failed' ? (
        <ReadFailed list={list} opened={opened} />
      ) : (
        <p role="status">{isGone ? `This ${list.noun[0]} is not in the list.` : 'Loading…'}</p>
      )}
      <button type="button" className="admin-small" onClick={onClose}>
        Close details
      </button>
    </section>
  );
}
