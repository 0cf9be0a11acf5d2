/** Pictures of the articles about markets. */
import * as d from '../draw.ts';
import type { Drawings } from '../table.ts';

/** Each cost as its position and height: it starts where the one before ends. */
const costs = [
  [18, 4.5],
  [22.5, 3.5],
  [26, 6],
  [32, 6.5],
  [38.5, 2.5],
  [41, 2.5],
] as const;
/** Lengths of the two sides of an order book, from the best price. */
const asks = [22, 38, 30, 50];
const bids = [26, 34, 46, 56];
/** Heights of a price at five regular dates. */
const dates = [
  [24, 24],
  [52, 34],
  [80, 48],
  [108, 38],
  [136, 18],
] as const;

export const markets = {
  // From the gain shown to the gain kept: each cost starts where the one before ends.
  'frais-d-une-operation': () =>
    d.quantity('u', d.rectangle(12, 18, 22, 70)) +
    d.path('u', d.rectangle(12, 18, 22, 70)) +
    d.line('k x', [34, 18], [128, 18]) +
    costs
      .map(([y, h], index) => {
        const x = 42 + index * 14;
        return d.bar('d', x, y, 10, h) + d.line('k', [x + 10, y + h], [x + 14, y + h]);
      })
      .join('') +
    d.quantity('a', d.rectangle(126, 43.5, 22, 44.5)) +
    d.path('a', d.rectangle(126, 43.5, 22, 44.5)) +
    d.line('l', [8, 88], [152, 88]) +
    d.arrow('d', [137, 21], [137, 38], 4),

  // Sellers above, buyers below, the gap between them, and an order that walks through the sellers.
  'lire-un-carnet-d-ordres': () =>
    asks
      .map(
        (w, index) =>
          d.quantity('d', d.rectangle(80, 38 - index * 9, w, 6)) +
          d.path('d', d.rectangle(80, 38 - index * 9, w, 6)),
      )
      .join('') +
    bids
      .map(
        (w, index) =>
          d.quantity('u', d.rectangle(80 - w, 57 + index * 9, w, 6)) +
          d.path('u', d.rectangle(80 - w, 57 + index * 9, w, 6)),
      )
      .join('') +
    d.line('l', [80, 8], [80, 93]) +
    d.path('a b', 'M22 50.500H66') +
    d.path('a b', 'M66 50.500V24') +
    d.arrowHead('a', [66, 22], [0, -1], 6) +
    d.line('k x', [84, 50.5], [148, 50.5]),
  // The same sum at regular dates: the lower the price, the more units it buys.
  'achats-programmes': () =>
    dates
      .map(([x, y]) => {
        const h = 6 + (y - 18) * 0.7;
        return d.line('k x', [x, y], [x, 88 - h]) + d.amount('a', x - 8, 88 - h, 16, h);
      })
      .join('') +
    d.path(
      'l b',
      d.smooth([
        [10, 14],
        [24, 24],
        [38, 26],
        [52, 34],
        [66, 42],
        [80, 48],
        [94, 46],
        [108, 38],
        [122, 32],
        [136, 18],
        [150, 16],
      ]),
    ) +
    dates.map(([x, y]) => d.ring('a', x, y, 4)).join('') +
    d.line('l', [8, 88], [152, 88]),
  // A small sum at one end of a lever holds up a position many times larger; under it, a limit.
  'financement-et-levier': () =>
    d.line('d x', [10, 78], [72, 78]) +
    d.shape('l', 'M112 62L124 88H100Z') +
    d.line('l b', [12, 62], [148, 62]) +
    d.amount('k', 118, 20, 28, 42) +
    d.path('q', 'M118 34h28M118 48h28M132 20v42') +
    d.pile('a', 14, 60, 2, 24) +
    d.arrow('d', [26, 64], [26, 75], 4) +
    d.line('l', [8, 88], [152, 88]),
  // Peaks and troughs of a price; how long it stays under its old peak; two futures after it.
  'cycles-de-marche': () =>
    d.quantity('d', 'M40 34L54 66L66 58L76 78L90 50L104 34Z') +
    d.line('l b', [10, 66], [24, 52], [32, 58], [40, 34], [54, 66], [66, 58], [76, 78]) +
    d.line('l b', [76, 78], [90, 50], [104, 34]) +
    d.line('a x', [40, 34], [104, 34]) +
    d.dot('a', 40, 34, 3.6) +
    d.dot('d', 76, 78, 3.6) +
    d.fork([110, 34], 38, 20) +
    d.ring('a', 104, 34, 4) +
    d.path('q', 'M40 16V24M104 16V24M40 20H104') +
    d.line('l', [8, 90], [152, 90]),

  // Addresses tied by payments; a label covers some of them, and one it should not.
  'analyse-on-chain': () => {
    const addresses: d.Point[] = [
      [22, 28],
      [54, 18],
      [50, 54],
      [86, 36],
      [84, 74],
      [126, 24],
      [136, 62],
      [26, 80],
    ];
    return (
      d.quantity('a', 'M74 14H148V84H74Z') +
      d.path('a x', 'M74 14H148V84H74Z') +
      d.links('k', addresses, [
        [0, 1],
        [0, 2],
        [1, 3],
        [2, 3],
        [2, 4],
        [3, 5],
        [3, 6],
        [4, 6],
        [7, 2],
      ]) +
      d.nodes('l', addresses, 6.5) +
      d.nodes('a', addresses.slice(5, 7), 6.5) +
      d.nodes('a', addresses.slice(3, 4), 6.5) +
      d.nodes('d', addresses.slice(4, 5), 6.5) +
      d.cross('d', 84, 74, 3)
    );
  },
  // A reserve that is not quite full, and holders in line: the last ones find nothing left.
  'risque-des-stablecoins': () =>
    d.amount('a', 14, 36, 44, 48) +
    d.line('d x', [14, 36], [14, 22], [58, 22], [58, 36]) +
    d.arrow('l', [60, 60], [74, 60], 5) +
    [86, 106].map((x) => d.coin('a', x, 60, 8) + d.tick('a', x, 40, 4)).join('') +
    [126, 144]
      .map((x) => `${d.path('d x', d.circle(x, 60, 7))}${d.cross('d', x, 40, 4)}`)
      .join('') +
    d.path('q', 'M80 76H152') +
    d.line('l', [8, 84], [152, 84]),

  // The same piece of a cake that grows: its share shrinks although nobody has touched it.
  'tokenomics-lire-une-emission': () =>
    (
      [
        [26, 14, 0.6],
        [66, 22, 0.243],
        [120, 30, 0.131],
      ] as const
    )
      .map(([x, r, share]) => {
        const piece = d.slice(x, 86 - r, r, 0, share);
        return d.ring('l', x, 86 - r, r) + d.quantity('a', piece) + d.path('a', piece);
      })
      .join('') +
    d.path('k x', 'M26 50L66 34L112 16') +
    d.arrowHead('k', [114, 15], [46, -18], 5) +
    d.line('l', [8, 88], [152, 88]),
} satisfies Drawings;
