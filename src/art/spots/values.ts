import { crimson, flags, lapis, marigold, mist, night, paper, pine, spot } from './frame.ts';

const roof = (x: number, y: number, w: number): string =>
  `M${x} ${y}l${w / 2}-${w * 0.36} ${w / 2} ${w * 0.36}h-${w * 0.12}v${w * 0.5}h-${w * 0.76}v-${w * 0.5}z`;

/** The five values, in the order of `src/content/values.ts`; the keys are their names in the sheet. */
export const valueSpots: Readonly<Record<string, string>> = {
  // The report lies open: its chart is a ridge, and the last line is marked.
  'show-the-work': spot(
    lapis,
    `<path fill="${paper}" d="M68 26h104v128H68z"/><path fill="${mist}" d="M80 38h80v50H80z"/><path fill="${pine}" d="m80 88 18-24 11 11 19-28 15 22 9-9 8 10v18z"/><path fill="${paper}" d="m128 47 8 12-5-2-4 5-4-6z"/><circle cx="146" cy="50" r="6" fill="${marigold}"/><path stroke="${night}" stroke-opacity=".35" stroke-width="4" d="M80 100h80M80 110h66M80 120h74"/><path fill="${marigold}" d="M76 130h88v14H76z"/><path stroke="${night}" stroke-width="4" d="M80 137h62"/><path fill="${crimson}" d="m190 96 12 9-34 46-15 6 3-15z"/><path fill="${night}" d="m156 142-3 15 15-6z"/>`,
  ),
  // An open gate in an open wall: you may leave, and you stay.
  'stay-because-you-want-to': spot(
    pine,
    `<path fill="${night}" d="M50 150V78q0-50 70-62 70 12 70 62v72h-26V84q0-26-44-34-44 8-44 34v66z"/><path fill="${marigold}" d="M76 150V84q0-26 44-34 44 8 44 34v66z"/><circle cx="120" cy="92" r="18" fill="${paper}"/><path fill="${lapis}" d="m76 128 20-24 12 12 18-26 20 28 8-8 10 12v28H76z"/><path fill="${paper}" d="m126 90 9 13-6-2-4 5-5-6z"/><path fill="${crimson}" d="M76 66v84l-34 14V76z"/><path fill="none" stroke="${paper}" stroke-width="3" d="M68 78v66M50 82v68M76 92l-34 8M76 124l-34 12"/><path fill="${paper}" d="M112 178 104 150h32l-8 28z"/>`,
  ),
  // Seven days, a post on each, the sun coming round again.
  'turn-up-every-day': spot(
    marigold,
    `<path fill="none" stroke="${night}" stroke-width="4" d="M40 126a80 80 0 0 1 160 0"/><g fill="${paper}"><path d="M34 112h20v24H34zM46 76h20v24H46zM74 48h20v24H74zM110 36h20v24h-20zM146 48h20v24h-20zM174 76h20v24h-20z"/></g><path fill="${crimson}" d="M186 112h20v24h-20z"/><g fill="none" stroke="${pine}" stroke-width="4"><path d="m39 124 4 5 8-10M51 88l4 5 8-10M79 60l4 5 8-10M115 48l4 5 8-10M151 60l4 5 8-10M179 88l4 5 8-10"/></g><path stroke="${paper}" stroke-width="4" d="m191 124 4 5 8-10" fill="none"/><circle cx="120" cy="116" r="26" fill="${crimson}"/><path fill="${night}" d="m52 144 30-26 16 14 22-30 26 32 16-14 26 24z"/><path fill="${paper}" d="m120 102 11 14-7-2-5 5-6-7z"/>`,
  ),
  // A brick house of the valley and a brownstone under one roof line.
  'two-homes-one-standard': spot(
    night,
    `<path fill="${crimson}" d="${roof(34, 78, 84)}"/><path fill="${marigold}" d="M56 90h14v18H56zM82 90h14v18H82z"/><path stroke="${paper}" stroke-width="3" d="M51 90h24M77 90h24M51 109h24M77 109h24"/><path fill="${lapis}" d="M128 42h70v78h-70z"/><path fill="${paper}" d="M124 36h78v9h-78z"/><path fill="${marigold}" d="M138 56h14v20h-14zM174 56h14v20h-14zM138 88h14v20h-14z"/><path fill="${paper}" d="M172 88h18v32h-18z"/><path fill="${pine}" d="M24 120h192v8H24z"/><path fill="none" stroke="${paper}" stroke-width="3" d="M76 47Q122 80 163 36"/>${flags(84, 50, 5)}<path fill="none" stroke="${marigold}" stroke-width="4" d="M58 142h124m-8-6 8 6-8 6M66 136l-8 6 8 6"/>`,
  ),
  // A price tag that says its number, and nothing behind it.
  'say-it-plainly': spot(
    crimson,
    `<path fill="${paper}" d="M40 40h112l44 44-44 44H40z"/><circle cx="164" cy="84" r="9" fill="${crimson}"/><path fill="none" stroke="${night}" stroke-width="4" d="M164 84c30-6 26-48 56-50"/><path stroke="${night}" stroke-width="7" d="M56 64h70M56 84h52"/><path stroke="${pine}" stroke-width="7" d="M56 104h36"/><path fill="${marigold}" d="M104 112h86v38h-62l-16 16v-16h-8z"/><path stroke="${night}" stroke-width="5" d="M116 126h62M116 138h40"/>`,
  ),
};
