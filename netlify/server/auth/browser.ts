/** In this order: each of them says the name of a later one too. */
const FAMILIES: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];

/** The family of a browser by its `User-Agent`, for its owner to know it by; undefined for any other. */
export const browserOf = (userAgent: string): string | undefined =>
  FAMILIES.find(([, mark]) => mark.test(userAgent))?.[0];
