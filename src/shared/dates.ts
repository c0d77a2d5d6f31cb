/** Everybody sees the day it was in Nepal, wherever the page was built or is read: a date never moves. */
const SITE_TIME_ZONE = 'Asia/Kathmandu';

const INVALID_DATE = 'Invalid date';

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: SITE_TIME_ZONE });

const long = format({ year: 'numeric', month: 'long', day: 'numeric' });
const short = format({ year: 'numeric', month: 'short', day: 'numeric' });

/** `November 18, 2026`; `Invalid date` for anything that is no timestamp [S 8]. */
export function longDate(timestamp: string): string {
  return show(long, timestamp);
}

/** `Nov 18, 2026`; `Invalid date` for anything that is no timestamp [S 8]. */
export function shortDate(timestamp: string): string {
  return show(short, timestamp);
}

function show(formatter: Intl.DateTimeFormat, timestamp: string): string {
  const time = Date.parse(timestamp);
  return Number.isNaN(time) ? INVALID_DATE : formatter.format(time);
}
