/** The drawing of the certificate: its name, layout, font, colours and pictures. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { frame } from '../../../../src/domain/course/certificate/drawing/band.ts';
import { faceOf, faceRuns } from '../../../../src/domain/course/certificate/drawing/face.ts';
import { fitName } from '../../../../src/domain/course/certificate/drawing/fit-name.ts';
import { drawCertificate } from '../../../../src/domain/course/certificate/drawing/layout.ts';
import {
  drawNarrow,
  narrowPage,
} from '../../../../src/domain/course/certificate/drawing/narrow.ts';
import { readPlate } from '../../../../src/domain/course/certificate/drawing/plate.ts';
import { colours, type Measure } from '../../../../src/domain/course/certificate/drawing/shapes.ts';
import { lessonKeys } from '../../../../src/domain/course/lessons.ts';
import { certificateContent } from '../../../../src/i18n/certificate-content.ts';
import { langs } from '../../../../src/i18n/locales.ts';
import { texts } from '../../../../src/i18n/texts.ts';
import { plateFile } from '../../../../src/pictures/certificate.ts';

/** An upper estimate: wider than nearly every letter of the font. */
const measure: Measure = (text, size) => text.length * size * 0.6;

const names = [
  'Li',
  'Éléonore Lefèvre-Dubois',
  'Marie-Antoinette Josèphe Jeanne de Habsbourg-Lorraine de La Rochefoucauld-Montbel',
  'W'.repeat(80),
];

describe('the name', () => {
  it.each(names)('%s fits into its space, whole', (name) => {
    const { lines, size } = fitName(name, 480, measure);
    expect(lines.length).toBeLessThanOrEqual(2);
    for (const line of lines) expect(measure(line, size, 700)).toBeLessThanOrEqual(480);
    expect(lines.join('').replaceAll(' ', '')).toBe(name.replaceAll(' ', ''));
  });

  it('stays on one large line as long as it can', () => {
    expect(fitName('Ana Silva', 480, measure)).toEqual({ lines: ['Ana Silva'], size: 46 });
  });
});

describe.each(langs)('the drawing in %s', (lang) => {
  it.each(names)('keeps every text inside the frame for %s', (name) => {
    const content = certificateContent(
      lang,
      texts(lang).certificateDrawing,
      'https://example.com',
      {
        name,
        minutes: 306,
        number: 'ECT-7F3K-9Q2M-X4TB',
        issuedAt: '2026-09-30T10:00:00Z',
        contentVersion: '0123456789ab',
        qr: [[true, false]],
      },
    );
    // Small print is narrower than a name in bold.
    const widthOf: Measure = (text, size) => text.length * size * 0.5;
    const drawn = drawCertificate(content, measure).flatMap((shape) =>
      shape.type === 'text' ? [shape] : [],
    );
    expect(drawn.map(({ text }) => text)).toContain('ECT-7F3K-9Q2M-X4TB');
    for (const { text, x, y, size, weight, anchor } of drawn) {
      const width = widthOf(text, size, weight);
      const left = anchor === 'end' ? x - width : x;
      expect(left, text).toBeGreaterThanOrEqual(frame.left);
      expect(left + width, text).toBeLessThanOrEqual(frame.right);
      expect(y, text).toBeLessThan(frame.bottom);
      // A narrow no-break space would show as a box in the PDF.
      expect(faceOf(text), text).not.toBe('none');
    }
  });
});

it.each(langs)('the narrow specimen in %s keeps every text on its page, none too small', (lang) => {
  const { certificate, certificateDrawing } = texts(lang);
  const content = certificateContent(lang, certificateDrawing, 'https://example.com', {
    name: certificate.specimen.person,
    minutes: 306,
    stamp: 'specimen',
  });
  const widthOf: Measure = (text, size) => text.length * size * 0.5;
  for (const shape of drawNarrow(content, widthOf)) {
    if (shape.type !== 'text') continue;
    const width = widthOf(shape.text, shape.size, shape.weight);
    const left = { start: shape.x, middle: shape.x - width / 2, end: shape.x - width }[
      shape.anchor
    ];
    expect(left, shape.text).toBeGreaterThanOrEqual(0);
    expect(left + width, shape.text).toBeLessThanOrEqual(narrowPage.width);
    expect(shape.size, shape.text).toBeGreaterThanOrEqual(13);
  }
});

it('knows which letters its face has', () => {
  expect(faceOf('Éléonore d’Ys-Œuvré')).toBe('latin');
  expect(faceOf('Władysław Čapek')).toBe('extended');
  for (const other of ['Ольга', '李小龙', 'Ελένη', 'Nguyễn', 'علي'])
    expect(faceOf(other)).toBe('none');
  expect(faceRuns('Włady')).toEqual([
    { text: 'W', face: 'latin' },
    { text: 'ł', face: 'extended' },
    { text: 'ady', face: 'latin' },
  ]);
});

it('has the light colours of the site', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  for (const [name, colour] of Object.entries(colours)) {
    const [, light = ''] = new RegExp(`--${name}: light-dark\\((#\\w+),`).exec(tokens) ?? [];
    expect(light.length === 4 ? light.replace(/\w/g, '$&$&') : light, name).toBe(colour);
  }
});

it('prints the pictures of all lessons, and reads them back', () => {
  const file = plateFile();
  const paths = readPlate(file);
  expect(file.match(/<g /g)).toHaveLength(lessonKeys.length);
  expect(paths).toHaveLength(file.match(/<path /g)?.length ?? 0);
  // Traces of a drawing that was not converted.
  expect(file).not.toMatch(/class=|<rect|<circle|NaN|undefined/);
  expect(() => readPlate('<svg></svg>')).toThrow('could not be read');
});
