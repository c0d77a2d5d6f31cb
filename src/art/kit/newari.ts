import { blend, rgb } from './colour.ts';
import { seededRandom, type Random } from './noise.ts';

/** The colours of a house in the light of the scene. */
export interface Tone {
  brick: string;
  brickDark: string;
  wood: string;
  woodLight: string;
  tile: string;
  tileLight: string;
  pane: string;
}

/** An opening that can be lit: its place in the picture. */
export interface Pane {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A drawing in two parts, so that light can be put between them: walls below, lattice above. */
export interface Building {
  walls: string;
  lattice: string;
  panes: Pane[];
}

export interface House {
  x: number;
  base: number;
  width: number;
  floors: number;
  storey: number;
  seed: number;
  tone: Tone;
}

const hex = (c: readonly number[]): string =>
  `#${c.map((v) => Math.round(v).toString(16).padStart(2, '0')).join('')}`;
const r = (v: number): string => v.toFixed(1);

/** The same tone seen through `amount` (0..1) of coloured air. */
export function through(tone: Tone, air: string, amount: number): Tone {
  const entries = Object.entries(tone).map(([key, value]: [string, string]) => [
    key,
    hex(blend(rgb(value), rgb(air), amount)),
  ]);
  return Object.fromEntries(entries) as Tone;
}

/** A carved window: long lintel and sill as the valley builds them, a lattice over the opening. */
function carvedWindow(x: number, y: number, w: number, h: number, tone: Tone, arch: boolean): Building {
  const ear = w * 0.34;
  const t = Math.max(1.6, w * 0.09);
  const walls = `
    <path d="M${r(x - ear)} ${r(y - t * 1.6)}h${r(w + ear * 2)}l${r(-ear * 0.4)} ${r(t * 1.6)}h${r(-w - ear * 1.2)}z" fill="${tone.wood}"/>
    <path d="M${r(x - ear)} ${r(y - t * 1.6)}h${r(w + ear * 2)}" stroke="${tone.woodLight}" stroke-width="${r(t * 0.35)}"/>
    <rect x="${r(x - t)}" y="${r(y - 0.5)}" width="${r(w + t * 2)}" height="${r(h + t)}" fill="${tone.wood}"/>
    <rect x="${r(x - ear * 0.8)}" y="${r(y + h)}" width="${r(w + ear * 1.6)}" height="${r(t * 1.3)}" fill="${tone.wood}"/>
    <path d="M${r(x - ear * 0.8)} ${r(y + h)}h${r(w + ear * 1.6)}" stroke="${tone.woodLight}" stroke-width="${r(t * 0.3)}"/>
    <rect x="${r(x)}" y="${r(y)}" width="${r(w)}" height="${r(h)}" fill="${tone.pane}"/>`;
  const step = Math.max(3.2, w / 7);
  const lines: string[] = [];
  for (let d = -h; d < w; d += step) {
    const from = Math.max(0, d);
    const to = Math.min(w, d + h);
    lines.push(
      `M${r(x + from)} ${r(y + from - d)}L${r(x + to)} ${r(y + to - d)}M${r(x + w - from)} ${r(y + from - d)}L${r(x + w - to)} ${r(y + to - d)}`,
    );
  }
  const head = arch
    ? `<path d="M${r(x)} ${r(y)}h${r(w)}v${r(h * 0.32)}q${r(-w * 0.08)} ${r(-h * 0.26)} ${r(-w / 2)} ${r(-h * 0.26)}t${r(-w / 2)} ${r(h * 0.26)}z" fill="${tone.wood}"/>`
    : '';
  const lattice = `<path d="${lines.join('')}" stroke="${tone.wood}" stroke-width="${r(Math.max(0.8, step * 0.26))}" fill="none"/>
    <rect x="${r(x)}" y="${r(y + h * 0.72)}" width="${r(w)}" height="${r(h * 0.28)}" fill="${tone.wood}"/>
    <path d="M${r(x)} ${r(y + h * 0.72)}h${r(w)}M${r(x + w / 2)} ${r(y)}v${r(h)}" stroke="${tone.woodLight}" stroke-width="${r(t * 0.35)}"/>${head}`;
  return { walls, lattice, panes: [{ x, y, width: w, height: h * 0.72 }] };
}

/** A tiled roof with deep eaves on struts. `y` is the top of the wall. */
function tiledRoof(
  x: number,
  y: number,
  w: number,
  rise: number,
  over: number,
  tone: Tone,
  id: string,
): string {
  const left = x - over;
  const right = x + w + over;
  const eave = y + rise * 0.16;
  const inset = over + w * 0.16;
  const bays = Math.max(3, Math.round(w / 42));
  const struts = Array.from({ length: bays + 1 }, (_, i) => {
    const at = x + (w * i) / bays;
    const lean = ((at - (x + w / 2)) / (w / 2)) * over * 0.7;
    return `M${r(at)} ${r(y + rise * 0.5)}L${r(at + lean)} ${r(eave)}`;
  });
  const courses = Array.from({ length: Math.floor(rise / 6) }, (_, i) => {
    const k = (i + 1) / (Math.floor(rise / 6) + 1);
    return `M${r(left + inset * k)} ${r(eave - rise * k)}H${r(right - inset * k)}`;
  });
  return `
    <path d="M${r(x)} ${r(y)}h${r(w)}v${r(rise * 0.5)}h${r(-w)}z" fill="#0c0a14" opacity=".45"/>
    <path d="${struts.join('')}" stroke="${tone.wood}" stroke-width="${r(Math.max(2, w * 0.014))}"/>
    <path d="M${r(left)} ${r(eave)}Q${r(left + inset * 0.6)} ${r(eave - rise * 0.5)} ${r(left + inset)} ${r(eave - rise)}H${r(right - inset)}Q${r(right - inset * 0.6)} ${r(eave - rise * 0.5)} ${r(right)} ${r(eave)}z" fill="url(#tile-${id})"/>
    <path d="${courses.join('')}" stroke="${tone.tile}" stroke-width="1.6" stroke-dasharray="5 1.5" opacity=".75"/>
    <path d="M${r(left)} ${r(eave)}H${r(right)}v${r(rise * 0.09)}H${r(left)}z" fill="${tone.wood}"/>
    <path d="M${r(left + inset - 3)} ${r(eave - rise)}H${r(right - inset + 3)}" stroke="${tone.tileLight}" stroke-width="3" stroke-linecap="round"/>`;
}

/** Fills that a set of buildings shares: brick courses and tiles in the given tone. */
export function toneDefs(id: string, tone: Tone): string {
  return `<pattern id="brick-${id}" width="18" height="10" patternUnits="userSpaceOnUse"><rect width="18" height="10" fill="${tone.brick}"/><path d="M0 4.600h18M0 9.600h18M4 0v4.600M13 0v4.600M8.500 5v4.600M17.500 5v4.600" stroke="${tone.brickDark}" stroke-width=".8"/><path d="M4.500.5h8v3.600h-8z" fill="${tone.brickDark}" opacity=".16"/><path d="M9 5.500h8v3.600H9z" fill="${tone.woodLight}" opacity=".08"/></pattern>
    <linearGradient id="tile-${id}" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${tone.tileLight}"/><stop offset="1" stop-color="${tone.tile}"/></linearGradient>
    <linearGradient id="side-${id}"><stop offset="0" stop-color="#fff" stop-opacity=".06"/><stop offset=".5" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#05040c" stop-opacity=".42"/></linearGradient>`;
}

function floorWindows(h: House, floor: number, y: number, random: Random): Building[] {
  const wide = floor > 0 && floor === h.floors - 1 && h.width > 150;
  const size = Math.min(h.storey * 0.34, h.width / 7);
  const tall = h.storey * (floor === 0 ? 0.46 : 0.54);
  const top = y + h.storey * 0.26;
  if (wide) {
    const bay = size * 0.95;
    const start = h.x + h.width / 2 - bay * 1.65;
    const sides = [h.x + h.width * 0.14 - size / 2, h.x + h.width * 0.86 - size / 2];
    return [
      ...[0, 1, 2].map((i) => carvedWindow(start + i * bay * 1.15, top, bay, tall, h.tone, true)),
      ...sides.map((x) => carvedWindow(x, top + tall * 0.12, size * 0.8, tall * 0.8, h.tone, false)),
    ];
  }
  const count = Math.max(2, Math.round(h.width / (size * 2.6)));
  const arch = random() > 0.5;
  return Array.from({ length: count }, (_, i) => {
    const x = h.x + (h.width * (i + 0.5)) / count - size / 2;
    return carvedWindow(x, top, size, tall, h.tone, arch);
  });
}

/** A brick town house. */
export function house(h: House, id: string): Building {
  const random = seededRandom(h.seed);
  const height = h.floors * h.storey;
  const top = h.base - height;
  const windows: Building[] = [];
  const bands: string[] = [];
  for (let floor = 0; floor < h.floors; floor++) {
    const y = h.base - (floor + 1) * h.storey;
    windows.push(...floorWindows(h, floor, y, random));
    if (floor > 0)
      bands.push(
        `<rect x="${r(h.x - 3)}" y="${r(y + h.storey - 4)}" width="${r(h.width + 6)}" height="7" fill="${h.tone.wood}"/><path d="M${r(h.x - 3)} ${r(y + h.storey + 5)}h${r(h.width + 6)}" stroke="${h.tone.woodLight}" stroke-width="3" stroke-dasharray="4 4" opacity=".6"/>`,
      );
  }
  const walls = `<rect x="${r(h.x)}" y="${r(top)}" width="${r(h.width)}" height="${r(height + 40)}" fill="url(#brick-${id})"/>
    <rect x="${r(h.x)}" y="${r(top)}" width="${r(h.width)}" height="${r(height + 40)}" fill="url(#side-${id})"/>
    ${bands.join('')}${windows.map((w) => w.walls).join('')}`;
  const roof = tiledRoof(h.x, top, h.width, h.storey * 0.62, h.width * 0.1 + 8, h.tone, id);
  return {
    walls,
    lattice: windows.map((w) => w.lattice).join('') + roof,
    panes: windows.flatMap((w) => w.panes),
  };
}

/** A temple of `tiers` roofs, each smaller than the one below, with a gilded top. `x` is its middle. */
export function temple(
  x: number,
  base: number,
  width: number,
  tiers: number,
  tone: Tone,
  id: string,
): string {
  const parts: string[] = [];
  let y = base;
  for (let i = 0; i < tiers; i++) {
    const w = width * (1 - i / (tiers + 0.6)) * 0.62;
    const wall = width * 0.2;
    const rise = width * 0.24 * (1 - i * 0.12);
    parts.push(
      `<rect x="${r(x - w / 2)}" y="${r(y - wall)}" width="${r(w)}" height="${r(wall + 2)}" fill="url(#brick-${id})"/>${tiledRoof(x - w / 2, y - wall, w, rise, w * 0.36, tone, id)}`,
    );
    y -= wall + rise * 0.8;
  }
  const s = width * 0.05;
  return `${parts.join('')}<path d="M${r(x - s)} ${r(y)}h${r(s * 2)}l${r(-s * 0.5)} ${r(-s)}q${r(s * 0.3)} ${r(-s)} ${r(-s * 0.35)} ${r(-s * 1.5)}l${r(-s * 0.15)} ${r(-s * 1.4)}l${r(-s * 0.15)} ${r(s * 1.4)}q${r(-s * 0.65)} ${r(s * 0.5)} ${r(-s * 0.35)} ${r(s * 1.5)}z" fill="#e0a049"/>`;
}
