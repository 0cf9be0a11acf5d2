import { describe, expect, it } from 'vitest';
import { parseTarget } from '../../../src/domain/site/inline-links.ts';
import { linkTo } from '../../../src/i18n/links.ts';
import { languages } from '../../../src/i18n/languages.ts';
import { langs } from '../../../src/i18n/locales.ts';
import { type Entry, readEntries } from '../../check/content/entry.ts';

const all = await readEntries(`${import.meta.dirname}/../../..`);
const company = all.filter(({ collection }) => collection === 'company');
const keys = [...new Set(company.map(({ key }) => key))];

function entry(lang: string, key: string): Entry {
  const found = company.find((one) => one.lang === lang && one.key === key);
  if (!found) throw new Error(`content/company/${lang}/${key}.mdx is missing.`);
  return found;
}

/** Link targets of a text, in order. */
function links({ body }: Entry): string[] {
  return [...body.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
}

function names({ body }: Entry, pattern: RegExp): string[] {
  return [...body.matchAll(pattern)].map(([, name = '']) => name);
}

describe.each(keys)('company text %s', (key) => {
  it.each(langs)('links existing pages in %s', (lang) => {
    for (const link of links(entry(lang, key))) {
      if (link.startsWith('https://')) continue;
      expect(linkTo(lang, parseTarget(link)), link).toMatch(new RegExp(`^/${lang}(/|$)`));
    }
  });

  it('has the same links, placeholders, prepared emails and parts in both languages', () => {
    for (const pattern of [/\bid="([^"]+)"/g, /\bmail="([^"]+)"/g, /<([A-Z]\w*)/g]) {
      const [fr, en] = langs.map((lang) => names(entry(lang, key), pattern));
      expect(en).toEqual(fr);
    }
    expect(links(entry('en', key))).toEqual(links(entry('fr', key)));
  });

  it.each(langs)('contains no word of the other language in %s', (lang) => {
    const { body } = entry(lang, key);
    expect(body).not.toContain(`lang="${languages[lang].other}"`);
  });
});
