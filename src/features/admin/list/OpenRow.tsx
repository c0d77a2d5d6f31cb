import type { ListBodyProps } from './ListBody.tsx';
import type { ShelfDefinition } from './list-definition.ts';
import { ShelfButtons } from './ListTable.tsx';
import { bringBack } from './row-actions.ts';
import { ReadFailed } from './ReadFailed.tsx';
import { unreadRow } from './reading.ts';
import { rowName } from './columns.ts';
import type { Row } from './row.ts';
import { RowSheet } from './RowSheet.tsx';
import { shelfOf } from './shelves.ts';
import { MoveButton } from './MoveButton.tsx';
import { focusRow } from './use-list-keys.ts';
import { useOtherFolder } from './use-other-folder.ts';
import { useStillThere } from './use-still-there.ts';

interface OpenRowProps extends ListBodyProps {
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

function Actions({ tab, list, opened, rows, row, suspected, onShelve, open }: OpenRowProps & { row: Row }) {
  const at = rows.indexOf(row);
  const next = rows[at + 1] ?? rows[at - 1];
  const move = list.suspected && (
    <MoveButton
      {...{ tab, list, row, suspected }}
      onMoved={() => {
        open(next?.id);
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
