import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { picture } from './kit/cells.ts';
import { stupa } from './kit/stupa.ts';

const WIDTH = 220;
const HEIGHT = 190;
const colours = ['#2b4acb', '#f4ead2', '#c8102e', '#0f6b5c', '#f5a524'];

/** A string of prayer flags from the spire to the ground, the nearer the larger. */
const flags = (side: -1 | 1): string =>
  Array.from({ length: 9 }, (_, i) => {
    const t = (i + 1) / 9.4;
    const x = side * t * 104;
    const y = -134 + t * 118 + Math.sin(t * Math.PI) * 12;
    return `<path d="M${x.toFixed(1)} ${y.toFixed(1)}l${side * 6} 5v7l${side * -6}-5z" fill="${colours[i % 5]}" opacity="${side < 0 ? 0.7 : 1}"/>`;
  }).join('') +
  `<path d="M0-136Q${side * 48}-62 ${side * 108}-12" fill="none" stroke="#e9dcc0" stroke-opacity=".6" stroke-width=".8"/>`;

/** Butter lamps along its foot. */
const lamps = Array.from({ length: 13 }, (_, i) => {
  const x = -72 + i * 12;
  return `<circle cx="${x}" cy="-1" r="9" fill="url(#flame)"/><path d="M${x}-5q2.500 3 0 5.500-2.500-2.500 0-5.500z" fill="#fff0c0"/><path d="M${x - 3} 1h6l-1.500 3h-3z" fill="#c98b52"/>`;
}).join('');

/** Writes the stupa of the scenes, in the evening with its lamps lit, for the Let's Connect card. */
export async function drawStupa(folder: string): Promise<void> {
  const drawing = `<defs><radialGradient id="dusk"><stop stop-color="#f0a070" stop-opacity=".5"/><stop offset="1" stop-color="#f0a070" stop-opacity="0"/></radialGradient><radialGradient id="flame"><stop stop-color="#ffd283" stop-opacity=".8"/><stop offset="1" stop-color="#ff9d4d" stop-opacity="0"/></radialGradient></defs><g transform="translate(${WIDTH / 2} ${HEIGHT - 16})"><ellipse cx="24" cy="-70" rx="86" ry="84" fill="url(#dusk)"/>${flags(-1)}${stupa('stupa')}${flags(1)}${lamps}</g>`;
  await writeFile(join(folder, 'stupa.svg'), picture(WIDTH, HEIGHT, drawing));
}
