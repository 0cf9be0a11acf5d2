/** Pictures of the dictionary: values, quantities, the course of a market. */
import * as d from '../draw.ts';
import type { Drawings } from '../table.ts';

export const prices = {
  // Under the price, how much changed hands each day.
  'volume-d-echanges': () =>
    d.path('l', 'M12 34L30 26L48 32L66 18L84 30L102 22L120 34L148 14') +
    [18, 12, 26, 40, 22, 14, 30]
      .map((h, index) => d.amount('a', 14 + index * 20, 88 - h, 12, h))
      .join('') +
    d.line('l', [8, 88], [152, 88]),

  // A price times a number of units is an area; one small trade moves its whole edge.
  capitalisation: () =>
    d.quantity('a', d.rectangle(34, 30, 100, 48)) +
    d.path('a b', 'M34 78V30H134V78') +
    d.path('k x', 'M34 20H134') +
    d.arrow('l', [24, 78], [24, 30]) +
    d.arrow('l', [34, 88], [134, 88]) +
    d.line('l', [34, 78], [134, 78]) +
    d.coin('l', 141, 20, 6),

  // What can be sold today, what is locked, what does not exist yet.
  'offre-en-circulation': () =>
    d.path('k x', d.slice(80, 50, 39, 0.62, 1)) +
    d.shape('l', d.slice(80, 50, 39, 0.27, 0.62)) +
    d.quantity('k', d.slice(80, 50, 39, 0.27, 0.62)) +
    d.shape('a b', d.slice(84, 46, 39, 0, 0.27)) +
    d.quantity('a', d.slice(84, 46, 39, 0, 0.27)) +
    d.padlock('l', 78, 68, 16),

  // The same price on four times as many units: most of the area is still to come.
  'capitalisation-diluee': () =>
    d.quantity('a', d.rectangle(14, 34, 32, 48)) +
    d.path('a b', 'M14 82V34H46V82') +
    d.tint('k', d.rectangle(46, 34, 98, 48)) +
    d.path('k x', 'M46 34H144V82') +
    [78, 111].map((x) => d.line('k x', [x, 34], [x, 82])).join('') +
    d.line('l', [8, 82], [152, 82]) +
    d.arrow('l', [14, 22], [46, 22]) +
    d.arrow('k', [52, 22], [144, 22]),

  // Bought where it is cheaper, sold where it is more expensive.
  arbitrage: () =>
    d.box('l', 12, 14, 48, 72, 3) +
    d.box('l', 100, 14, 48, 72, 3) +
    d.line('l b', [18, 66], [54, 66]) +
    d.line('l b', [106, 34], [142, 34]) +
    d.line('k x', [60, 66], [146, 66]) +
    d.quantity('a', d.rectangle(106, 35, 36, 31)) +
    d.arrow('a b', [56, 62], [98, 38], 7) +
    d.dot('a', 36, 66, 3.6) +
    d.dot('a', 124, 34, 3.6),

  // A listed share stands for the coins that a fund keeps.
  etf: () =>
    d.box('l b', 12, 30, 60, 56, 4) +
    d.pile('a', 20, 78, 4, 20) +
    d.pile('a', 44, 78, 3, 20) +
    d.path('l', 'M12 40H72') +
    d.dot('l', 42, 35, 1.8) +
    [0, 1, 2]
      .map((index) => {
        const [x, y] = [96 + index * 10, 14 + index * 18];
        return d.box('l', x, y, 34, 26, 2) + d.coin('a', x + 10, y + 13, 6);
      })
      .join('') +
    [0, 1, 2].map((index) => d.rules(118 + index * 10, 23 + index * 18, [8, 6])).join('') +
    d.arrow('a', [76, 58], [92, 50]),

  // Candles that climb past a threshold above the low.
  'marche-haussier': () =>
    d.line('a x', [10, 66], [150, 66]) +
    d.candle('d', 18, [60, 78, 54, 84]) +
    d.candle('u', 38, [82, 70, 66, 86]) +
    d.candle('u', 58, [72, 56, 52, 76]) +
    d.candle('d', 78, [52, 60, 46, 66]) +
    d.candle('u', 98, [58, 40, 34, 62]) +
    d.candle('u', 118, [42, 28, 24, 46]) +
    d.candle('u', 138, [30, 16, 12, 34]) +
    d.path('q', 'M10 88H150') +
    d.dot('a', 38, 90, 2.6),

  // Candles that fall past a threshold below the peak, with a rebound on the way.
  'marche-baissier': () =>
    d.line('a x', [10, 34], [150, 34]) +
    d.dot('a', 22, 10, 2.6) +
    d.candle('d', 22, [18, 32, 14, 36]) +
    d.candle('d', 42, [30, 48, 26, 52]) +
    d.candle('d', 62, [48, 62, 44, 66]) +
    d.candle('u', 82, [62, 44, 38, 66]) +
    d.candle('d', 102, [46, 66, 42, 70]) +
    d.candle('d', 122, [64, 78, 60, 82]) +
    d.candle('d', 142, [76, 86, 72, 90]),

  // A fall from a peak; what it will be called depends on what comes next.
  correction: () =>
    d.quantity('d', 'M72 24L84 38L92 34L106 54V24Z') +
    d.line(
      'l b',
      [12, 82],
      [26, 66],
      [36, 72],
      [52, 42],
      [60, 48],
      [72, 24],
      [84, 38],
      [92, 34],
      [106, 54],
    ) +
    d.line('k x', [72, 24], [150, 24]) +
    d.arrow('a b', [106, 27], [106, 46], 6) +
    d.dot('l', 72, 24, 3) +
    d.fork([108, 54], 38, 32),

  // The price at the hour that ends the day.
  'cours-de-cloture': () =>
    d.path('k x', 'M54 34V88M98 34V88M142 34V88') +
    d.line(
      'l',
      [12, 70],
      [22, 58],
      [32, 74],
      [44, 50],
      [54, 58],
      [64, 44],
      [76, 66],
      [88, 60],
      [98, 74],
      [108, 62],
      [120, 70],
      [130, 46],
      [142, 52],
    ) +
    [
      [54, 58],
      [98, 74],
      [142, 52],
    ]
      .map(([x = 0, y = 0]) => d.ring('a b', x, y, 5))
      .join('') +
    [54, 98, 142].map((x) => d.ring('l', x - 2, 20, 9) + d.path('l', `M${x - 2} 14V20`)).join('') +
    d.line('l', [8, 88], [152, 88]),
} satisfies Drawings;
