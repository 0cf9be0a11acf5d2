/** Compares the dictionary with the words of the other texts. */
import { describe, expect, it } from 'vitest';
import { jargonOf, ownNames } from '../../check/content/jargon.ts';
import { entry, find } from './content-entry.ts';

const term = (key: string, name: string, aliases: string) =>
  entry(`dictionary/fr/${key}`, `term: ${name}\naliases: [${aliases}]`, '');
const lesson = entry(
  'lessons/fr/fondamentaux-blockchain',
  'state: written',
  'Une **empreinte** change. Le **grand livre** reste. Un AMM n’est pas un ERC-20.',
);

describe('the names of terms', () => {
  it('belong to one term each, whatever their case', () => {
    const first = term('cle', 'Clé', 'key');
    expect(find(ownNames, first, term('verrou', 'Verrou', 'KEY')).join('\n')).toContain(
      'take "key" out: cle has it already',
    );
    expect(find(ownNames, first, term('verrou', 'Verrou', 'lock'))).toEqual([]);
    // The same name in the other language is no conflict.
    const english = entry('dictionary/en/verrou', 'term: Key\naliases: []', '');
    expect(find(ownNames, first, english)).toEqual([]);
  });
});

describe('the report', () => {
  const words = (...entries: Parameters<typeof find>[1][]) => {
    const [french] = jargonOf([lesson, ...entries]);
    return french?.withoutEntry.map(({ word }) => word);
  };

  it('lists defined words and abbreviations without an entry', () => {
    expect(words()).toEqual(['empreinte', 'grand livre', 'AMM']);
    expect(words(term('empreinte', 'Empreinte (hash)', 'empreintes, empreinte'))).toEqual([
      'grand livre',
      'AMM',
    ]);
    expect(words(term('amm', 'Teneur automatique', 'AMM'))).not.toContain('AMM');
  });

  it('lists terms that no text uses', () => {
    const [french] = jargonOf([
      lesson,
      term('empreinte', 'Empreinte', ''),
      term('satoshi', 'Satoshi', 'sats'),
    ]);
    expect(french?.unused).toEqual(['content/dictionary/fr/satoshi.mdx']);
  });
});
