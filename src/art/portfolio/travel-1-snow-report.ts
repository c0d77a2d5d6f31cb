import sharp from 'sharp';
import { ramp, rgb } from '../kit/colour.ts';
import { paintRange } from '../kit/range.ts';
import { paintSky } from '../kit/sky.ts';
import { mountains } from '../scenes/himalaya.ts';

/** A clear noon: hard blue sky, white faces, grey rock. */
async function noon(): Promise<string> {
  const sky = await paintSky(
    {
      colours: ramp([
        [0, '#0a4f9e'],
        [0.6, '#3f9ad6'],
        [1, '#bfe3f2'],
      ]),
      horizon: 0.85,
      glow: { x: 0.9, y: 0, reach: 0.5, colour: rgb('#e8f6ff'), strength: 0.5 },
      cloud: { colour: rgb('#ffffff'), strength: 0.7, from: 0.1, to: 0.7 },
      stars: 0,
      seed: 21,
    },
    1080,
    1080,
  );
  const range = await paintRange(
    mountains({
      seed: 34,
      width: 1200,
      depth: 520,
      scale: 3.8,
      peaks: [
        { at: 0.56, width: 0.66, rise: 1.05 },
        { at: 0.95, width: 0.4, rise: 0.6 },
        { at: 0.1, width: 0.4, rise: 0.55 },
      ],
      rough: 0.36,
      drops: 90000,
    }),
    {
      base: 1.08,
      lift: 0.12,
      tall: 0.66,
      sun: { east: 0.9, north: -0.3, rise: 0.7 },
      relief: 170,
      ground: ramp([
        [0, '#1e2c3f'],
        [0.6, '#5d6470'],
        [1, '#9a8c7c'],
      ]),
      snow: ramp([
        [0, '#6f95bf'],
        [0.35, '#a9c4de'],
        [0.7, '#f4f9ff'],
        [1, '#ffffff'],
      ]),
      snowLine: 0.82,
      haze: rgb('#bcd9ea'),
      hazeFoot: 0.5,
      hazeCrest: 0.02,
      hazeTop: 0.4,
      hazeFar: 0.08,
    },
    1080,
    1080,
  );
  const flat = await sharp(sky)
    .composite([{ input: range }])
    .jpeg({ quality: 92 })
    .toBuffer();
  return `data:image/jpeg;base64,${flat.toString('base64')}`;
}

const marks = [
  [5200, 300],
  [4200, 500],
  [3200, 700],
  [2200, 900],
] as const;

export default async (): Promise<string> => `<style>
  body{background-size:cover;color:#fff;font-family:Archivo}
  .k{position:absolute;left:56px;top:52px;font:700 28px Archivo;font-stretch:112%}
  h1{position:absolute;left:52px;top:96px;font:900 150px/.86 Archivo;font-stretch:68%;letter-spacing:-2px;text-transform:uppercase}
  .tag{position:absolute;left:0;top:474px;height:52px;background:#ff5a1f;padding:0 26px 0 56px;display:flex;align-items:center;font:800 30px Archivo;font-stretch:100%}
  .m{position:absolute;right:56px;font:700 26px/1 Archivo;font-stretch:100%;text-align:right}
  .foot{position:absolute;left:56px;bottom:48px;right:56px;display:flex;justify-content:space-between;align-items:flex-end;font:700 30px/1.3 Archivo;font-stretch:100%}
  svg{position:absolute;inset:0}
</style>
<div style="position:absolute;inset:0;background:linear-gradient(#0000 60%,#0a1c33cc),url(${await noon()}) 0 0/cover"></div>
<svg width="1080" height="1080"><path d="M0 500H900" stroke="#ff5a1f" stroke-width="6" stroke-dasharray="22 12"/>${marks.map(([, y]) => `<path d="M1040 ${y}h40" stroke="#fff" stroke-width="5"/>`).join('')}${Array.from({ length: 40 }, (_, i) => `<path d="M1062 ${300 + i * 20}h18" stroke="#fff" stroke-width="2"/>`).join('')}</svg>
<div class="k">LANGTANG TREKS: TRAIL REPORT, FRIDAY</div>
<h1>Snow above<br>4,200 m</h1><div class="tag">Microspikes from here up</div>
${marks.map(([m, y]) => `<div class="m" style="top:${y - 13}px">${m.toLocaleString('en')} m</div>`).join('')}
<div class="foot"><span>The tea house at Kyanjin<br>has twelve beds free.</span></div>`;
