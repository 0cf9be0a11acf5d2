/** The files of an issued certificate, made in the browser. */
import type { OwnCertificate } from '../../../domain/api/certificate.ts';
import { faceOf } from '../../../domain/course/certificate/drawing/face.ts';
import { readPlate } from '../../../domain/course/certificate/drawing/plate.ts';
import type { Shape } from '../../../domain/course/certificate/drawing/shapes.ts';
import { bakePng } from '../../../domain/course/certificate/file/png.ts';
import { site } from '../../../site.ts';
import { saveFile } from '../../ui/save-file.ts';
import { faceFiles, loadFaces } from './faces.ts';

export type FileKind = 'pdf' | 'png' | 'badge';

interface Options {
  readonly certificate: OwnCertificate;
  readonly shapes: readonly Shape[];
  /** Address of the pictures of the lessons. */
  readonly plate: string;
  readonly title: string;
  /** Alternative text of the pictures, for the PDF. */
  readonly alternative: string;
}

/** Makes a file and saves it, named by the number. Throws if something could not be fetched or drawn. */
export async function saveCertificate(kind: FileKind, options: Options): Promise<void> {
  const { number, badge } = options.certificate;
  const credential = JSON.stringify(badge, null, 2);
  if (kind === 'badge') {
    saveFile(`${number}.json`, new Blob([credential], { type: 'application/json' }));
  } else if (kind === 'png') {
    const bytes = bakePng(await pngOf(options), credential);
    saveFile(`${number}.png`, new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
  } else {
    const bytes = await pdfOf(options, credential);
    saveFile(`${number}.pdf`, new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }));
  }
}

async function pngOf({ certificate, shapes, plate }: Options): Promise<Uint8Array> {
  const [{ paintPng }, pictures] = await Promise.all([
    import('./paint.ts'),
    fetchText(plate),
    loadFaces(certificate.name),
  ]);
  return paintPng(shapes, readPlate(pictures));
}

async function pdfOf(options: Options, credential: string): Promise<Uint8Array> {
  const { certificate, shapes, plate, title, alternative } = options;
  const { lang, name, number } = certificate;
  const [{ drawPdf }, { paintText }, pictures, fonts] = await Promise.all([
    import('./pdf.ts'),
    import('./paint.ts'),
    fetchText(plate),
    fetchFonts(faceOf(name) === 'extended'),
  ]);
  return drawPdf(shapes, readPlate(pictures), {
    lang,
    title,
    publisher: site.name,
    alternative,
    fonts,
    credential: { name: `${number}.json`, text: credential },
    paintText,
  });
}

async function fetchFonts(extended: boolean) {
  const names = extended
    ? (['400', '600', '700', 'extended'] as const)
    : (['400', '600', '700'] as const);
  const files = await Promise.all(
    names.map(async (name) => {
      const response = await fetchOk(faceFiles[name]);
      return [name, new Uint8Array(await response.arrayBuffer())] as const;
    }),
  );
  return Object.fromEntries(files);
}

async function fetchText(address: string): Promise<string> {
  return (await fetchOk(address)).text();
}

async function fetchOk(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}
