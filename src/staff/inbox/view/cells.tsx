import { exactTime, relativeTime, useNow } from '../../shell/times.ts';
import {
  cellText,
  type Column,
  type ListDefinition,
  rowName,
  type StatusDefinition,
} from '../model/definition.ts';
import { isolated, type Row } from '../model/row.ts';
import { Fragment, useContext } from 'react';
import { passageStart, placesOf, SearchWords } from '../model/view.ts';
import type { Selecting } from '../model/selection.ts';

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
    <time dateTime={new Date(time).toISOString()}>
      <span>{exactTime(time)}</span> <small>{relativeTime(time, now)}</small>
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

/** The link that opens a row; a mark says that it is new since the last visit. */
export function RowLink({
  href,
  row,
  column,
  isNew,
}: {
  href: string;
  row: Row;
  column: Column;
  isNew: boolean;
}) {
  return (
    <>
      {isNew && (
        <span className="admin-new">
          <span className="visually-hidden">New</span>
        </span>
      )}
      <a className="admin-open" href={href} dir="auto" data-open-row>
        <Marked text={row.values[column.key] || rowName(row)} />
      </a>
    </>
  );
}

/** A text with the searched words marked. `passage`: it begins shortly before the first of them. */
export function Marked({ text, passage = false }: { text: string; passage?: boolean }) {
  const places = placesOf(text, useContext(SearchWords));
  const [first] = places;
  if (!first) return text;
  const start = passage ? passageStart(text, first[0]) : 0;
  return (
    <>
      {start > 0 && '… '}
      {places.map(([begin, end], index) => (
        <Fragment key={begin}>
          {text.slice(places[index - 1]?.[1] ?? start, begin)}
          <mark>{text.slice(begin, end)}</mark>
        </Fragment>
      ))}
      {text.slice(places.at(-1)?.[1])}
    </>
  );
}

interface StatusButtonsProps {
  list: ListDefinition;
  row: Row;
  onStatus: (status: StatusDefinition, row: Row) => void;
}

/** The buttons that take a row out of the table. */
export function StatusButtons({ list, row, onStatus }: StatusButtonsProps) {
  return list.statuses.map((status) => (
    <button
      key={status.status}
      type="button"
      className="admin-small"
      data-tone={status.danger ? 'danger' : 'plain'}
      title={`${status.button}: ${isolated(rowName(row))}`}
      onClick={() => onStatus(status, row)}
    >
      {status.button}
    </button>
  ));
}

/** Stands in for a row that cannot be drawn, so that its list can; it can still be selected, and so moved or exported. */
export function DamagedRow({ row, selecting }: { row: Row; selecting: Selecting }) {
  return (
    <span className="admin-damaged">
      <PickBox row={row} picked={selecting.has(row.id)} onPick={selecting.pick} />
      This record is damaged and cannot be shown. It can be moved or exported.
    </span>
  );
}

interface PickBoxProps {
  row: Row;
  picked: boolean;
  onPick: Selecting['pick'];
}

/** Selects a row; with Shift all rows from the one pressed last. */
export function PickBox({ row, picked, onPick }: PickBoxProps) {
  return (
    <label className="admin-pick">
      <input
        type="checkbox"
        aria-label={`Select ${rowName(row)}`}
        checked={picked}
        onChange={({ nativeEvent }) =>
          onPick(row.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  );
}

/** Selects all shown rows or lets them go; in between where some are selected. */
export function PickAllBox({ selecting: { rows, unshown, all, pickAll } }: { selecting: Selecting }) {
  return (
    <label className="admin-pick">
      <input
        type="checkbox"
        aria-label="Select all shown"
        checked={all}
        ref={(box) => {
          if (box) box.indeterminate = !all && rows.length > unshown;
        }}
        onChange={pickAll}
      />
    </label>
  );
}

/** The address that begins a mail to somebody, without more. */
export function mailAddress(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}
