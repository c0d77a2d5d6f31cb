import { createContext } from 'react';
import { folded } from '#shared/folded.ts';

/** The words that a list is searched for, folded; cells mark them. */
export const SearchWords = createContext<readonly string[]>([]);

/** The words of a search, all of which a row must have. */
export function searchWords(search: string): string[] {
  return folded(search).split(/\s+/).filter(Boolean);
}

/** Where the words stand in a text: begin and end of each place, in order, without overlaps. */
export function placesOf(text: string, words: readonly string[]): [number, number][] {
  if (words.length === 0 || text === '') return [];
  const { flat, origin } = flattened(text);
  const found = words.flatMap((word) => {
    const places: [number, number][] = [];
    for (let at = flat.indexOf(word); at >= 0; at = flat.indexOf(word, at + word.length))
      places.push([origin[at] ?? 0, origin[at + word.length] ?? text.length]);
    return places;
  });
  found.sort(([a], [b]) => a - b);
  return found.filter(([begin], index) => index === 0 || begin >= (found[index - 1]?.[1] ?? 0));
}

/** A text folded, and for each of its places the one in the text as it was written. */
function flattened(text: string): { flat: string; origin: number[] } {
  const origin: number[] = [];
  let flat = '';
  let at = 0;
  for (const character of text) {
    const piece = folded(character);
    for (let unit = 0; unit < piece.length; unit += 1) origin.push(at);
    flat += piece;
    at += character.length;
  }
  return { flat, origin };
}

/** What stands before the first find is cut down to this, so that a find is in sight in two lines. */
const LEAD = 24;

/** From where a long text is shown so that its first find is in sight: its beginning, or a word shortly before it. */
export function passageStart(text: string, first: number): number {
  if (first <= 2 * LEAD) return 0;
  const space = text.slice(first - LEAD, first).search(/\s/);
  return space < 0 ? first : first - LEAD + space + 1;
}
