import { useNow } from '../shell/now.ts';
import { exactTime, relativeTime } from '../shell/times.ts';
import { cellText, type Column } from './columns.ts';
import type { Row } from './row.ts';

/** One value of a row; what a visitor typed is always text. */
export function Cell({ row, column }: { row: Row; column: Column }) {
  const value = cellText(row, column);
  if (value === '') return <span className="admin-none">–</span>;
  if (column.kind === 'time') return <Time time={row.time} />;
  if (column.kind === 'email')
    return <a href={`mailto:${encodeURIComponent(value).replace('%40', '@')}`}>{value}</a>;
  if (column.kind === 'phone') return <a href={`tel:${value.replace(/[^\d+]/g, '')}`}>{value}</a>;
  return <>{value}</>;
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
