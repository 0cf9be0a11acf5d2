/** Credentials in files: baked into a PNG, attached to a PDF, on their own. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { credentialIn } from '../../../../src/domain/course/certificate/file/read.ts';
import { bakePng, crc32, unbakePng } from '../../../../src/domain/course/certificate/file/png.ts';
import { drawCertificate } from '../../../../src/domain/course/certificate/drawing/layout.ts';
import { readPlate } from '../../../../src/domain/course/certificate/drawing/plate.ts';
import { certificateContent } from '../../../../src/i18n/certificate-content.ts';
import { texts } from '../../../../src/i18n/texts.ts';
import { drawPdf } from '../../../../src/islands/course/certificate/pdf.ts';
import { plateFile } from '../../../../src/pictures/certificate.ts';

const credential = JSON.stringify({ name: 'Éléonore 李', list: ['a\u0000b'] }, null, 2);

const picture = () =>
  sharp({ create: { width: 8, height: 6, channels: 3, background: '#fbfaf7' } })
    .png()
    .toBuffer();

describe('a PNG', () => {
  it('holds a credential, stays a picture and is printed at 300 dots per inch', async () => {
    const png = new Uint8Array(await picture());
    const baked = bakePng(png, credential);
    expect(await credentialIn(baked)).toBe(credential);
    const { width, height, density } = await sharp(baked).metadata();
    expect([width, height, density]).toEqual([8, 6, 300]);
    expect((await sharp(baked).raw().toBuffer()).equals(await sharp(png).raw().toBuffer())).toBe(
      true,
    );
  });

  it('without a credential, cut off or of another kind gives none', async () => {
    const png = new Uint8Array(await picture());
    expect(await credentialIn(png)).toBe('');
    expect(unbakePng(bakePng(png, credential).subarray(0, 90))).toBeUndefined();
    expect(() => bakePng(new Uint8Array([1, 2, 3]), credential)).toThrow('Only a PNG');
  });

  it('has the checksums of its specification', () => {
    expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
  });
});

const font = (name: string) =>
  new Uint8Array(
    readFileSync(`node_modules/@fontsource/figtree/files/figtree-${name}-normal.woff`),
  );

async function pdfOf(name: string): Promise<Uint8Array> {
  const words = texts('fr').certificateDrawing;
  const content = certificateContent('fr', words, 'https://example.com', {
    name,
    minutes: 306,
    number: 'ECT-7F3K-9Q2M-X4TB',
    issuedAt: '2026-11-23T10:00:00Z',
    contentVersion: '0123456789ab',
    qr: [[true, false]],
  });
  const shapes = drawCertificate(content, (text, size) => text.length * size * 0.56);
  const pixel = new Uint8Array(await picture());
  return drawPdf(shapes, readPlate(plateFile()), {
    lang: 'fr',
    title: words.title,
    publisher: 'Expert Crypto Trading',
    alternative: 'Vingt dessins.',
    fonts: {
      400: font('latin-400'),
      600: font('latin-600'),
      700: font('latin-700'),
      extended: font('latin-ext-700'),
    },
    credential: { name: 'ECT-7F3K-9Q2M-X4TB.json', text: credential },
    paintText: () => Promise.resolve({ bytes: pixel, width: 80, height: 60, baseline: 40 }),
  });
}

describe('a PDF', () => {
  it.each(['Éléonore Lefèvre', 'Władysław Čapek', '李小龙'])(
    'of %s has a title, a language, tags, and the credential as a file',
    async (name) => {
      const pdf = await pdfOf(name);
      expect(await credentialIn(pdf)).toBe(credential);
      const written = new TextDecoder('latin1').decode(pdf);
      for (const part of ['/Lang (fr)', '/DisplayDocTitle true', '/Marked true', '/FontFile2']) {
        expect(written).toContain(part);
      }
    },
  );

  it('without an attachment gives none', async () => {
    expect(await credentialIn(new TextEncoder().encode('%PDF-1.7\n1 0 obj\nendobj'))).toBe('');
  });
});

it('a JSON file is its own credential', async () => {
  expect(await credentialIn(new TextEncoder().encode(credential))).toBe(credential);
});
