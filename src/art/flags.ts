import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { palette } from './kit/colour.ts';

const COLOURS = [palette.lapis, '#f4f1ea', palette.crimson, palette.pine, palette.marigold];
const SWAG = { width: 400, sag: 40, flags: 10 };

/** How deep the string hangs at this place between two knots. */
const depth = (x: number): number => 6 + SWAG.sag * (1 - (2 * (x / SWAG.width) - 1) ** 2);

/** A flag below its string, with three lines of prayer on it. */
function flag(at: number): string {
  const step = SWAG.width / SWAG.flags;
  const [from, to] = [at * step + 3, (at + 1) * step - 3];
  const [left, right] = [depth(from), depth(to)].map((y) => Math.round(y * 10) / 10) as [number, number];
  const ink = at % 5 === 1 ? palette.night : '#fff';
  const line = (y: number): string => `M${from + 6} ${left + y}L${to - 6} ${right + y}`;
  return `<path fill="${COLOURS[at % 5]}" stroke="${palette.night}" stroke-opacity=".18" d="M${from} ${left}L${to} ${right}q3 20 0 40q-17 6-${to - from} ${Math.round((left - right) * 10) / 10}q3-20 0-40z"/><path stroke="${ink}" stroke-opacity=".4" stroke-width="1.500" stroke-dasharray="5 3 9 3" d="${[10, 18, 26].map(line).join('')}"/>`;
}

/**
 * Writes the prayer flags that hang over the Let's Connect card: one swag as a pattern, so that they reach from edge to edge of
 * any window and stay of one size.
 */
export async function drawFlags(folder: string): Promise<void> {
  const string = Array.from({ length: 21 }, (_, i) => `${i * 20} ${depth(i * 20).toFixed(1)}`).join(' ');
  const swag = `<path fill="none" stroke="#767e99" stroke-width="2" d="M${string}"/>${Array.from({ length: SWAG.flags }, (_, i) => flag(i)).join('')}`;
  await writeFile(
    join(folder, 'prayer-flags.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg"><defs><pattern id="swag" width="${SWAG.width}" height="100" patternUnits="userSpaceOnUse">${swag}</pattern></defs><rect width="100%" height="100" fill="url(#swag)"/></svg>\n`,
  );
}
