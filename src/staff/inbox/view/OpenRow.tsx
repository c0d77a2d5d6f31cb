import { useEffect, useState } from 'react';
import { go, routeHref } from '../../shell/address.ts';
import { Button } from '../../shell/Button.tsx';
import { taking } from '../../ui/taking.ts';
import { MOVES } from '../actions/move.ts';
import { focusRow } from '../actions/put-away.ts';
import { openPagedList, type PagedList } from '../model/paged-list.ts';
import { failureText, readAgain, unreadRow } from '../model/use-list.ts';
import { listPlace, useOpenList } from './open-list.ts';
import { RowSheet } from './RowSheet.tsx';

/** The row of the address, wherever it is: in the table, put away, on a page not read yet, or nowhere. */
export function OpenRow({ openId }: { openId: string }) {
  const { pages, state, open, box } = useOpenList();
  const row = state.rows.find((candidate) => candidate.id === openId);
  const [shownId, setShownId] = useState<string>();
  if (row && shownId !== openId) setShownId(openId);
  useStillThere(pages, openId);
  const close = (): void => {
    open(undefined);
    focusRow(box.current, openId);
  };
  if (!row) return <MissingRow openId={openId} wasShown={shownId === openId} onClose={close} />;
  return <RowSheet row={row} onClose={close} />;
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
  const isThere = found === 'there';
  const place = MOVES[suspected ? 'inbox' : 'suspected'].place;
  const isGone = unread === 'gone' && found === 'nowhere';
  const text = isGone ? `This ${list.noun[0]} is not in the list.` : 'Loading…';
  return (
    <section className="admin-sheet" aria-label="Details">
      {unread === 'failed' && !isThere ? (
        <ReadFailed />
      ) : (
        <p role="status">{isThere ? `A colleague has moved this ${list.noun[0]} to ${place}.` : text}</p>
      )}
      {isThere && (
        <a className="admin-small" href={routeHref(...listPlace(tab.id, !suspected), openId)}>
          Open it there
        </a>
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
