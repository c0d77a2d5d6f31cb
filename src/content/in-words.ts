const SMALL =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** A count under a hundred in words: `twenty-nine`; none is `no`. */
export function inWords(count: number): string {
  const [tens = '', ones = ''] = [TENS[Math.floor(count / 10)], SMALL[count % 10]];
  return SMALL[count] ?? (count % 10 === 0 ? tens : `${tens}-${ones}`);
}

/** The same at the beginning of a sentence: `Twenty-nine`. */
export function capitalWords(count: number): string {
  const words = inWords(count);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
