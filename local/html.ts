/** A piece of markup that is already safe; everything else is escaped by {@link html}. */
export class Html {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  toString(): string {
    return this.source;
  }
}

export type Piece = Html | string | number | false | null | undefined | readonly Piece[];

/** Markup from a template: what is put in is escaped, except {@link Html}; false and null vanish. */
export function html(parts: TemplateStringsArray, ...pieces: Piece[]): Html {
  return new Html(parts.map((part, index) => part + render(pieces[index])).join(''));
}

/** Markup taken as it is: for constants, never for what came from outside. */
export function raw(source: string): Html {
  return new Html(source);
}

/** Text made safe for element content and for quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function render(piece: Piece): string {
  if (piece === undefined || piece === null || piece === false) return '';
  if (piece instanceof Html) return piece.source;
  if (typeof piece === 'object') return piece.map(render).join('');
  return escapeHtml(String(piece));
}
