/**
 * The text with each half of a broken surrogate pair replaced by U+FFFD. Addresses, UTF-8 and JSON of other programs refuse
 * such halves: one of them stored would break whatever shows it later. By pattern: `toWellFormed` is missing in older browsers.
 */
export const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\uFFFD');
