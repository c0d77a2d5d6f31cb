import { palette } from '../kit/colour.ts';

export const { mist, crimson, marigold, pine, lapis } = palette;
/** Paper in lamplight, and the two sides of wood: the one the light reaches, and the other. */
export const paper = '#f8e8c8';
export const wood = '#5a2f25';
export const lit = '#b5683a';
export const lamp = '#ffd283';
export const night = '#1a1f45';

export const WIDTH = 240;
export const HEIGHT = 180;

/** What the spots of a sheet share: evening light, the ridges outside, and a room with a table. All are lit from the right. */
export const shared = `<defs><linearGradient id="sky" x2=".25" y2="1"><stop stop-color="#262c66"/><stop offset=".5" stop-color="#7d527f"/><stop offset=".78" stop-color="#e58f63"/><stop offset="1" stop-color="#f9cd86"/></linearGradient><linearGradient id="wall" x2="1" y2=".35"><stop stop-color="#2b2650"/><stop offset="1" stop-color="#8a4f4c"/></linearGradient><linearGradient id="table" x2="1"><stop stop-color="#43221f"/><stop offset="1" stop-color="#a05a34"/></linearGradient><linearGradient id="brick" x2="1"><stop stop-color="#5f2b3a"/><stop offset="1" stop-color="#b9563f"/></linearGradient><linearGradient id="sheet" x2="1"><stop stop-color="#d9c4b1"/><stop offset="1" stop-color="#fff3d8"/></linearGradient><linearGradient id="metal" x2=".3" y2="1"><stop stop-color="#fff1d2"/><stop offset=".4" stop-color="#c9b3a4"/><stop offset="1" stop-color="#534a70"/></linearGradient><radialGradient id="glow"><stop stop-color="#ffe2a0" stop-opacity=".9"/><stop offset=".35" stop-color="#ffbd62" stop-opacity=".42"/><stop offset="1" stop-color="#ff9d4d" stop-opacity="0"/></radialGradient><g id="far"><path fill="url(#sky)" d="M0 0h240v180H0z"/><g id="ranges"><path fill="#8c6a92" d="m0 108 22-16 16 10 30-38 18 22 12-10 34 36 22-16 26 22 24-30 36 32v60H0z"/><path fill="#ffe3c0" d="m68 64 18 22-9-3-6 9-5-10-12 5zM204 86l16 14-9-1-6 6-4-6-8 3z" opacity=".75"/><path fill="#584c82" d="m0 128 38-20 26 14 34-22 40 26 36-16 34 18 32-14v66H0z"/></g></g><g id="dusk"><use href="#far"/><path fill="#2c2b5b" d="m0 152 60-12 70 8 110-14v46H0z"/></g><g id="room"><path fill="url(#wall)" d="M0 0h240v180H0z"/><path fill="url(#table)" d="M0 142h240v38H0z"/><path fill="#ffd9a0" opacity=".35" d="M0 142h240v2H0z"/></g></defs>`;

/** Where the light of a lamp or a lit window falls. */
export const glow = (x: number, y: number, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#glow)"/>`;

export const box = (x: number, y: number, width: number, height: number, fill: string, round = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${round ? ` rx="${round}"` : ''}/>`;

/** Out of doors, in front of the ridges. */
export const outdoors = (body: string): string => `<use href="#dusk"/>${body}`;

/** In a room, its table along the foot. */
export const indoors = (body: string): string => `<use href="#room"/>${body}`;

/** A window of the room, with the evening outside. */
export const pane = (x: number, y: number, width: number, height: number): string =>
  `${box(x - 5, y - 5, width + 10, height + 10, wood)}<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="30 20 170 120" preserveAspectRatio="xMidYMid slice"><use href="#far"/></svg><path stroke="${wood}" stroke-width="4" d="M${x + width / 2} ${y}v${height}M${x} ${y + height / 2}h${width}"/><path stroke="${lit}" stroke-width="2" d="M${x - 6} ${y + height + 6}h${width + 12}"/>`;

/** Small prayer flags along a straight string. */
export const flags = (x: number, y: number, count: number): string =>
  Array.from(
    { length: count },
    (_, i) =>
      `<path fill="${[lapis, paper, crimson, pine, marigold][i % 5]}" d="M${x + i * 15} ${y + Math.round(Math.sin((i / (count - 1)) * Math.PI) * 8)}h11l1 13-12-1z"/>`,
  ).join('');

/** A row of windows with light in them; `dark` are the places where nobody is in. */
export const windows = (
  x: number,
  y: number,
  step: number,
  count: number,
  dark: readonly number[] = [],
): string =>
  Array.from({ length: count }, (_, i) =>
    box(x + i * step, y, 12, 16, dark.includes(i) ? '#3b2a4c' : lamp),
  ).join('');
