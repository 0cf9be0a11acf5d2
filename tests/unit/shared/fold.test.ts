/** Text folding for comparisons, and its effect on searches. */
import { expect, it } from 'vitest';
import { fold } from '../../../src/domain/shared/fold.ts';
import { contentKeyOf } from '../../../src/domain/site/content-key.ts';

it.each([
  ['Élève', 'eleve'],
  ['\u0045\u0301', 'e'],
  ['Œuvre', 'oeuvre'],
  ['ﬁat', 'fiat'],
  ['1\u202f234', '1 234'],
  ['İstanbul', 'istanbul'],
  ['№ 5™', 'no 5tm'],
])('folds %s to %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

it('spells out the ligature in the key of a page', () => {
  expect(contentKeyOf('L’œuvre d’Été')).toBe('l-oeuvre-d-ete');
});
