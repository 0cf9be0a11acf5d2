/** The certificate as a PDF: vectors, selectable and tagged text, its font embedded, its credential attached. */
import PDFDocument from 'pdfkit';
import { faceOf, faceRuns } from '../../../domain/course/certificate/drawing/face.ts';
import type { PlatePath } from '../../../domain/course/certificate/drawing/plate.ts';
import {
  colours,
  page,
  type PathShape,
  type Shape,
  type TextShape,
} from '../../../domain/course/certificate/drawing/shapes.ts';
import type { Lang } from '../../../i18n/locales.ts';

/** Draws a text as a PNG, for letters that the font lacks. */
export type PaintText = (shape: TextShape) => Promise<{
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** Distance of the baseline from the top. */
  readonly baseline: number;
}>;

export interface PdfOptions {
  readonly lang: Lang;
  readonly title: string;
  readonly publisher: string;
  /** Alternative text of the lesson pictures. */
  readonly alternative: string;
  /** The font files; `extended` only if the name needs it. */
  readonly fonts: Readonly<Partial<Record<'400' | '600' | '700' | 'extended', Uint8Array>>>;
  /** The credential, embedded as a file. */
  readonly credential: { readonly name: string; readonly text: string };
  readonly paintText: PaintText;
}

/** The bytes of the file. */
export async function drawPdf(
  shapes: readonly Shape[],
  plate: readonly PlatePath[],
  options: PdfOptions,
): Promise<Uint8Array> {
  const { lang, title, publisher, fonts, credential } = options;
  const document = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    // Only our font: the standard one is not embedded.
    font: '',
    pdfVersion: '1.7',
    lang,
    tagged: true,
    displayTitle: true,
    info: { Title: title, Author: publisher, Creator: publisher, Producer: 'PDFKit' },
  });
  for (const [name, bytes] of Object.entries(fonts)) document.registerFont(name, bytes);
  const finished = bytesOf(document);
  document.file(new TextEncoder().encode(credential.text).buffer, {
    name: credential.name,
    type: 'application/json',
    description: 'Open Badges 3.0',
  });
  document.lineCap('round').lineJoin('round');
  const tree = document.struct('Document');
  document.addStructure(tree);
  for (const shape of shapes) {
    if (shape.type === 'path') decoration(document, () => drawPath(document, shape));
    else if (shape.type === 'plate') {
      const figure = () => plate.forEach((path) => drawPlate(document, path));
      tree.add(document.struct('Figure', { alt: options.alternative }, figure));
    } else if (shape.opacity !== undefined) decoration(document, () => write(document, shape));
    else {
      const tag = shape.text === title ? 'H1' : 'P';
      const draw = await textDrawing(document, shape, options.paintText);
      tree.add(document.struct(tag, { actual: shape.text }, draw));
    }
  }
  tree.end();
  document.end();
  return finished;
}

type Doc = PDFKit.PDFDocument;

function decoration(document: Doc, draw: () => void): void {
  document.markContent('Artifact', { type: 'Layout' });
  draw();
  document.endMarkedContent();
}

async function textDrawing(
  document: Doc,
  shape: TextShape,
  paintText: PaintText,
): Promise<() => void> {
  if (faceOf(shape.text) !== 'none') return () => write(document, shape);
  const { bytes, width, height, baseline } = await paintText(shape);
  const image = new Uint8Array(bytes).buffer;
  return () => document.image(image, shape.x, shape.y - baseline, { width, height });
}

function write(document: Doc, shape: TextShape): void {
  const { x, y, size, weight, colour, anchor, turned, opacity } = shape;
  const runs = faceRuns(shape.text).map(({ text, face }) => {
    document.font(face === 'extended' ? 'extended' : String(weight)).fontSize(size);
    return { text, face, width: document.widthOfString(text) };
  });
  const width = runs.reduce((sum, run) => sum + run.width, 0);
  document.save();
  if (turned !== undefined) document.rotate(turned, { origin: [x, y] });
  document.fillColor(colours[colour], opacity ?? 1);
  let left = x - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0);
  for (const run of runs) {
    document.font(run.face === 'extended' ? 'extended' : String(weight)).fontSize(size);
    document.text(run.text, left, y, { lineBreak: false, baseline: 'alphabetic' });
    left += run.width;
  }
  document.restore();
}

function drawPath(document: Doc, { d, fill, stroke, width = 1, dash }: PathShape): void {
  document.save().path(d);
  if (dash) document.dash(dash[0], { space: dash[1] });
  if (stroke) document.lineWidth(width).stroke(colours[stroke]);
  else if (fill) document.fill(colours[fill]);
  document.restore();
}

function drawPlate(document: Doc, path: PlatePath): void {
  const { x, y, scale, d, fill, fillOpacity, stroke, width, dash } = path;
  document.save().translate(x, y).scale(scale);
  if (fill !== undefined) document.path(d).fillColor(fill, fillOpacity).fill();
  if (stroke !== undefined) {
    document.path(d).lineWidth(width).strokeColor(stroke);
    if (dash.length > 0) document.dash(dash[0] ?? 1, { space: dash[1] ?? 1 });
    document.stroke();
  }
  document.restore();
}

function bytesOf(document: Doc): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  return new Promise((done, fail) => {
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('error', fail);
    document.on('end', () => {
      void new Blob(chunks.map((chunk) => new Uint8Array(chunk)))
        .arrayBuffer()
        .then((buffer) => done(new Uint8Array(buffer)), fail);
    });
  });
}
