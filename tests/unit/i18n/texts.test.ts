import { glob } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '../../../src/i18n/languages.ts';
import { defaultLang, langs, type Lang } from '../../../src/i18n/locales.ts';

const folder = join(import.meta.dirname, '../../../src/i18n');

/** The text files of a language, such as `site/home.ts`. */
async function filesOf(lang: Lang): Promise<string[]> {
  const files = await Array.fromAsync(glob(`${lang}/**/*.ts`, { cwd: folder }));
  return files.map((file) => relative(lang, file)).sort();
}

/** Every text of a file by its path, such as `auth.signIn.title`. */
async function textsOf(lang: Lang, file: string): Promise<Map<string, unknown>> {
  const texts: unknown = await import(join(folder, lang, file));
  return new Map(walk('', texts));
}

function walk(path: string, value: unknown): [string, unknown][] {
  if (typeof value === 'function') return [[path, `function of ${value.length}`]];
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([name, inner]) => walk(`${path}.${name}`, inner));
}

function placeholders(text: unknown): string[] {
  return [...new Set(String(text).match(/\{\w+\}/g) ?? [])].sort();
}

/** Common words of each language that the other does not have. */
const telling: Readonly<Record<Lang, string>> = {
  fr: 'le|la|les|de|des|du|et|un|une|vous|votre|vos|avec|est|sont|pour|nous|dans|sur|que|qui',
  en: 'the|and|you|your|with|of|to|is|are|this|for|we|our|from|not|it',
};

/** Whether a text has a word of the other language. */
function isForeign(lang: Lang, text: unknown): boolean {
  const word = `(?<![\\p{L}’-])(?:${telling[languages[lang].other]})(?![\\p{L}’-])`;
  // A placeholder has the same name in both.
  const words = typeof text === 'string' ? text.replace(/\{\w+\}/g, '') : '';
  return new RegExp(word, 'iu').test(words);
}

/** The language switch is labelled in the language that it leads to. */
const foreign = ['.shell.switchLanguageLabel'];

const files = await filesOf(defaultLang);
const others = langs.filter((lang) => lang !== defaultLang);

describe('the texts of every language', () => {
  it.each(others)('are in files of the same names in %s', async (lang) => {
    expect(files.length).toBeGreaterThan(0);
    expect(await filesOf(lang), `src/i18n/${lang}/ needs the files of ${defaultLang}/`).toEqual(
      files,
    );
  });

  describe.each(files)('%s', async (file) => {
    const texts = await textsOf(defaultLang, file);

    it.each(others)('has the same texts in %s', async (lang) => {
      expect(texts.size).toBeGreaterThan(0);
      expect([...(await textsOf(lang, file)).keys()].sort()).toEqual([...texts.keys()].sort());
    });

    it.each(langs)('has no empty text in %s', async (lang) => {
      const empty = [...(await textsOf(lang, file))].filter(
        ([, text]) => typeof text === 'string' && !text.trim(),
      );
      expect(empty).toEqual([]);
    });

    it.each(langs)('contains no word of the other language in %s', async (lang) => {
      const found = [...(await textsOf(lang, file))].filter(
        ([key, text]) => isForeign(lang, text) && !foreign.includes(key),
      );
      expect(found).toEqual([]);
    });

    it.each(others)('has the same {placeholders} in %s', async (lang) => {
      const byKey = (of: Map<string, unknown>) =>
        Object.fromEntries([...of].map(([key, text]) => [key, placeholders(text)]));
      expect(byKey(await textsOf(lang, file))).toEqual(byKey(texts));
    });
  });
});
