import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { seededRandom } from './kit/noise.ts';
import { palette } from './kit/colour.ts';
import { picture } from './kit/cells.ts';

type Point = readonly [number, number];
const WIDTH = 1280;
const HEIGHT = 480;
const OFFICE: Point = [640, 250];

/** Colors of the evening, and what they are by day. */
const DAY = {
  '#131a38': '#e9ecf4',
  '#17352f': '#cfe5d8',
  '#22493f': '#b3d2c0',
  '#1e3a6b': '#a9caf0',
  '#2d5592': '#c4dcf7',
  '#26305c': '#fff',
  '#36427a': '#fff',
  '#3b2c17': '#e0a94a',
  '#a87a24': '#f7cd78',
  '#2a3463': '#ccd3e3',
  [palette.marigold]: '#e9b872',
};

const river: readonly Point[] = [[-20, 90], [120, 130], [250, 90], [380, 150], [470, 250], [480, 350], [560, 430], [640, 500], [700, 560]];
const ringRoad: readonly Point[] = [[-20, 420], [180, 380], [400, 330], [640, 250], [860, 190], [1060, 90], [1180, -20]];
const roads: readonly (readonly Point[])[] = [
  [[640, 250], [700, 360], [690, 500]],
  [[640, 250], [600, 140], [640, -20]],
  [[860, 190], [940, 310], [1110, 360], [1300, 350]],
  [[400, 330], [330, 220], [390, 80], [360, -20]],
  [[940, 310], [900, 500]],
];
const lanes: readonly (readonly Point[])[] = [
  [[700, 360], [820, 330], [940, 310]],
  [[760, 220], [800, 330], [790, 500]],
  [[600, 140], [760, 110], [860, 190]],
  [[760, 110], [800, -20]],
  [[860, 60], [960, 140]],
  [[1060, 90], [1100, 220], [1110, 360]],
  [[1100, 220], [1300, 190]],
  [[1030, 345], [1040, 500]],
  [[520, 290], [560, 380], [690, 420]],
  [[180, 380], [210, 500]],
  [[390, 80], [510, 60], [600, 140]],
  [[960, 230], [1090, 190]],
];

const distance = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number => {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const t = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
  return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay));
};
const away = (point: Point, line: readonly Point[]): number =>
  Math.min(...line.slice(1).map((to, i) => distance(point, line[i]!, to)));
const path = (line: readonly Point[]): string => `M${line.map(([x, y]) => `${x} ${y}`).join('L')}`;
/** The same in curves, from the middle of one piece to the middle of the next. */
const curve = (line: readonly Point[]): string =>
  `M${line[0]!.join(' ')}${line
    .slice(1, -1)
    .map(([x, y], i) => `Q${x} ${y} ${(x + line[i + 2]![0]) / 2} ${(y + line[i + 2]![1]) / 2}`)
    .join('')}`;

/** Houses along both sides of every street, some with a light on; none in the river, on another street or under the pin. */
function houses(): string {
  const random = seededRandom(25);
  const placed: Point[] = [];
  const dark: string[] = [];
  const lit: string[] = [];
  for (const line of [...lanes, ...roads])
    for (const [i, [bx, by]] of line.slice(1).entries()) {
      const [ax, ay] = line[i]!;
      const length = Math.hypot(bx - ax, by - ay);
      const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
      for (let along = 14; along < length; along += 24 + random() * 14)
        for (const side of [-1, 1]) {
          const off = side * (17 + random() * 7);
          const at: Point = [ax + ux * along - uy * off, ay + uy * along + ux * off];
          const free =
            [...lanes, ...roads].every((other) => away(at, other) > 14) &&
            away(at, river) > 30 &&
            away(at, ringRoad) > 24 &&
            placed.every(([x, y]) => Math.hypot(x - at[0], y - at[1]) > 21) &&
            Math.hypot(at[0] - OFFICE[0], at[1] - OFFICE[1] + 50) > 62;
          if (!free || random() < 0.12) continue;
          placed.push(at);
          const [w, h] = [5 + random() * 4, 4 + random() * 3];
          const corner = (a: number, b: number): string =>
            `${Math.round(at[0] + ux * a * w - uy * b * h)} ${Math.round(at[1] + uy * a * w + ux * b * h)}`;
          (random() < 0.3 ? lit : dark).push(`M${corner(-1, -1)}L${corner(1, -1)} ${corner(1, 1)} ${corner(-1, 1)}z`);
        }
    }
  return `<path fill="#2a3463" d="${dark.join('')}"/><path fill="${palette.marigold}" opacity=".62" d="${lit.join('')}"/>`;
}

/** Writes the streets around the office, by day and in the evening, seen from above, for the contact page. Not a survey: it shows what a map will show. */
export async function drawOfficeMap(folder: string): Promise<void> {
  const hill = [0, 1, 2, 3]
    .map((i) => `<ellipse cx="170" cy="250" rx="${128 - i * 30}" ry="${84 - i * 20}" transform="rotate(-14 170 250)"/>`)
    .join('');
  const [x, y] = OFFICE;
  const day = `<style>@media (prefers-color-scheme:light){${Object.entries(DAY)
    .map(([night, light]) => `[fill="${night}"]{fill:${light}}[stroke="${night}"]{stroke:${light}}`)
    .join('')}}</style>`;
  const drawing = `${day}<defs><radialGradient id="lamp"><stop stop-color="#ffd283" stop-opacity=".42"/><stop offset="1" stop-color="#ff9d4d" stop-opacity="0"/></radialGradient></defs><path fill="#131a38" d="M0 0h${WIDTH}v${HEIGHT}H0z"/><path fill="#17352f" d="M20 300 90 170l120-30 90 60 30 90-150 70zM960 400l70-20 0 100H940zM1130 20h170v120l-150 30-40-80z"/><g fill="none" stroke="#22493f" stroke-width="2">${hill}</g><g fill="none" stroke-linecap="round" stroke-linejoin="round"><path stroke="#1e3a6b" stroke-width="26" d="${curve(river)}"/><path stroke="#2d5592" stroke-width="10" d="${curve(river)}"/><path stroke="#26305c" stroke-width="5" d="${lanes.map(path).join('')}"/><path stroke="#36427a" stroke-width="8" d="${roads.map(path).join('')}"/><path stroke="#3b2c17" stroke-width="17" d="${path(ringRoad)}"/><path stroke="#a87a24" stroke-width="10" d="${path(ringRoad)}"/></g>${houses()}<circle cx="${x}" cy="${y - 20}" r="150" fill="url(#lamp)"/><ellipse cx="${x}" cy="${y}" rx="16" ry="6" fill="#0b1022" opacity=".6"/><path fill="${palette.crimson}" d="M${x} ${y}c0-30-27-50-27-78a27 27 0 0 1 54 0c0 28-27 48-27 78z"/><circle cx="${x}" cy="${y - 78}" r="10" fill="#fff"/>`;
  await writeFile(join(folder, 'office-map.svg'), picture(WIDTH, HEIGHT, drawing, 'xMidYMid slice'));
}
