import { box, glow, indoors, lapis, marigold, night, paper, pine } from './frame.ts';

/** A page of a site as a lit sheet that stands on the table. */
const page = `<g id="page">${box(4, 4, 78, 140, '#2a1838')}${box(0, 0, 78, 140, 'url(#sheet)', 3)}${box(0, 0, 78, 9, lapis, 3)}<svg x="7" y="15" width="64" height="34" viewBox="30 40 170 90" preserveAspectRatio="xMidYMid slice"><use href="#far"/></svg>${box(7, 56, 46, 5, night)}<path stroke="#8b7080" stroke-width="3" d="M7 69h64M7 77h58M7 85h62"/>${box(7, 94, 29, 20, '#c9d6ff')}${box(42, 94, 29, 20, '#c9d6ff')}</g>`;
const stand = (x: number, y: number): string => `<use href="#page" x="${x}" y="${y}"/>`;
const four = stand(26, 56) + stand(58, 47) + stand(90, 38) + stand(122, 29);
/** The table's edge comes before the pages' feet. */
const edge = `<path fill="#43221f" d="M0 158h240v22H0z"/><path fill="#ffd9a0" opacity=".3" d="M0 158h240v2H0z"/>`;

/** The website plans; the keys are their ids in `src/content/plans.ts`. */
export const websiteSpots: Readonly<Record<string, string>> = {
  // One page, told well.
  essence: indoors(`<defs>${page}</defs>${glow(120, 84, 110)}${stand(81, 29)}${edge}`),
  // A page for each service, one behind the other.
  elevate: indoors(`${glow(150, 84, 116)}${four}${edge}`),
  // The same, and before them the panel in which the owner's people write.
  elite: indoors(
    `${glow(150, 84, 116)}${four}${edge}${box(146, 84, 76, 84, night, 5)}${box(146, 84, 76, 9, '#2d3768', 5)}${box(155, 100, 30, 5, paper)}${box(155, 110, 58, 10, '#39437a')}${box(155, 125, 58, 18, '#39437a')}${box(155, 149, 20, 10, pine, 2)}${box(187, 149, 26, 10, marigold, 2)}`,
  ),
};
