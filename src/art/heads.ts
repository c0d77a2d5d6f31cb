import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { picture } from './kit/cells.ts';
import { palette } from './kit/colour.ts';
import { stupa } from './kit/stupa.ts';
import {
  boat,
  box,
  child,
  clinic,
  crescent,
  disc,
  flags,
  forSale,
  glow,
  GROUND,
  house,
  kite,
  lamp,
  lantern,
  leaf,
  loaf,
  page,
  panes,
  paper,
  roof,
  scaffold,
  sheet,
  shop,
  stall,
  sun,
  temple,
} from './kit/town.ts';

const WIDTH = 1440;
const HEIGHT = 400;
const { crimson, marigold, pine, lapis } = palette;

/** The colours of one evening, from the far snow to the ground. */
interface Evening {
  readonly snow: string;
  readonly lit: string;
  readonly shade: string;
  readonly haze: string;
  readonly hills: readonly [string, string];
  readonly ground: string;
}

/** Where a peak stands: its top, then how far its foot runs to the left and to the right. */
type Peak = readonly [x: number, y: number, left: number, right: number];

/** A snow peak with the last light on its right side. */
function peak([x, y, left, right]: Peak, { snow, lit, shade }: Evening): string {
  const down = HEIGHT - y;
  return `<path fill="${shade}" d="M${x - left} ${HEIGHT}L${x - left * 0.56} ${y + down * 0.62}l${left * 0.1} ${-down * 0.05}L${x - left * 0.2} ${y + down * 0.24}l${left * 0.07}-4L${x} ${y}L${x + right * 0.3} ${HEIGHT}z"/>
<path fill="${lit}" d="M${x} ${y}l${right * 0.16} ${down * 0.2} ${right * 0.06}-4 ${right * 0.24} ${down * 0.3} ${right * 0.08}-5L${x + right} ${HEIGHT}H${x + right * 0.2}l${-right * 0.16}${-down * 0.28} ${right * 0.1}${-down * 0.16}${-right * 0.18}${-down * 0.2}z"/>
<path fill="${snow}" d="M${x} ${y}l${right * 0.16} ${down * 0.2}-${right * 0.07} ${down * 0.02}-${right * 0.02} ${down * 0.09}-${right * 0.08}-${down * 0.1}-${left * 0.05} ${down * 0.05}-${left * 0.05}-${down * 0.09}-${left * 0.06} ${down * 0.01}z"/>`;
}

/** The ranges, each with its farthest peak first. */
const ranges = {
  steps: [
    [1392, 128, 190, 210],
    [924, 186, 180, 190],
    [1050, 116, 220, 210],
    [1206, 40, 290, 260],
  ],
  tower: [
    [1416, 176, 180, 160],
    [1140, 170, 190, 190],
    [1296, 118, 210, 220],
    [1012, 44, 260, 270],
  ],
  twins: [
    [1200, 176, 170, 170],
    [880, 190, 160, 170],
    [1040, 92, 220, 210],
    [1344, 62, 260, 240],
  ],
  behind: [
    [1420, 170, 170, 150],
    [880, 214, 150, 150],
    [1012, 150, 190, 180],
    [1190, 96, 250, 240],
  ],
  shore: [
    [1404, 132, 180, 200],
    [1000, 128, 210, 170],
    [884, 190, 150, 150],
    [1252, 66, 190, 230],
    [1200, 40, 260, 190],
  ],
} as const satisfies Record<string, readonly Peak[]>;

interface Head {
  readonly evening: Evening;
  readonly range: readonly Peak[];
  /** What shines behind the range. */
  readonly light?: string;
  readonly town: string;
}

interface Head {
  readonly evening: Evening;
  readonly range: readonly Peak[];
  /** What shines behind the range. */
  readonly light?: string;
  /** What the town stands in, if it is not the valley. */
  readonly before?: (head: Head) => string;
  readonly town: string;
}

