import { trimmed } from './trimmed.ts';

/** Nobody sees them, and they come along with a copied text: soft hyphens, zero widths, reading directions, byte orders. */
const MARKS = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+/g;
/** All that is drawn as nothing: those marks, joiners, fillers of other scripts, the empty Braille cell. */
const UNSEEN = /[\p{DI}\u2800]+/gu;
/** Among them the one that forbids a line break. */
const BLANK = /\p{Zs}/gu;

/** A name without invisible marks, its letters joined as they were; every blank is a space. */
export const plainName = (text: string): string => text.replace(MARKS, '').replace(BLANK, ' ');

/** An address that has nothing invisible anywhere, its letters put together as everybody else's. */
export const plainAddress = (text: string): string => text.replace(UNSEEN, '').normalize();

/**
 * A number with the digits 0 to 9, whatever keyboard it was typed on: Nepali, or one whose signs are as wide as Chinese
 * ones; its plus, too. Without invisible marks, and without blanks around.
 */
export function plainNumber(text: string): string {
  const narrow = shifted(plainAddress(text).replace(BLANK, ' '), /[\uff0b\uff10-\uff19]/g, '\uff10');
  return trimmed(shifted(narrow, /[\u0966-\u096f]/g, '\u0966'));
}

/** `signs` become those that stand as far from 0 as they stand from `zero`. */
function shifted(text: string, signs: RegExp, zero: string): string {
  const distance = zero.charCodeAt(0) - '0'.charCodeAt(0);
  return text.replace(signs, (sign) => String.fromCharCode(sign.charCodeAt(0) - distance));
}
