/** The lines of a text that hold anything: paragraphs of a post, bullets of an FAQ answer [S 2]. */
export function textLines(text: string): string[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The text as it is shown: no line ends between a number and what it counts. */
export const withWholeCounts = (text: string): string => text.replace(/\b(\d+) (?=\p{L})/gu, '$1\u00a0');
