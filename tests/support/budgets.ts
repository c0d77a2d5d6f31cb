const KB = 1024;

/** What a cold visit at 390 px may weigh, in bytes as they travel: text in brotli, the rest as it is. */
export const BUDGETS = {
  /** HTML with everything that blocks the first paint; posts, /faq and /help-center may add their own text. */
  page: 14 * KB,
  /** Scripts of a page without islands. */
  script: 5 * KB,
  /** Scripts of a page with islands, before anybody touches it. */
  islandScript: 75 * KB,
  /** Scripts of the staff area with its first tab. */
  firstTab: 160 * KB,
  fonts: 70 * KB,
  poster: 40 * KB,
  /** The home page with all it loads, without the film. */
  home: 130 * KB,
} as const;