const lights = (evening: Evening, windows: string): string =>
  `<defs><radialGradient id="glow"><stop stop-color="#ffe2a0" stop-opacity=".85"/><stop offset=".4" stop-color="#ffbd62" stop-opacity=".35"/><stop offset="1" stop-color="#ff9d4d" stop-opacity="0"/></radialGradient><radialGradient id="haze"><stop stop-color="${evening.haze}" stop-opacity=".9"/><stop offset="1" stop-color="${evening.haze}" stop-opacity="0"/></radialGradient><linearGradient id="brick" x2="1"><stop stop-color="#5f2b3a"/><stop offset="1" stop-color="#b9563f"/></linearGradient>${windows}</defs>`;
const row = (range: readonly Peak[], evening: Evening): string =>
  range.map((place) => peak(place, evening)).join('');

/** The range behind haze, and two hills that run out to the left, below the words. */
function land({ evening, range, light = '' }: Head): string {
  const [far, near] = evening.hills;
  return `${light}${row(range, evening)}
<ellipse cx="1130" cy="400" rx="520" ry="210" fill="url(#haze)"/>
<path fill="${far}" d="M0 386l140-16 120 10 190-26 130 8 120-38 90 16 150-46 110 30 130-36 120 34 140-30v104H0z"/>
<path fill="${near}" d="M0 396l220-10 240 4 210-24 160 10 200-30 170 18 240-22v58H0z"/>`;
}

/** Where the lake meets its far shore. */
const SHORE = 282;

/** The range, and its likeness in a lake: two hills of the far shore with a few lights, and the water before them. */
function lake({ evening, range }: Head): string {
  const [far, near] = evening.hills;
  const lamps = [836, 872, 1000, 1046, 1062, 1240, 1296, 1340, 1352, 1404];
  const shine = lamps
    .map((x, i) => `${box(x, SHORE - 10 - (i % 3) * 6, 5, 6, lamp)}<path stroke="${lamp}" stroke-opacity=".4" stroke-width="3" stroke-dasharray="5 4" d="M${x + 2} ${SHORE + 4}v${18 + (i % 3) * 9}"/>`)
    .join('');
  const ripples = [
    [700, 352, 120],
    [940, 372, 90],
    [800, 318, 70],
    [1150, 318, 130],
    [1080, 362, 80],
    [1320, 340, 90],
    [1010, 300, 60],
    [1220, 300, 50],
  ].map(([x, y, length]) => `M${x} ${y}h${length}`);
  return `<defs><linearGradient id="water" x2="0" y2="1"><stop stop-color="${evening.haze}"/><stop offset=".35" stop-color="#7d86a3"/><stop offset="1" stop-color="#1d3a61"/></linearGradient><linearGradient id="shade"><stop stop-color="${far}"/><stop offset="1" stop-color="${far}" stop-opacity="0"/></linearGradient><clipPath id="bay"><path d="M640 ${SHORE}h800v118H640z"/></clipPath></defs>
<g id="range">${row(range, evening)}<ellipse cx="1130" cy="${SHORE}" rx="480" ry="110" fill="url(#haze)"/><path fill="${far}" d="M560 ${SHORE + 8}l180-34 90 8 120-26 100 20 130-30 110 26 150-24v60z"/><path fill="${near}" d="M760 ${SHORE}l130-12 150 6 140-18 130 12 130-20v32z"/></g>
<g clip-path="url(#bay)"><path fill="url(#water)" d="M640 ${SHORE}h800v118H640z"/><use href="#range" opacity=".5" transform="matrix(1 0 0 -.5 0 ${SHORE * 1.5})"/><path fill="none" stroke="${paper}" stroke-opacity=".35" stroke-width="2" stroke-linecap="round" d="${ripples.join('')}"/></g>${shine}
<path fill="url(#shade)" d="M640 ${SHORE}h260v118H640z"/><path fill="${near}" d="M0 400l300-30 190-42 146-38 90 22 110 42 130 46z"/>`;
}

