/** Pictures of the third module: indicators, charts, patterns, risk. */
import * as d from '../draw.ts';
import type { Drawings } from '../table.ts';

/** Candles as centre and heights: open, close, high, low. */
const row: readonly (readonly [number, readonly [number, number, number, number]])[] = [
  [16, [60, 50, 46, 66]],
  [28, [50, 54, 44, 58]],
  [40, [54, 38, 33, 57]],
  [52, [38, 28, 22, 42]],
  [64, [28, 34, 20, 40]],
  [76, [34, 24, 18, 38]],
  [88, [24, 36, 20, 44]],
  [100, [36, 32, 26, 42]],
  [112, [32, 48, 28, 53]],
  [124, [48, 44, 38, 54]],
  [136, [44, 54, 40, 60]],
  [147, [54, 51, 46, 60]],
];

export const marches = {
  // The average follows the price, later and smoother; the oscillator moves between two bounds.
  'indicateurs-techniques': () =>
    row.map(([x, heights]) => d.candle('k', x, heights, 6)).join('') +
    d.path(
      'a b',
      d.smooth([
        [16, 62],
        [40, 52],
        [64, 38],
        [88, 30],
        [112, 35],
        [136, 44],
        [150, 47],
      ]),
    ) +
    d.tint('k', d.rectangle(10, 74, 140, 16)) +
    d.line('k x', [10, 74], [150, 74]) +
    d.line('k x', [10, 90], [150, 90]) +
    d.path(
      'a',
      d.smooth([
        [10, 86],
        [30, 80],
        [52, 71],
        [70, 76],
        [88, 80],
        [104, 88],
        [122, 84],
        [150, 87],
      ]),
    ),

  // One candle read closely: open, close, high and low are four prices on the scale.
  'analyse-graphiques': () =>
    d.line('k', [24, 10], [24, 90]) +
    d.path('q', [18, 26, 34, 42, 50, 58, 66, 74, 82].map((y) => `M21 ${y}h3`).join('')) +
    d.path('a x', 'M24 16H62M24 30H56M24 66H56M24 82H62') +
    [16, 30, 66, 82].map((y) => d.dot('a', 24, y, 2.6)).join('') +
    d.line('a b', [66, 16], [66, 82]) +
    d.box('a', 55, 30, 22, 36, 2) +
    d.quantity('a', d.rectangle(55, 30, 22, 36)) +
    d.path('k x', 'M80 16L110 28.5M80 82L110 69.5') +
    d.ring('l', 122, 49, 26) +
    d.candle('l', 108, [60, 53, 48, 65], 8) +
    d.candle('a', 122, [57, 39, 33, 63], 9) +
    d.candle('l', 136, [41, 48, 36, 54], 8),

  // Two lows and a neckline: the height of the figure, and both ways it may end.
  'patterns-trading': () =>
    d.quantity('a', 'M21 40L42 78L66 40ZM66 40L88 76L108 40Z') +
    d.line('l x', [10, 40], [150, 40]) +
    d.line('l b', [10, 20], [42, 78], [66, 40], [88, 76], [108, 40]) +
    d.arrow('a', [66, 60], [66, 45]) +
    d.arrow('a', [66, 60], [66, 77]) +
    d.fork([108, 40], 40, 27) +
    d.dot('l', 108, 40, 3),

  // The loss is decided before the entry: distance to the stop times quantity.
  'gestion-risque': () =>
    d.line('u x', [74, 16], [150, 16]) +
    d.quantity('d', d.rectangle(74, 50, 46, 34)) +
    d.path('d', 'M74 50v34h46v-34') +
    d.line('d b', [74, 84], [150, 84]) +
    d.line('l', [10, 50], [150, 50]) +
    d.candle('l', 18, [74, 64, 60, 78], 7) +
    d.candle('l', 31, [64, 69, 58, 74], 7) +
    d.candle('l', 44, [69, 56, 50, 72], 7) +
    d.candle('l', 57, [56, 59, 48, 66], 7) +
    d.fork([74, 50], 68, 33) +
    d.dot('a', 74, 50, 4),
} satisfies Drawings;
