import { fractal, gradientNoise, ridged, smooth } from '../kit/noise.ts';
import { erode, makeTerrain, settle, type Terrain } from '../kit/terrain.ts';

/** A summit set by hand: where it stands (0..1 across), how wide its foot is, how high it rises. */
export interface Peak {
  at: number;
  width: number;
  rise: number;
}

export interface RangeShape {
  seed: number;
  width: number;
  depth: number;
  /** Noise units across the range: more makes more and smaller mountains. */
  scale: number;
  peaks: readonly Peak[];
  /** Height of the wild ridges between the summits. */
  rough: number;
  drops: number;
}

/** A five-sided pyramid, its faces turned by the summit's own place so that no two look alike. */
function pyramid(peak: Peak, u: number, v: number): number {
  const turn = peak.at * 37;
  let d = 0;
  for (let k = 0; k < 5; k++) {
    const angle = turn + k * 1.2566 + Math.sin(turn * 3 + k * 2.4) * 0.35;
    const near = 1 + Math.sin(turn * 5 + k * 4.1) * 0.25;
    d = Math.max(d, ((u - peak.at) * Math.cos(angle) + v * Math.sin(angle)) * near);
  }
  return peak.rise * Math.max(0, 1 - d / (peak.width * 0.75)) ** 1.35;
}

/** A range of mountains: summits placed for the composition, ridges grown by noise, gullies cut by rain. */
export function mountains(shape: RangeShape): Terrain {
  const noise = gradientNoise(shape.seed);
  const warp = gradientNoise(shape.seed + 1);
  const aspect = shape.depth / shape.width;
  const terrain = makeTerrain(shape.width, shape.depth, (u, v) => {
    const x = u * shape.scale;
    const y = v * shape.scale * aspect;
    const wx = fractal(warp, x * 0.8, y * 0.8, 3) * 0.55;
    const wy = fractal(warp, x * 0.8 + 40, y * 0.8 + 40, 3) * 0.55;
    const wild = ridged(noise, x + wx, y + wy, 7);
    let summit = 0;
    for (const peak of shape.peaks)
      summit = Math.max(summit, pyramid(peak, u + wx * 0.03, (v - 0.5) * aspect + wy * 0.03));
    const across = smooth(0, 0.3, v) * (1 - smooth(0.8, 1, v) * 0.6);
    return (wild * shape.rough * (0.6 + summit * 0.5) + summit * (0.8 + wild * 0.3)) * across;
  });
  settle(terrain, 2);
  erode(terrain, shape.drops, shape.seed + 2);
  settle(terrain, 2);
  return terrain;
}
