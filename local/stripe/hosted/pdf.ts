/** A word on a page, measured in points from the top left corner. */
export interface Mark {
  x: number;
  y: number;
  text: string;
  size?: number;
  bold?: boolean;
  /** `x` is then where the text ends. */
  right?: boolean;
  /** From 0 (black) to 1 (white). */
  grey?: number;
}

/** A thin line across the page at `y`. */
export interface Rule {
  y: number;
  from: number;
  to: number;
}

const WIDTH = 595;
const HEIGHT = 842;

/** Letters of Windows-1252 that are elsewhere in Unicode; narrow spaces become the one it has. */
const ELSEWHERE: Record<string, number> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '–': 0x96,
  '—': 0x97,
  œ: 0x9c,
  '−': 0x2d,
  '\u202f': 0xa0,
};

/** One A4 page of Helvetica, as a PDF file: every reader has that font, so none is in it. */
export function pdf(title: string, marks: Mark[], rules: Rule[]): Buffer {
  const drawing = [...rules.map(drawnRule), ...marks.map(drawnMark)].join('\n');
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents 4 0 R ` +
      '/Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title (${escaped(title)}) /Producer (Stripe local) >>`,
  ];
  let file = '%PDF-1.4\n';
  const starts = objects.map((object, index) => {
    const start = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  file +=
    `xref\n0 ${count}\n0000000000 65535 f \n${table}` +
    `trailer\n<< /Size ${count} /Root 1 0 R /Info ${objects.length} 0 R >>\n` +
    `startxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

function drawnMark({ x, y, text, size = 10, bold = false, right = false, grey = 0 }: Mark): string {
  const left = right ? x - widthOf(text) * size : x;
  const font = bold ? 'F2' : 'F1';
  return (
    `BT ${grey} g /${font} ${size} Tf ${left.toFixed(2)} ${HEIGHT - y} Td ` +
    `(${escaped(text)}) Tj ET`
  );
}

function drawnRule({ y, from, to }: Rule): string {
  return `0.8 G 0.7 w ${from} ${HEIGHT - y} m ${to} ${HEIGHT - y} l S`;
}

/** A text as a PDF string: one byte a letter, so that lengths are those of the file. */
function escaped(text: string): string {
  return Array.from(text, (letter) => {
    if (/[\\()]/.test(letter)) return `\\${letter}`;
    const code = ELSEWHERE[letter] ?? letter.codePointAt(0) ?? 0;
    return code > 0xff ? '?' : String.fromCharCode(code);
  }).join('');
}

/** How wide an amount is at size 1: digits, signs and spaces of Helvetica, regular or bold. */
function widthOf(text: string): number {
  return Array.from(text).reduce((sum, letter) => {
    if (/[\d€]/.test(letter)) return sum + 0.556;
    return sum + (/[-−]/.test(letter) ? 0.333 : 0.278);
  }, 0);
}
