import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cell, picture } from './kit/cells.ts';

const WIDTH = 200;
const HEIGHT = 160;
const GAP = 60;
/** A bakery's own kit: one crust, one cream, one oven, one deep green. */
const crust = '#c9803a';
const golden = '#eeb462';
const cream = '#fbeed6';
const oven = '#3a1a12';
const brick = '#9c3a22';
const moss = '#1f4a41';
const plum = '#4b1f47';
const marigold = '#f5a524';

const ground = (fill: string): string => `<path fill="${fill}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`;
/** Scattered flour: dots on the golden ratio's steps, larger and smaller. */
const flour = (count: number, fill: string): string =>
  Array.from({ length: count }, (_, i) => {
    const x = Math.round(((i + 1) * 0.7549 * WIDTH) % WIDTH);
    const y = Math.round(((i + 1) * 0.5698 * HEIGHT) % HEIGHT);
    return `<circle cx="${x}" cy="${y}" r="${1 + (i % 3) * 0.6}"/>`;
  })
    .join('')
    .replace(/^/, `<g fill="${fill}" opacity=".5">`)
    .concat('</g>');
const slash = (d: string, stroke: string, width = 5): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
/** A round bun of radius `r` with its wound of cardamom. */
const bun = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${crust}"/><circle cx="${x}" cy="${y}" r="${r * 0.86}" fill="${golden}"/>${slash(
    `M${x - r * 0.5} ${y}a${r * 0.5} ${r * 0.5} 0 1 1 ${r} 0a${r * 0.33} ${r * 0.33} 0 1 1 ${-r * 0.66} 0a${r * 0.16} ${r * 0.16} 0 1 1 ${r * 0.32} 0`,
    brick,
    r * 0.16,
  )}`;
const rays = (x: number, y: number, from: number, to: number, count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const turn = Math.PI * (1 + i / (count - 1));
    const at = (r: number) => `${Math.round(x + r * Math.cos(turn))} ${Math.round(y + r * Math.sin(turn))}`;
    return `M${at(from)}L${at(to)}`;
  }).join('');

/** The posts of the sample month; the keys are the ids in `src/content/sample-month.ts`. */
const posts: Readonly<Record<string, string>> = {
  loaf: `${ground(brick)}<circle cx="102" cy="70" r="64" fill="#b04c2c"/><path fill="${crust}" d="M26 80q8-50 76-50t76 50q2 16-14 16H40q-16 0-14-16z"/>${slash('M62 46q14 12 10 32M96 38q14 14 10 38M130 44q14 12 10 34', cream, 7)}`,
  rosa: `${ground(moss)}<path fill="${cream}" d="M72 60q-20-2-20-20 0-20 22-20 8-14 26-14t26 14q22 0 22 20 0 18-20 20v26H72z"/><path fill="${golden}" d="M72 72h56v14H72z"/>${slash('M88 58V40M112 58V40', '#d9c7a4', 4)}`,
  cardamom: `${ground(plum)}${bun(58, 58, 36)}${bun(136, 36, 26)}${bun(142, 94, 30)}`,
  diya: `${ground('#2b1240')}<g fill="${marigold}">${Array.from({ length: 9 }, (_, i) => `<circle cx="${8 + i * 23}" cy="${10 + Math.round(Math.sin((i / 8) * Math.PI) * 14)}" r="9"/>`).join('')}</g><g fill="#e8632a">${Array.from({ length: 8 }, (_, i) => `<circle cx="${19 + i * 23}" cy="${14 + Math.round(Math.sin(((i + 0.5) / 8) * Math.PI) * 14)}" r="6"/>`).join('')}</g><circle cx="134" cy="72" r="40" fill="${marigold}" opacity=".22"/><path fill="${marigold}" d="M134 38q22 30 0 52-22-22 0-52z"/><path fill="#fff3c4" d="M134 62q9 14 0 25-9-11 0-25z"/><path fill="${crust}" d="M84 90h100q-8 32-50 32t-50-32z"/><path fill="${brick}" d="M84 90h100l-3 10H87z"/>`,
  soup: `${ground(golden)}<path fill="${oven}" d="M52 58h120q0 58-60 58T52 58z"/><ellipse cx="112" cy="58" rx="60" ry="15" fill="${brick}"/><ellipse cx="112" cy="58" rx="48" ry="10" fill="#d9642f"/><path fill="${crust}" d="M116 60 168 14q12 4 12 18l-46 34z"/><path fill="${cream}" d="m122 60 48-40q5 4 5 10l-43 33z"/>`,
  croissant: `${ground(cream)}<path fill="${crust}" d="M36 96q-8-62 62-72 72 8 66 72-14 8-24-4-6-32-42-32t-40 32q-8 12-22 4z"/><path fill="${golden}" d="M70 34q12-8 28-10 14 2 27 9l-8 33q-9-6-19-6t-20 6z"/>${slash('M52 56 66 74M148 56l-14 18', oven, 4)}`,
  half: `${ground(brick)}<circle cx="132" cy="56" r="44" fill="#b04c2c"/><path fill="${golden}" d="M126 12a44 44 0 0 0 0 88z"/><path fill="${crust}" d="M126 12a44 44 0 0 0-13 2v84a44 44 0 0 0 13 2z"/>${slash('M98 42h2M92 62h2M102 80h2', oven, 7)}`,
  oven: `${ground(oven)}<path fill="${brick}" d="M30 124V84q0-66 70-66t70 66v40z"/><path fill="#1a0a07" d="M56 124V88q0-42 44-42t44 42v36z"/><path fill="#e8632a" d="M72 124q-4-26 14-42 2 14 10 16 0-18 14-30 0 18 12 28 6-4 6-12 12 18 4 40z"/><path fill="${marigold}" d="M86 124q-2-14 10-24 4 8 10 10 4-6 4-12 10 12 4 26z"/>${slash(rays(100, 84, 58, 68, 9), oven, 3)}`,
  four: `${ground(moss)}<circle cx="56" cy="40" r="24" fill="${cream}"/><circle cx="116" cy="40" r="24" fill="#8fc1b5"/><circle cx="56" cy="98" r="24" fill="${golden}"/><circle cx="116" cy="98" r="24" fill="none" stroke="${cream}" stroke-width="4"/>${slash('M116 84v14l10 8', cream, 4)}<g fill="${oven}"><circle cx="50" cy="94" r="2"/><circle cx="62" cy="96" r="2"/><circle cx="55" cy="105" r="2"/></g>${flour(12, cream)}`,
  pie: `${ground(golden)}<ellipse cx="104" cy="74" rx="76" ry="48" fill="${crust}"/><ellipse cx="104" cy="70" rx="62" ry="37" fill="${brick}"/><g stroke="${cream}" stroke-width="9" stroke-linecap="round"><path d="M62 46l70 52M88 36l66 48M48 68l52 36M146 46l-70 52M120 36 54 84M160 68l-52 36" opacity=".95"/></g>`,
  rolls: `${ground(oven)}<path fill="#6b6f78" d="M26 30h150v86H26z"/><path fill="#8a8f99" d="M32 36h138v74H32z"/>${[0, 1, 2, 3].map((i) => `<circle cx="${52 + i * 33}" cy="56" r="17" fill="${crust}"/><circle cx="${50 + i * 33}" cy="52" r="11" fill="${golden}"/>`).join('')}${[0, 1, 2].map((i) => `<circle cx="${52 + i * 33}" cy="92" r="17" fill="${crust}"/><circle cx="${50 + i * 33}" cy="88" r="11" fill="${golden}"/>`).join('')}`,
  closed: `${ground(cream)}${slash('M100 14 62 46M100 14l38 32', oven, 4)}<circle cx="100" cy="12" r="5" fill="${oven}"/><rect x="40" y="44" width="120" height="54" rx="6" fill="${moss}"/>${slash('M62 78h0M62 62h76M62 78h48', cream, 6)}`,
  cup: `${ground(plum)}<path fill="${cream}" d="M62 52h76l-10 62q-2 10-12 10H84q-10 0-12-10z"/><path fill="${crust}" d="M67 76h66l-4 26H71z"/>${slash('M84 40q-8-10 0-18M102 38q-8-10 0-20M120 40q-8-10 0-18', cream, 4)}`,
};

/** Writes the pictures of the sample month, side by side on one sheet; each fills its frame at `#name`. */
export async function drawBakeryMonth(folder: string): Promise<void> {
  const cells = Object.entries(posts).map(([name, post], place) =>
    cell(name, { x: place * (WIDTH + GAP), width: WIDTH, height: HEIGHT }, post, 'xMidYMin slice'),
  );
  const sheet = picture(cells.length * (WIDTH + GAP), HEIGHT, cells.join(''));
  await writeFile(join(folder, 'month.svg'), sheet);
}
