import { MONTHS } from '#shared/dates.ts';

/*
 * The words of the clock as American English has them, for the time of the browser's zone. By hand: a browser's first
 * format of a time takes it longer than all else that the clock does, and the clock asks for two every second.
 */

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** `9:41:07 PM`. */
export function timeText(now: Date): string {
  return `${hourAndMinute(now)}:${twoDigits(now.getSeconds())}${halfOfDay(now)}`;
}

/** `9:41 PM`. */
export function spokenTime(now: Date): string {
  return hourAndMinute(now) + halfOfDay(now);
}

/** `Saturday, November 28, 2026`. */
export function dateText(now: Date): string {
  return `${WEEKDAYS[now.getDay()]}, ${MONTHS[now.getMonth()]} ${now.getDate()}, ${now.getFullYear()}`;
}

const twoDigits = (number: number): string => `${number}`.padStart(2, '0');

function hourAndMinute(now: Date): string {
  return `${now.getHours() % 12 || 12}:${twoDigits(now.getMinutes())}`;
}

function halfOfDay(now: Date): string {
  return now.getHours() < 12 ? ' AM' : ' PM';
}
