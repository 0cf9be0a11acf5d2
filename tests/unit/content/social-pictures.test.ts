/** Social preview pictures: named by their content, drawn once, cached while they are in use. */
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildRegistry, type SocialPicture } from '../../../src/content/build-registry.ts';
import { requestPicture, pictureSize } from '../../../src/content/social-pictures.ts';
import { drawPicture } from '../../../src/build/social/drawing.ts';
import { writePictures } from '../../../src/build/social/pictures.ts';

const picture: SocialPicture = {
  lang: 'fr',
  title: 'Ordre stop',
  kind: 'Dictionnaire',
  figure: 'letters',
  premium: false,
};

beforeEach(() => {
  buildRegistry().pictureDesign = 'one';
  buildRegistry().pictures.clear();
});

describe('the picture address', () => {
  it('follows the page and has a hash of the picture’s content', () => {
    const address = requestPicture('/fr/articles/cle', picture);
    expect(address).toMatch(/^\/og\/fr\/articles\/cle\.[0-9a-f]{10}\.png$/);
    expect(requestPicture('/fr', picture)).toMatch(/^\/og\/fr\/index\.[0-9a-f]{10}\.png$/);
    expect(buildRegistry().pictures.get(address)).toEqual(picture);
  });

  it('changes with every word, the figure and the design', () => {
    const before = requestPicture('/fr/cle', picture);
    expect(requestPicture('/fr/cle', picture)).toBe(before);
    expect(requestPicture('/fr/cle', { ...picture, title: 'Ordre' })).not.toBe(before);
    expect(requestPicture('/fr/cle', { ...picture, figure: 'depth' })).not.toBe(before);
    expect(requestPicture('/fr/cle', { ...picture, premium: true })).not.toBe(before);
    buildRegistry().pictureDesign = 'two';
    expect(requestPicture('/fr/cle', picture)).not.toBe(before);
  });
});

describe('drawing', () => {
  it.each([
    ['a title of one letter', 'B'],
    [
      'a title as long as titles may be',
      'Comment lire un carnet d’ordres avant de placer un ordre réel',
    ],
    ['a word wider than the picture', 'anticonstitutionnellement'.repeat(2)],
    [
      'French spaces and signs',
      'Coûts\u202f: 1\u202f000\u00a0€, «\u202f5\u202f%\u202f», œuvre, ÇÀÉ',
    ],
    ['signs of markup', 'A & B < C > "D"'],
  ])('accepts %s', async (_, title) => {
    const png = await drawPicture({ ...picture, title });
    expect(await sharp(png).metadata()).toMatchObject({ ...pictureSize, format: 'png' });
    expect(png.length).toBeLessThanOrEqual(40 * 1024);
  });

  it('keeps the longest title clear of the figure and inside the picture', async () => {
    const long = 'Wallet-to-wallet-transfers, explained by somebody who lost money';
    const [with_, without] = await Promise.all(
      [long, ' '].map(async (title) =>
        sharp(await drawPicture({ ...picture, title }))
          .greyscale()
          .raw()
          .toBuffer(),
      ),
    );
    const changed = (left: number, top: number, right: number, bottom: number): number => {
      let count = 0;
      for (let y = top; y < bottom; y += 1) {
        for (let x = left; x < right; x += 1) {
          const at = y * pictureSize.width + x;
          if (Math.abs((with_?.[at] ?? 0) - (without?.[at] ?? 0)) > 24) count += 1;
        }
      }
      return count;
    };
    expect(changed(72, 130, 770, 520)).toBeGreaterThan(1000);
    expect(changed(770, 0, 1200, 630)).toBe(0);
    expect(changed(0, 520, 1200, 630)).toBe(0);
    expect(changed(0, 0, 1200, 115)).toBe(0);
  });
});

describe('the cache', () => {
  let work: string;

  beforeAll(async () => {
    work = await mkdtemp(join(tmpdir(), 'pictures-'));
  });
  afterAll(() => rm(work, { recursive: true }));

  it('draws once, then copies, and removes unused pictures', async () => {
    const [out, cache] = [join(work, 'out'), join(work, 'cache')];
    const first = requestPicture('/fr/un', picture);
    const second = requestPicture('/en/deux', { ...picture, lang: 'en' });
    const { pictures } = buildRegistry();

    expect(await writePictures(pictures, out, cache)).toBe(2);
    const before = await readFile(join(out, first));
    const drawnAt = (await stat(join(cache, first.split('.').slice(-2).join('.')))).mtimeMs;

    expect(await writePictures(pictures, join(work, 'again'), cache)).toBe(0);
    expect(await readFile(join(work, 'again', first))).toEqual(before);
    expect(drawnAt).toBeGreaterThan(0);

    pictures.delete(second);
    expect(await writePictures(pictures, join(work, 'third'), cache)).toBe(0);
    expect(await readdir(cache)).toHaveLength(1);
  });
});
