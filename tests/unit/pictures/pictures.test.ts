/** Drawn pictures: complete, small, legible on both backgrounds, self-contained. */
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { parseHtml, elementsIn } from '../../../src/content/html.ts';
import { forkAddress, pictureAddress } from '../../../src/content/picture-address.ts';
import { pagePicture } from '../../../src/content/social-pictures.ts';
import { langs } from '../../../src/i18n/locales.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { drawingOf, drawings, type PictureKind } from '../../../src/pictures/index.ts';
import { palettes, pictureFile, stillDrawing } from '../../../src/pictures/style.ts';
import { pictures } from '../../check/content/pictures.ts';
import { entry, find } from '../content/content-entry.ts';

const kinds = Object.keys(drawings) as PictureKind[];
const all = kinds.flatMap((kind) => Object.keys(drawings[kind]).map((key) => [kind, key] as const));

describe('each lesson, article and term', () => {
  it.each(kinds)('of %s has a drawing and a description in both languages', (kind) => {
    const keys = [
      ...new Set(
        langs.flatMap((lang) =>
          readdirSync(`content/${kind}/${lang}`).map((file) => file.replace('.mdx', '')),
        ),
      ),
    ].sort();
    expect(Object.keys(drawings[kind]).sort()).toEqual(keys);
    for (const lang of langs) {
      expect(Object.keys(texts(lang).pictures[kind]).sort()).toEqual(keys);
    }
  });

  it('without one fails the check with the place to add it', () => {
    const found = find(pictures, entry('dictionary/fr/inconnu', 'term: x')).join('\n');
    expect(found).toContain('ask a developer to draw it in src/pictures/terms/');
    for (const lang of langs) {
      expect(found).toContain(`describe it in src/i18n/${lang}/site/pictures/`);
    }
    const twins = [
      entry('dictionary/fr/inconnu', 'term: x'),
      entry('dictionary/en/inconnu', 'term: x'),
    ];
    expect(find(pictures, ...twins)).toHaveLength(1);
    expect(find(pictures, entry('dictionary/fr/glissement', 'term: x'))).toEqual([]);
    expect(find(pictures, entry('company/fr/about', 'title: x'))).toEqual([]);
    expect(() => drawingOf('dictionary', 'inconnu')).toThrow('draw it in src/pictures/terms/');
  });

  it('without one is shown with another drawing, but not in production', () => {
    const drawn = ['dictionary', 'inconnu'] as const;
    const preview = () => pagePicture('fr', 'term', 'Inconnu', { drawn });
    expect(pictureAddress(...drawn)).toBe(forkAddress());
    expect(preview().drawing).toBeUndefined();
    vi.stubEnv('CONTEXT', 'production');
    expect(() => pictureAddress(...drawn)).toThrow('draw it in');
    expect(preview).toThrow('draw it in');
    vi.unstubAllEnvs();
  });
});

describe.each(all)('%s/%s', (kind, key) => {
  const svg = pictureFile(drawingOf(kind, key));

  it('is well-formed, at most 2.5 KB compressed, and named by its content', async () => {
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ format: 'svg' });
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(2560);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(pictureAddress(kind, key)).toMatch(
      new RegExp(`^/pictures/${kind}/${key}\\.[0-9a-f]{8}\\.svg$`),
    );
  });

  it('has no script, no words, no reference outside and no style attribute', () => {
    const elements = [...elementsIn(parseHtml(svg).children)];
    const names = new Set(elements.map(({ name }) => name));
    expect([...names].filter((name) => !allowed.has(name))).toEqual([]);
    const attributes = elements.flatMap(({ attribs }) => Object.keys(attribs));
    expect(attributes.filter((name) => /^on|href|^style$/.test(name))).toEqual([]);
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|url\((?!#)/);
  });

  it('keeps inside its field', async () => {
    const drawn = await sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200" viewBox="0 0 160 100">${stillDrawing(drawingOf(kind, key))}</svg>`,
      ),
    )
      .extractChannel('alpha')
      .raw()
      .toBuffer();
    const edge = (index: number): boolean =>
      index % 320 < 4 || index % 320 >= 316 || index < 4 * 320 || index >= 196 * 320;
    expect(drawn.findIndex((alpha, index) => alpha > 0 && edge(index))).toBe(-1);
    expect(drawn.filter((alpha) => alpha > 0).length).toBeGreaterThan(1333);
  });
});

const allowed = new Set(['svg', 'style', 'defs', 'pattern', 'path', 'rect', 'circle']);

describe('colours', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');

  it.each(['light', 'dark'] as const)('are those of the %s theme', (theme) => {
    for (const [name, colour] of Object.entries(palettes[theme])) {
      const [, light = '', dark = ''] =
        new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens) ?? [];
      expect(full(theme === 'light' ? light : dark), `${name}, ${theme}`).toBe(colour);
    }
  });

  it.each(['light', 'dark'] as const)('have 3:1 on both grounds of the %s theme', (theme) => {
    const { band, surface, ...inks } = palettes[theme];
    for (const [name, ink] of Object.entries(inks)) {
      expect(contrast(ink, band), `${name} on band`).toBeGreaterThanOrEqual(3);
      expect(contrast(ink, surface), `${name} on surface`).toBeGreaterThanOrEqual(3);
    }
  });
});

/** Expands a three-digit colour to six digits. */
function full(colour: string): string {
  return colour.length === 4 ? colour.replace(/\w/g, '$&$&') : colour;
}

/** Contrast ratio of WCAG 2. */
function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
