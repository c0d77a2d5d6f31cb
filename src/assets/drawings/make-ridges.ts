/** Draws the ridge lines that stand as pictures of their own. Run `node src/assets/drawings/make-ridges.ts`; the results are committed. */
import { writeFile } from 'node:fs/promises';
import { ridgePath } from '../../components/ui/ridges.ts';

interface Layer {
  readonly seed: number;
  readonly peak: number;
  readonly detail: number;
  readonly fill: string;
  readonly opacity?: number;
}

async function draw(name: string, height: number, layers: readonly Layer[]): Promise<void> {
  const size = { width: 1440, height };
  const paths = layers.map(
    ({ fill, opacity = 1, ...shape }) =>
      `<path fill="${fill}" opacity="${opacity}" d="${ridgePath({ ...size, ...shape })}"/>`,
  );
  const frame = `viewBox="0 0 1440 ${height}" width="1440" height="${height}" preserveAspectRatio="none"`;
  await writeFile(
    new URL(`${name}.svg`, import.meta.url),
    `<svg xmlns="http://www.w3.org/2000/svg" ${frame}>${paths.join('')}</svg>\n`,
  );
}

await draw('footer-ridge', 220, [
  { seed: 3, peak: 0.96, detail: 4, fill: '#8d9bd0', opacity: 0.45 },
  { seed: 19, peak: 0.62, detail: 3, fill: '#3b4a8c', opacity: 0.75 },
  { seed: 42, peak: 0.34, detail: 2, fill: '#0b1022' },
]);
await draw('goal-ridge', 420, [
  { seed: 14, peak: 0.98, detail: 5, fill: '#46427f' },
  { seed: 26, peak: 0.66, detail: 4, fill: '#262a5c' },
  { seed: 63, peak: 0.34, detail: 3, fill: '#10162f' },
]);
