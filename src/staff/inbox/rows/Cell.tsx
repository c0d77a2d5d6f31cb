import { useNow } from '../../shell/now.ts';
import { exactTime, relativeTime } from '../../shell/times.ts';
import { cellText, type Column } from '../definition/columns.ts';
import type { Row } from '../definition/row.ts';
import { Marked } from '../search/Marked.tsx';
import { mailAddress } from './mail-address.ts';

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
