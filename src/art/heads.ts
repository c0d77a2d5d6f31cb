import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { picture } from './kit/cells.ts';
import { palette } from './kit/colour.ts';
import { stupa } from './kit/stupa.ts';

const WIDTH = 1440;
const HEIGHT = 400;
/** Where the town stands. */
const GROUND = 372;
const { crimson, marigold, pine, lapis } = palette;
const paper = '#f8e8c8';
const lamp = '#ffd283';
const wood = '#4a2420';

/** The colours of one evening, from the far snow to the ground. */
interface Evening {
  readonly snow: string;
  readonly lit: string;
  readonly shade: string;
  readonly haze: string;
  readonly hills: readonly [string, string];
  readonly ground: string;
}

const box = (x: number, y: number, width: number, height: number, fill: string, round = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${round ? ` rx="${round}"` : ''}/>`;
const glow = (x: number, y: number, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#glow)"/>`;

/** A snow peak with the last light on its right side. */
function peak(x: number, y: number, left: number, right: number, { snow, lit, shade }: Evening): string {
  const down = HEIGHT - y;
  return `<path fill="${shade}" d="M${x - left} ${HEIGHT}L${x - left * 0.56} ${y + down * 0.62}l${left * 0.1} ${-down * 0.05}L${x - left * 0.2} ${y + down * 0.24}l${left * 0.07}-4L${x} ${y}V${HEIGHT}z"/>
<path fill="${lit}" d="M${x} ${y}l${right * 0.16} ${down * 0.2} ${right * 0.06}-4 ${right * 0.24} ${down * 0.3} ${right * 0.08}-5L${x + right} ${HEIGHT}H${x + right * 0.2}l${-right * 0.16}${-down * 0.28} ${right * 0.1}${-down * 0.16}${-right * 0.18}${-down * 0.2}z"/>
<path fill="${snow}" d="M${x} ${y}l${right * 0.16} ${down * 0.2}-${right * 0.07} ${down * 0.02}-${right * 0.02} ${down * 0.09}-${right * 0.08}-${down * 0.1}-${left * 0.05} ${down * 0.05}-${left * 0.05}-${down * 0.09}-${left * 0.06} ${down * 0.01}z"/>`;
}

const lights = (evening: Evening): string =>
  `<defs><radialGradient id="glow"><stop stop-color="#ffe2a0" stop-opacity=".85"/><stop offset=".4" stop-color="#ffbd62" stop-opacity=".35"/><stop offset="1" stop-color="#ff9d4d" stop-opacity="0"/></radialGradient><radialGradient id="haze"><stop stop-color="${evening.haze}" stop-opacity=".9"/><stop offset="1" stop-color="${evening.haze}" stop-opacity="0"/></radialGradient><linearGradient id="brick" x2="1"><stop stop-color="#5f2b3a"/><stop offset="1" stop-color="#b9563f"/></linearGradient></defs>`;

/** A summit and how far it runs out to both sides. */
type Summit = readonly [x: number, y: number, left: number, right: number];
const valley: readonly Summit[] = [
  [1392, 128, 190, 210],
  [924, 186, 180, 190],
  [1050, 116, 220, 210],
  [1206, 40, 290, 260],
];
const range = (evening: Evening, summits: readonly Summit[]): string =>
  summits.map(([x, y, left, right]) => peak(x, y, left, right, evening)).join('');

/** The range behind haze, and two hills that run out to the left, below the words. */
function land(evening: Evening, summits = valley): string {
  const [far, near] = evening.hills;
  return `${lights(evening)}
${range(evening, summits)}
<ellipse cx="1130" cy="400" rx="520" ry="210" fill="url(#haze)"/>
<path fill="${far}" d="M0 386l140-16 120 10 190-26 130 8 120-38 90 16 150-46 110 30 130-36 120 34 140-30v104H0z"/>
<path fill="${near}" d="M0 396l220-10 240 4 210-24 160 10 200-30 170 18 240-22v58H0z"/>`;
}

/** Where the lake meets its far shore. */
const SHORE = 282;

/** The range, and its likeness in a lake: two hills of the far shore with a few lights, and the water before them. */
function lake(evening: Evening): string {
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
  return `${lights(evening)}<defs><linearGradient id="water" x2="0" y2="1"><stop stop-color="${evening.haze}"/><stop offset=".35" stop-color="#7d86a3"/><stop offset="1" stop-color="#1d3a61"/></linearGradient><linearGradient id="shade"><stop stop-color="${far}"/><stop offset="1" stop-color="${far}" stop-opacity="0"/></linearGradient><clipPath id="bay"><path d="M640 ${SHORE}h800v118H640z"/></clipPath></defs>
<g id="range">${range(evening, [
    [1404, 132, 180, 200],
    [1000, 128, 210, 170],
    [884, 190, 150, 150],
    [1252, 66, 190, 230],
    [1200, 40, 260, 190],
  ])}<ellipse cx="1130" cy="${SHORE}" rx="480" ry="110" fill="url(#haze)"/><path fill="${far}" d="M560 ${SHORE + 8}l180-34 90 8 120-26 100 20 130-30 110 26 150-24v60z"/><path fill="${near}" d="M760 ${SHORE}l130-12 150 6 140-18 130 12 130-20v32z"/></g>
<g clip-path="url(#bay)"><path fill="url(#water)" d="M640 ${SHORE}h800v118H640z"/><use href="#range" opacity=".5" transform="matrix(1 0 0 -.5 0 ${SHORE * 1.5})"/><path fill="none" stroke="${paper}" stroke-opacity=".35" stroke-width="2" stroke-linecap="round" d="${ripples.join('')}"/></g>${shine}
<path fill="url(#shade)" d="M640 ${SHORE}h260v118H640z"/><path fill="${near}" d="M0 400l300-30 190-42 146-38 90 22 110 42 130 46z"/>`;
}

/** A boat of the lake, its rower in a dhaka cap, and the lamp at its bow. Origin: the middle of its waterline. */
const boat = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${glow(52, -14, 46)}<path stroke="${lamp}" stroke-opacity=".5" stroke-width="4" stroke-dasharray="8 5" d="M52 10v34"/><path fill="#2c1a2c" d="M-70-10q70 18 140-4l-18 18q-52 9-104 0z"/><path stroke="#a4603f" stroke-width="2" fill="none" d="M-68-9q68 18 136-4"/><path fill="#241838" d="M-34-2q0-34 16-36t16 14l14 8-4 5-14-4 1 13z"/><circle cx="-17" cy="-44" r="8" fill="#8a5142"/><path fill="${crimson}" d="M-26-46l2-10 13-1 3 9z"/><path stroke="#a4603f" stroke-width="3" stroke-linecap="round" d="M14-22-14 18"/><path stroke="${wood}" stroke-width="2" d="M52-8v-14"/><circle cx="52" cy="-24" r="4" fill="#fff0c2"/></g>`;

/** A paper kite of the autumn holidays, on a string that sags down to a roof. */
function kite(x: number, y: number, turn: number, colours: readonly [string, string], to: readonly [number, number]): string {
  const [roofX, roofY] = to;
  return `<path fill="none" stroke="${paper}" stroke-opacity=".55" stroke-width="1.500" d="M${x} ${y + 6}Q${(x + roofX) / 2} ${(y + roofY) / 2 + 44} ${roofX} ${roofY}"/><g transform="translate(${x} ${y}) rotate(${turn})"><path fill="${colours[0]}" d="M0-40-32 0 0 38z"/><path fill="${colours[1]}" d="M0-40 32 0 0 38z"/><path fill="none" stroke="${wood}" stroke-width="1.500" d="M0-40v78M-32 0q32-16 64 0"/><path fill="${colours[0]}" d="M0 38l-11 15h22z"/></g>`;
}

/** The black tank that every roof has, and washing beside it. */
const roof = (x: number, y: number): string =>
  `${box(x, y - 26, 30, 26, '#1b1830', 5)}${box(x + 8, y - 31, 14, 6, '#1b1830', 2)}<path stroke="${paper}" stroke-opacity=".6" d="M${x + 34} ${y - 22}h44M${x + 78} ${y - 24}v24"/>${[crimson, paper, lapis].map((cloth, i) => box(x + 38 + i * 13, y - 21, 10, 14, cloth)).join('')}`;

/** Somebody small on a roof, an arm up to the string. */
const child = (x: number, y: number, colour: string): string =>
  `<path fill="#241838" d="M${x - 5} ${y}l2-18h8l2 18z"/>${box(x - 5, y - 32, 12, 17, colour, 4)}<circle cx="${x + 1}" cy="${y - 38}" r="6" fill="#8a5142"/><path stroke="${colour}" stroke-width="4" stroke-linecap="round" d="M${x - 2} ${y - 28}l-9-11"/>`;

/** A brick house under a deep tiled roof, its windows lit but for those named. */
function house(x: number, width: number, height: number, dark: readonly number[] = []): string {
  const top = GROUND - height;
  const columns = Math.floor(width / 26);
  const floors = Math.floor(height / 36);
  const step = width / columns;
  const panes = Array.from({ length: columns * floors }, (_, i) => {
    const at = x + (i % columns) * step + step / 2 - 6;
    const y = top + 14 + Math.floor(i / columns) * 36;
    return `${box(at - 3, y - 3, 18, 3, wood)}${box(at, y, 12, 17, dark.includes(i) ? '#3a2238' : lamp)}<path stroke="${wood}" stroke-width="1.500" d="M${at} ${y + 6}l12 6m0-6-12 6M${at + 6} ${y}v17"/>`;
  }).join('');
  return `${box(x, top, width, height + 30, 'url(#brick)')}${panes}<path fill="#3b1d2c" d="M${x - 12} ${top + 6}l22-26h${width - 20}l22 26z"/><path stroke="#c9764f" stroke-width="2" d="M${x + 10} ${top - 20}h${width - 20}"/>`;
}

/** A temple of three roofs. */
function temple(x: number): string {
  const tiers = [0, 1, 2].map((i) => {
    const y = GROUND - 6 - i * 40;
    const half = 52 - i * 15;
    return `${box(x - half * 0.55, y - 30, half * 1.1, 32, 'url(#brick)')}${box(x - 4, y - 22, 8, 14, lamp)}<path fill="#4a2132" d="M${x - half - 12} ${y - 24}l${half * 0.5 + 12}-22h${half}l${half * 0.5 + 12} 22z"/><path stroke="#e0a049" stroke-width="2" d="M${x - half - 12} ${y - 24}h${half * 2 + 24}"/>`;
  });
  return `${tiers.join('')}<path fill="#f0b45c" d="M${x - 4} ${GROUND - 132}h8l-3-10-1-14-1 14z"/>`;
}

/** Prayer flags along a string that hangs between two points. */
function flags(x: number, y: number, toX: number, toY: number, count: number, sag = 26): string {
  const at = (t: number) => [
    Math.round(x + (toX - x) * t),
    Math.round(y + (toY - y) * t + Math.sin(t * Math.PI) * sag),
  ];
  const string = `<path fill="none" stroke="${paper}" stroke-opacity=".6" d="M${x} ${y}Q${(x + toX) / 2} ${(y + toY) / 2 + sag * 2} ${toX} ${toY}"/>`;
  const pieces = Array.from({ length: count }, (_, i) => {
    const [left, top] = at((i + 0.7) / (count + 0.4));
    return `<path fill="${[lapis, paper, crimson, pine, marigold][i % 5]}" d="M${left} ${top}h12l1 15-13-2z"/>`;
  });
  return string + pieces.join('');
}

/** A shop with its light on: an awning of two colours over one window. */
function shop(x: number, width: number, height: number, colour: string): string {
  const top = GROUND - height;
  const stripes = Array.from({ length: Math.round(width / 14) }, (_, i) =>
    box(x - 6 + i * 14, GROUND - 54, 14, 16, i % 2 ? paper : colour),
  ).join('');
  const upper = Array.from({ length: Math.floor(width / 34) }, (_, i) =>
    box(x + 12 + i * 32, top + 16, 16, 20, i % 3 === 1 ? '#262c66' : lamp),
  ).join('');
  return `${box(x, top, width, height + 30, 'url(#brick)')}${box(x - 5, top - 6, width + 10, 8, wood)}${height > 100 ? upper : ''}${glow(x + width / 2, GROUND - 18, width * 0.62)}${box(x + 8, GROUND - 40, width - 40, 36, '#fff0c2')}${box(x + width - 26, GROUND - 40, 18, 42, wood)}${box(x + 4, GROUND - 70, width - 8, 13, colour, 3)}${stripes}`;
}

/** A post that rises from the shops like a lantern. */
const lantern = (x: number, y: number, turn: number, colour: string, mark: string): string =>
  `${glow(x, y, 74)}<g transform="translate(${x} ${y}) rotate(${turn})">${box(-27, -32, 54, 66, '#fff8e6', 6)}${box(-21, -26, 42, 32, colour, 3)}${box(-21, 13, 30, 5, '#767e99', 2)}${box(-21, 22, 20, 5, '#b1b9d2', 2)}${mark}</g>`;
const sun = '<circle cx="6" cy="-14" r="6" fill="#ffe2a0"/><path fill="#fff8e6" d="m-21 6 14-18 9 10 7-7 12 15z"/>';
const loaf = '<path fill="#ffce7a" d="M-15 0q1-16 15-16T15 0q0 3-3 3h-24q-3 0-3-3z"/>';
const leaf = '<path fill="#d7f0dd" d="M-12 0q0-18 22-20 2 22-22 20z"/>';

interface Head {
  readonly evening: Evening;
  /** What the town stands in, if not the valley. */
  readonly before?: (evening: Evening) => string;
  readonly town: string;
}

const dusk: Evening = {
  snow: '#ffeed8',
  lit: '#eba882',
  shade: '#73598c',
  haze: '#e9a27c',
  hills: ['#5c4a82', '#33305f'],
  ground: '#14183a',
};

/** The valley in the evening light of each line, and what stands over the pages to read; the names are those of `PageHead.astro`. */
const heads: Readonly<Record<string, Head>> = {
  dusk: {
    evening: dusk,
    town: `${flags(1240, 138, 1000, 262, 14)}${temple(1000)}${house(1066, 92, 88, [1, 5])}<g transform="translate(1240 ${GROUND}) scale(1.55)">${stupa('s')}</g>${flags(1240, 138, 1440, 250, 12)}${house(1346, 110, 116, [2, 3, 8])}${house(892, 62, 62, [0])}`,
  },
  // Over the roofs of October, what is written goes up.
  kites: {
    evening: dusk,
    before: (evening) => land(evening, [[1420, 170, 170, 150], [880, 214, 150, 150], [1012, 150, 190, 180], [1190, 96, 250, 240]]),
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
    before: lake,
    town: `<g transform="translate(1122 ${SHORE - 28}) scale(.4)">${stupa('s')}</g>${boat(1040, 338, 1)}${boat(1310, 312, 0.55)}`,
  },
  digital: {
    evening: {
      snow: '#f4f6ff',
      lit: '#a9b9fb',
      shade: '#4a5fc2',
      haze: '#8ea2f5',
      hills: ['#3247a4', '#1f2d78'],
      ground: '#0d1434',
    },
    town: `${shop(880, 116, 84, lapis)}${shop(1006, 140, 132, crimson)}${shop(1158, 118, 96, pine)}${shop(1290, 150, 140, '#b4690e')}${lantern(960, 176, -9, crimson, loaf)}${lantern(1112, 108, 6, lapis, sun)}${lantern(1252, 168, -5, pine, leaf)}${lantern(1384, 84, 8, '#6a3d8f', sun)}`,
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
    town: `${temple(906)}${house(970, 104, 98, [0, 5, 6])}${flags(1100, 212, 1330, 176, 15, 34)}${house(1088, 132, 150, [0, 1, 2, 3, 4, 5, 7, 8, 9, 11, 12, 13, 14, 16, 17, 18])}${glow(1164, 280, 70)}${house(1318, 150, 186, [1, 3, 4, 7, 10, 12, 15, 17, 20])}${house(1236, 76, 72, [1])}`,
  },
};

/** Peaks in grays, which take the hue of the sky behind a form. */
const peaks: Evening = { ...dusk, snow: '#eee', lit: '#8f8f8f', shade: '#606060' };

/** Writes what stands at the right of each page's head: a file for each evening, its sky left to the page. */
export async function drawHeads(folder: string): Promise<void> {
  for (const [name, { evening, town, before = land }] of Object.entries(heads)) {
    const ground = `<path fill="${evening.ground}" d="M0 400l620-12q420-22 820-18v30z"/>`;
    await writeFile(
      join(folder, `head-${name}.svg`),
      picture(WIDTH, HEIGHT, `${before(evening)}${town}${ground}`.replaceAll('\n', ''), 'xMaxYMax slice'),
    );
  }
  const stage = `<g transform="translate(-690)">${range(peaks, valley)}</g>`;
  await writeFile(join(folder, 'stage-range.svg'), picture(750, HEIGHT, stage, 'none'));
}
