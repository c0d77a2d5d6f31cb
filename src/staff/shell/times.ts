import { useSyncExternalStore } from 'react';

/** Times as staff read them: Nepal's zone, American English. */
const ZONE = 'Asia/Kathmandu';
const ZONE_WORDS = 'Nepal time';
/** What is said of a time that may be misread. */
export const ZONE_NAME = `${ZONE_WORDS} UTC+05:45`;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const exact = new Intl.DateTimeFormat('en-US', { timeZone: ZONE, dateStyle: 'medium', timeStyle: 'short' });
const clock = new Intl.DateTimeFormat('en-US', { timeZone: ZONE, timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE, dateStyle: 'short' });
const stamp = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'medium' });
const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto', style: 'short' });

/** `Nov 27, 2026, 4:05 PM`, for lists, which name the zone once; empty for an unknown moment (0). */
export const exactTime = (time: number): string => (time > 0 ? exact.format(time) : '');

/** `2026-11-27 16:05:09`, as spreadsheets take it for a time; empty for an unknown moment (0). */
export const stampTime = (time: number): string => (time > 0 ? stamp.format(time) : '');

/** `Nov 27, 2026, 4:05 PM Nepal time`, for sentences and what leaves the page; empty for an unknown moment (0). */
export const fullTime = (time: number): string => (time > 0 ? `${exactTime(time)} ${ZONE_WORDS}` : '');

/** `2:05 PM Nepal time`. */
export const clockTime = (time: number): string => `${clock.format(time)} ${ZONE_WORDS}`;

/** `2:05 PM Nepal time` of a moment of today, else with its date. */
export const shortTime = (time: number): string =>
  dayOf(time) === dayOf(serverTime()) ? clockTime(time) : fullTime(time);

/** The day in Kathmandu, as a date input writes it: `2026-11-27`. */
export const dayOf = (time: number): string => day.format(time);

/** The day so many days before one: dates as a date input writes them. */
export const dayBefore = (date: string, days: number): string =>
  new Date(Date.parse(date) - days * DAY).toISOString().slice(0, 10);

/** `2 hr. ago`, `yesterday`; `just now` within a minute (clocks differ, so also for the near future). */
export function relativeTime(time: number, now: number): string {
  if (time <= 0) return '';
  const age = now - time;
  if (age < MINUTE) return 'just now';
  if (age < HOUR) return relative.format(-Math.floor(age / MINUTE), 'minute');
  if (age < DAY) return relative.format(-Math.floor(age / HOUR), 'hour');
  if (age < 30 * DAY) return relative.format(-Math.floor(age / DAY), 'day');
  if (age < 365 * DAY) return relative.format(-Math.floor(age / (30 * DAY)), 'month');
  return relative.format(-Math.floor(age / (365 * DAY)), 'year');
}

let ahead = 0;

/** Takes the server's clock for the present time: that of this computer may be a day off. Out: how far it is ahead. */
export function setClock(serverNow: number): number {
  ahead = Date.now() - serverNow || 0;
  for (const wake of [...listeners]) wake();
  return ahead;
}

/** The server's time for a moment that this computer's clock shows, the present one if not said. */
export const serverTime = (time = Date.now()): number => time - ahead;

const STEP_MS = 30_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** The present time by this computer's clock in steps of half a minute, in milliseconds; one clock for all components that show how long ago. */
export const useNow = (): number => useSyncExternalStore(subscribe, step, () => 0);

/** The day in Kathmandu; the component renders again when another begins. */
export function useToday(): string {
  return useSyncExternalStore(
    subscribe,
    () => dayOf(serverTime()),
    () => '',
  );
}

const step = (): number => Math.floor(Date.now() / STEP_MS) * STEP_MS;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const wake of [...listeners]) wake();
  }, STEP_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
