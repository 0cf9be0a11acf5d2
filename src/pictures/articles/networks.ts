/** Pictures of the articles about networks. */
import * as d from '../draw.ts';
import type { Drawings } from '../table.ts';

/** Rates offered in a queue of transactions, from the highest. */
const rates = [58, 52, 45, 40, 34, 24, 19, 14, 10];

export const networks = {
  // A locked deposit, small rewards that come in, and a queue before a narrow way out.
  'preuve-d-enjeu-en-pratique': () =>
    d.arrow('u', [44, 10], [44, 30]) +
    d.coin('u', 30, 20, 6) +
    d.coin('u', 58, 20, 6) +
    d.box('a', 14, 36, 60, 52, 3) +
    d.quantity('a', d.rectangle(14, 56, 60, 32)) +
    d.padlock('a', 33, 60, 22) +
    d.path('l b', 'M92 62L134 62M92 80L134 80') +
    [96, 108, 120].map((x) => d.dot('l', x, 71, 3.4)).join('') +
    d.path('l', 'M134 62L142 56V40M134 80L142 86') +
    d.arrow('a', [134, 71], [150, 71]),

  // Two banks, a bridge of receipts above, and under one bank the vault that backs them.
  'ponts-entre-blockchains': () =>
    d.path('l b', 'M10 46H44M116 46H150') +
    d.path('l b', 'M44 46Q80 -6 116 46') +
    d.path('k', 'M56 32V46M68 23V46M80 20V46M92 23V46M104 32V46M44 46H116') +
    d.box('a', 12, 54, 44, 34, 3) +
    d.quantity('a', d.rectangle(12, 68, 44, 20)) +
    d.path('d x', 'M16 60H52') +
    d.ring('a', 34, 74, 5) +
    d.line('a', [34, 69], [34, 79]) +
    [0, 1, 2]
      .map((step) => d.box(step ? 'k' : 'a', 108 + step * 5, 56 + step * 6, 32, 20, 2))
      .reverse()
      .join('') +
    d.rules(113, 62, [20, 14]),

  // From a fast chain two ways down to the base: a quick one with a toll, a slow one with a clock.
  'couche-2-comment-ca-marche': () =>
    d.box('a', 48, 12, 64, 22, 3) +
    [54, 68, 82, 96].map((x) => d.bar('a', x, 18, 9, 10, 1)).join('') +
    d.path('l b', 'M58 34V58') +
    d.arrowHead('l', [58, 62], [0, 1], 5) +
    d.coin('p', 40, 48, 7) +
    d.path('k x', 'M102 34V62') +
    d.arrowHead('k', [102, 62], [0, 1], 5) +
    d.ring('l', 122, 48, 11) +
    d.path('l', 'M122 41V48L127 51') +
    [12, 40, 68, 96, 124].map((x) => d.box('l', x, 66, 24, 22, 2)).join('') +
    d.path('l', 'M36 77h4M64 77h4M92 77h4M120 77h4'),

  // A queue sorted by the rate offered: the next block takes the left of the line.
  'frais-par-reseau': () =>
    rates
      .map((height, index) =>
        index === 4
          ? d.amount('a', 14 + index * 14, 86 - height, 9, height)
          : d.box('l', 14 + index * 14, 86 - height, 9, height, 1),
      )
      .join('') +
    d.line('k x', [82, 12], [82, 90]) +
    d.path('a b', 'M14 20H74') +
    d.path('a', 'M14 16V24M74 16V24') +
    d.line('l', [8, 86], [152, 86]),

  // A balance: coins that can be counted on one side, debts on the other, one of them hidden.
  'preuve-de-reserves-lire-une-attestation': () =>
    d.path('l b', 'M80 12V88M60 88H100') +
    d.path('l b', 'M28 16L132 24') +
    d.ring('l', 80, 20, 4) +
    d.path('l', 'M28 16L12 66M28 16L44 66M132 24L115 80M132 24L149 80') +
    d.pile('a', 15, 66, 3, 26) +
    d.path('l b', 'M11 66H45M114 80H150') +
    d.box('l', 119, 66, 26, 14, 2) +
    d.box('l', 119, 52, 26, 14, 2) +
    d.path('d x', 'M119 52V38H145V52') +
    d.path('q', 'M123 71H140M123 75H135M123 57H140M123 61H136'),

  // A page of many lines, of which a magnifying glass takes one number, held against another.
  'lire-un-livre-blanc': () =>
    d.box('l', 20, 10, 62, 80, 3) +
    d.rules(28, 20, [40, 46, 34, 46, 30, 44, 38, 46, 26], 'k') +
    d.ring('a b', 92, 46, 20) +
    d.line('a b', [106, 60], [124, 78]) +
    d.bar('a', 80, 38, 24, 5) +
    d.quantity('p', d.rectangle(80, 48, 10, 5)) +
    d.path('p', d.rectangle(80, 48, 10, 5)) +
    d.tick('l', 128, 24, 6) +
    d.cross('l', 140, 46, 5),
} satisfies Drawings;
