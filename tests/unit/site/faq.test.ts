import { describe, expect, it } from 'vitest';
import { parseInline } from '../../../src/domain/site/inline-links.ts';
import { langs } from '../../../src/i18n/locales.ts';
import { linkTo } from '../../../src/i18n/links.ts';
import { texts } from '../../../src/i18n/texts.ts';

const [fr, en] = langs.map((lang) => texts(lang).faq.groups);

/** Where the answers of a group lead, whatever the language. */
function targets(groups: typeof fr): string[][] {
  return (groups ?? []).map(({ items }) =>
    items.flatMap(({ answer }) =>
      parseInline(answer).flatMap((part) =>
        typeof part === 'string' ? [] : [linkTo('fr', part.target)],
      ),
    ),
  );
}

describe('the questions of the help page', () => {
  it.each(langs)('are twenty or more in %s, none asked twice', (lang) => {
    const asked = texts(lang).faq.groups.flatMap(({ items }) => items.map((it) => it.question));
    expect(asked.length).toBeGreaterThanOrEqual(20);
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.filter((question) => !/[?.]$/.test(question))).toEqual([]);
  });

  it('are the same in both languages, with the same links in the same order', () => {
    expect(en?.map(({ key, items }) => [key, items.length])).toEqual(
      fr?.map(({ key, items }) => [key, items.length]),
    );
    expect(targets(en)).toEqual(targets(fr));
    expect(targets(fr).flat().length).toBeGreaterThan(20);
  });

  it.each(langs)('have a group for each subject of the support page in %s', (lang) => {
    const { company, faq } = texts(lang);
    const keys = faq.groups.map(({ key }) => key);
    for (const { key } of company.topics) expect(keys).toContain(key);
  });
});
