import { palette } from '../kit/colour.ts';

export const { mist, crimson, marigold, pine, lapis } = palette;
/** Between the house's paper and night, so that both show on a paper page and on a night page. */
export const paper = '#efe5cf';
export const night = '#2b3768';

/** A spot: 240 × 180, one woven diamond of ground behind a small geometric scene. Reads on paper and on night. */
export const spot = (ground: string, body: string): string =>
  `<path fill="${ground}" d="M120 2 238 90 120 178 2 90z"/><g fill="none" stroke="${paper}" stroke-opacity=".32" stroke-width="2"><path d="M120 18 217 90l-97 72-97-72z" stroke-dasharray="7 7"/></g>${body}`;

/** Small prayer flags along a straight string. */
export const flags = (x: number, y: number, count: number): string =>
  Array.from(
    { length: count },
    (_, i) =>
      `<path fill="${[lapis, paper, crimson, pine, marigold][i % 5]}" d="M${x + i * 15} ${y + Math.round(Math.sin((i / (count - 1)) * Math.PI) * 8)}h11v13h-11z"/>`,
  ).join('');
