/** The lines of a text that hold anything: the paragraphs of a post. Soft, page and next-line breaks count as breaks. */
export function textLines(text: string): string[] {
  return text
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The bullets of an answer: its lines, each without the mark of a list that somebody typed before it. */
export const bulletLines = (text: string): string[] =>
  textLines(text).map((line) => line.replace(/^[-*•]\s+(?=\S)/, ''));

/** The text as it is shown: no line ends between a number and what it counts. */
export const withWholeCounts = (text: string): string => text.replace(/\b(\d+) (?=\p{L})/gu, '$1\u00a0');
