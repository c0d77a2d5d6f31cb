import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cell, picture } from './kit/cells.ts';
import { palette } from './kit/colour.ts';

const SIZE = 360;
const GAP = 60;
const wood = '#5a2c1c';
const carved = '#7c4329';
const lit = '#f8c766';

const glow = (name: string, colour: string): string =>
  `<radialGradient id="${name}-glow"><stop offset=".3" stop-color="${colour}" stop-opacity=".6"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient><circle cx="180" cy="180" r="180" fill="url(#${name}-glow)"/>`;
const bar = (x: number, y: number, width: number, fill: string, height = 9): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="${fill}"/>`;

/** The lattice of a valley window: diagonals both ways, so that the light comes through in diamonds. */
const lattice = Array.from({ length: 17 }, (_, i) => {
  const at = i * 32 - 76;
  return `M${at} 92l-168 168M${at} 92l168 168`;
}).join('');

/** What closes a page of each kind; the names are those of `NextStep.astro`. */
const endings: Readonly<Record<string, string>> = {
  // A phone on a table in the dark, just lit by a post that went out by itself.
  phone: `${glow('phone', '#8ea2ff')}<g transform="rotate(-9 180 190)"><rect x="98" y="34" width="168" height="312" rx="26" fill="#0a0e20"/><rect x="106" y="42" width="152" height="296" rx="19" fill="#24337f"/><path fill="#2f45a8" d="M106 250l48-62 30 30 38-52 36 44v109q0 19-19 19H125q-19 0-19-19z"/><rect x="150" y="52" width="64" height="14" rx="7" fill="#0a0e20"/>${bar(140, 88, 84, '#fff', 14)}${bar(158, 110, 48, '#a9b8ff')}<rect x="114" y="138" width="136" height="132" rx="12" fill="#fff"/><circle cx="130" cy="155" r="8" fill="${palette.crimson}"/>${bar(144, 151, 62, '#10162f')}<rect x="114" y="172" width="136" height="70" fill="#9c3a22"/><path fill="#c9803a" d="M136 224q4-36 46-36t46 36q1 10-9 10h-74q-10 0-9-10z"/><path fill="none" stroke="#fbeed6" stroke-width="5" stroke-linecap="round" d="M164 196q8 8 6 20M184 194q8 8 6 20M204 198q8 8 6 18"/>${bar(124, 252, 70, '#767e99', 7)}<circle cx="234" cy="256" r="7" fill="#0f6b5c"/><path fill="none" stroke="#fff" stroke-width="2" d="m231 256 2 3 5-6"/></g>`,
  // A laptop on a desk in the evening, with a page that has just gone live.
  page: `${glow('page', '#8ea2ff')}<g transform="translate(0 72)"><rect x="52" y="80" width="256" height="176" rx="12" fill="#0a0e20"/><path fill="#fbfaf7" d="M62 90h236v156H62z"/><path fill="#24337f" d="M62 110h236v84H62z"/><circle cx="250" cy="140" r="13" fill="${palette.marigold}"/><path fill="#3d55c4" d="m62 194 44-32 30 20 50-42 46 36 30-20 36 30v8z"/><path fill="#2b3f9e" d="m62 194 60-14 54 8 58-16 64 14v8z"/>${bar(72, 96, 34, '#10162f', 8)}${bar(212, 97, 20, '#a9b0c4', 6)}${bar(240, 97, 20, '#a9b0c4', 6)}${bar(268, 97, 20, '#a9b0c4', 6)}${bar(78, 124, 92, '#fff', 12)}${bar(78, 142, 64, '#a9b8ff', 8)}<rect x="78" y="157" width="48" height="14" rx="4" fill="${palette.crimson}"/><path fill="#e3b17a" d="M72 204h66v32H72z"/><path fill="#0f6b5c" d="M147 204h66v32h-66z"/><path fill="#9c3a22" d="M222 204h66v32h-66z"/><path fill="#1b2450" d="M24 256h312l14 18q0 8-10 8H20q-10 0-10-8z"/><path fill="#0a0e20" d="M146 256h68q-2 8-10 8h-48q-8 0-10-8z"/></g>`,
  // A carved window whose light has just been switched on.
  window: `${glow('window', lit)}<defs><clipPath id="pane"><path d="M104 92h152v168H104z"/></clipPath></defs><path fill="${wood}" d="M44 62h272l-18 22H62zM52 268h256l16 30H36z"/><path fill="${carved}" d="M78 76h204v200H78z"/><path fill="${wood}" d="M92 84h176v184H92z"/><path fill="${lit}" d="M104 92h152v168H104z"/><circle cx="180" cy="150" r="44" fill="#fff0c2" opacity=".8"/><path clip-path="url(#pane)" d="${lattice}" fill="none" stroke="${wood}" stroke-width="7"/><path fill="none" stroke="#a96a3d" stroke-width="3" d="M85 80v192M275 80v192M60 284h240M58 73h244" stroke-dasharray="3 7"/><path fill="${palette.crimson}" d="m250 268-6-26h36l-6 26z"/><path fill="none" stroke="${palette.pine}" stroke-width="6" stroke-linecap="round" d="M262 242v-26M262 230q-14-2-16-16M262 226q14-2 16-18"/>`,
  // The frame that hangs empty beside the nineteen.
  frame: `<path d="M180 20 92 84M180 20l88 64" fill="none" stroke="#767e99" stroke-width="3"/><circle cx="180" cy="20" r="6" fill="#767e99"/><path fill="#10162f" opacity=".2" d="M72 88h228v260H72z"/><path fill="${wood}" d="M64 80h232v258H64z"/><path fill="${carved}" d="M72 88h216v242H72z"/><path fill="#fbfaf7" d="M84 100h192v218H84z"/><path fill="none" stroke="#767e99" stroke-width="2" stroke-dasharray="8 8" d="M112 128h136v162H112z"/><path fill="none" stroke="${palette.crimson}" stroke-width="6" stroke-linecap="round" d="M180 188v42M159 209h42"/>`,
};

/** Writes what closes the pages, side by side on one sheet. */
export async function drawEndings(folder: string): Promise<void> {
  const cells = Object.entries(endings).map(([name, ending], place) =>
    cell(name, { x: place * (SIZE + GAP), width: SIZE, height: SIZE }, ending),
  );
  await writeFile(join(folder, 'endings.svg'), picture(cells.length * (SIZE + GAP), SIZE, cells.join('')));
}
