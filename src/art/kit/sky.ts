import sharp from 'sharp';
import { blend, type ramp, type Rgb } from './colour.ts';
import { fractal, gradientNoise, seededRandom, smooth } from './noise.ts';

/** A sky from top to horizon with one glow in it, thin high cloud and a few stars. */
export interface SkyLook {
  colours: ReturnType<typeof ramp>;
  /** Row (0..1) of the horizon, where the ramp ends. */
  horizon: number;
  glow: { x: number; y: number; reach: number; colour: Rgb; strength: number };
  cloud: { colour: Rgb; strength: number; from: number; to: number };
  stars: number;
  seed: number;
}

type Raster = Float32Array;

function wash(look: SkyLook, width: number, height: number): Raster {
  const noise = gradientNoise(look.seed);
  const out = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const u = x / width;
      const v = y / height;
      const near = Math.hypot((u - look.glow.x) * 1.15, (v - look.glow.y) * 1.5) / look.glow.reach;
      let colour = blend(
        look.colours(v / look.horizon),
        look.glow.colour,
        look.glow.strength * Math.exp(-near * near * 2.4),
      );
      const streak = fractal(noise, u * 3.2 + v * 2.4, v * 15 - u * 2.2, 5, 0.55);
      const band =
        smooth(look.cloud.from, look.cloud.from + 0.15, v) *
        (1 - smooth(look.cloud.to - 0.15, look.cloud.to, v));
      const lit = 0.45 + Math.exp(-near * 1.2) * 0.55;
      colour = blend(colour, look.cloud.colour, smooth(0.02, 0.6, streak) * band * lit * look.cloud.strength);
      out.set(colour, (y * width + x) * 3);
    }
  return out;
}

function addStars(pixels: Raster, look: SkyLook, width: number, height: number): void {
  const random = seededRandom(look.seed + 5);
  for (let n = 0; n < look.stars; n++) {
    const x = Math.floor(random() * (width - 1));
    const y = Math.floor(random() ** 1.8 * height * look.horizon * 0.7);
    const bright = random() ** 4 * 120 * (1 - y / (height * look.horizon * 0.75)) + 8;
    for (let c = 0; c < 3; c++) {
      const i = (y * width + x) * 3 + c;
      pixels[i]! += bright;
      pixels[i + 3]! += bright * 0.35;
      pixels[i + width * 3]! += bright * 0.35;
    }
  }
}

/** Fine noise added before rounding: hides the bands that eight bits leave in a long gradient, and reads as paper grain. */
function grain(pixels: Raster, amount: number, seed: number): Buffer {
  const random = seededRandom(seed);
  const out = Buffer.alloc(pixels.length);
  for (let i = 0; i < pixels.length; i += 3) {
    const n = (random() + random() - 1) * amount;
    for (let c = 0; c < 3; c++) out[i + c] = Math.max(0, Math.min(255, Math.round(pixels[i + c]! + n)));
  }
  return out;
}

/** Paints the sky as a PNG of the given size. */
export async function paintSky(look: SkyLook, width: number, height: number): Promise<Buffer> {
  const pixels = wash(look, width, height);
  addStars(pixels, look, width, height);
  return sharp(grain(pixels, 2.2, look.seed + 9), { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 3 })
    .toBuffer();
}
