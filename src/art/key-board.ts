import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { palette } from './kit/colour.ts';

/** One hook of the board: which key hangs there, how it swings, and the colour of its tag; none: the key is out. */
interface Hook {
  readonly key?: 'house' | 'gate' | 'pair';
  readonly swing?: number;
  readonly tag?: string;
}

const { crimson, marigold, pine, lapis } = palette;
const BRASS = '#d8a03c';
const BRASS_DARK = '#a8741f';
const IRON = '#4b5578';

const hooks: readonly Hook[] = [
  { key: 'house', swing: -2, tag: lapis },
  { key: 'pair', swing: 3, tag: pine },
  { key: 'gate', swing: -1, tag: marigold },
  { key: 'house', swing: 2, tag: crimson },
  {},
  { key: 'pair', swing: -4, tag: marigold },
  { key: 'house', swing: 1, tag: pine },
  { key: 'gate', swing: 3, tag: lapis },
  { key: 'house', swing: -3, tag: crimson },
];

const key = (metal: string, dark: string, length: number): string =>
  `<g fill="none" stroke="${metal}"><circle cy="34" r="24" stroke-width="13"/><path stroke-width="13" d="M0 58v${length}"/>
<path stroke-width="11" d="M0 ${length + 22}h30M0 ${length + 46}h22"/></g><path stroke="${dark}" stroke-width="3" d="M5 62v${length - 6}"/>
<path fill="none" stroke="${dark}" stroke-width="3" d="M-22 40a23 23 0 0 0 44 6"/>`;

const tag = (colour: string): string =>
  `<g transform="rotate(-12) scale(.85)"><path fill="none" stroke="#8a7c63" stroke-width="3" d="M0 8q26 34 30 78"/>
<path fill="${colour}" d="M14 96 32 80l18 16v74H14z"/><circle cx="32" cy="98" r="6" fill="#f3e7cf"/>
<path stroke="#fff" stroke-opacity=".75" stroke-width="5" d="M23 128h18M23 142h12"/></g>`;

const keys: Readonly<Record<NonNullable<Hook['key']>, string>> = {
  house: key(BRASS, BRASS_DARK, 118),
  gate: key(IRON, '#2b3354', 168),
  pair: `<g transform="rotate(7)">${key(IRON, '#2b3354', 96)}</g><g transform="rotate(-7)">${key(BRASS, BRASS_DARK, 104)}</g>`,
};

/** What hangs on one hook, around the hook at 0 0. */
function hanging({ key: kind, swing = 0, tag: colour }: Hook): string {
  const things =
    kind && colour
      ? `<g transform="rotate(${swing}) scale(1.3)"><g transform="scale(-1 1)">${keys[kind]}</g>${tag(colour)}</g>`
      : '';
  const shadow = things && `<g transform="translate(22 26)" filter="url(#f)" opacity=".22">${things}</g>`;
  return `${shadow}${things}<path fill="none" stroke="#f6dfae" stroke-width="7" stroke-linecap="round" d="M0-20v22q0 12 12 10"/>`;
}

/** A strip of the dhaka weave: triangles in the house's colours. */
const weave = Array.from(
  { length: 72 },
  (_, i) =>
    `<path fill="${[crimson, marigold, pine, marigold, lapis, marigold][i % 6]}" d="M${i * 20} 208l10-18 10 18z"/>`,
).join('');

/**
 * "We began with keys": the board by the office door, afternoon light on the wall. One hook is empty:
 * somebody is at a house. The board runs from edge to edge.
 */
export async function drawKeyBoard(drawings: string): Promise<void> {
  const row = hooks.map((hook, i) => `<g transform="translate(${120 + i * 150} 158)">${hanging(hook)}</g>`);
  await writeFile(
    join(drawings, 'key-board.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 520" width="1440" height="520" preserveAspectRatio="xMidYMid slice">
<defs><linearGradient id="w" x2="1" y2="1"><stop stop-color="#e7c9a1"/><stop offset="1" stop-color="#b98a6a"/></linearGradient>
<linearGradient id="b" x2="0" y2="1"><stop stop-color="#6d3a2b"/><stop offset="1" stop-color="#472219"/></linearGradient>
<filter id="f"><feColorMatrix values="0 0 0 0 .12 0 0 0 0 .06 0 0 0 0 .1 0 0 0 1 0"/><feGaussianBlur stdDeviation="5"/></filter></defs>
<path fill="url(#w)" d="M0 0h1440v520H0z"/><path fill="#fff1d2" opacity=".5" d="M250 0h250L250 520H0V400zM560 0h190L500 520H310zM812 0h120L682 520H562z"/>
<path fill="#2b120c" opacity=".25" d="M0 96h1440v140H0z" filter="url(#f)"/><path fill="url(#b)" d="M0 84h1440v124H0z"/><path fill="#8f5540" d="M0 84h1440v8H0z"/>
<g opacity=".9">${weave}</g>${row.join('')}</svg>
`,
  );
}
