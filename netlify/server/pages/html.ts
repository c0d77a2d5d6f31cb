const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Ready markup. Only `html` makes it, so that a visitor's text cannot become markup by accident. */
export class Markup {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

type Piece = string | number | Markup | undefined | readonly Markup[];

/** Markup from a template: every text put into it is escaped, in content and in quoted attributes alike. */
export const html = (parts: TemplateStringsArray, ...pieces: Piece[]): Markup =>
  new Markup(String.raw({ raw: parts }, ...pieces.map(toSource)));

function toSource(piece: Piece): string {
  if (piece instanceof Markup) return piece.source;
  if (typeof piece === 'object') return piece.map(toSource).join('');
  return String(piece ?? '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
