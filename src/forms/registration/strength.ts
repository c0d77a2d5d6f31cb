import { MAX_PASSWORD, MIN_PASSWORD } from '#shared/limits.ts';

/** Labels by points. */
export const STRENGTH_LABELS = ['Very Weak', 'Weak', 'Moderate', 'Strong', 'Very Strong'] as const;

const SIGNS = [/\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{M}\p{Nd}\s]/u] as const;

/** 0 to 4: a point each for 8 code points, an uppercase letter, a digit, a special character. */
export function strengthPoints(password: string): number {
  // The longest password has at most twice as many units. More is refused anyway; a long paste costs nothing here.
  const looked = password.slice(0, 2 * MAX_PASSWORD);
  const signs = SIGNS.filter((sign) => sign.test(looked)).length;
  return signs + ([...looked].length >= MIN_PASSWORD ? 1 : 0);
}
