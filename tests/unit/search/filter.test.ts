import { expect, it } from 'vitest';
import { matchesFilter, plainText } from '../../../src/domain/search/filter.ts';

const node = plainText('Nœud Node nœud complet');
const stop = plainText('Ordre stop, Stop order, stop-loss');
const spread = plainText('Écart achat-vente · Bid-ask spread');

it.each([
  [node, 'noeud'],
  [node, 'NŒUD'],
  [node, 'compl'],
  [stop, 'stop loss'],
  [stop, 'loss'],
  [spread, 'ecart'],
  [spread, 'ask'],
  [spread, 'vente écart'],
  [spread, '  '],
])('"%s" has "%s"', (text, query) => {
  expect(matchesFilter(text, plainText(query))).toBe(true);
});

it.each([
  [spread, 'preuve'],
  [spread, 'pread'],
  [stop, 'stop limite'],
])('"%s" does not have "%s"', (text, query) => {
  expect(matchesFilter(text, plainText(query))).toBe(false);
});
