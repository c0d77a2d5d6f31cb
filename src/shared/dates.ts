/**
 * Everybody sees the day it was in Nepal, wherever the page was built or is read: a date never moves. Nepal has kept this
 * offset from UTC since 1986. By hand: a browser's first date format takes it longer than all cards of a page.
 */
const NEPAL_OFFSET_MS = (5 * 60 + 45) * 60_000;

const INVALID_DATE = 'Invalid date';

/** In English, January first. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `November 18, 2026`; `Invalid date` for anything that is no timestamp. */
export const longDate = (timestamp: string): string => show(timestamp, (month) => month);

/** `Nov 18, 2026`; `Invalid date` for anything that is no timestamp. */
export const shortDate = (timestamp: string): string => show(timestamp, (month) => month.slice(0, 3));

function show(timestamp: string, spell: (month: string) => string): string {
  const inNepal = new Date(Date.parse(timestamp) + NEPAL_OFFSET_MS);
  const month = MONTHS[inNepal.getUTCMonth()];
  return month ? `${spell(month)} ${inNepal.getUTCDate()}, ${inNepal.getUTCFullYear()}` : INVALID_DATE;
}
