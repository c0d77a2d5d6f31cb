import { palette } from '../kit/colour.ts';

/** The mark, 28 × 44: two woven diamonds that read as an eight, the upper one a peak with snow on it. */
export const mark = `<path fill="${palette.crimson}" d="M14 1 27 22H1z"/><path fill="${palette.lapis}" d="M1 22h26L14 43z"/><path fill="#fff" d="m14 1 5 8-2.500 2.500L14 8.500l-2.500 3L9 9z"/><path fill="${palette.marigold}" d="M9 27h10l-5 8z"/>`;

const letters =
  'M34 1H10L1 10V34L10 43H34V19H18V27.500H24.500V33.500H14L10.500 30V14L14 10.500H34zM40 1H64.500L73 9.500V20L66.500 26.800 75 43H64.300L57 29H49.500V43H40zM49.500 10.200V20.300H60.600L63.500 17.400V13.100L60.600 10.200zM88 1H108L117 10V17L111.500 22 117 27V34L108 43H88L79 34V27L84.500 22 79 17V10z';

/** The wordmark, 118 × 44: cut on the diagonals of the mark, a peak and its mirror in the eight. Letters take the text colour where it is inlined. */
export const logo = (ink: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 118 44" color="${ink}" role="img" aria-label="GR8"><path fill="currentColor" fill-rule="evenodd" d="${letters}"/><path fill="${palette.crimson}" d="m98 7.500 11 10.500H87z"/><path fill="#fff" d="m98 7.500 4 3.800-2 2-2-2.200-2 2.200-2-2z"/><path fill="${palette.marigold}" d="M87 26h22L98 36.500z"/></svg>`;

/** The mark alone on its own ground. `inset` is the share of the side left free all round; `round` the corner radius of 64. */
export const tile = (inset: number, round: number): string => {
  const height = 64 * (1 - inset * 2);
  const scale = height / 44;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${round}" fill="${palette.night}"/><g transform="translate(${(32 - 14 * scale).toFixed(2)} ${(32 - 22 * scale).toFixed(2)}) scale(${scale.toFixed(3)})">${mark.replace(palette.lapis, '#4a6bf0')}</g></svg>`;
};
