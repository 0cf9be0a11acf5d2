/** Pictures of the dictionary: keys, wallets, attacks. */
import * as d from '../draw.ts';
import type { Drawings } from '../table.ts';

export const wallets = {
  // A message that looks like one you know, with a hook in it.
  hameconnage: () =>
    d.box('l', 10, 34, 84, 52, 3) +
    d.path('l', 'M11 36L52 64L93 36') +
    d.path('q', 'M12 84L38 62M92 84L66 62') +
    d.hook('d', 136, 11, 84, 14),

  // Twelve words, written once, from which every key comes back.
  'phrase-de-recuperation': () =>
    d.box('l', 10, 12, 74, 76, 4) +
    [0, 1, 2]
      .flatMap((column) =>
        [0, 1, 2, 3].map((line) => {
          const [x, y] = [17 + column * 21, 20 + line * 16.5];
          return d.box('k', x, y, 17, 10, 2) + d.line('q', [x + 4, y + 5], [x + 12, y + 5]);
        }),
      )
      .join('') +
    d.path('a', 'M88 50h8M96 50V24h8M96 50h8M96 50v26h8') +
    d.key('a', 106, 24, 42, 7.5) +
    d.key('a', 106, 50, 42, 7.5) +
    d.key('a', 106, 76, 42, 7.5),

  // It keeps keys, not coins: those stay written on the chain.
  portefeuille: () =>
    d.shape(
      'l',
      'M22 28h64a6 6 0 0 1 6 6v44a6 6 0 0 1 -6 6H18a6 6 0 0 1 -6 -6V30a8 8 0 0 1 8 -8h60v6',
    ) +
    d.box('l', 70, 46, 28, 18, 4) +
    d.dot('l', 78, 55, 2.4) +
    d.key('a', 22, 55, 40, 8.5) +
    d.path('a x', 'M98 55H116') +
    [18, 42, 66].map((y) => d.box('l', 124, y, 20, 16, 2)).join('') +
    d.path('k', 'M134 34v8M134 58v8M134 82v8') +
    d.amount('a', 124, 42, 20, 16) +
    d.path('q', 'M128 24h12M128 28h8M128 72h12M128 76h8'),
} satisfies Drawings;
