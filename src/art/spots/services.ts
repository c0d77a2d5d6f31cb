import { crimson, lapis, marigold, mist, night, paper, pine, spot } from './frame.ts';

const range = (x: number, y: number, scale: number): string =>
  `<path fill="${pine}" d="m${x} ${y}l${22 * scale}-${30 * scale} ${10 * scale} ${11 * scale} ${20 * scale}-${33 * scale} ${30 * scale} ${52 * scale}z"/>`;

/** The five services; the keys are the ids in `src/content/services.ts` and the names in the sheet. */
export const serviceSpots: Readonly<Record<string, string>> = {
  // One page in a window: a ridge, a line to read, a button to press.
  'website-development': spot(
    lapis,
    `<path fill="${night}" d="M42 34h156v18H42z"/><path fill="${paper}" d="M42 52h156v94H42z"/><g fill="${marigold}"><circle cx="54" cy="43" r="4"/><circle cx="67" cy="43" r="4" fill="${crimson}"/></g><path fill="${paper}" d="M80 39h72v8H80z"/><path fill="${mist}" d="M42 52h156v50H42z"/><circle cx="160" cy="72" r="11" fill="${marigold}"/>${range(62, 102, 0.95)}<path stroke="${night}" stroke-width="6" d="M54 114h70M54 126h52"/><path fill="${crimson}" d="M146 110h40v22h-40z"/><path fill="none" stroke="${paper}" stroke-width="3" d="M156 121h18m-6-6 6 6-6 6"/>`,
  ),
  // One kit: a circle, a triangle, a square, and the pencil that draws them.
  'graphics-designing': spot(
    crimson,
    `<path fill="${paper}" d="M54 36h124v112H54z"/><circle cx="92" cy="74" r="24" fill="${lapis}"/><path fill="${pine}" d="m120 132 30-52 30 52z"/><path fill="${marigold}" d="M68 100h42v36H68z"/><path fill="none" stroke="${night}" stroke-width="3" d="M128 48h40v24h-40z" stroke-dasharray="5 5"/><path fill="${night}" d="m206 30 14 12-52 66-15 6 2-17z"/><path fill="${marigold}" d="m201 36 14 12-40 51-14-12z"/><path fill="${paper}" d="m161 87 14 12-7 9-15 6 2-17z"/><path fill="${night}" d="m153 114 2-8 6 5z"/>`,
  ),
  // A letter half out of its sealed envelope.
  'email-marketing': spot(
    marigold,
    `<path fill="${night}" d="M44 76 120 24l76 52v72H44z"/><path fill="${paper}" d="M62 42h116v80H62z"/><path fill="${lapis}" d="M74 52h92v22H74z"/><path fill="none" stroke="${night}" stroke-opacity=".5" stroke-width="5" d="M74 84h92M74 95h60"/><path fill="${mist}" d="m44 76 76 48 76-48v72H44z"/><path fill="none" stroke="${night}" stroke-width="3" d="m44 148 56-37M196 148l-56-37"/><circle cx="120" cy="122" r="14" fill="${crimson}"/><path fill="${paper}" d="m120 113 7 11h-14z"/>`,
  ),
  // The map of the neighbourhood under a glass: the pin is found.
  seo: spot(
    pine,
    `<path fill="${paper}" d="m40 46 50-12 54 14 54-12v98l-54 12-54-14-50 12z"/><path fill="${mist}" d="m90 34 54 14v98l-54-14z"/><path fill="none" stroke="${lapis}" stroke-width="5" d="M40 112q30-14 50-2t54-8 54 4"/><path fill="none" stroke="${marigold}" stroke-width="5" d="M66 40q4 44 26 58t26 42M168 43q-8 34-24 46"/><circle cx="126" cy="82" r="38" fill="#fff" fill-opacity=".72" stroke="${night}" stroke-width="9"/><path stroke="${night}" stroke-width="13" stroke-linecap="round" d="m155 111 34 38"/><path fill="${crimson}" d="M126 58q19 0 19 19 0 12-19 31-19-19-19-31 0-19 19-19z"/><circle cx="126" cy="77" r="7" fill="${paper}"/>`,
  ),
  // A phone in the evening: the post is out, and somebody likes it.
  'social-media-marketing': spot(
    night,
    `<path fill="${paper}" d="M82 14h76v152H82z"/><path fill="${lapis}" d="M89 28h62v60H89z"/><circle cx="134" cy="46" r="9" fill="${marigold}"/><path fill="${pine}" d="m89 88 18-26 9 9 15-22 20 39z"/><path stroke="${night}" stroke-opacity=".5" stroke-width="5" d="M89 100h50M89 111h36"/><path fill="${crimson}" d="M89 124h62v20H89z"/><path stroke="${paper}" stroke-width="4" d="M99 134h26"/><circle cx="120" cy="155" r="5" fill="${night}"/><path fill="${crimson}" d="M148 40h56v40h-34l-12 13V80h-10z"/><path fill="${paper}" d="M176 72 162 58q-5-7 1-12 7-4 13 3 6-7 13-3 6 5 1 12z"/><path fill="${marigold}" d="M34 88h54v36H72l-12 12v-12H34z"/><path stroke="${night}" stroke-width="4" d="M44 100h34M44 111h22"/>`,
  ),
};
