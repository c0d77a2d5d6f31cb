/** Seeded random numbers and gradient noise: the same seed always draws the same picture. */

export type Random = () => number;

/** Mulberry32: uniform numbers in [0, 1). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export type Noise2 = (x: number, y: number) => number;

const fade = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

/**
 * Perlin gradient noise, about -1 to 1.
 * @param period when given, x and y repeat after this many units (a whole number up to 256).
 */
export function gradientNoise(seed: number, period = 256): Noise2 {
  const random = seededRandom(seed);
  const order = Uint16Array.from({ length: 256 }, (_, i) => i);
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  const angles = Float64Array.from({ length: 256 }, () => random() * Math.PI * 2);
  const gx = angles.map(Math.cos);
  const gy = angles.map(Math.sin);
  const wrap = (n: number): number => ((n % period) + period) % period;
  const corner = (ix: number, iy: number, dx: number, dy: number): number => {
    const k = order[(order[wrap(ix) & 255]! + wrap(iy)) & 255]!;
    return gx[k]! * dx + gy[k]! * dy;
  };
  return (x, y) => {
    const ix = Math.floor(x);
    const iy = Math.floor(y);
    const dx = x - ix;
    const dy = y - iy;
    const u = fade(dx);
    const top = corner(ix, iy, dx, dy) * (1 - u) + corner(ix + 1, iy, dx - 1, dy) * u;
    const bottom = corner(ix, iy + 1, dx, dy - 1) * (1 - u) + corner(ix + 1, iy + 1, dx - 1, dy - 1) * u;
    return (top + (bottom - top) * fade(dy)) * 1.5;
  };
}

/** Sum of octaves, about -1 to 1: clouds, grain, rolling ground. */
export function fractal(noise: Noise2, x: number, y: number, octaves: number, gain = 0.5): number {
  let sum = 0;
  let weight = 1;
  let total = 0;
  let scale = 1;
  for (let i = 0; i < octaves; i++) {
    sum += noise(x * scale, y * scale) * weight;
    total += weight;
    weight *= gain;
    scale *= 2;
  }
  return sum / total;
}

/** Ridged multifractal, 0 to about 1: sharp crests with detail that gathers on them, as mountains have. */
export function ridged(noise: Noise2, x: number, y: number, octaves: number): number {
  let sum = 0;
  let amplitude = 0.5;
  let scale = 1;
  let previous = 1;
  for (let i = 0; i < octaves; i++) {
    const crest = (1 - Math.abs(noise(x * scale + i * 17.3, y * scale - i * 9.1))) ** 2;
    sum += crest * amplitude * previous;
    previous = crest;
    scale *= 2.03;
    amplitude *= 0.5;
  }
  return sum;
}

export const clamp = (v: number, low = 0, high = 1): number => Math.min(high, Math.max(low, v));
export const smooth = (low: number, high: number, v: number): number => {
  const t = clamp((v - low) / (high - low));
  return t * t * (3 - 2 * t);
};
