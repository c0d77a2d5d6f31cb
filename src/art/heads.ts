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

/** The range behind haze, and two hills that run out to the left, below the words. */
function land(evening: Evening): string {
  const [far, near] = evening.hills;
  return `<defs><radialGradient id="glow"><stop stop-color="#ffe2a0" stop-opacity=".85"/><stop offset=".4" stop-color="#ffbd62" stop-opacity=".35"/><stop offset="1" stop-color="#ff9d4d" stop-opacity="0"/></radialGradient><radialGradient id="haze"><stop stop-color="${evening.haze}" stop-opacity=".9"/><stop offset="1" stop-color="${evening.haze}" stop-opacity="0"/></radialGradient><linearGradient id="brick" x2="1"><stop stop-color="#5f2b3a"/><stop offset="1" stop-color="#b9563f"/></linearGradient></defs>
${peak(1392, 128, 190, 210, evening)}${peak(924, 186, 180, 190, evening)}${peak(1050, 116, 220, 210, evening)}${peak(1206, 40, 290, 260, evening)}
<ellipse cx="1130" cy="400" rx="520" ry="210" fill="url(#haze)"/>
<path fill="${far}" d="M0 386l140-16 120 10 190-26 130 8 120-38 90 16 150-46 110 30 130-36 120 34 140-30v104H0z"/>
<path fill="${near}" d="M0 396l220-10 240 4 210-24 160 10 200-30 170 18 240-22v58H0z"/>`;
}

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
  readonly town: string;
}

/** The valley in the evening light of each line; the names are those of `PageHead.astro`. */
const heads: Readonly<Record<string, Head>> = {
  dusk: {
    evening: {
      snow: '#ffeed8',
      lit: '#eba882',
      shade: '#73598c',
      haze: '#e9a27c',
      hills: ['#5c4a82', '#33305f'],
      ground: '#14183a',
    },
    town: `${flags(1240, 138, 1000, 262, 14)}${temple(1000)}${house(1066, 92, 88, [1, 5])}<g transform="translate(1240 ${GROUND}) scale(1.55)">${stupa('s')}</g>${flags(1240, 138, 1440, 250, 12)}${house(1346, 110, 116, [2, 3, 8])}${house(892, 62, 62, [0])}`,
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

/** Writes what stands at the right of each page's head: a file for each evening, its sky left to the page. */
export async function drawHeads(folder: string): Promise<void> {
  for (const [name, { evening, town }] of Object.entries(heads)) {
    const ground = `<path fill="${evening.ground}" d="M0 400l620-12q420-22 820-18v30z"/>`;
    await writeFile(
      join(folder, `head-${name}.svg`),
      picture(WIDTH, HEIGHT, `${land(evening)}${town}${ground}`.replaceAll('\n', ''), 'xMaxYMax slice'),
    );
  }
}
