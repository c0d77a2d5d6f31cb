import { lazy, useEffect, useState } from 'react';
import { go, routeHref } from '../../shell/address.ts';
import { Button } from '../../shell/Button.tsx';
import { Icon } from '../../shell/Icon.tsx';
import { Later } from '../../shell/Notice.tsx';
import { useShortcuts } from '../../shell/shortcuts.ts';
import { taking } from '../../ui/taking.ts';
import { useBusy } from '../../ui/use-busy.ts';
import { askThenMove, moveRows, MOVES } from '../actions/move.ts';
import { focusRow, restoreRow } from '../actions/put-away.ts';
import { rowName } from '../model/definition.ts';
import { openPagedList, type PagedList } from '../model/paged-list.ts';
import type { Row } from '../model/row.ts';
import { statusOf } from '../model/status.ts';
import { failureText, readAgain, unreadRow } from '../model/use-list.ts';
import { StatusButtons } from './cells.tsx';
import { listPlace, useOpenList } from './open-list.ts';
import { RowSheet } from './RowSheet.tsx';

// What is below a row's words may come after them.
const RowMessage = lazy(() => import('../../notify/RowMessage.tsx'));

/** The row of the address, wherever it is: in the table, put away, on a page not read yet, or nowhere. */
export function OpenRow({ openId }: { openId: string }) {
  const { list, parts, pages, state, rows, suspected, open, box } = useOpenList();
  const row = state.rows.find((candidate) => candidate.id === openId);
  const [shownId, setShownId] = useState<string>();
  if (row && shownId !== openId) setShownId(openId);
  useStillThere(pages, openId);
  const close = (): void => {
    open(undefined);
    focusRow(box.current, openId);
  };
  if (!row) return <MissingRow openId={openId} wasShown={shownId === openId} onClose={close} />;
  return (
    <RowSheet
      list={list}
      row={row}
      onClose={close}
      onStep={(by) => {
        const next = rows[rows.indexOf(row) + by];
        if (next) open(next.id);
      }}
      note={
        list.suspected && (
          <>
            {parts.map((part, at) => (
              <part.OpenRow key={at} list={list.suspected ?? ''} row={row} />
            ))}
            {!suspected && (
              <Later>
                <RowMessage list={list.suspected} id={row.id} />
              </Later>
            )}
          </>
        )
      }
      actions={<Actions row={row} />}
      onReply={() => {
        for (const part of parts) if (list.suspected) part.onReply(list.suspected, row);
      }}
    />
  );
}

function Actions({ row }: { row: Row }) {
  const { tab, list, statuses, suspected } = useOpenList();
  const move = list.suspected && <MoveButton row={row} />;
  if (suspected) return move;
  const status = list.statuses.find((definition) => definition.status === statusOf(statuses, row.id));
  if (!status) {
    return (
      <>
        <StatusButtons row={row} />
        {move}
      </>
    );
  }
  return (
    <Button onClick={() => void restoreRow(tab.id, status, row.id, rowName(row))}>
      {`${status.popup}: ${status.back}`}
    </Button>
  );
}

interface MissingRowProps {
  openId: string;
  /** It was read here, until a colleague moved or deleted it. */
  wasShown: boolean;
  onClose: () => void;
}

function MissingRow({ openId, wasShown, onClose }: MissingRowProps) {
  const { tab, list, state, suspected } = useOpenList();
  const found = useOtherFolder(openId, !wasShown);
  const unread = unreadRow(state);
  const isGone = unread === 'gone' && found === 'nowhere';
  if (found === 'there') {
    return (
      <section className="admin-sheet" aria-label="Details">
        <p role="status">
          {`A colleague has moved this ${list.noun[0]} to ${MOVES[suspected ? 'inbox' : 'suspected'].place}.`}
        </p>
        <a className="admin-small" href={routeHref(...listPlace(tab.id, !suspected), openId)}>
          Open it there
        </a>
        <Button onClick={onClose}>Close details</Button>
      </section>
    );
  }
  return (
    <section className="admin-sheet" aria-label="Details">
      {unread === 'failed' ? (
        <ReadFailed />
      ) : (
        <p role="status">{isGone ? `This ${list.noun[0]} is not in the list.` : 'Loading…'}</p>
      )}
      <Button onClick={onClose}>Close details</Button>
    </section>
  );
}

/** Beside a list: that a page of it could not be read, with the way to try again. */
export function ReadFailed() {
  const { list, state, pages } = useOpenList();
  return (
    <>
      <p role="status">{failureText(list, state)}</p>
      <Button onClick={() => readAgain(pages)}>Try again</Button>
    </>
  );
}

/** Moves the open row between the inbox and suspected spam, on the server and so for everybody. */
function MoveButton({ row }: { row: Row }) {
  const { tab, list, rows, suspected, open, box } = useOpenList();
  const [busy, begin] = useBusy();
  const at = rows.indexOf(row);
  const next = rows[at + 1] ?? rows[at - 1];
  const steps = {
    leave: () => {
      open(next?.id);
      if (!next) focusRow(box.current, undefined);
    },
    back: () => focusRow(box.current, row.id),
  };
  const move = (): void =>
    begin(() =>
      suspected
        ? moveRows(tab, list, [row], 'inbox', steps)
        : askThenMove(tab, list, [row], 'suspected', steps),
    );
  const { key, label, place } = MOVES[suspected ? 'inbox' : 'suspected'];
  const help = `${label}: move the open row to ${place}${suspected ? '' : ' (asks first)'}`;
  useShortcuts([{ key, label: help, run: move }]);
  return (
    <Button title={`Move to ${place} (${key}), for everybody`} aria-busy={busy} onClick={move}>
      <Icon name={suspected ? 'check' : 'shield'} />
      <span>{suspected ? `${label}: move to ${place}` : label}</span>
    </Button>
  );
}

/** Rows that are only stepped past are not asked about. */
const STAYS_MS = 300;

/** A colleague may have moved a row since it was read: one that stays open is asked for again. */
function useStillThere({ check }: PagedList, id: string): void {
  useEffect(() => {
    const timer = setTimeout(() => void check(id), STAYS_MS);
    return () => clearTimeout(timer);
  }, [check, id]);
}

/**
 * A row may have been moved since its address was taken: once the list is here and the row is not among those read, it is
 * searched in the other of inbox and suspected spam. With `follow` staff are led there; who was reading it stays here.
 */
function useOtherFolder(id: string, follow: boolean): 'sought' | 'there' | 'nowhere' {
  const { tab, list, state, suspected } = useOpenList();
  const [found, setFound] = useState<{ id: string; place: 'there' | 'nowhere' }>();
  const place = found?.id === id ? found.place : undefined;
  const isWanted = list.suspected !== undefined && state.phase === 'ready' && place === undefined;
  useEffect(() => {
    if (!isWanted) return undefined;
    return taking(openPagedList(tab, !suspected).has(id), (isThere) => {
      if (isThere && follow) go(routeHref(...listPlace(tab.id, !suspected), id), true);
      else setFound({ id, place: isThere ? 'there' : 'nowhere' });
    });
  }, [tab, suspected, id, follow, isWanted]);
  return isWanted ? 'sought' : (place ?? 'nowhere');
}
