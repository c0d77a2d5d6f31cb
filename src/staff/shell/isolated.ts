/** Letters that run from right to left, and the marks that turn the direction. */
const TURNS =
  /[\p{Bidi_Control}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * What a visitor typed, to stand within a sentence of plain text: its direction ends where it ends. Marks that would
 * turn what follows are left out. In a page `<bdi>` does this.
 */
export function isolated(text: string): string {
  return TURNS.test(text) ? `\u2068${text.replace(/[\u202A-\u202E\u2066-\u2069]/g, '')}\u2069` : text;
}
