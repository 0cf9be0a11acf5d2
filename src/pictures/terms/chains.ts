/** Pictures of the dictionary: chains, networks, tokens. */
import * as d from '../draw.ts';
import type { Drawings } from '../table.ts';

export const chains = {
  // Blocks tied one to the next; the coming one is not there yet.
  blockchain: () =>
    d.path('a b', 'M38 50H54M82 50H98') +
    d.path('k x', 'M126 50H148') +
    [10, 54, 98]
      .map(
        (x) =>
          d.box('l', x, 32, 28, 36, 3) +
          d.path('q', `M${x + 6} 41h14M${x + 6} 48h16`) +
          d.amount('a', x + 5, 56, 18, 7),
      )
      .join('') +
    d.path('k x', 'M150 32H144a3 3 0 0 0 -3 3V65a3 3 0 0 0 3 3H150'),

  // Any text, long or short, becomes one short print; back is impossible.
  empreinte: () =>
    d.box('l', 10, 12, 44, 76, 3) +
    d.rules(17, 24, [30, 24, 30, 18, 28, 22, 30, 14], 'k') +
    d.shape('l', 'M62 26L92 42V58L62 74Z') +
    d.path('q', 'M68 36l18 9M68 64l18 -9M68 50h18') +
    d.arrow('a', [94, 50], [104, 50], 4) +
    d.box('a', 108, 38, 42, 24, 3) +
    d.fingerprint('a', 113, 44, '31224132', 12),

  // A unit kept by a program on a chain that exists already.
  jeton: () => {
    const hexagon = 'M80 10l24 14v28l-24 14l-24 -14v-28Z';
    return (
      d.line('k', [8, 80], [152, 80]) +
      [16, 44, 72, 100, 128].map((x) => d.box('l', x, 72, 16, 16, 2)).join('') +
      d.path('k x', 'M80 72V62') +
      d.shape('a', hexagon) +
      d.quantity('a', hexagon) +
      d.path('a b', hexagon) +
      d.ring('a', 80, 38, 11)
    );
  },

  // One computer of the network, with its own copy of the ledger.
  noeud: () => {
    const others: d.Point[] = [
      [24, 20],
      [18, 72],
      [52, 88],
      [112, 86],
      [146, 60],
      [130, 16],
    ];
    return (
      d.path('k', others.map((to) => d.through([[80, 48], to])).join('')) +
      d.links('q', others, [
        [0, 1],
        [1, 2],
        [2, 3],
        [3, 4],
        [4, 5],
      ]) +
      d.nodes('l', others, 6) +
      d.quantity('a', d.circle(80, 48, 23)) +
      d.ring('a b', 80, 48, 23) +
      [68, 76.5, 85].map((x) => d.amount('a', x, 44, 6.5, 8)).join('') +
      d.path('a', 'M74.500 48h2M83 48h2')
    );
  },

  // A deposit gives the right to propose a block; who cheats loses it.
  'preuve-d-enjeu': () =>
    d.pile('l', 14, 84, 4, 26) +
    d.pile('a', 50, 84, 7, 26) +
    d.pile('l', 86, 84, 2, 26) +
    d.path('d x', 'M120 70h26M120 77h26M120 84h26') +
    d.cross('d', 133, 60, 5) +
    d.line('l', [8, 84], [152, 84]) +
    d.arrow('a', [63, 32], [63, 24], 4) +
    d.box('a', 53, 8, 20, 13, 2),

  // Thousands of tries, and one that falls under the target.
  'preuve-de-travail': () =>
    [34, 52, 28, 60, 44, 70, 38, 56, 30, 64]
      .map((h, index) => d.bar('k', 14 + index * 11, 88 - h, 6, h))
      .join('') +
    d.amount('a', 125, 76, 9, 12) +
    d.line('a x', [8, 68], [152, 68]) +
    d.tick('a', 129.5, 62, 4.5) +
    d.line('l', [8, 88], [152, 88]),

  // A price held within a narrow band around that of a currency.
  stablecoin: () =>
    d.quantity('a', d.rectangle(10, 40, 140, 20)) +
    d.line('a x', [10, 40], [150, 40]) +
    d.line('a x', [10, 60], [150, 60]) +
    d.path('l b', 'M10 50L22 46L34 53L46 49L58 52L70 47L82 51L94 48L106 54L118 49L130 51L150 49') +
    d.path(
      'q',
      d.smooth([
        [10, 78],
        [30, 22],
        [50, 70],
        [70, 16],
        [90, 84],
        [110, 28],
        [130, 72],
        [150, 30],
      ]),
    ),
} satisfies Drawings;
