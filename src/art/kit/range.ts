import sharp from 'sharp';
import { blend, type Rgb } from './colour.ts';
import { sunlight, type Sun } from './light.ts';
import { clamp, smooth } from './noise.ts';
import type { Terrain } from './terrain.ts';

/** How a stretch of terrain becomes a painted range of hills. */
export interface RangeLook {
  /** Screen row (0..1 of the height) of the nearest ground at height 0, and how far the farthest row is lifted. */
  base: number;
  lift: number;
  /** Screen share (0..1 of the height) that a terrain height of 1 stands tall. */
  tall: number;
  sun: Sun;
  /** Grid cells that a height of 1 stands tall, for the light. */
  relief: number;
  /** From full shade (0) to full sun (1). */
  ground: (light: number) => Rgb;
  snow: (light: number) => Rgb;
  /** Height (0..1) where snow begins; above 2 for none. */
  snowLine: number;
  /** The air between: its colour, how much of it at the foot and at the crest, the height where it thins out. */
  haze: Rgb;
  hazeFoot: number;
  hazeCrest: number;
  hazeTop: number;
  /** Extra haze with distance inside the range. */
  hazeFar: number;
}

/** Keeps light in a few soft steps, as a printmaker would, instead of a smooth computer shade. */
function steps(light: number): number {
  const scaled = clamp(light) * 4;
  const floor = Math.floor(scaled);
  return (floor + smooth(0.3, 0.7, scaled - floor)) / 4;
}

function shade(t: Terrain, light: Float32Array, x: number, z: number, look: RangeLook): Rgb {
  const i = z * t.width + x;
  const h = t.height[i]!;
  const left = t.height[i - (x > 0 ? 1 : 0)]!;
  const front = t.height[i - (z > 0 ? t.width : 0)]!;
  const slope = Math.hypot(h - left, h - front) * look.relief;
  const snow =
    smooth(look.snowLine - 0.04, look.snowLine + 0.1, h) * (1 - smooth(1.1, 2.1, slope) * 0.85) +
    smooth(look.snowLine + 0.25, look.snowLine + 0.5, h) * 0.25;
  const lit = light[i]! * 0.35 + steps(light[i]!) * 0.65;
  const colour = blend(look.ground(lit), look.snow(lit), clamp(snow));
  const low = 1 - smooth(0, look.hazeTop, h);
  const haze = look.hazeCrest + (look.hazeFoot - look.hazeCrest) * low + look.hazeFar * (z / t.depth);
  return blend(colour, look.haze, clamp(haze));
}

/** Paints the terrain as seen from the front, one column after another from near to far. Returns a PNG with clear sky. */
export async function paintRange(
  t: Terrain,
  look: RangeLook,
  width: number,
  height: number,
): Promise<Buffer> {
  const light = sunlight(t, look.sun, look.relief);
  const w = width * 2;
  const h = height * 2;
  const pixels = new Uint8ClampedArray(w * h * 4);
  for (let px = 0; px < w; px++) {
    const at = 8 + (px / w) * (t.width - 20);
    const x = Math.floor(at);
    const u = at - x;
    let painted = h;
    for (let z = 1; z < t.depth - 1; z++) {
      const i = z * t.width + x;
      const ground = t.height[i]! * (1 - u) + t.height[i + 1]! * u;
      const row = h * (look.base - (z / t.depth) * look.lift - ground * look.tall);
      const top = Math.max(0, Math.floor(row));
      if (top >= painted) continue;
      const colour = blend(shade(t, light, x, z, look), shade(t, light, x + 1, z, look), u);
      for (let y = top; y < painted; y++)
        pixels.set([colour[0], colour[1], colour[2], 255], (y * w + px) * 4);
      painted = top;
    }
  }
  return sharp(Buffer.from(pixels.buffer), { raw: { width: w, height: h, channels: 4 } })
    .resize(width, height, { kernel: 'lanczos3' })
    .png({ compressionLevel: 3 })
    .toBuffer();
}
