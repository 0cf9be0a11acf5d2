import { expect, it } from 'vitest';
import type { Lang } from '../../../src/i18n/locales.ts';
import { formatQuantity } from '../../../src/i18n/quantity.ts';

it.each<[Lang, number, string, number, string]>([
  ['fr', 2.5, '€', 2, '2,50\u00A0€'],
  ['en', 2.5, '€', 2, '€2.50'],
  ['fr', 2000, '€', 2, '2\u202F000\u00A0€'],
  ['en', -2000, '$', 2, '−$2,000'],
  ['fr', 66.666, '%', 1, '66,7\u00A0%'],
  ['en', 66.666, '%', 1, '66.7%'],
  ['fr', 4.617, 'unités', 2, '4,62\u00A0unités'],
  ['fr', 0.4, 'points', 8, '0,4\u00A0point'],
  ['fr', 1.5, 'millions d’euros', 2, '1,5\u00A0million d’euros'],
  ['fr', 1.996, 'jetons', 2, '2\u00A0jetons'],
  ['fr', 1, 'mois', 2, '1\u00A0mois'],
  ['fr', 1, 's', 2, '1\u00A0s'],
  ['en', 1, 'tries', 2, '1\u00A0try'],
  ['en', 1.5, 'days', 2, '1.5\u00A0days'],
  ['en', 0.00125, 'ETH', 5, '0.00125\u00A0ETH'],
  ['en', 7, '', 2, '7'],
  ['fr', -0.001, '€', 2, '0\u00A0€'],
])('%s: %f %s with at most %i decimals is %s', (lang, value, unit, decimals, text) => {
  expect(formatQuantity(lang, value, unit, decimals)).toBe(text);
});
