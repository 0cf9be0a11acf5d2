import { expect, it } from 'vitest';
import { nearestPages, type NamedPage } from '../../../src/domain/search/near-names.ts';
import { wordsFromPath } from '../../../src/domain/search/words-from-path.ts';
import { pages } from '../../../src/domain/site/pages.ts';
import { langs } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';

const listed: NamedPage[] = (['articles', 'pricing', 'market', 'support', 'faq'] as const).map(
  (id) => ({
    path: pages[id].path,
    names: Object.fromEntries(
      langs.map((lang) => {
        const { title, keywords } = texts(lang).pageNames[id];
        return [lang, { title, words: keywords }];
      }),
    ),
  }),
);
const near = (address: string, reader: 'fr' | 'en' = 'fr') =>
  nearestPages(listed, wordsFromPath(address), reader).map(({ lang, path }) => `${lang}/${path}`);

it.each([
  ['/articels', 'fr/articles'],
  ['/article', 'fr/articles'],
  ['/tarifs', `fr/${pages.pricing.path}`],
  ['/formation-cryptomonaie/tarificaton', `fr/${pages.pricing.path}`],
  ['/marche-cryptomonaies-temps-rel', `fr/${pages.market.path}`],
  ['/fr/suport', 'fr/support'],
])('%s is near %s', (address, first) => {
  expect(near(address)[0]).toBe(first);
});

it.each(['/xyz', '/wp-admin', '/', '/12345', '/zzzzzzzz-qqqqqq', '/%00'])(
  '%s is near no page',
  (address) => {
    expect(near(address)).toEqual([]);
  },
);

it('names of both languages count, and the page is given in the reader’s', () => {
  expect(near('/tarifs', 'en')).toEqual([`en/${pages.pricing.path}`, `fr/${pages.pricing.path}`]);
  expect(near('/prices').slice(0, 2)).toEqual([
    `fr/${pages.pricing.path}`,
    `en/${pages.pricing.path}`,
  ]);
  expect(near('/articels', 'en')).toEqual(['en/articles']);
});

it('suggests four pages at most', () => {
  const many = Array.from({ length: 9 }, (_, n) => ({
    ...{ path: `a/${n}`, names: { fr: { title: 'Ordre', words: '' } } },
  }));
  expect(nearestPages(many, 'ordre', 'fr')).toHaveLength(4);
});
