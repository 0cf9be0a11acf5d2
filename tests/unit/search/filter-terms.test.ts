import { describe, expect, it } from 'vitest';
import {
  filterLetter,
  filterLetters,
  filterTerms,
  lettersOfTerm,
  type FilterTerm,
} from '../../../src/domain/search/filter-terms.ts';

const term = (name: string, twin = '', also = ''): FilterTerm => ({
  key: name,
  term: name,
  twin,
  also,
  definition: '',
  picture: '',
});

const terms = [
  term('Carnet d’ordres', 'Order book'),
  term('Ordre stop', 'Stop order', 'stop loss'),
  term('Œuvre', '', '51 %'),
  term('Écart achat-vente', 'Bid-ask spread', 'fourchette'),
];

describe('the filter', () => {
  it('puts terms that begin with the query before the others', () => {
    expect(filterTerms(terms, 'ord').map(({ key }) => key)).toEqual([
      'Ordre stop',
      'Carnet d’ordres',
    ]);
  });

  it('ignores accents and finds other names and the other language', () => {
    for (const query of ['ecart', 'ÉCART ach', 'bid', 'fourch']) {
      expect(filterTerms(terms, query).map(({ key }) => key)).toEqual(['Écart achat-vente']);
    }
    expect(filterTerms(terms, 'xyz')).toEqual([]);
  });

  it('looks in a file that holds every term it could find', () => {
    for (const query of ['ord', 'écart', 'œuv', '51', 'stop', 'book', 'vente']) {
      const letter = filterLetter(query) ?? '';
      expect(filterLetters).toContain(letter);
      const file = terms.filter((one) => lettersOfTerm(one).has(letter));
      expect(filterTerms(file, query), query).toEqual(filterTerms(terms, query));
    }
    expect(filterLetter(' ’ ')).toBeUndefined();
  });
});
