/** Titles and descriptions are truncated between words. */
import { describe, expect, it } from 'vitest';
import {
  cutText,
  descriptionLimit,
  documentTitle,
  titleLimit,
} from '../../../src/domain/site/seo.ts';

const length = (text: string): number => [...new Intl.Segmenter().segment(text)].length;

describe('truncating a text', () => {
  it.each([
    ['nothing of a text that fits', 'Ordre stop', 10, 'Ordre stop'],
    ['a text of one character too many at the word before', 'Ordre stop', 9, 'Ordre…'],
    ['nothing within a word when the limit falls on its end', 'one two three', 8, 'one two…'],
    ['white space of the source', '  un\n  deux  ', 20, 'un deux'],
    ['a comma left behind', 'Frais, écart, glissement', 14, 'Frais, écart…'],
    ['a dash left behind', 'Le risque – et le reste', 12, 'Le risque…'],
    ['an opening quotation mark left behind', 'Il a dit «\u202foui\u202f» hier', 12, 'Il a dit…'],
    ['an opening English quotation mark', 'They said “yes please” once', 14, 'They said…'],
    ['a colon with its no-break space', 'Le prix\u00a0: tout compris', 10, 'Le prix…'],
    ['an amount as a whole', 'Il coûte 1\u202f000\u00a0€ par mois', 14, 'Il coûte…'],
    ['a word that is longer than the room', 'anticonstitutionnellement', 10, 'anticonst…'],
    ['a long word after a short one', 'Un anticonstitutionnellement', 12, 'Un…'],
    ['no character in two', '👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', 2, '👩‍👩‍👧…'],
    ['a combined letter', 'e\u0301te\u0301 long', 4, 'e\u0301te\u0301…'],
    ['an empty text', '', 10, ''],
  ])('%s', (_, text, limit, expected) => {
    expect(cutText(text, limit)).toBe(expected);
  });

  it('counts each character once, however HTML encodes it', () => {
    const text = 'A & B < C > D "E"';
    expect(cutText(text, text.length)).toBe(text);
  });

  it.each([
    'Comment lire un carnet d’ordres, pas à pas, avant de placer son premier ordre au marché',
    'How to read an order book, one step at a time, before you place a first market order',
  ])('never exceeds the limit, at any length: %s', (text) => {
    const words = text.split(' ');
    for (let limit = 8; limit <= text.length + 1; limit += 1) {
      const cut = cutText(text, limit);
      expect(length(cut)).toBeLessThanOrEqual(limit);
      if (cut === text) continue;
      const kept = cut.slice(0, -1).split(' ');
      const expected = words.slice(0, kept.length).join(' ').replace(/[,]$/, '');
      expect(kept.join(' ')).toBe(expected);
    }
  });
});

describe('the document title', () => {
  const name = 'Expert Crypto Trading';

  it('includes the site name where both fit in 60 characters', () => {
    expect(documentTitle('Formules et tarifs', name)).toBe(`Formules et tarifs · ${name}`);
    const exact = 'x'.repeat(titleLimit - name.length - 3);
    expect(documentTitle(exact, name)).toHaveLength(titleLimit);
    expect(documentTitle(`${exact}x`, name)).toBe(`${exact}x`);
  });

  it('contains the site name only once', () => {
    expect(documentTitle(`${name}: the course`, name)).toBe(`${name}: the course`);
  });

  it('is truncated at a word when too long alone', () => {
    const cut = documentTitle('word '.repeat(20), name);
    expect(cut.length).toBeLessThanOrEqual(titleLimit);
    expect(cut).toMatch(/word…$/);
  });
});

it('the limits match the specification', () => {
  expect([titleLimit, descriptionLimit]).toEqual([60, 160]);
});
