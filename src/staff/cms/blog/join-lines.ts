/** A line break with words on both sides, unless a point of a list or a quoted line comes after it. */
const BREAK_IN_PARAGRAPH = /(?<=\S)[^\S\n]*\n[^\S\n]*(?=\S)(?!(?:[-•*>]|\d+[.)])\s)/g;

/**
 * Text whose lines were broken to fit a mail, with one line for each paragraph; what a blank line parts stays apart, and so do
 * points of a list.
 */
export function joinLines(text: string): string {
  return text.replace(BREAK_IN_PARAGRAPH, ' ');
}
