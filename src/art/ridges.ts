import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ridgePath } from '../components/ui/ridges.ts';
import { cell, picture } from './kit/cells.ts';

interface Layer {
  readonly seed: number;
  readonly peak: number;
  readonly detail: number;
  readonly fill: string;
  readonly opacity?: number;
}

const WIDTH = 1440;
/** Heights of what the footer shows. */
const FOOTER = { social: 88, ridge: 220, map: 240 };
const GAP = 60;

const goal: readonly Layer[] = [
  { seed: 14, peak: 0.98, detail: 5, fill: '#46427f' },
  { seed: 26, peak: 0.66, detail: 4, fill: '#262a5c' },
  { seed: 63, peak: 0.34, detail: 3, fill: '#10162f' },
];
const dusk: readonly Layer[] = [
  { seed: 3, peak: 0.96, detail: 4, fill: '#8d9bd0', opacity: 0.45 },
  { seed: 19, peak: 0.62, detail: 3, fill: '#3b4a8c', opacity: 0.75 },
  { seed: 42, peak: 0.34, detail: 2, fill: '#0b1022' },
];

const paths = (height: number, layers: readonly Layer[]): string =>
  layers
    .map(
      ({ fill, opacity = 1, ...shape }) =>
        `<path fill="${fill}" opacity="${opacity}" d="${ridgePath({ width: WIDTH, height, ...shape })}"/>`,
    )
    .join('');

/** What stands inside the outermost element of a drawing. */
async function contentOf(name: string): Promise<string> {
  const drawing = await readFile(new URL(`./footer/${name}.svg`, import.meta.url), 'utf8');
  return drawing.trim().replace(/^<svg[^>]*>|<\/svg>$/g, '');
}

/**
 * The footer's drawings, one below the other: the marks of the social networks, the ridge (`#ridge`, as wide as it is asked
 * to be) and the map (`#map`, cut to its frame). A page that ends near its first screen asks for all of them before its
 * first frame is shown, so they are one file.
 */
async function footerSheet(): Promise<string> {
  const ridge = { y: FOOTER.social + GAP, width: WIDTH, height: FOOTER.ridge };
  const map = { y: ridge.y + FOOTER.ridge + GAP, width: 480, height: FOOTER.map };
  const cells = [
    await contentOf('social'),
    cell('ridge', ridge, paths(FOOTER.ridge, dusk), 'none'),
    cell('map', map, await contentOf('map'), 'xMidYMid slice'),
  ];
  return picture(WIDTH, map.y + FOOTER.map, cells.join(''));
}

/** Writes the ridge of the bigger goal, and the sheet of the footer with its own. */
export async function drawRidges(folder: string): Promise<void> {
  const height = 420;
  const goalRidge = picture(WIDTH, height, paths(height, goal), 'none');
  await writeFile(join(folder, 'goal-ridge.svg'), goalRidge);
  await writeFile(join(folder, 'footer.svg'), await footerSheet());
}
