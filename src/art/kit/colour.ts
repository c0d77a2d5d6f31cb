import { clamp } from './noise.ts';

/** Red, green, blue, each 0 to 255. */
export type Rgb = readonly [number, number, number];

/** The house palette [visual identity]. */
export const palette = {
  night: '#10162F',
  paper: '#FBFAF7',
  mist: '#EEF1F6',
  crimson: '#C8102E',
  marigold: '#F5A524',
  pine: '#0F6B5C',
  lapis: '#2B4ACB',
} as const;

export function rgb(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

export const blend = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

/** A colour ramp: stops are [position 0..1, colour]. */
export function ramp(stops: readonly (readonly [number, string])[]): (t: number) => Rgb {
  const parsed = stops.map(([at, hex]) => [at, rgb(hex)] as const);
  return (t) => {
    const v = clamp(t);
    const next = parsed.findIndex(([at]) => at >= v);
    if (next < 0) return parsed.at(-1)![1];
    const high = parsed[next]!;
    const low = parsed[Math.max(0, next - 1)]!;
    const span = high[0] - low[0];
    return span === 0 ? high[1] : blend(low[1], high[1], (v - low[0]) / span);
  };
}
