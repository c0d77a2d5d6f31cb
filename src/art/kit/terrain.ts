import { clamp, seededRandom } from './noise.ts';

/** A height field: `width` columns (left to right) by `depth` rows (near to far), heights 0 to about 1. */
export interface Terrain {
  width: number;
  depth: number;
  height: Float32Array;
}

/** Samples `heightAt(u, v)` with u, v in 0..1 (v = 0 nearest) on a grid. */
export function makeTerrain(
  width: number,
  depth: number,
  heightAt: (u: number, v: number) => number,
): Terrain {
  const height = new Float32Array(width * depth);
  for (let z = 0; z < depth; z++)
    for (let x = 0; x < width; x++) height[z * width + x] = heightAt(x / width, z / depth);
  return { width, depth, height };
}

interface Drop {
  x: number;
  z: number;
  dx: number;
  dz: number;
  speed: number;
  water: number;
  soil: number;
}

interface Slope {
  gx: number;
  gz: number;
  h: number;
}

function slopeAt(t: Terrain, x: number, z: number): Slope {
  const ix = Math.floor(x);
  const iz = Math.floor(z);
  const u = x - ix;
  const v = z - iz;
  const i = iz * t.width + ix;
  const a = t.height[i]!;
  const b = t.height[i + 1]!;
  const c = t.height[i + t.width]!;
  const d = t.height[i + t.width + 1]!;
  return {
    gx: (b - a) * (1 - v) + (d - c) * v,
    gz: (c - a) * (1 - u) + (d - b) * u,
    h: a * (1 - u) * (1 - v) + b * u * (1 - v) + c * (1 - u) * v + d * u * v,
  };
}

function deposit(t: Terrain, x: number, z: number, amount: number): void {
  const ix = Math.floor(x);
  const iz = Math.floor(z);
  const u = x - ix;
  const v = z - iz;
  const i = iz * t.width + ix;
  t.height[i]! += amount * (1 - u) * (1 - v);
  t.height[i + 1]! += amount * u * (1 - v);
  t.height[i + t.width]! += amount * (1 - u) * v;
  t.height[i + t.width + 1]! += amount * u * v;
}

function carve(t: Terrain, x: number, z: number, amount: number): void {
  const radius = 2;
  const cx = Math.round(x);
  const cz = Math.round(z);
  for (let oz = -radius; oz <= radius; oz++)
    for (let ox = -radius; ox <= radius; ox++) {
      const weight = Math.max(0, 1 - Math.hypot(ox, oz) / (radius + 0.5)) * 0.12;
      t.height[(cz + oz) * t.width + cx + ox]! -= amount * weight;
    }
}

/** One step of a drop: it turns downhill, then takes up or lays down soil. False when it has left or stopped. */
function step(t: Terrain, d: Drop, scale: number): boolean {
  const here = slopeAt(t, d.x, d.z);
  d.dx = d.dx * 0.08 - here.gx * 0.92;
  d.dz = d.dz * 0.08 - here.gz * 0.92;
  const length = Math.hypot(d.dx, d.dz);
  if (length < 1e-9) return false;
  const fromX = d.x;
  const fromZ = d.z;
  d.dx /= length;
  d.dz /= length;
  d.x += d.dx;
  d.z += d.dz;
  if (d.x < 4 || d.z < 4 || d.x > t.width - 6 || d.z > t.depth - 6) return false;
  const fall = (slopeAt(t, d.x, d.z).h - here.h) * scale;
  const capacity = Math.max(-fall, 0.01) * d.speed * d.water * 5;
  if (d.soil > capacity || fall > 0) {
    const amount = fall > 0 ? Math.min(fall, d.soil) : (d.soil - capacity) * 0.3;
    d.soil -= amount;
    deposit(t, fromX, fromZ, amount / scale);
  } else {
    const amount = Math.min((capacity - d.soil) * 0.3, -fall);
    d.soil += amount;
    carve(t, fromX, fromZ, amount / scale);
  }
  d.speed = Math.sqrt(clamp(d.speed * d.speed - fall * 4, 0.05, 30));
  d.water *= 0.985;
  return true;
}

/** Rain on the ground: each drop cuts gullies and leaves spurs, which is what makes a ridge look grown rather than drawn. */
export function erode(t: Terrain, drops: number, seed: number): void {
  const random = seededRandom(seed);
  const scale = t.depth * 0.5;
  for (let n = 0; n < drops; n++) {
    const x = 5 + random() * (t.width - 12);
    const z = 5 + random() * (t.depth - 12);
    const drop: Drop = { x, z, dx: 0, dz: 0, speed: 1, water: 1, soil: 0 };
    for (let i = 0; i < 60 && step(t, drop, scale); i++);
  }
}

/** Softens the ground by a small triangle filter, `times` over: big faces instead of gravel. */
export function settle(t: Terrain, times: number): void {
  for (let n = 0; n < times; n++)
    for (const stride of [1, t.width]) {
      const from = t.height.slice();
      for (let i = stride; i < from.length - stride; i++)
        t.height[i] = from[i]! * 0.5 + (from[i - stride]! + from[i + stride]!) * 0.25;
    }
}
