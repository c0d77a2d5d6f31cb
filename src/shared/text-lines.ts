/** The lines of a text that hold anything: paragraphs of a post, bullets of an FAQ answer [S 2]. */
export function textLines(text: string): string[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.trim())
    .filter(Boolean);
}
