import { describe, expect, it } from 'vitest';
import { parseInline } from '../../../src/domain/site/inline-links.ts';
import { langs } from '../../../src/i18n/locales.ts';
import { linkTo } from '../../../src/i18n/links.ts';
import { texts } from '../../../src/i18n/texts.ts';

const [fr, en] = langs.map((lang) => texts(lang).faq.groups);

/** Link targets of a group's answers, in any language. */
function targets(groups: typeof fr): string[][] {
  return (groups ?? []).map(({ items }) =>
    items.flatMap(({ answer }) =>
      parseInline(answer).flatMap((part) =>
        typeof part === 'string' ? [] : [linkTo('fr', part.target)],
      ),
    ),
  );
}

describe('the FAQ', () => {
  it.each(langs)('has at least twenty questions in %s, without duplicates', (lang) => {
    const asked = texts(lang).faq.groups.flatMap(({ items }) => items.map((it) => it.question));
    expect(asked.length).toBeGreaterThanOrEqual(20);
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.filter((question) => !/[?.]$/.test(question))).toEqual([]);
  });

  it('has the same questions in both languages, with the same links in the same order', () => {
    expect(en?.map(({ key, items }) => [key, items.length])).toEqual(
      fr?.map(({ key, items }) => [key, items.length]),
    );
    expect(targets(en)).toEqual(targets(fr));
    expect(targets(fr).flat().length).toBeGreaterThan(20);
  });

  it.each(langs)('has a group for each subject of the support page in %s', (lang) => {
    const { company, faq } = texts(lang);
    const keys = faq.groups.map(({ key }) => key);
    for (const { key } of company.topics) expect(keys).toContain(key);
  });
});
