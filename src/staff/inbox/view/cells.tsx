import { Fragment, useContext } from 'react';
import { routeHref } from '../../shell/address.ts';
import { Button } from '../../shell/Button.tsx';
import { exactTime, relativeTime, serverTime, useNow, ZONE_NAME } from '../../shell/times.ts';
import { setStatusOf } from '../actions/put-away.ts';
import { cellText, rowName, type Column, type ListDefinition } from '../model/definition.ts';
import { isolated, type Row } from '../model/row.ts';
import { RowMark } from '../../notify/RowMark.tsx';
import { passageStart, SearchWords } from '../model/view.ts';
import { placesOf } from '#shared/places-of.ts';
import { useOpenList } from './open-list.ts';

interface CellProps {
  row: Row;
  column: Column;
  /** All of it is shown, however long. */
  whole?: boolean;
}

/** One value of a row; what a visitor typed is always text. */
export function Cell({ row, column, whole = false }: CellProps) {
  const value = cellText(row, column);
  if (value === '') return <span className="admin-none">–</span>;
  if (column.kind === 'time') return <Time time={row.time} />;
  const text = <Marked text={value} passage={column.kind === 'long' && !whole} />;
  if (column.kind === 'email') return <a href={mailAddress(value)}>{text}</a>;
  if (column.kind === 'phone') return <a href={`tel:${value.replace(/[^\d+]/g, '')}`}>{text}</a>;
  return text;
}

/** A moment twice: exact, in Nepal's time, and how long ago. */
export function Time({ time }: { time: number }) {
  const now = useNow();
  if (time <= 0) return <span className="admin-none">–</span>;
  return (
    <time dateTime={new Date(time).toISOString()} title={ZONE_NAME}>
      <span>{exactTime(time)}</span> <small>{relativeTime(time, serverTime(now))}</small>
    </time>
  );
}

/** The short fields of a row in one line, without its name, time and message: `asha@example.com · Acme · Elite`. */
export function RowFacts({ list, row }: { list: ListDefinition; row: Row }) {
  const facts = list.columns.filter(
    ({ kind, key }) => !['title', 'time', 'id', 'long'].includes(kind) && row.values[key],
  );
  return (
    <p className="admin-card-facts">
      {facts.map((column, at) => (
        <span key={column.key}>
          {at > 0 && <span aria-hidden="true"> · </span>}
          <bdi>
            <Cell row={row} column={column} />
          </bdi>
        </span>
      ))}
    </p>
  );
}

/** The link that opens a row; a mark says that it is new since the last visit. `column` has its text. */
export function RowLink({ row, column }: { row: Row; column: Column | undefined }) {
  const { base, list, suspected, seen } = useOpenList();
  return (
    <>
      {column && !suspected && row.time > seen && (
        <span className="admin-new">
          <span className="visually-hidden">New</span>
        </span>
      )}
      {column && <RowMark list={list.suspected} row={row} />}
      <a className={column && 'admin-open'} href={routeHref(...base, row.id)} dir="auto" data-open-row>
        <Marked text={(column && row.values[column.key]) || rowName(row)} />
      </a>
    </>
  );
}

/** A text with the searched words marked. `passage`: it begins shortly before the first of them. */
export function Marked({ text, passage = false }: { text: string; passage?: boolean }) {
  const places = placesOf(text, useContext(SearchWords));
  const [first] = places;
  if (!first) return <span>{text}</span>;
  const start = passage ? passageStart(text, first[0]) : 0;
  return (
    <span>
      {start > 0 && <span>… </span>}
      {places.map(([begin, end], index) => (
        <Fragment key={begin}>
          <span>{text.slice(places[index - 1]?.[1] ?? start, begin)}</span>
          <mark>{text.slice(begin, end)}</mark>
        </Fragment>
      ))}
      <span>{text.slice(places.at(-1)?.[1])}</span>
    </span>
  );
}

/** The buttons that take a row out of the table. */
export function StatusButtons({ row }: { row: Row }) {
  const shown = useOpenList();
  return shown.list.statuses.map((status) => (
    <Button
      key={status.status}
      tone={status.danger ? 'danger' : 'plain'}
      title={`${status.button}: ${isolated(rowName(row))}`}
      aria-label={`${status.button} ${isolated(rowName(row))}`}
      onClick={() => void setStatusOf(shown, status, [row])}
    >
      {status.button}
    </Button>
  ));
}

/** Stands in for a row that cannot be drawn, so that its list can; it can still be selected, and so moved or exported. */
export function DamagedRow({ row }: { row: Row }) {
  return (
    <span className="admin-damaged">
      <PickBox row={row} />
      This record is damaged and cannot be shown. It can be moved or exported.
    </span>
  );
}

/** Selects a row; with Shift all rows from the one pressed last. */
export function PickBox({ row }: { row: Row }) {
  const { selecting } = useOpenList();
  return (
    <label className="admin-pick">
      <input
        type="checkbox"
        aria-label={`Select ${rowName(row)}`}
        checked={selecting.has(row.id)}
        onChange={({ nativeEvent }) =>
          selecting.pick(row.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  );
}

/** The address that begins a mail to somebody, without more. */
export const mailAddress = (email: string): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
