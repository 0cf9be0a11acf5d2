/** The font of the certificate: Figtree's files, under their own family name. */
import extended700 from '@fontsource/figtree/files/figtree-latin-ext-700-normal.woff?url';
import latin400 from '@fontsource/figtree/files/figtree-latin-400-normal.woff?url';
import latin600 from '@fontsource/figtree/files/figtree-latin-600-normal.woff?url';
import latin700 from '@fontsource/figtree/files/figtree-latin-700-normal.woff?url';
import { faceOf } from '../../../domain/course/certificate/drawing/face.ts';
import type { Measure, Weight } from '../../../domain/course/certificate/drawing/shapes.ts';

/** Addresses of the files, by weight. Only a name needs extended Latin. */
export const faceFiles = { 400: latin400, 600: latin600, 700: latin700, extended: extended700 };

/** The families of a text, best first: letters that no file has are drawn with a font of the device. */
const families = "Certificate, 'Certificate Extended', Figtree, sans-serif";

/** Loads the font files that a name needs. If one cannot be fetched, the page's font is used. */
export async function loadFaces(name: string): Promise<void> {
  const faces = [
    new FontFace('Certificate', `url(${faceFiles[400]})`, { weight: '400' }),
    new FontFace('Certificate', `url(${faceFiles[600]})`, { weight: '600' }),
    new FontFace('Certificate', `url(${faceFiles[700]})`, { weight: '700' }),
    ...(faceOf(name) === 'latin'
      ? []
      : [new FontFace('Certificate Extended', `url(${faceFiles.extended})`, { weight: '700' })]),
  ];
  await Promise.allSettled(
    faces.filter(isNew).map((face) => (document.fonts.add(face), face.load())),
  );
}

function isNew({ family, weight }: FontFace): boolean {
  return ![...document.fonts].some(
    (known) => known.family.replaceAll('"', '') === family && known.weight === weight,
  );
}

/** The CSS font of a text on a canvas. */
export function cssFont(size: number, weight: Weight): string {
  return `${weight} ${size}px ${families}`;
}

let context: CanvasRenderingContext2D | null | undefined;

/** Text widths in the loaded font. */
export const measure: Measure = (text, size, weight) => {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return text.length * size * 0.56;
  // Widths are proportional to the size: a large one rounds less.
  context.font = cssFont(100, weight);
  return (context.measureText(text).width * size) / 100;
};
