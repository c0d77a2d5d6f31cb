import { EXCERPT_LENGTH } from './limits.ts';

/** Letters and signs of which each is a character by itself: most texts are cut without the browser's tables. */
const EACH_ITS_OWN = /^[\x20-\x7e\u00c0-\u00ff\u2010-\u2026]*$/;

let segmenter: Intl.Segmenter | undefined;
/** Made when first needed: its tables take a browser longer to open than a list of questions to draw. */
const graphemes = (text: string) =>
  (segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })).segment(text);

/** How long the limits say a text is: a Devanagari syllable or an emoji may count several times. */
export const codePoints = (text: string): number => Array.from(text).length;

/** The first `length` characters as people count them: never cuts inside an emoji or a Devanagari cluster. */
export function firstCharacters(text: string, length: number = EXCERPT_LENGTH): string {
  // No cluster is shorter than one code unit: what is short in these is short in clusters.
  if (text.length <= length) return text;
  if (EACH_ITS_OWN.test(text.slice(0, length + 1))) return text.slice(0, length);
  let count = 0;
  for (const { index } of graphemes(text)) {
    if (count === length) return text.slice(0, index);
    count += 1;
  }
  return text;
}

/** One line for a card: at most 150 characters, an ellipsis only if something was cut. */
export function excerpt(text: string, length: number = EXCERPT_LENGTH): string {
  const line = oneLine(text);
  const cut = firstCharacters(line, length);
  return cut.length < line.length ? `${cut.trimEnd()}…` : line;
}

/** How much of the excerpt's room a text fills, in characters as people count them, and whether it is cut there. */
export function measureExcerpt(text: string): { length: number; isCut: boolean } {
  const line = oneLine(text);
  const cut = firstCharacters(line);
  return { length: Array.from(graphemes(cut)).length, isCut: cut.length < line.length };
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
