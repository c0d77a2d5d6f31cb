import sharp from 'sharp';
import type { Rgb } from './colour.ts';
import { fractal, gradientNoise, smooth } from './noise.ts';

/** A bank of mist: repeats sideways, so that it can drift for ever. */
export interface MistLook {
  seed: number;
  colour: Rgb;
  /** 0 to 1: how much of the bank is cloud, and how thick that is. */
  cover: number;
  thickness: number;
  /** Noise units across and down. Across is a whole number. */
  across: number;
  down: number;
}

/** Paints the bank as a PNG: thickest in the middle rows, lit along its upper edge. */
export async function paintMist(look: MistLook, width: number, height: number): Promise<Buffer> {
  const noise = gradientNoise(look.seed, look.across);
  const fine = gradientNoise(look.seed + 1, look.across * 4);
  const pixels = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const u = (x / width) * look.across;
      const v = (y / height) * look.down;
      const bend = noise(u, v + 31) * 0.4;
      const n = periodic(noise, u, v + bend) * 0.75 + fractal(fine, u * 4, v * 4, 3) * 0.25;
      const row = y / height;
      const body = smooth(0, 0.45, row) * (1 - smooth(0.6, 1, row));
      const alpha =
        smooth(0.55 - look.cover, 1.1 - look.cover * 0.6, n * 0.6 + 0.5 * body + 0.12) *
        body *
        look.thickness;
      const lift = (1 - row) * 14;
      pixels.set(
        [look.colour[0] + lift, look.colour[1] + lift * 0.8, look.colour[2] + lift * 0.5].map((c) =>
          Math.min(255, c),
        ),
        (y * width + x) * 4,
      );
      pixels[(y * width + x) * 4 + 3] = Math.round(alpha * 255);
    }
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 3 })
    .toBuffer();
}

/** Two octaves that keep the repeat: doubling a whole period stays whole. */
function periodic(noise: (x: number, y: number) => number, u: number, v: number): number {
  return noise(u, v) * 0.65 + noise(u * 2, v * 2 + 7) * 0.35;
}
