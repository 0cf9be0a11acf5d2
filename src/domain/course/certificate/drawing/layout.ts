/** The certificate as shapes on a page: one drawing for the screen, the PNG and the PDF. */
import { modules, type ModuleKey } from '../../lessons.ts';
import { band, columnLeft, frame, inset } from './band.ts';
import { fitName } from './fit-name.ts';
import { qrPath, rectangle } from './marks.ts';
import { logo, sealShapes, stamp, stroke, text, type Seal } from './parts.ts';
import { page, type Measure, type Shape } from './shapes.ts';

/** The words of the drawing, in the language of the certificate. */
export interface CertificateWords {
  readonly title: string;
  readonly to: string;
  /** Label of the number in the narrow drawing. */
  readonly number: string;
  /** At most four lines of about 70 characters. */
  readonly statement: readonly string[];
  readonly modules: Readonly<Record<ModuleKey, string>>;
  /** Under the QR code, above the site's host: two lines at most. */
  readonly scan: readonly string[];
  /** Small print, three lines at most. */
  readonly limits: readonly string[];
}

export interface CertificateContent {
  readonly words: CertificateWords;
  readonly siteName: string;
  /** Host of the site, for typing. */
  readonly host: string;
  readonly name: string;
  readonly number: string;
  /** Label and value of each fact, four at most. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** Dark modules of the QR code; absent before the certificate is issued. */
  readonly qr?: readonly (readonly boolean[])[];
  /** Across the page of a preview or specimen, under its texts. */
  readonly stamp?: string;
}

const left = frame.left + inset;
const right = frame.right - inset;
const nameWidth = 486;
const seal: Seal = { x: 610, y: 160, r: 44 };
const qrPlace = { x: right - 104, y: 104, size: 104 } as const;
const factsBottom = 518;

/** Draws a certificate. `measure` returns the width of a text in its font. */
export function drawCertificate(content: CertificateContent, measure: Measure): readonly Shape[] {
  return [
    ...paper(content.facts.length),
    ...(content.stamp === undefined ? [] : [stamp(content.stamp, 421, 330, 132)]),
    ...head(content),
    ...award(content, measure),
    ...sealShapes(seal),
    ...code(content, measure),
    ...moduleBand(content.words),
    ...factRow(content),
    ...content.words.limits.map((line, index) =>
      text(line, left, factsBottom + 20 + index * 12, 8.5, { colour: 'ink-2' }),
    ),
  ];
}

function paper(facts: number): readonly Shape[] {
  const { left, top, right, bottom } = frame;
  const rule = (y: number) => `M${left} ${y}H${right}`;
  return [
    { type: 'path', d: rectangle(0, 0, page.width, page.height), fill: 'paper' },
    stroke(separators(modules.length, band.top, band.bottom), 'line', 1),
    stroke(separators(facts, band.bottom, factsBottom), 'line', 1),
    stroke(rectangle(left, top, right - left, bottom - top), 'ink', 1.25),
    stroke(rule(80) + rule(band.top) + rule(band.bottom) + rule(factsBottom), 'ink', 1.25),
  ];
}

/** Vertical rules between columns of equal width. */
function separators(columns: number, top: number, bottom: number): string {
  const width = (frame.right - frame.left) / columns;
  return Array.from(
    { length: columns - 1 },
    (_, index) => `M${frame.left + (index + 1) * width} ${top}V${bottom}`,
  ).join('');
}

function head({ siteName, number }: CertificateContent): readonly Shape[] {
  return [
    ...logo(left, 40),
    text(siteName, left + 40, 59.5, 16, { weight: 700 }),
    text(number, right, 59, 12, { weight: 600, anchor: 'end' }),
  ];
}

function award({ words, name }: CertificateContent, measure: Measure): readonly Shape[] {
  const { lines, size } = fitName(name, nameWidth, measure);
  const base = 206 - (lines.length - 1) * size * 1.12;
  return [
    text(words.title, left, 122, 25, { weight: 600 }),
    text(words.to, left, 148, 13, { colour: 'ink-2' }),
    ...lines.map((line, index) =>
      text(line, left - size * 0.04, base + index * size * 1.12, size, { weight: 700 }),
    ),
    stroke(`M${left} 224h64`, 'primary', 3),
    ...words.statement.map((line, index) =>
      text(line, left, 248 + index * 17.5, 12.5, { colour: 'ink-2' }),
    ),
  ];
}

function code({ qr, words, host }: CertificateContent, measure: Measure): readonly Shape[] {
  const { x, y, size } = qrPlace;
  const shape: Shape = qr
    ? { type: 'path', d: qrPath(qr, qrPlace), fill: 'ink' }
    : { ...stroke(rectangle(x, y, size, size), 'ink-2', 0.8), dash: [4, 3] };
  const lines = words.scan.map((line) => [line, 400] as const);
  return [
    shape,
    ...[...lines, [host, 600] as const].map(([line, weight], index) => {
      const fitting = Math.min(9, (9 * size) / measure(line, 9, weight));
      return text(line, x, y + size + 17 + index * 12, fitting, { weight, colour: 'ink-2' });
    }),
  ];
}

function moduleBand(words: CertificateWords): readonly Shape[] {
  return [
    ...modules.flatMap(({ key }, index): Shape[] => {
      const x = columnLeft(index) + inset;
      return [
        text(`${index + 1}`, x, band.top + 27, 11, { colour: 'ink-2' }),
        text(words.modules[key], x + 13, band.top + 27, 13, { weight: 600 }),
      ];
    }),
    { type: 'plate' },
  ];
}

function factRow({ facts }: CertificateContent): readonly Shape[] {
  const width = (frame.right - frame.left) / facts.length;
  return facts.flatMap(([label, value], index): Shape[] => {
    const x = frame.left + index * width + inset;
    return [
      text(label, x, band.bottom + 21, 9.5, { colour: 'ink-2' }),
      text(value, x, band.bottom + 41, 14, { weight: 600 }),
    ];
  });
}
