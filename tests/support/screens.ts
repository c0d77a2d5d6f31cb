import { socialPlans } from '#content/plans.ts';
import { PATHS } from '#shared/paths.ts';

const { countries, build, feed, sitemap, admin } = PATHS;
/** Files; and the staff area behind the sign-in, which has tests of its own. */
const OTHERS: ReadonlySet<string> = new Set([countries, build, feed, sitemap, admin]);

/** The addresses of all that visitors see as a page. */
export const screens: readonly string[] = [
  ...Object.values(PATHS).filter((path) => !OTHERS.has(path)),
  ...socialPlans.map(({ card }) => card.route),
];
