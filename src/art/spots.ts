import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cell, picture } from './kit/cells.ts';
import { audienceSpots } from './spots/audiences.ts';
import { careSpots } from './spots/care.ts';
import { HEIGHT, WIDTH, shared } from './spots/frame.ts';
import { planSpots } from './spots/plans.ts';
import { photographRow } from './spots/report.ts';
import { serviceSpots } from './spots/services.ts';
import { valueSpots } from './spots/values.ts';
import { websiteSpots } from './spots/websites.ts';

const LIMIT = 4096;
const sheets = {
  values: valueSpots,
  audiences: audienceSpots,
  care: careSpots,
  services: serviceSpots,
  plans: planSpots,
  websites: websiteSpots,
};

/**
 * Spots side by side; each shows alone at `#name` and fills its frame as `fit` says. A page asks for one file, however many
 * of them it has.
 */
function sheet(spots: Readonly<Record<string, string>>, fit: string): string {
  const cells = Object.entries(spots).map(([name, spot], place) =>
    cell(name, { x: place * WIDTH, width: WIDTH, height: HEIGHT }, spot, fit),
  );
  return picture(cells.length * WIDTH, HEIGHT, shared + cells.join(''));
}

/** Writes the small scenes of the values, the audiences, the services, the plans and what owners ask: a sheet of SVG for each kind; and the owner's photographs. */
export async function drawSpots(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [kind, spots] of Object.entries(sheets)) {
    for (const [name, spot] of Object.entries(spots))
      if (spot.length > LIMIT) throw new Error(`${name} weighs ${spot.length} bytes, over ${LIMIT}.`);
    await writeFile(join(folder, `${kind}.svg`), sheet(spots, kind === 'plans' ? 'xMidYMax slice' : 'xMidYMid slice'));
  }
  await writeFile(join(folder, 'report.svg'), photographRow);
}
