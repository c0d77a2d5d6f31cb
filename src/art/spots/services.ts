import { box, crimson, glow, indoors, lamp, lapis, lit, marigold, night, outdoors, pane, paper, pine, wood } from './frame.ts';

/** The five services; the keys are the ids in `src/content/services.ts` and the names in the sheet. */
export const serviceSpots: Readonly<Record<string, string>> = {
  // A laptop on the desk by the window: the page on its screen is almost done.
  'website-development': indoors(
    `${pane(156, 18, 66, 74)}${glow(96, 92, 92)}${box(36, 42, 120, 84, night, 6)}${box(42, 48, 108, 72, paper)}<path fill="#cfdcff" d="M42 48h108v38H42z"/><circle cx="128" cy="62" r="7" fill="${marigold}"/><path fill="${lapis}" d="m42 86 26-24 12 10 20-20 32 34z"/><path fill="#1f3796" d="m80 86 20-34 32 34z"/>${box(50, 94, 54, 4, night)}${box(50, 102, 40, 4, '#8b86a5')}${box(116, 96, 26, 12, crimson, 2)}<path fill="#3a3f70" d="M28 126h136l12 20H16z"/><path fill="#6d72a4" d="M96 126h68l12 20H96z"/><path fill="#23284f" d="M80 138h32l4 6H76z"/><path fill="#e8d6bd" d="M184 128h22v20q0 6-11 6t-11-6z"/><path fill="none" stroke="#e8d6bd" stroke-width="4" d="M206 132q10 0 8 9t-9 6"/><path fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2" d="M191 122q-3-5 0-9M199 122q-3-5 0-9"/>`,
  ),
  // A sheet on the drawing table under the lamp: one kit of shapes, and the pencil that draws them.
  'graphics-designing': indoors(
    `${glow(150, 70, 108)}<path fill="#2a1838" opacity=".5" d="m42 158 18-108 128 4 8 108z"/><path fill="url(#sheet)" d="m38 152 20-108 126 4 8 108z"/><circle cx="92" cy="82" r="22" fill="${lapis}"/><path fill="#4f6df0" d="M92 60a22 22 0 0 1 0 44z"/><path fill="${pine}" d="m118 136 26-48 28 50z"/><path fill="#2a9c87" d="m144 88 28 50-26-1z"/>${box(64, 112, 36, 30, marigold)}<path fill="none" stroke="#7a6270" stroke-width="2" stroke-dasharray="5 4" d="M126 58h44v22h-44z"/><path fill="${crimson}" d="m206 62 13 9-52 66-14 7 1-15z"/><path fill="#f0596a" d="m212 66 7 5-52 66-6 3z"/><path fill="${paper}" d="m154 129 13 8-14 7z"/><path fill="none" stroke="${night}" stroke-width="5" d="M20 150V70l46-40"/><path fill="${marigold}" d="m54 16 30 22-8 16-36-20z"/><path fill="${lamp}" d="m40 34 36 20-3 6-36-19z"/>`,
  ),
  // A letter that glows in its opened envelope, sealed with the house's wax.
  'email-marketing': indoors(
    `${pane(20, 16, 54, 60)}${glow(134, 84, 108)}<path fill="#5d2740" d="M60 84 134 34l74 50v74H60z"/>${box(80, 36, 108, 96, 'url(#sheet)')}${box(90, 46, 88, 26, '#c9d6ff')}<path fill="${lapis}" d="m90 72 24-18 14 10 18-16 32 24z"/>${box(90, 82, 80, 4, '#8b7080')}${box(90, 92, 60, 4, '#8b7080')}<path fill="#e2b98e" d="m60 84 74 46 74-46v74H60z"/><path fill="#f6d9ae" d="m134 130 74-46v74h-34z"/><path fill="none" stroke="#a06a4c" stroke-width="2" d="m60 158 58-38M208 158l-58-38"/><circle cx="134" cy="128" r="15" fill="#8f0e24"/><circle cx="136" cy="126" r="13" fill="${crimson}"/><path fill="${paper}" d="m136 117 7 12h-14z"/><path stroke="${lit}" stroke-width="5" stroke-linecap="round" d="m18 162 34-24"/><path fill="${night}" d="m12 168 3-8 6 5z"/>`,
  ),
  // The town at dusk, every roof alike, and one of them found.
  seo: outdoors(
    `${glow(132, 92, 80)}${[
      [0, 116, 44],
      [38, 126, 38],
      [70, 112, 46],
      [160, 118, 40],
      [196, 110, 50],
    ]
      .map(
        ([x = 0, y = 0, w = 0]) =>
          `${box(x, y, w, 64, '#3d2a55')}<path fill="#2a1f47" d="m${x - 5} ${y} ${w / 2 + 5}-18 ${w / 2 + 5} 18z"/>${box(x + 8, y + 12, 8, 11, '#6b4a6a')}${box(x + 24, y + 12, 8, 11, '#6b4a6a')}`,
      )
      .join(
        '',
      )}${box(108, 112, 52, 68, 'url(#brick)')}<path fill="#5a2435" d="m101 112 33-24 33 24z"/>${box(116, 124, 11, 14, lamp)}${box(141, 124, 11, 14, lamp)}${box(126, 150, 16, 30, lamp)}<path fill="#16193d" d="M0 158h104v22H0zM166 154h74v26h-74z"/><path fill="#8f0e24" d="M134 16q24 0 24 24 0 16-24 42-24-26-24-42 0-24 24-24z"/><path fill="#ea3c52" d="M134 16q24 0 24 24 0 16-24 42z"/><circle cx="134" cy="40" r="10" fill="${paper}"/><circle cx="60" cy="62" r="32" fill="#fff" fill-opacity=".14" stroke="${lamp}" stroke-width="6"/><path stroke="${lit}" stroke-width="10" stroke-linecap="round" d="M37 87 14 114"/><path stroke="#fff" stroke-opacity=".6" stroke-width="3" stroke-linecap="round" fill="none" d="M40 54q6-14 20-15"/>`,
  ),
  // A phone on the table in the evening: the post went out by itself, and somebody likes it.
  'social-media-marketing': indoors(
    `${pane(20, 20, 56, 66)}${glow(130, 92, 104)}<g transform="rotate(-5 128 96)">${box(90, 14, 78, 152, '#0d1128', 11)}${box(95, 20, 68, 140, paper, 6)}${box(95, 32, 68, 68, '#9c3a22')}<path fill="#c9803a" d="M102 90q2-28 27-28t27 28z"/><path fill="none" stroke="${paper}" stroke-width="3.500" stroke-linecap="round" d="M116 70q5 6 3 13M128 68q5 6 3 13M140 70q5 6 3 13"/><circle cx="104" cy="26" r="3.500" fill="${crimson}"/>${box(112, 24, 30, 4, night)}${box(102, 108, 52, 4, '#8b7080')}${box(102, 117, 36, 4, '#8b7080')}${box(102, 132, 54, 16, pine, 3)}<path fill="none" stroke="#fff" stroke-width="3" d="m122 140 5 4 9-9"/></g><path fill="#8f0e24" d="M168 40h54v38h-32l-12 12V78h-10z"/><path fill="${crimson}" d="M190 40h32v38h-32z"/><path fill="${paper}" d="M195 71 181 57q-5-7 1-12 7-3 13 4 6-7 13-4 6 5 1 12z"/>${box(30, 136, 46, 6, wood)}<path fill="#d9b98c" d="M36 118h30v14q0 6-15 6t-15-6z"/><path fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2" d="M46 112q-3-5 0-9M56 112q-3-5 0-9"/>`,
  ),
};
