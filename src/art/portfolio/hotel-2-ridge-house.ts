import sharp from 'sharp';
import { ramp, rgb } from '../kit/colour.ts';
import { paintRange } from '../kit/range.ts';
import { paintSky } from '../kit/sky.ts';
import { mountains } from '../scenes/himalaya.ts';

/** The view from the terrace, early: pale gold, everything soft. */
async function view(): Promise<string> {
  const sky = await paintSky(
    {
      colours: ramp([
        [0, '#8fb2c4'],
        [0.6, '#e9d9c0'],
        [1, '#f9e4c0'],
      ]),
      horizon: 0.8,
      glow: { x: 0.25, y: 0.6, reach: 0.5, colour: rgb('#fff3d2'), strength: 0.9 },
      cloud: { colour: rgb('#ffffff'), strength: 0.6, from: 0.05, to: 0.6 },
      stars: 0,
      seed: 8,
    },
    1080,
    640,
  );
  const look = {
    base: 0.95,
    lift: 0.08,
    tall: 0.42,
    sun: { east: -1, north: 0.2, rise: 0.35 },
    relief: 150,
    ground: ramp([
      [0, '#5f7f93'],
      [1, '#d8b596'],
    ]),
    snow: ramp([
      [0, '#8fb0c6'],
      [0.5, '#f3dcc4'],
      [1, '#fffaf0'],
    ]),
    snowLine: 0.28,
    haze: rgb('#e6d8c2'),
    hazeFoot: 0.95,
    hazeCrest: 0.15,
    hazeTop: 0.6,
    hazeFar: 0.1,
  };
  const far = await paintRange(
    mountains({
      seed: 34,
      width: 1200,
      depth: 420,
      scale: 4.2,
      peaks: [
        { at: 0.7, width: 0.46, rise: 0.86 },
        { at: 0.3, width: 0.36, rise: 0.5 },
        { at: 0.05, width: 0.3, rise: 0.4 },
      ],
      rough: 0.4,
      drops: 60000,
    }),
    look,
    1080,
    640,
  );
  const near = await paintRange(
    mountains({
      seed: 88,
      width: 1200,
      depth: 300,
      scale: 6,
      peaks: [
        { at: 0.1, width: 0.4, rise: 0.5 },
        { at: 0.9, width: 0.4, rise: 0.4 },
      ],
      rough: 0.4,
      drops: 40000,
    }),
    {
      ...look,
      base: 1.04,
      tall: 0.32,
      ground: ramp([
        [0, '#3c5a55'],
        [1, '#8f9a74'],
      ]),
      snowLine: 9,
      hazeFoot: 0.7,
      haze: rgb('#cdd0bb'),
    },
    1080,
    640,
  );
  const png = await sharp(sky)
    .composite([{ input: far }, { input: near }])
    .jpeg({ quality: 92 })
    .toBuffer();
  return `data:image/jpeg;base64,${png.toString('base64')}`;
}

const rooms = [
  ['The Loft', 'Skylight, cedar bath', '$92', 'M0 120 70 20 140 120zM20 120h100v50H20z', '#c9b79b'],
  [
    'Garden Two',
    'Opens to the herb beds',
    '$74',
    'M30 170c0-60 0-110 40-130 40 20 40 70 40 130zM20 170h100',
    '#a9b394',
  ],
  ['The Lookout', 'Bed faces the range', '$128', 'M0 150 45 70 70 110 96 50 140 150zM0 168h140', '#9fb1bd'],
] as const;

export default async (): Promise<string> => `<style>
  body{background:#f6f2ea;color:#2c3330;font-family:Figtree}
  nav{position:absolute;left:56px;right:56px;top:44px;display:flex;justify-content:space-between;align-items:baseline;font:500 23px Figtree;color:#22302f;z-index:2}nav b{font:40px 'Instrument Serif'}nav span{display:flex;gap:40px}
  .hero{position:absolute;left:0;top:0;width:1080px;height:760px;background-size:cover;background-position:50% 100%}
  h1{position:absolute;left:56px;top:140px;width:760px;font:128px/.92 'Instrument Serif';letter-spacing:-3px}h1 i{font-style:italic}
  .book{position:absolute;left:56px;right:56px;top:694px;height:132px;background:#fff;display:flex;align-items:center;padding:0 12px 0 44px;box-shadow:0 24px 60px #2c333026}
  .book div{flex:1;font:600 27px Figtree}.book small{display:block;font:500 19px Figtree;color:#7b817c;margin-bottom:6px}
  .book b{background:#7a3e2b;color:#fff;height:108px;width:240px;display:grid;place-items:center;font:600 26px Figtree}
  .intro{position:absolute;left:56px;top:886px;width:968px;display:flex;justify-content:space-between;align-items:baseline}.intro h2{font:60px/1 'Instrument Serif'}.intro p{font:500 24px Figtree;color:#5d645f}
  .rooms{position:absolute;left:56px;right:56px;top:984px;display:grid;grid-template-columns:repeat(3,1fr);gap:28px}
  .pic{height:210px;display:grid;place-items:center}.rooms h3{font:38px/1 'Instrument Serif';margin-top:18px;display:flex;justify-content:space-between}.rooms p{font:500 21px/1.3 Figtree;color:#5d645f;margin-top:8px}
</style>
<div class="hero" style="background-image:url(${await view()})"></div>
<nav><b>Ridge House</b><span><span>Rooms</span><span>Table</span><span>Walks</span><span>Nagarkot</span></span></nav>
<h1>Wake up <i>above</i><br>the weather.</h1>
<div class="book"><div><small>Arrive</small>Fri 4 December</div><div><small>Leave</small>Sun 6 December</div><div><small>Guests</small>Two</div><b>See rooms</b></div>
<div class="intro"><h2>Nine rooms, one long table.</h2><p>Breakfast and the fire included</p></div>
<div class="rooms">${rooms.map(([name, line, price, path, colour]) => `<div><div class="pic" style="background:${colour}"><svg width="180" height="190" viewBox="-10 10 160 170"><path d="${path}" fill="none" stroke="#fbf8f1" stroke-width="4" stroke-linejoin="round"/></svg></div><h3><span>${name}</span><span>${price}</span></h3><p>${line}</p></div>`).join('')}</div>`;
