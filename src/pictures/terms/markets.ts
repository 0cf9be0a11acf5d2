/** Pictures of the dictionary: prices and orders. */
import * as d from '../draw.ts';
import type { Drawings } from '../table.ts';

const level = (ink: d.Ink, side: 1 | -1, y: number, w: number, h = 8): string => {
  const area = d.rectangle(side === 1 ? 80 : 80 - w, y, w, h);
  return d.quantity(ink, area) + d.path(ink, area);
};

export const markets = {
  // Every price with its quantity: sellers above, buyers below, a gap between.
  'carnet-d-ordres': () =>
    [24, 34, 44, 58].map((w, index) => level('d', 1, 36 - index * 10, w)).join('') +
    [28, 38, 50, 62].map((w, index) => level('u', -1, 57 + index * 10, w)).join('') +
    d.line('l', [80, 5], [80, 96]) +
    d.line('k x', [20, 50.5], [140, 50.5]),

  // The gap between the lowest seller and the highest buyer.
  'ecart-achat-vente': () =>
    level('d', 1, 24, 62, 10) +
    level('u', -1, 66, 62, 10) +
    d.line('d b', [12, 36], [148, 36]) +
    d.line('u b', [12, 64], [148, 64]) +
    d.quantity('a', d.rectangle(12, 37.5, 136, 25)) +
    d.arrow('a', [80, 50], [80, 40], 4.5) +
    d.arrow('a', [80, 50], [80, 60], 4.5),

  // The order climbs from level to level; its average price ends above the price shown.
  glissement: () =>
    [
      [14, 34],
      [48, 26],
      [74, 34],
      [108, 38],
    ]
      .map(([x = 0, w = 0], index) => {
        const y = 66 - index * 15;
        return d.quantity('k', d.rectangle(x, y, w, 88 - y)) + d.line('k', [x, 88], [x, y]);
      })
      .join('') +
    d.path('l b', 'M14 66H48V51H74V36H108V21H146') +
    d.line('k x', [10, 66], [150, 66]) +
    d.line('a b', [10, 41], [150, 41]) +
    d.arrow('d', [128, 62], [128, 46]) +
    d.line('l', [8, 88], [152, 88]),

  // The same order in a deep market and in a thin one.
  liquidite: () =>
    d.quantity('a', 'M10 34Q40 40 66 46L66 88L10 88Z') +
    d.path('a b', 'M10 34Q40 40 66 46') +
    d.arrow('l', [38, 10], [38, 34]) +
    d.quantity('k', 'M94 34L112 36C120 38 118 76 126 76L134 44L150 36V88H94Z') +
    d.path('d b', 'M94 34L112 36C120 38 118 76 126 76L134 44L150 36') +
    d.arrow('l', [120, 10], [120, 40]) +
    d.line('q', [80, 10], [80, 90]) +
    d.path('l', 'M10 88H66M94 88H150'),

  // A price named in advance: the order waits until the market comes there, or not.
  'ordre-a-cours-limite': () =>
    d.line('a b', [10, 68], [150, 68]) +
    d.line('l', [10, 26], [24, 34], [36, 28], [50, 42], [62, 36], [76, 50]) +
    d.path('l o', 'M76 50C92 54 104 62 120 68M76 50C96 46 112 34 146 26') +
    d.dot('l', 76, 50, 3) +
    d.ring('a', 120, 68, 6) +
    d.tick('a', 120, 68, 2.6) +
    d.quantity('a', d.rectangle(10, 68, 140, 20)),

  // Filled at once, at whatever prices are there.
  'ordre-au-marche': () =>
    [
      [20, 26],
      [36, 22],
      [52, 32],
      [68, 42],
    ]
      .map(([y = 0, w = 0], index) => {
        const area = d.rectangle(96, y, w, 11);
        return index > 0 ? d.quantity('d', area) + d.path('d', area) : d.path('k x', area);
      })
      .join('') +
    d.path('a b', 'M12 74H58') +
    d.path('a b', 'M58 74V42H86M58 58H86M58 74H86') +
    [42, 58, 74].map((y) => d.arrowHead('a', [90, y], [1, 0], 5)).join('') +
    d.line('l', [95, 10], [95, 90]),

  // Asleep above its price; when the market falls to it, it becomes a sale.
  'ordre-stop': () =>
    d.line('d x', [10, 62], [150, 62]) +
    d.line('l b', [10, 34], [26, 22], [40, 36], [54, 28], [70, 44], [84, 38], [100, 62]) +
    d.quantity('d', 'M100 62L112 86L140 86L140 62Z') +
    d.path('d b', 'M100 62L111 84') +
    d.arrowHead('d', [112, 86], [11, 22], 6) +
    d.ring('d', 100, 62, 6) +
    d.dot('d', 100, 62, 2.4),

  // From the highest point to the lowest after it.
  'repli-maximal': () =>
    d.quantity('d', 'M50 18L64 34L74 28L92 64L100 56L112 80L112 18Z') +
    d.line(
      'l b',
      [10, 72],
      [24, 50],
      [34, 58],
      [50, 18],
      [64, 34],
      [74, 28],
      [92, 64],
      [100, 56],
      [112, 80],
      [130, 58],
      [150, 50],
    ) +
    d.line('k x', [50, 18], [148, 18]) +
    d.arrow('d', [112, 20], [112, 76]) +
    d.dot('l', 50, 18, 3) +
    d.dot('d', 112, 80, 3.6),
} satisfies Drawings;
