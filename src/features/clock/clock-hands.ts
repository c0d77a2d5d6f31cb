/** Angles of the hands in degrees from twelve, clockwise. */
export interface Hands {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** The pose of a clock in a shop window, shown until the real time is known: eight minutes past ten. */
export const AT_REST: Hands = { hour: 304, minute: 48, second: 210 };

/** A hand's `transform` on the dial of 240 units. */
export const turn = (angle: number): string => `rotate(${angle} 120 120)`;

/** Where the hands stand at a moment of the visitor's local time; the hour hand creeps, the second hand steps. */
export function handsAt(now: Date): Hands {
  const second = now.getSeconds() * 6;
  const minute = now.getMinutes() * 6 + second / 60;
  const hour = (now.getHours() % 12) * 30 + minute / 12;
  return { hour, minute, second };
}