const dusk: Evening = {
  snow: '#ffeed8',
  lit: '#eba882',
  shade: '#73598c',
  haze: '#e9a27c',
  hills: ['#5c4a82', '#33305f'],
  ground: '#14183a',
};
const ember: Evening = {
  snow: '#ffe9c9',
  lit: '#f2a765',
  shade: '#834d7c',
  haze: '#f5a860',
  hills: ['#6b4177', '#3b2a58'],
  ground: '#1a1434',
};
const moonlit: Evening = {
  snow: '#f4eeff',
  lit: '#b9a6da',
  shade: '#5c4f90',
  haze: '#a48ac2',
  hills: ['#4a4182', '#2b2a5c'],
  ground: '#12163a',
};
const rose: Evening = {
  snow: '#fff0ea',
  lit: '#e79ca0',
  shade: '#6a5399',
  haze: '#df929c',
  hills: ['#5b4588', '#322c60'],
  ground: '#151737',
};
const blue: Evening = {
  snow: '#f4f6ff',
  lit: '#a9b9fb',
  shade: '#4a5fc2',
  haze: '#8ea2f5',
  hills: ['#3247a4', '#1f2d78'],
  ground: '#0d1434',
};
const { steps, tower, twins, behind, shore } = ranges;

/** The valley in the evening light of each line, and other quarters and lights of it; the names are those of `PageHead.astro`. */
const heads: Readonly<Record<string, Head>> = {
  dusk: {
    evening: dusk,
    range: steps,
    town: `${flags(1240, 138, 1000, 262, 14)}${temple(1000)}${house(1066, 92, 88, [1, 5])}<g transform="translate(1240 ${GROUND}) scale(1.55)">${stupa('s')}</g>${flags(1240, 138, 1440, 250, 12)}${house(1346, 110, 116, [2, 3, 8])}${house(892, 62, 62, [0])}`,
  },
  // Over the roofs of October, what is written goes up.
  kites: {
    evening: dusk,
    range: behind,
    town: `${house(872, 78, 60, [1])}${house(962, 118, 104, [2, 5, 9])}${house(1092, 84, 68, [0])}${house(1190, 126, 122, [1, 6, 7])}${house(1330, 112, 84, [3])}${roof(984, GROUND - 124)}${roof(1228, GROUND - 142)}${child(1136, GROUND - 88, crimson)}${child(1388, GROUND - 104, marigold)}${child(1066, GROUND - 124, pine)}${kite(1004, 70, -14, [crimson, marigold], [1055, GROUND - 163])}${kite(1296, 56, 12, [paper, lapis], [1377, GROUND - 143])}${kite(1142, 128, -6, [pine, paper], [1125, GROUND - 127])}${kite(914, 156, -20, ['#8f7bd8', paper], [1053, GROUND - 160])}${kite(1404, 140, 16, [marigold, crimson], [1380, GROUND - 140])}`,
  },
  lake: {
    evening: {
      snow: '#fff1de',
      lit: '#e8b592',
      shade: '#5b7aa0',
      haze: '#e3b092',
      hills: ['#3d6a86', '#21466a'],
      ground: '#0d1c3c',
    },
    range: shore,
    before: lake,
    town: `<g transform="translate(1122 ${SHORE - 28}) scale(.4)">${stupa('s')}</g>${boat(1040, 338, 1)}${boat(1310, 312, 0.55)}`,
  },
  market: {
    evening: ember,
    range: tower,
    light: disc(1200, 176, 34, '#ffd58a'),
    town: `${temple(960)}${house(1060, 92, 116, [1, 4])}${house(1186, 62, 84, [])}${house(1300, 118, 134, [2, 5, 8])}${flags(960, 244, 1072, 240, 6, 12)}${flags(1140, 240, 1310, 224, 11, 20)}${[lapis, crimson, pine, marigold, crimson, lapis, marigold, pine].map((colour, i) => stall(884 + i * 70, colour)).join('')}`,
  },
  wall: {
    evening: moonlit,
    range: twins,
    light: disc(1190, 108, 28, '#fbf1dc'),
    town: `${house(886, 66, 88, [1])}${temple(1010)}${house(1080, 92, 62, [0])}${house(1190, 66, 52, [])}${house(1372, 80, 124, [2, 5])}${temple(1312)}<path fill="none" stroke="#4a2420" stroke-width="6" d="M872 372V160"/><path fill="none" stroke="${paper}" stroke-width="2" d="M872 168Q1140 236 1460 156"/>${(
      [
        [906, 176, 4, crimson, loaf],
        [978, 187, 3, pine, leaf],
        [1050, 194, 2, '#e0881a', sun],
        [1122, 198, 0, '#0e1640', crescent],
        [1194, 197, -1, lapis, sun],
        [1266, 191, -3, '#6a3d8f', loaf],
        [1338, 183, -5, '#0f7c86', leaf],
        [1408, 170, -7, crimson, crescent],
      ] as const
    )
      .map((piece) => sheet(...piece))
      .join('')}`,
  },
  both: {
    evening: rose,
    range: twins,
    town: `${house(886, 78, 88, [1])}${shop(974, 118, 84, lapis)}${shop(1104, 108, 116, crimson)}${lantern(1030, 212, -8, crimson, loaf)}${lantern(1158, 168, 7, lapis, sun)}${house(1230, 108, 158, [0, 1, 3, 4, 5, 6, 8, 9, 10, 11, 14])}${glow(1300, 296, 56)}${house(1352, 100, 116, [0, 4, 7])}`,
  },
  street: {
    evening: dusk,
    range: tower,
    light: disc(1176, 150, 32, '#ffcf86'),
    town: `${house(884, 92, 88, [1])}${clinic(994)}${shop(1112, 114, 104, pine)}${forSale(1232)}${shop(1350, 104, 120, crimson)}`,
  },
  digital: {
    evening: blue,
    range: steps,
    town: `${shop(880, 116, 84, lapis)}${shop(1006, 140, 132, crimson)}${shop(1158, 118, 96, pine)}${shop(1290, 150, 140, '#b4690e')}${lantern(960, 176, -9, crimson, loaf)}${lantern(1112, 108, 6, lapis, sun)}${lantern(1252, 168, -5, pine, leaf)}${lantern(1384, 84, 8, '#6a3d8f', sun)}`,
  },
  pages: {
    evening: blue,
    range: twins,
    town: `${shop(880, 104, 84, crimson)}${page(1004, 108, 156)}${page(1144, 124, 206)}${scaffold(1136, 140, 214)}${flags(1276, 164, 1440, 196, 10, 26)}${shop(1300, 140, 132, pine)}`,
  },
  property: {
    evening: {
      snow: '#fff5de',
      lit: '#e6c794',
      shade: '#4b8a82',
      haze: '#d9c491',
      hills: ['#2c6a62', '#174a44'],
      ground: '#0a2421',
    },
    range: steps,
    town: `${temple(906)}${house(970, 104, 98, [0, 5, 6])}${flags(1100, 212, 1330, 176, 15, 34)}${house(1088, 132, 150, [0, 1, 2, 3, 4, 5, 7, 8, 9, 11, 12, 13, 14, 16, 17, 18])}${glow(1164, 280, 70)}${house(1318, 150, 186, [1, 3, 4, 7, 10, 12, 15, 17, 20])}${house(1236, 76, 72, [1])}`,
  },
};

/** Peaks in grays, which take the hue of the sky behind a form. */
const peaks: Evening = { ...dusk, snow: '#eee', lit: '#a8a8a8', shade: '#747474' };

/** Writes what stands at the right of each page's head: a file for each, its sky left to the page. */
export async function drawHeads(folder: string): Promise<void> {
  for (const [name, head] of Object.entries(heads)) {
    const { evening, before = land, town } = head;
    const windows = town.includes('<use') ? panes : '';
    const ground = `<path fill="${evening.ground}" d="M0 400l620-12q420-22 820-18v30z"/>`;
    const drawing = `${lights(evening, windows)}${before(head)}${town}${ground}`.replaceAll('\n', '');
    await writeFile(join(folder, `head-${name}.svg`), picture(WIDTH, HEIGHT, drawing, 'xMaxYMax slice'));
  }
  const stage = `<g transform="translate(-690)">${row(steps, peaks)}</g>`;
  await writeFile(join(folder, 'stage-range.svg'), picture(750, HEIGHT, stage, 'none'));
}
