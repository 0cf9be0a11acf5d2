import { describe, expect, it } from 'vitest';
import { isMadeOf, isSameWord, otherWords } from '../../../src/content/other-words.ts';

describe('otherWords', () => {
  it('excludes plurals and spelling variants of the term', () => {
    expect(otherWords('Nœud', ['nœuds', 'node', 'noeud', 'nœud complet'])).toEqual([
      'node',
      'nœud complet',
    ]);
    expect(otherWords('Ordre au marché', ['ordres au marché', 'market order'])).toEqual([
      'market order',
    ]);
    expect(otherWords('Repli maximal', ['replis maximaux', 'drawdown'])).toEqual(['drawdown']);
    expect(otherWords('Proof of stake', ['PoS', 'proof-of-stake'])).toEqual(['PoS']);
  });

  it('excludes words already in the term’s parentheses', () => {
    expect(otherWords('Empreinte (hash)', ['empreintes', 'hash', 'hachage'])).toEqual(['hachage']);
  });

  it('keeps one of two aliases that differ by number', () => {
    expect(otherWords('Jeton', ['jetons', 'tokens', 'token'])).toEqual(['tokens']);
    expect(otherWords('Hash', ['hashes', 'hashing'])).toEqual(['hashing']);
  });
});

describe('isMadeOf', () => {
  it('finds aliases borrowed from another language', () => {
    const english = ['Bid-ask spread', 'bid-ask spreads', 'bid-offer spread'];
    expect(isMadeOf('spread', english)).toBe(true);
    expect(isMadeOf('Bid-ask spread', english)).toBe(true);
    expect(isMadeOf('fourchette bid-ask', english)).toBe(false);
    expect(isMadeOf('spread', [])).toBe(false);
  });
});

it.each([
  ['Blockchain', 'Blockchain', true],
  ['Liquidité', 'Liquidity', false],
  ['Stablecoin', 'stablecoins', true],
])('%s and %s are one word: %s', (name, other, same) => {
  expect(isSameWord(name, other)).toBe(same);
});
