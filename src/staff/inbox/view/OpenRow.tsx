import { type ListDefinition, rowName, type StatusDefinition } from '../model/definition.ts';
import type { Row } from '../model/row.ts';
import { ReadFailed } from './ListBody.tsx';
import { unreadRow } from '../model/use-list.ts';
import { StatusButtons } from './cells.tsx';
import { restoreRow, focusRow } from '../actions/hide.ts';
import { statusOf } from '../model/status.ts';
import type { ShownList } from './shown-list.ts';
import { RowSheet } from './RowSheet.tsx';
import { useEffect, useState } from 'react';
import { type PagedList, openPagedList } from '../model/paged-list.ts';
import { go, routeHref } from '../../shell/address.ts';
import { listPlace } from './ListBar.tsx';
import { Icon } from '../../shell/Icon.tsx';
import { useShortcuts } from '../../shell/shortcuts.ts';
import type { AdminTab } from '../../tabs.tsx';
import { askThenMove, moveRows, MOVES } from '../actions/move.ts';

interface OpenRowProps extends ShownList {
  openId: string;
  onStatus: (status: StatusDefinition, row: Row) => void;
}

/** The row of the address, wherever it is: in the table, put away, on a page not read yet, or nowhere. */
export function OpenRow(props: OpenRowProps) {
  const { list, opened, rows, openId, open, box } = props;
  const row = opened.state.rows.find((candidate) => candidate.id === openId);
  useStillThere(opened.pages, openId);
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
  const { tab, list, opened, rows, row, suspected, onStatus, open, box } = props;
  const at = rows.indexOf(row);
  const next = rows[at + 1] ?? rows[at - 1];
  const move = list.suspected && (
    <MoveButton
      {...{ tab, list, row, suspected }}
      onMoved={() => {
        open(next?.id);
        if (!next) focusRow(box.current, undefined);
      }}
      onBack={() => focusRow(box.current, row.id)}
    />
  );
  if (suspected) return move;
  const status = list.statuses.find((definition) => definition.status === statusOf(opened.statuses, row.id));
  if (!status)
    return (
      <>
        <StatusButtons list={list} row={row} onStatus={onStatus} />
        {move}
      </>
    );
  return (
    <button
      type="button"
      className="admin-small"
      onClick={() => void restoreRow(tab.id, status, row.id, rowName(row))}
    >
      {`${status.popup}: ${status.back}`}
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

/** Rows that are only stepped past are not asked about. */
const STAYS_MS = 300;

/** A colleague may have moved a row since it was read: one that stays open is looked for again. */
export function useStillThere({ check }: PagedList, id: string): void {
  useEffect(() => {
    const timer = setTimeout(() => void check(id), STAYS_MS);
    return () => clearTimeout(timer);
  }, [check, id]);
}

/**
 * A row may have been moved since its address was taken: once the list is here and the row is not among those read, it is
 * looked for in the other of inbox and suspected spam, and staff are led there. Out: whether that is still to be found out.
 */
export function useOtherFolder({ tab, list, opened, suspected }: ShownList, id: string): boolean {
  const [absent, setAbsent] = useState<string>();
  const hasFolders = list.suspected !== undefined;
  const isWanted = hasFolders && opened.state.phase === 'ready' && absent !== id;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    const find = async (): Promise<void> => {
      const isThere = await openPagedList(tab, !suspected).has(id);
      if (!isCurrent) return;
      if (isThere) go(routeHref(...listPlace(tab.id, !suspected), id), true);
      else setAbsent(id);
    };
    void find();
    return () => {
      isCurrent = false;
    };
  }, [tab, suspected, id, isWanted]);
  return isWanted;
}

interface MoveButtonProps {
  tab: AdminTab;
  list: ListDefinition;
  row: Row;
  suspected: boolean;
  /** It is about to leave the list. */
  onMoved: () => void;
  /** Undo has brought it back. */
  onBack: () => void;
}

/** Moves the open row between the inbox and suspected spam, on the server and so for everybody. */
export function MoveButton({ tab, list, row, suspected, onMoved, onBack }: MoveButtonProps) {
  const [busy, setBusy] = useState(false);
  const move = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const steps = { leave: onMoved, back: onBack };
    if (suspected) await moveRows(tab, list, [row], 'inbox', steps);
    else await askThenMove(tab, list, [row], 'suspected', steps);
    setBusy(false);
  };
  const { key, label, place } = MOVES[suspected ? 'inbox' : 'suspected'];
  const help = `${label}: move the open row to ${place}${suspected ? '' : ' (asks first)'}`;
  useShortcuts([{ key, label: help, run: () => void move() }]);
  return (
    <button
      type="button"
      className="admin-small"
      title={`Move to ${place} (${key}), for everybody`}
      aria-busy={busy}
      onClick={() => void move()}
    >
      <Icon name={suspected ? 'check' : 'shield'} /> {suspected ? `${label}: move to ${place}` : label}
    </button>
  );
}
