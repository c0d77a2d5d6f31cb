import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { audienceSpots } from './spots/audiences.ts';
import { careSpots } from './spots/care.ts';
import { serviceSpots } from './spots/services.ts';
import { valueSpots } from './spots/values.ts';

const LIMIT = 4096;
const shelves = { values: valueSpots, audiences: audienceSpots, care: careSpots, services: serviceSpots };

/** Writes the small drawings of the values, the audiences, the services and what owners ask, each an SVG of at most 4 KB. */
export async function drawSpots(assets: string): Promise<void> {
  for (const [folder, spots] of Object.entries(shelves)) {
    await mkdir(join(assets, folder), { recursive: true });
    for (const [name, svg] of Object.entries(spots)) {
      if (svg.length > LIMIT) throw new Error(`${name} weighs ${svg.length} bytes, over ${LIMIT}.`);
      await writeFile(join(assets, folder, `${name}.svg`), svg);
    }
  }
}
