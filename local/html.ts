/** Markup that is already safe; everything else is escaped by {@link html}. */
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

/** Tagged template for markup: escapes values, except {@link Html}; omits false and null. */
export function html(parts: TemplateStringsArray, ...pieces: Piece[]): Html {
  return new Html(parts.map((part, index) => part + render(pieces[index])).join(''));
}

/** Marks a string as safe markup: for constants only, never for user input. */
export function raw(source: string): Html {
  return new Html(source);
}

/** Escapes text for element content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function render(piece: Piece): string {
  if (piece === undefined || piece === null || piece === false) return '';
  if (piece instanceof Html) return piece.source;
  if (typeof piece === 'object') return piece.map(render).join('');
  return escapeHtml(String(piece));
}
