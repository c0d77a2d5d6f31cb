import { foldText } from './fold-text.ts';

/** Where folded words stand in a text: begin and end of each place, in order, without overlaps. */
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
    const piece = foldText(character);
    for (let unit = 0; unit < piece.length; unit += 1) origin.push(at);
    flat += piece;
    at += character.length;
  }
  return { flat, origin };
}
