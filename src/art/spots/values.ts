import { box, crimson, flags, glow, indoors, lamp, lapis, lit, marigold, night, outdoors, pane, paper, pine, windows, wood } from './frame.ts';

/** The five values, in the order of `src/content/values.ts`; the keys are their names in the sheet. */
export const valueSpots: Readonly<Record<string, string>> = {
  // The report under the lamp: its chart is a ridge, its last line is marked, the photographs lie beside it.
  'show-the-work': indoors(
    `${glow(170, 56, 116)}<path fill="#2a1838" opacity=".5" d="m58 34 108-6 8 140H50z"/><path fill="url(#sheet)" d="m62 24 108-4 6 142-120 2z"/>${box(74, 36, 90, 46, '#cfdcff')}<path fill="${pine}" d="m74 82 20-26 13 12 21-28 16 22 10-8 10 12v16z"/><path fill="#fff" d="m128 40 9 13-6-2-4 5-5-7z"/><circle cx="148" cy="46" r="5" fill="${marigold}"/>${box(74, 92, 88, 4, '#8b7080')}${box(74, 102, 66, 4, '#8b7080')}${box(74, 112, 78, 4, '#8b7080')}${box(70, 124, 96, 17, marigold)}${box(76, 130, 64, 5, night)}<g transform="rotate(-12 36 118)">${box(8, 94, 52, 50, '#fff6e2')}${box(12, 98, 44, 34, '#4b6bb8')}<path fill="#e8d6bd" d="M18 132q2-22 16-22t16 22z"/></g><g transform="rotate(9 206 120)">${box(182, 100, 50, 48, '#fff6e2')}${box(186, 104, 42, 32, '#c06a44')}<path fill="#3a1d36" d="m186 126 21-16 21 16v10h-42z"/></g><path fill="${crimson}" d="m210 52 11 8-42 60-13 6 2-14z"/><path fill="${night}" d="m168 118-2 8 7-4z"/>`,
  ),
  // An open gate, and the path through it to the ridges: you may leave, and you stay.
  'stay-because-you-want-to': outdoors(
    `${glow(120, 112, 70)}<path fill="#f3b273" d="M96 180q6-34 20-46h10q12 14 20 46z"/><path fill="#fbd9a4" d="M122 134h4q12 14 20 46h-16q0-30-8-46z"/>${box(0, 70, 62, 110, 'url(#brick)')}${box(178, 70, 62, 110, 'url(#brick)')}<path stroke="#3c1d33" stroke-opacity=".4" stroke-width="2" d="M0 94h62M0 118h62M0 142h62M178 94h62M178 118h62M178 142h62"/>${box(52, 38, 20, 142, '#4a241f')}${box(168, 38, 20, 142, '#7a3f26')}<path fill="#3a1c1c" d="M40 36 120 10l80 26 8 10H32z"/><path fill="${lit}" d="m120 10 80 26 8 10H120z" opacity=".55"/>${box(60, 46, 120, 8, wood)}<path fill="#5a2f25" d="m72 58-30 18v98l30-12zM168 58l30 18v98l-30-12z"/><path fill="#8f4d2c" d="m168 58 30 18v98l-30-12z"/><path fill="none" stroke="${lamp}" stroke-opacity=".55" stroke-width="2" d="M64 66v96M56 72v92M49 76v92M72 104l-30 14M176 66v96M184 72v92M191 76v92M168 104l30 14"/><circle cx="120" cy="64" r="10" fill="${lamp}"/>${glow(120, 64, 30)}<path stroke="${night}" stroke-width="2" d="M120 50v6"/>`,
  ),
  // Seven oil lamps on the sill, one for each day, all of them burning.
  'turn-up-every-day': indoors(
    `${pane(30, 14, 180, 96)}${Array.from({ length: 7 }, (_, i) => {
      const x = 24 + i * 32;
      return `${glow(x, 122, 26)}<path fill="#fff2c4" d="M${x} 108q8 10 0 18-8-8 0-18z"/><path fill="${marigold}" d="M${x} 114q5 7 0 12-5-5 0-12z"/><path fill="#7a3a24" d="M${x - 13} 128h26q-2 16-13 16t-13-16z"/><path fill="#c9703f" d="M${x} 128h13q-2 16-13 16z"/>`;
    }).join('')}${box(0, 144, 240, 6, lit)}<g fill="${paper}">${Array.from({ length: 7 }, (_, i) => box(16 + i * 32, 156, 16, 14, i === 6 ? crimson : paper, 2)).join('')}</g><path fill="none" stroke="${pine}" stroke-width="2.500" d="${Array.from({ length: 6 }, (_, i) => `m${i ? 21 : 20} ${i ? -6 : 163}l3 3 6-7`).join('').replaceAll('m21 -6', 'm23 4')}"/>`,
  ),
  // A brick house of the valley and a brownstone side by side in one light.
  'two-homes-one-standard': outdoors(
    `${glow(130, 118, 100)}${box(24, 84, 80, 82, 'url(#brick)')}<path fill="#3a1d36" d="m12 88 52-34 52 34-8 5-44-26-44 26z"/><path fill="#4a241f" d="M36 96h24v24H36zM70 96h24v24H70z"/>${windows(42, 100, 34, 2)}<path stroke="${lit}" stroke-width="2.500" d="M34 122h28M68 122h28"/>${box(52, 134, 24, 32, wood)}${box(56, 138, 16, 28, lamp)}${box(128, 46, 84, 120, '#4b3a63')}${box(170, 46, 42, 120, '#7d5672')}${box(122, 38, 96, 10, '#2f2547')}${box(170, 38, 48, 3, lamp)}${windows(138, 60, 26, 3, [1])}${windows(138, 90, 26, 3)}${windows(138, 122, 26, 1)}${box(170, 118, 24, 48, '#2f2547')}${box(174, 124, 16, 42, pine)}${box(174, 118, 16, 5, lamp)}<path fill="#9c8298" d="M164 158h36v4h-36zM160 162h44v5h-44z"/><path fill="#1d1f46" d="M0 166h240v14H0z"/><path fill="none" stroke="${paper}" stroke-width="1.500" d="M64 54q36 34 64-8"/>${flags(74, 58, 4)}<path stroke="${lapis}" stroke-width="2" d="M0 167h240"/>`,
  ),
  // A price tag on its string, the number in the light, nothing behind it.
  'say-it-plainly': indoors(
    `${pane(158, 20, 60, 68)}${glow(112, 78, 112)}<path fill="none" stroke="${paper}" stroke-width="2.500" d="M112 0q-4 22 2 42"/><g transform="rotate(4 112 90)"><path fill="#2a1838" opacity=".45" d="M74 58 118 36l44 22v106H74z"/><path fill="url(#sheet)" d="m68 54 44-22 44 22v104H68z"/><path fill="${crimson}" d="m68 54 44-22 44 22v8H68z"/><path fill="#e83f54" d="m112 32 44 22v8h-44z"/><circle cx="112" cy="50" r="7" fill="#3a1c2c"/><path fill="${night}" d="M92 79v-5h4v5q10 1 11 9h-7q-1-4-6-4-6 0-6 4t7 5q13 2 13 11 0 9-12 10v5h-4v-5q-11-1-12-11h7q1 6 8 6 6 0 6-5t-7-5q-13-2-13-10t11-10z"/>${box(116, 78, 30, 8, night, 2)}${box(116, 94, 22, 8, night, 2)}${box(82, 128, 62, 4, '#8b7080')}${box(82, 138, 44, 4, pine)}</g><path fill="${marigold}" opacity=".9" d="M22 150h56v14H22z"/>${box(22, 150, 56, 4, lamp)}`,
  ),
};
