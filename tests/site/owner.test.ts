/** A value that the owner has not given leaves no trace in any built file. */
import { describe, expect, it } from 'vitest';
import { visibleText, parseHtml } from '../../src/content/html.ts';
import { langs } from '../../src/i18n/locales.ts';
import { texts } from '../../src/i18n/texts.ts';
import { site } from '../../src/site.ts';
import { builtFiles, readBuilt } from './site.ts';

const read = [...builtFiles].filter((file) => /\.(html|json|xml|txt|webmanifest)$/.test(file));
/** `[raison sociale]`: words in brackets, or an empty value that was printed. */
const placeholder = /\[\p{L}[^\][{}"<>=;]{2,120}\](?!\()|\bundefined\b/u;

/** The words that people and programs read: the text of a page, the whole of other files. */
function words(file: string): string {
  const text = readBuilt(file);
  if (!file.endsWith('.html')) return text;
  const data = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const said = [...text.matchAll(/\s(?:content|href|alt|title|aria-label)="([^"]*)"/g)];
  return [
    visibleText(parseHtml(text).children),
    ...[...data, ...said].map(([, value = '']) => value),
  ].join('\n');
}

describe('the built files', () => {
  it('are of every kind', () => {
    for (const kind of ['html', 'xml', 'txt', 'webmanifest']) {
      expect(
        read.some((file) => file.endsWith(kind)),
        kind,
      ).toBe(true);
    }
  });

  it('contain no placeholder', () => {
    const found = read.flatMap((file) => {
      const match = placeholder.exec(words(file));
      return match ? [`${file}: ${match[0]}`] : [];
    });
    expect(found).toEqual([]);
  });

  it.each(langs)('make no claim without its source (%s)', (lang) => {
    const { claim } = texts(lang).plansPage;
    const { source } = site.claims.satisfaction;
    const claiming = read.filter((file) => words(file).includes(claim.text));
    const unsourced = claiming.filter((file) => !source || !words(file).includes(source[lang]));
    expect(unsourced).toEqual([]);
  });
});
