/** Angles of the hands in degrees from twelve, clockwise, and the part of the day that colours the dial. */
export interface Hands {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

export type Sky = 'night' | 'dawn' | 'day' | 'dusk';

/** The pose of a clock in a shop window, shown until the real time is known: eight minutes past ten. */
export const AT_REST: Hands = { hour: 304, minute: 48, second: 210 };

/** Where the hands stand at a moment of the visitor's local time; the hour hand creeps, the second hand steps. */
export function handsAt(now: Date): Hands {
  const second = now.getSeconds() * 6;
  const minute = now.getMinutes() * 6 + second / 60;
  const hour = (now.getHours() % 12) * 30 + minute / 12;
  return { hour, minute, second };
}

/** The part of the day at a moment of the visitor's local time; day begins at 8 and ends at 17. */
export function skyAt(now: Date): Sky {
  const hour = now.getHours();
  if (hour < 5 || hour >= 20) return 'night';
  if (hour < 8) return 'dawn';
  return hour < 17 ? 'day' : 'dusk';
}
