import { palette } from './colour.ts';

/*
 * The pieces of the towns in the heads of pages. Their lamps are filled with the gradient `glow`, their walls with `brick`;
 * houses need `panes`.
 */

/** Where the town stands. */
export const GROUND = 372;
const { crimson, marigold, pine, lapis } = palette;
export const paper = '#f8e8c8';
export const lamp = '#ffd283';
const wood = '#4a2420';

export const box = (x: number, y: number, width: number, height: number, fill: string, round = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${round ? ` rx="${round}"` : ''}/>`;
export const glow = (x: number, y: number, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#glow)"/>`;

/** A latticed window under its beam. */
const pane = (id: string, glass: string): string =>
  `<g id="${id}">${box(-3, -3, 18, 3, wood)}${box(0, 0, 12, 17, glass)}<path stroke="${wood}" stroke-width="1.500" d="M0 6l12 6m0-6-12 6M6 0v17"/></g>`;

/** The windows that the houses of a picture show. */
export const panes = pane('lit', lamp) + pane('dark', '#3a2238');

/** A brick house under a deep tiled roof, its windows lit but for those named. */
export function house(x: number, width: number, height: number, dark: readonly number[] = []): string {
  const top = GROUND - height;
  const columns = Math.floor(width / 26);
  const floors = Math.floor(height / 36);
  const step = width / columns;
  const panes = Array.from({ length: columns * floors }, (_, i) => {
    const at = x + (i % columns) * step + step / 2 - 6;
    const y = top + 14 + Math.floor(i / columns) * 36;
    return `<use href="#${dark.includes(i) ? 'dark' : 'lit'}" x="${Math.round(at)}" y="${y}"/>`;
  }).join('');
  return `${box(x, top, width, height + 30, 'url(#brick)')}${panes}<path fill="#3b1d2c" d="M${x - 12} ${top + 6}l22-26h${width - 20}l22 26z"/><path stroke="#c9764f" stroke-width="2" d="M${x + 10} ${top - 20}h${width - 20}"/>`;
}

/** A temple of three roofs. */
export function temple(x: number): string {
  const tiers = [0, 1, 2].map((i) => {
    const y = GROUND - 6 - i * 40;
    const half = 52 - i * 15;
    return `${box(x - half * 0.55, y - 30, half * 1.1, 32, 'url(#brick)')}${box(x - 4, y - 22, 8, 14, lamp)}<path fill="#4a2132" d="M${x - half - 12} ${y - 24}l${half * 0.5 + 12}-22h${half}l${half * 0.5 + 12} 22z"/><path stroke="#e0a049" stroke-width="2" d="M${x - half - 12} ${y - 24}h${half * 2 + 24}"/>`;
  });
  return `${tiers.join('')}<path fill="#f0b45c" d="M${x - 4} ${GROUND - 132}h8l-3-10-1-14-1 14z"/>`;
}

/** Prayer flags along a string that hangs between two points. */
export function flags(x: number, y: number, toX: number, toY: number, count: number, sag = 26): string {
  const at = (t: number) => [
    Math.round(x + (toX - x) * t),
    Math.round(y + (toY - y) * t + Math.sin(t * Math.PI) * sag),
  ];
  const string = `<path fill="none" stroke="${paper}" stroke-opacity=".6" d="M${x} ${y}Q${(x + toX) / 2} ${(y + toY) / 2 + sag * 2} ${toX} ${toY}"/>`;
  const pieces = Array.from({ length: count }, (_, i) => {
    const [left, top] = at((i + 0.7) / (count + 0.4));
    return `<path fill="${[lapis, paper, crimson, pine, marigold][i % 5]}" d="M${left} ${top}h12l1 15-13-2z"/>`;
  });
  return string + pieces.join('');
}

/** A shop with its light on: an awning of two colours over one window. */
export function shop(x: number, width: number, height: number, colour: string): string {
  const top = GROUND - height;
  const stripes = Array.from({ length: Math.round(width / 14) }, (_, i) =>
    box(x - 6 + i * 14, GROUND - 54, 14, 16, i % 2 ? paper : colour),
  ).join('');
  const upper = Array.from({ length: Math.floor(width / 34) }, (_, i) =>
    box(x + 12 + i * 32, top + 16, 16, 20, i % 3 === 1 ? '#262c66' : lamp),
  ).join('');
  return `${box(x, top, width, height + 30, 'url(#brick)')}${box(x - 5, top - 6, width + 10, 8, wood)}${height > 100 ? upper : ''}${glow(x + width / 2, GROUND - 18, width * 0.62)}${box(x + 8, GROUND - 40, width - 40, 36, '#fff0c2')}${box(x + width - 26, GROUND - 40, 18, 42, wood)}${box(x + 4, GROUND - 70, width - 8, 13, colour, 3)}${stripes}`;
}

/** A post that rises from the shops like a lantern. */
export const lantern = (x: number, y: number, turn: number, colour: string, mark: string): string =>
  `${glow(x, y, 74)}<g transform="translate(${x} ${y}) rotate(${turn})">${box(-27, -32, 54, 66, '#fff8e6', 6)}${box(-21, -26, 42, 32, colour, 3)}${box(-21, 13, 30, 5, '#767e99', 2)}${box(-21, 22, 20, 5, '#b1b9d2', 2)}${mark}</g>`;
export const sun = '<circle cx="6" cy="-14" r="6" fill="#ffe2a0"/><path fill="#fff8e6" d="m-21 6 14-18 9 10 7-7 12 15z"/>';
export const loaf = '<path fill="#ffce7a" d="M-15 0q1-16 15-16T15 0q0 3-3 3h-24q-3 0-3-3z"/>';
export const leaf = '<path fill="#d7f0dd" d="M-12 0q0-18 22-20 2 22-22 20z"/>';

/** A stall of the evening market: a striped roof over a lit counter. */
export function stall(x: number, colour: string): string {
  const stripes = [0, 1, 2, 3, 4].map((i) =>
    box(x + i * 12, GROUND - 44, 12, 12, i % 2 ? paper : colour),
  ).join('');
  return `${box(x + 2, GROUND - 34, 56, 36, '#5a2a35')}${glow(x + 30, GROUND - 20, 34)}${box(x + 4, GROUND - 32, 52, 18, '#fff0c2')}<path stroke="${colour}" stroke-width="9" stroke-linecap="round" stroke-dasharray="0 13" d="M${x + 11} ${GROUND - 18}h42"/>${box(x, GROUND - 14, 60, 16, wood)}${box(x - 2, GROUND - 50, 64, 7, colour, 2)}${stripes}`;
}

/** A sheet pegged to a line across the square. */
export const sheet = (x: number, y: number, turn: number, colour: string, mark: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${box(-25, 0, 50, 62, '#fff8e6', 2)}${box(-21, 4, 42, 54, colour)}<g transform="translate(0 36)">${mark}</g>${box(-8, -5, 4, 9, wood)}${box(6, -5, 4, 9, wood)}</g>`;
export const crescent = '<path fill="#ffe2a0" d="M4-16a16 16 0 1 0 10 22A13 13 0 0 1 4-16z"/>';

/** A web page as tall as a house. */
export function page(x: number, width: number, height: number): string {
  const top = GROUND - height;
  const line = (y: number, part: number) => box(x + 12, top + y, (width - 24) * part, 6, '#8d7a86', 2);
  return `${glow(x + width / 2, top + height / 2, height * 0.8)}${box(x, top, width, height + 30, '#fbeed6', 4)}${box(x, top, width, 14, lapis, 4)}${box(x + 12, top + 24, width - 24, 44, '#7b5a9c')}<path fill="#ffe9d0" d="M${x + 16} ${top + 68}l${width * 0.2}-30 ${width * 0.14} 16 ${width * 0.12}-10 ${width * 0.2} 24z"/>${line(80, 0.8)}${line(92, 1)}${line(104, 0.6)}${box(x + 12, top + 120, width * 0.36, 12, crimson, 2)}`;
}

/** Poles and planks around a house that is still being built. */
export const scaffold = (x: number, width: number, height: number): string =>
  `<path stroke="#d9a066" stroke-width="4" d="M${x} ${GROUND}v${-height}m${width} 0v${height}"/><path stroke="#a8683c" stroke-width="5" d="M${x - 8} ${GROUND - height * 0.4}h${width + 16}M${x - 8} ${GROUND - height * 0.8}h${width + 16}"/><path stroke="#d9a066" stroke-width="2.5" d="M${x} ${GROUND}l${width}-${height * 0.4}m0 0l${-width}-${height * 0.4}"/>`;

/** A clinic under its cross. */
export function clinic(x: number): string {
  const top = GROUND - 84;
  const panes = [12, 34, 76].map((at) => box(x + at, top + 20, 14, 20, lamp)).join('');
  return `${glow(x + 51, top - 20, 60)}${box(x, top, 102, 114, '#d8c3bd')}${box(x - 6, top - 8, 114, 10, pine)}${panes}${box(x + 40, GROUND - 36, 22, 38, '#fff0c2')}<circle cx="${x + 51}" cy="${top - 22}" r="19" fill="${pine}"/><path stroke="#8ff0cf" stroke-width="7" d="M${x + 51} ${top - 34}v24m-12-12h24"/>`;
}

/** A small house under a gable, for sale. */
export const forSale = (x: number): string =>
  `${box(x + 10, GROUND - 48, 64, 60, 'url(#brick)')}<path fill="#3b1d2c" d="M${x} ${GROUND - 42}l42-38 42 38-8 8-34-30-34 30z"/>${box(x + 22, GROUND - 34, 14, 16, lamp)}${box(x + 46, GROUND - 34, 16, 36, '#fff0c2')}${box(x + 90, GROUND - 66, 4, 70, wood)}${box(x + 82, GROUND - 62, 30, 30, crimson)}<path fill="${paper}" d="M${x + 86} ${GROUND - 46}l11-10 11 10v10h-22z"/>`;

/** A round moon or sun low over the range, in its own light. */
export const disc = (x: number, y: number, radius: number, colour: string): string =>
  `${glow(x, y, radius * 3.4)}<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;

/** A boat of the lake, its rower in a dhaka cap, and the lamp at its bow. Origin: the middle of its waterline. */
export const boat = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${glow(52, -14, 46)}<path stroke="${lamp}" stroke-opacity=".5" stroke-width="4" stroke-dasharray="8 5" d="M52 10v34"/><path fill="#2c1a2c" d="M-70-10q70 18 140-4l-18 18q-52 9-104 0z"/><path stroke="#a4603f" stroke-width="2" fill="none" d="M-68-9q68 18 136-4"/><path fill="#241838" d="M-34-2q0-34 16-36t16 14l14 8-4 5-14-4 1 13z"/><circle cx="-17" cy="-44" r="8" fill="#8a5142"/><path fill="${crimson}" d="M-26-46l2-10 13-1 3 9z"/><path stroke="#a4603f" stroke-width="3" stroke-linecap="round" d="M14-22-14 18"/><path stroke="${wood}" stroke-width="2" d="M52-8v-14"/><circle cx="52" cy="-24" r="4" fill="#fff0c2"/></g>`;

/** A paper kite of the autumn holidays, on a string that sags down to a roof. */
export function kite(x: number, y: number, turn: number, colours: readonly [string, string], to: readonly [number, number]): string {
  const [roofX, roofY] = to;
  return `<path fill="none" stroke="${paper}" stroke-opacity=".55" stroke-width="1.500" d="M${x} ${y + 6}Q${(x + roofX) / 2} ${(y + roofY) / 2 + 44} ${roofX} ${roofY}"/><g transform="translate(${x} ${y}) rotate(${turn})"><path fill="${colours[0]}" d="M0-40-32 0 0 38z"/><path fill="${colours[1]}" d="M0-40 32 0 0 38z"/><path fill="none" stroke="${wood}" stroke-width="1.500" d="M0-40v78M-32 0q32-16 64 0"/><path fill="${colours[0]}" d="M0 38l-11 15h22z"/></g>`;
}

/** The black tank that every roof has, and washing beside it. */
export const roof = (x: number, y: number): string =>
  `${box(x, y - 26, 30, 26, '#1b1830', 5)}${box(x + 8, y - 31, 14, 6, '#1b1830', 2)}<path stroke="${paper}" stroke-opacity=".6" d="M${x + 34} ${y - 22}h44M${x + 78} ${y - 24}v24"/>${[crimson, paper, lapis].map((cloth, i) => box(x + 38 + i * 13, y - 21, 10, 14, cloth)).join('')}`;

/** Somebody small on a roof, an arm up to the string. */
export const child = (x: number, y: number, colour: string): string =>
  `<path fill="#241838" d="M${x - 5} ${y}l2-18h8l2 18z"/>${box(x - 5, y - 32, 12, 17, colour, 4)}<circle cx="${x + 1}" cy="${y - 38}" r="6" fill="#8a5142"/><path stroke="${colour}" stroke-width="4" stroke-linecap="round" d="M${x - 2} ${y - 28}l-9-11"/>`;
