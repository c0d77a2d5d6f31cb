import type { Terrain } from './terrain.ts';

/** Where the sun stands: `east` and `north` point to it on the ground (+north is away from the viewer); `rise` is its height per unit of ground. */
export interface Sun {
  east: number;
  north: number;
  rise: number;
}

/**
 * How much sun each point of the ground gets, 0 to 1, with cast shadows and soft edges.
 * @param relief how many grid cells high a height of 1 stands.
 */
export function sunlight(t: Terrain, sun: Sun, relief: number): Float32Array {
  const out = new Float32Array(t.height.length);
  const length = Math.hypot(sun.east, sun.north, sun.rise);
  for (let z = 1; z < t.depth - 1; z++)
    for (let x = 1; x < t.width - 1; x++) {
      const i = z * t.width + x;
      const gx = (t.height[i + 1]! - t.height[i - 1]!) * 0.5 * relief;
      const gz = (t.height[i + t.width]! - t.height[i - t.width]!) * 0.5 * relief;
      const facing = (-gx * sun.east - gz * sun.north + sun.rise) / (Math.hypot(gx, gz, 1) * length);
      out[i] = Math.max(0, facing) * openSky(t, x, z, sun, relief);
    }
  return out;
}

/** 1 in the open, falling to 0 where higher ground stands between the point and the sun. */
function openSky(t: Terrain, x0: number, z0: number, sun: Sun, relief: number): number {
  const start = t.height[z0 * t.width + x0]! * relief;
  let open = 1;
  let x = x0;
  let z = z0;
  for (let d = 1.5; d < 260 && open > 0; d *= 1.06) {
    x = Math.round(x0 + sun.east * d);
    z = Math.round(z0 + sun.north * d);
    if (x < 0 || z < 0 || x >= t.width || z >= t.depth) break;
    const over = t.height[z * t.width + x]! * relief - (start + sun.rise * d);
    if (over > 0) open = Math.min(open, 1 - over / (1.5 + d * 0.08));
  }
  return Math.max(0, open);
}
