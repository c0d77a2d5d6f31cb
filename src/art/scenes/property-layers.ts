import { ramp, rgb } from '../kit/colour.ts';
import { paintMist } from '../kit/mist.ts';
import { paintRange } from '../kit/range.ts';
import { paintSky } from '../kit/sky.ts';
import type { Layer } from './film.ts';
import { mountains, type Peak } from './himalaya.ts';
import { town } from './property-town.ts';

const width = 1600;
const height = 900;

const sky = (): Promise<Buffer> =>
  paintSky(
    {
      colours: ramp([
        [0, '#0b1a2c'],
        [0.35, '#123349'],
        [0.62, '#265a66'],
        [0.8, '#6d8a7c'],
        [0.92, '#d3a878'],
        [1, '#f3b878'],
      ]),
      horizon: 0.7,
      glow: { x: 0.3, y: 0.68, reach: 0.4, colour: rgb('#ffcf85'), strength: 0.55 },
      cloud: { colour: rgb('#e58f78'), strength: 0.42, from: 0.22, to: 0.66 },
      stars: 160,
      seed: 17,
    },
    width,
    height,
  );

const low: readonly Peak[] = [
  { at: 0.05, width: 0.34, rise: 0.5 },
  { at: 0.3, width: 0.24, rise: 0.3 },
  { at: 0.52, width: 0.3, rise: 0.5 },
  { at: 0.8, width: 0.36, rise: 0.62 },
  { at: 1, width: 0.3, rise: 0.5 },
];

const snows = (): Promise<Buffer> =>
  paintRange(
    mountains({
      seed: 144,
      width: 1700,
      depth: 460,
      scale: 5.5,
      peaks: [
        { at: 0.1, width: 0.26, rise: 0.5 },
        { at: 0.28, width: 0.22, rise: 0.42 },
        { at: 0.47, width: 0.3, rise: 0.7 },
        { at: 0.62, width: 0.24, rise: 0.52 },
        { at: 0.86, width: 0.3, rise: 0.6 },
      ],
      rough: 0.4,
      drops: 90000,
    }),
    {
      base: 0.83,
      lift: 0.08,
      tall: 0.29,
      sun: { east: -1, north: 0.1, rise: 0.32 },
      relief: 170,
      ground: ramp([
        [0, '#2b4d61'],
        [0.5, '#7b6c74'],
        [1, '#d99b79'],
      ]),
      snow: ramp([
        [0, '#5c8296'],
        [0.3, '#84949e'],
        [0.6, '#eeb497'],
        [1, '#ffe6c4'],
      ]),
      snowLine: 0.32,
      haze: rgb('#c9a283'),
      hazeFoot: 0.95,
      hazeCrest: 0.18,
      hazeTop: 0.6,
      hazeFar: 0.1,
    },
    width,
    height,
  );

const hills = (
  seed: number,
  colours: readonly [string, string, string],
  haze: string,
  base: number,
  tall: number,
): Promise<Buffer> =>
  paintRange(
    mountains({ seed, width: 1500, depth: 400, scale: 6, peaks: low, rough: 0.42, drops: 60000 }),
    {
      base,
      tall,
      lift: 0.05,
      sun: { east: -1, north: 0.2, rise: 0.4 },
      relief: 100,
      ground: ramp([
        [0, colours[0]],
        [0.5, colours[1]],
        [1, colours[2]],
      ]),
      snow: ramp([
        [0, '#000000'],
        [1, '#000000'],
      ]),
      snowLine: 9,
      haze: rgb(haze),
      hazeFoot: 0.8,
      hazeCrest: 0.08,
      hazeTop: 0.7,
      hazeFar: 0.05,
    },
    width,
    height,
  );

/** Everything in the scene except the flags, from back to front. */
export async function propertyLayers(): Promise<Layer[]> {
  const [far, middle, near] = await town();
  return [
    { image: await sky(), top: 0 },
    { image: await snows(), top: 0 },
    { image: await hills(61, ['#1f4654', '#3c6064', '#8d8272'], '#b99b82', 0.86, 0.2), top: 0 },
    {
      image: await paintMist(
        { seed: 15, colour: rgb('#d9b795'), cover: 0.36, thickness: 0.6, across: 4, down: 2 },
        width,
        220,
      ),
      top: 560,
      drift: 140,
    },
    { image: await hills(67, ['#153441', '#24494f', '#54665f'], '#6d8480', 0.95, 0.22), top: 0 },
    ...far!,
    {
      image: await paintMist(
        { seed: 16, colour: rgb('#8f9a92'), cover: 0.3, thickness: 0.5, across: 3, down: 2 },
        width,
        190,
      ),
      top: 690,
      drift: 180,
    },
    ...middle!,
    ...near!,
  ];
}
