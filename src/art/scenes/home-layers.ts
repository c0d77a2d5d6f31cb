import sharp from 'sharp';
import { ramp, rgb } from '../kit/colour.ts';
import { paintMist } from '../kit/mist.ts';
import { fractal, gradientNoise } from '../kit/noise.ts';
import { paintRange } from '../kit/range.ts';
import { paintSky } from '../kit/sky.ts';
import { stupa } from '../kit/stupa.ts';
import type { Terrain } from '../kit/terrain.ts';
import { mountains, type Peak } from './himalaya.ts';
import type { Layer } from './film.ts';

export const size = { width: 1600, height: 900 } as const;
const sun = { east: 1, north: 0.1, rise: 0.3 };

const sky = (): Promise<Buffer> =>
  paintSky(
    {
      colours: ramp([
        [0, '#10162f'],
        [0.3, '#1d2650'],
        [0.55, '#3b3f76'],
        [0.74, '#7c5a86'],
        [0.88, '#cf7f80'],
        [1, '#f6b27d'],
      ]),
      horizon: 0.66,
      glow: { x: 0.88, y: 0.6, reach: 0.42, colour: rgb('#ffc069'), strength: 0.85 },
      cloud: { colour: rgb('#f3a58c'), strength: 0.5, from: 0.16, to: 0.62 },
      stars: 260,
      seed: 71,
    },
    size.width,
    size.height,
  );

function snows(): Promise<Buffer> {
  const terrain = mountains({
    seed: 233,
    width: 1700,
    depth: 520,
    scale: 4.2,
    peaks: [
      { at: 0.62, width: 0.46, rise: 0.86 },
      { at: 0.87, width: 0.36, rise: 0.58 },
      { at: 0.43, width: 0.26, rise: 0.3 },
      { at: 0.16, width: 0.4, rise: 0.32 },
      { at: 0.77, width: 0.2, rise: 0.3 },
      { at: 0, width: 0.26, rise: 0.24 },
    ],
    rough: 0.4,
    drops: 110000,
  });
  return paintRange(
    terrain,
    {
      base: 0.84,
      lift: 0.1,
      tall: 0.44,
      sun,
      relief: 190,
      ground: ramp([
        [0, '#23285a'],
        [0.35, '#3d3a70'],
        [0.7, '#a5606b'],
        [1, '#e09a70'],
      ]),
      snow: ramp([
        [0, '#4a5697'],
        [0.25, '#6f74ae'],
        [0.5, '#e79a8c'],
        [0.75, '#ffcf9f'],
        [1, '#fff0d6'],
      ]),
      snowLine: 0.3,
      haze: rgb('#d3908f'),
      hazeFoot: 0.95,
      hazeCrest: 0.08,
      hazeTop: 0.52,
      hazeFar: 0.08,
    },
    size.width,
    size.height,
  );
}

/** Wooded foothills: low, broad summits with long spurs, higher to both sides than in the middle. */
const hills = (seed: number, scale: number, peaks: readonly Peak[]): Terrain =>
  mountains({ seed, width: 1500, depth: 420, scale, peaks, rough: 0.46, drops: 70000 });

const woods = (colours: readonly string[], haze: string, base: number, tall: number, foot: number) => ({
  base,
  tall,
  lift: 0.06,
  sun: { east: 1, north: 0.3, rise: 0.4 },
  relief: 90,
  ground: ramp(colours.map((colour, i) => [i / (colours.length - 1), colour] as const)),
  snow: ramp([
    [0, '#000000'],
    [1, '#ffffff'],
  ]),
  snowLine: 9,
  haze: rgb(haze),
  hazeFoot: foot,
  hazeCrest: 0.06,
  hazeTop: 0.8,
  hazeFar: 0.05,
});

async function foreground(): Promise<Buffer> {
  const noise = gradientNoise(404);
  const line = Array.from({ length: 401 }, (_, i) => {
    const x = i * 4;
    const knoll = 128 * Math.exp(-(((x - 1290) / 330) ** 2)) + 34 * Math.exp(-(((x - 120) / 320) ** 2));
    const brush = fractal(noise, x * 0.055, 3, 4) * 5 * (1 - Math.exp(-(((x - 1290) / 90) ** 2)));
    return `${x} ${(866 - knoll + fractal(noise, x * 0.004, 9, 3) * 16 + brush).toFixed(1)}`;
  });
  const art = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
    <defs><linearGradient id="g" y1="0" y2="1" x2="0"><stop offset="0" stop-color="#1b2049"/><stop offset=".4" stop-color="#12173a"/><stop offset="1" stop-color="#0b0f26"/></linearGradient></defs>
    <g transform="translate(1290 752) scale(1.3)">${stupa('s')}</g>
    <path d="M0 900L${line.join('L')}L1600 900z" fill="url(#g)"/>
    <path d="M${line.join('L')}" fill="none" stroke="#e79a7c" stroke-opacity=".28" stroke-width="1.5"/></svg>`;
  return sharp(Buffer.from(art)).png({ compressionLevel: 3 }).toBuffer();
}

const { width, height } = size;

/** Everything in the scene except the flags, from back to front. */
export async function homeLayers(): Promise<Layer[]> {
  const mid = hills(31, 6, [
    { at: 0.03, width: 0.34, rise: 0.66 },
    { at: 0.24, width: 0.24, rise: 0.4 },
    { at: 0.46, width: 0.22, rise: 0.3 },
    { at: 0.73, width: 0.24, rise: 0.36 },
    { at: 0.98, width: 0.36, rise: 0.66 },
  ]);
  const near = hills(58, 7, [
    { at: 0, width: 0.4, rise: 0.85 },
    { at: 0.22, width: 0.3, rise: 0.5 },
    { at: 0.42, width: 0.24, rise: 0.26 },
    { at: 0.62, width: 0.24, rise: 0.26 },
    { at: 1, width: 0.34, rise: 0.7 },
  ]);
  return [
    { image: await sky(), top: 0 },
    { image: await snows(), top: 0 },
    {
      image: await paintMist(
        { seed: 5, colour: rgb('#f0b49a'), cover: 0.42, thickness: 0.8, across: 5, down: 2 },
        width,
        250,
      ),
      top: 445,
      drift: 120,
    },
    {
      image: await paintRange(
        mid,
        woods(['#2a2d63', '#3f3b73', '#7a5479', '#b8737a'], '#b47c92', 0.9, 0.24, 0.85),
        width,
        height,
      ),
      top: 0,
    },
    {
      image: await paintMist(
        { seed: 6, colour: rgb('#d99a98'), cover: 0.36, thickness: 0.75, across: 4, down: 2 },
        width,
        220,
      ),
      top: 590,
      drift: 170,
    },
    {
      image: await paintRange(
        near,
        woods(['#161c44', '#242757', '#473763', '#7d4f66'], '#7a5a82', 1, 0.26, 0.85),
        width,
        height,
      ),
      top: 0,
    },
    {
      image: await paintMist(
        { seed: 7, colour: rgb('#a87b96'), cover: 0.3, thickness: 0.6, across: 3, down: 2 },
        width,
        200,
      ),
      top: 705,
      drift: 230,
    },
    { image: await foreground(), top: 0 },
  ];
}
