/** A line break with words on both sides, unless a point of a list or a quoted line comes after it. */
const BREAK_IN_PARAGRAPH = /(?<=\S)[^\S\n]*\n[^\S\n]*(?=\S)(?!(?:[-•*>]|\d+[.)])\s)/g;

/** Joins lines broken for a mail; what a blank line parts stays apart, and so do points of a list. */
export const joinLines = (text: string): string => text.replace(BREAK_IN_PARAGRAPH, ' ');
