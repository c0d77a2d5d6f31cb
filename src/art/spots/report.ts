import { box, crimson, glow, HEIGHT, indoors, lapis, lit, night, outdoors, shared, WIDTH, wood } from './frame.ts';
import { picture } from '../kit/cells.ts';

const GAP = 16;
const tiles = `<g opacity=".5">${Array.from({ length: 24 }, (_, i) => box(2 + (i % 6) * 40, 2 + Math.floor(i / 6) * 35, 37, 32, i % 5 === 1 ? lapis : '#7d88ba')).join('')}</g>`;
const basin = `<path fill="#b9a9b4" d="M20 138h200l-14 42H34z"/><path fill="#f1e3d4" d="M20 138h200l-3 9H23z"/>`;
const tap = (metal: string, handle: string): string =>
  `<path fill="${metal}" d="M40 66h56v20H40zM90 58h36q34 0 34 34v16h-24V94q0-10-10-10H90z"/>${box(98, 38, 12, 22, '#7d7696')}${box(74, 28, 60, 12, handle, 6)}`;

/** The photographs of the owner's report: the tap before and after, the water tank, the roof. */
const photographs = [
  indoors(
    `${tiles}${basin}${tap('#8b7a70', '#7a3a3a')}<path fill="#6b4a3a" opacity=".7" d="M132 104h32l-4 8h-24zM60 86q8 30 0 52h-8q6-30-4-52z"/><path fill="#bcd6ff" d="M148 112q9 13 0 18-9-5 0-18zM150 150q7 10 0 14-7-4 0-14z"/><ellipse cx="148" cy="172" rx="30" ry="4" fill="#7fa2dd"/>`,
  ),
  indoors(
    `${tiles}${glow(190, 40, 110)}${basin}${tap('url(#metal)', crimson)}<path stroke="#fff" stroke-width="4" stroke-linecap="round" d="M46 71h40M98 63h26"/><path fill="#fff" d="m184 74 4 10 10 4-10 4-4 10-4-10-10-4 10-4z"/>`,
  ),
  outdoors(
    `${box(0, 148, 240, 32, '#8a4f4c')}${box(64, 130, 112, 18, wood)}<path fill="#151a36" d="M72 60h96v70H72z"/><path fill="#343c6c" d="M126 60h42v70h-42z"/><path fill="#0d1128" d="M88 44h64l16 16H72z"/>${box(100, 34, 40, 12, '#2a315e', 3)}<path stroke="#5a639c" stroke-width="3" d="M72 78h96M72 96h96M72 114h96"/><path fill="none" stroke="#c9d3f5" stroke-width="5" d="M168 122h28v40"/><path fill="none" stroke="${lit}" stroke-width="4" d="m34 172 20-120M52 174l20-120M37 152h18M41 128h18M45 104h18M49 80h18"/>`,
  ),
  outdoors(
    `<path fill="#7c3529" d="M0 96 120 46l120 50v40H0z"/><path fill="#b9563f" d="m120 46 120 50v40H120z"/><path stroke="${night}" stroke-opacity=".35" stroke-width="3" d="M0 112h240M0 126h240M40 80v56M80 62v74M120 46v90M160 62v74M200 80v56"/>${box(0, 134, 240, 10, '#c9d3f5')}${box(196, 144, 10, 36, '#aab4da')}${box(0, 144, 196, 36, '#4a2f4f')}<path fill="#ffd283" d="M60 152h30v28H60zM116 152h30v28h-30z"/>`,
  ),
];

/** All of them in one row, as they lie on the report. */
export const photographRow = picture(
  photographs.length * (WIDTH + GAP) - GAP,
  HEIGHT,
  shared +
    photographs
      .map(
        (photograph, place) =>
          `<svg x="${place * (WIDTH + GAP)}" width="${WIDTH}" height="${HEIGHT}">${photograph}</svg>`,
      )
      .join(''),
);
