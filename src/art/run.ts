/**
 * Draws the pictures of the site again: `npm run art` for all of them, `npm run art -- home covers` for some.
 * Needs Chromium and ffmpeg, and the packages of this folder (`npm --prefix src/art ci`, which `npm run art` does first).
 * The results are committed, so a build never runs this.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawBakeryMonth } from './bakery-month.ts';
import { drawBrand } from './brand.ts';
import { drawCovers } from './covers.ts';
import { drawEndings } from './endings.ts';
import { drawFlags } from './flags.ts';
import { makeFonts } from './fonts.ts';
import { drawHeads } from './heads.ts';
import { drawKeyBoard } from './key-board.ts';
import { drawOfficeMap } from './office-map.ts';
import { drawPortfolio } from './portfolio.ts';
import { drawRidges } from './ridges.ts';
import { drawShareCards } from './share-cards.ts';
import { drawSites } from './sites.ts';
import { drawSpots } from './spots.ts';
import { drawStupa } from './stupa.ts';
import { shoot } from './scenes/film.ts';
import { home } from './scenes/home.ts';
import { property } from './scenes/property.ts';

const root = join(import.meta.dirname, '../..');
const scenes = join(root, 'src/assets/scenes');

const jobs: Record<string, (scratch: string) => Promise<void>> = {
  home: async (scratch) => shoot(await home(), scenes, scratch),
  property: async (scratch) => shoot(await property(), scenes, scratch),
  portfolio: () => drawPortfolio(join(root, 'src/assets/portfolio')),
  covers: () => drawCovers(join(root, 'netlify/seed/images')),
  fonts: () => makeFonts(join(root, 'src/assets/fonts')),
  brand: () => drawBrand(root),
  share: () => drawShareCards(join(root, 'public')),
  ridges: () => drawRidges(join(root, 'src/assets/drawings')),
  month: () => drawBakeryMonth(join(root, 'src/assets/drawings')),
  endings: () => drawEndings(join(root, 'src/assets/drawings')),
  heads: () => drawHeads(join(root, 'src/assets/drawings')),
  map: () => drawOfficeMap(join(root, 'src/assets/drawings')),
  keys: () => drawKeyBoard(join(root, 'src/assets/drawings')),
  sites: () => drawSites(join(root, 'src/assets/sites')),
  spots: () => drawSpots(join(root, 'src/assets/spots')),
  flags: () => drawFlags(join(root, 'src/forms/lets-connect/art')),
  stupa: () => drawStupa(join(root, 'src/forms/lets-connect/art')),
};

const wanted = process.argv.slice(2);
const scratch = await mkdtemp(join(tmpdir(), 'art-'));
await mkdir(scenes, { recursive: true });
try {
  for (const [name, draw] of Object.entries(jobs)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const start = Date.now();
    await draw(scratch);
    process.stdout.write(`${name}: ${((Date.now() - start) / 1000).toFixed(1)} s\n`);
  }
} finally {
  await rm(scratch, { recursive: true, force: true });
}
