/** Markup that is safe to send: everything put into it was escaped. */
export interface Html {
  readonly markup: string;
}

type Piece = string | number | Html | readonly Html[] | null | undefined | false;

/** Builds markup; texts put in are escaped, `false`, `null` and `undefined` vanish. */
export function html(parts: TemplateStringsArray, ...pieces: Piece[]): Html {
  let markup = parts[0] ?? '';
  pieces.forEach((piece, index) => {
    markup += render(piece) + (parts[index + 1] ?? '');
  });
  return { markup };
}

function render(piece: Piece): string {
  if (piece === null || piece === undefined || piece === false) return '';
  if (typeof piece === 'object') {
    return 'markup' in piece ? piece.markup : piece.map((one) => one.markup).join('');
  }
  return String(piece)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
