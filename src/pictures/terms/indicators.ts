/** Pictures of the dictionary: indicators calculated from prices. */
import * as d from '../draw.ts';
import type { Drawings } from '../table.ts';

/** A vertical measure with a cap at both ends. */
const measure = (stroke: 'a' | 'a b' | 'k', x: number, top: number, bottom: number): string =>
  d.path(stroke, `M${x - 4} ${top}h8M${x} ${top}V${bottom}M${x - 4} ${bottom}h8`);

export const indicators = {
  // Five closes make one point of the average, which follows later and smoother.
  'moyenne-mobile': () =>
    d.tint('a', d.rectangle(70, 10, 56, 80)) +
    d.path('a x', 'M70 10V90M126 10V90') +
    d.line(
      'l',
      [10, 84],
      [22, 70],
      [34, 78],
      [46, 56],
      [58, 64],
      [74, 36],
      [86, 44],
      [98, 18],
      [110, 28],
      [122, 16],
      [148, 40],
    ) +
    [
      [74, 36],
      [86, 44],
      [98, 18],
      [110, 28],
      [122, 16],
    ]
      .map(([x = 0, y = 0]) => d.dot('l', x, y, 2.8))
      .join('') +
    d.path(
      'a b',
      d.smooth([
        [34, 78],
        [58, 70],
        [86, 54],
        [110, 38],
        [126, 28],
        [148, 27],
      ]),
    ) +
    d.ring('a b', 126, 28, 4.5),

  // The more recent a close, the more it weighs.
  'moyenne-mobile-exponentielle': () =>
    [5, 7, 9.5, 13, 17.5, 23.5, 31, 42]
      .map((h, index) => d.amount('a', 14 + index * 17, 90 - h, 11, h))
      .join('') +
    d.line(
      'l',
      [19.5, 44],
      [36.5, 34],
      [53.5, 40],
      [70.5, 24],
      [87.5, 32],
      [104.5, 18],
      [121.5, 26],
      [138.5, 14],
    ) +
    [44, 34, 40, 24, 32, 18, 26, 14].map((y, index) => d.dot('l', 19.5 + index * 17, y)).join('') +
    d.line('l', [10, 90], [150, 90]),

  // The rises as a share of all moves.
  rsi: () =>
    d.path('u b', 'M12 60L30 38M42 48L66 22M80 42L106 14M122 36L140 24') +
    d.path('d b', 'M30 38L42 48M66 22L80 42M106 14L122 36') +
    d.box('l', 12, 74, 136, 14, 2) +
    d.quantity('a', d.rectangle(12, 74, 91, 14)) +
    d.path('a b', d.rectangle(12, 74, 91, 14)) +
    d.path('k x', 'M52.8 68V90M107.2 68V90'),

  // The distance between a quick average and a slow one.
  macd: () => {
    const fast: d.Point[] = [
      [10, 70],
      [34, 62],
      [62, 26],
      [86, 20],
      [112, 46],
      [130, 66],
      [150, 80],
    ];
    const slow: d.Point[] = [
      [112, 46],
      [86, 46],
      [62, 58],
      [34, 70],
      [10, 76],
    ];
    return (
      d.quantity('a', `${d.smooth(fast.slice(0, 5))}L${d.smooth(slow).slice(1)}Z`) +
      d.path(
        'l',
        d.smooth([
          [10, 76],
          [34, 70],
          [62, 58],
          [86, 46],
          [112, 46],
          [130, 52],
          [150, 60],
        ]),
      ) +
      d.path('a b', d.smooth(fast)) +
      d.arrow('a', [74, 38], [74, 26], 4) +
      d.arrow('a', [74, 38], [74, 50], 4) +
      d.ring('l', 113, 46.5, 4)
    );
  },

  // The band around an average widens when the price becomes volatile.
  'bandes-de-bollinger': () => {
    const top: d.Point[] = [
      [10, 42],
      [40, 44],
      [66, 44],
      [92, 28],
      [120, 16],
      [150, 22],
    ];
    const foot: d.Point[] = [
      [150, 80],
      [120, 86],
      [92, 70],
      [66, 56],
      [40, 58],
      [10, 60],
    ];
    return (
      d.quantity('a', `${d.smooth(top)}L${d.smooth(foot).slice(1)}Z`) +
      d.path('a b', d.smooth(top) + d.smooth(foot)) +
      d.path(
        'k x',
        d.smooth([
          [10, 51],
          [66, 50],
          [120, 51],
          [150, 51],
        ]),
      ) +
      d.line(
        'l',
        [10, 53],
        [20, 47],
        [30, 55],
        [42, 49],
        [54, 53],
        [64, 48],
        [76, 58],
        [84, 26],
        [96, 60],
        [108, 30],
        [122, 76],
        [136, 34],
        [150, 62],
      ) +
      d.ring('l', 84, 26, 4.5)
    );
  },

  // The range of each day, gaps included, and its average.
  atr: () =>
    d.candle('l', 20, [66, 50, 44, 72], 9) +
    d.candle('l', 54, [34, 26, 20, 38], 9) +
    d.candle('l', 88, [30, 56, 24, 62], 9) +
    d.path('k x', 'M25 50H66') +
    measure('a', 33, 44, 72) +
    measure('a', 67, 20, 50) +
    measure('a', 101, 24, 62) +
    d.quantity('a', d.rectangle(124, 34, 24, 32)) +
    d.path('a b', 'M124 34h24M124 66h24') +
    measure('a b', 136, 34, 66),

  // The price makes a higher top, the indicator a lower one.
  divergence: () =>
    d.line('l', [10, 50], [40, 24], [62, 42], [106, 14], [124, 32], [134, 26]) +
    d.path('k x', 'M10 57H150') +
    d.path(
      'k',
      d.smooth([
        [10, 88],
        [40, 66],
        [66, 84],
        [106, 76],
        [132, 88],
      ]),
    ) +
    d.arrow('a b', [40, 18], [104, 9.5], 5) +
    d.arrow('a b', [40, 62], [104, 71], 5) +
    d.dot('a', 40, 24, 3.2) +
    d.dot('a', 106, 14, 3.2) +
    d.dot('a', 40, 66, 3.2) +
    d.dot('a', 106, 76, 3.2),

  // Small typical moves above, large ones below.
  volatilite: () =>
    d.quantity('a', d.rectangle(10, 20, 140, 9)) +
    d.line(
      'l',
      [10, 25],
      [24, 21],
      [38, 28],
      [52, 22],
      [66, 27],
      [80, 21],
      [94, 28],
      [108, 22],
      [122, 27],
      [136, 21],
      [150, 25],
    ) +
    d.quantity('a', d.rectangle(10, 46, 140, 40)) +
    d.line(
      'l',
      [10, 66],
      [24, 50],
      [38, 82],
      [52, 47],
      [66, 78],
      [80, 54],
      [94, 85],
      [108, 48],
      [122, 80],
      [136, 52],
      [150, 68],
    ) +
    d.path('a b', 'M10 20H150M10 29H150M10 46H150M10 86H150'),

  // Points along a line: they move together. A cloud: no link.
  correlation: () =>
    d.path('l', 'M12 12V88H70M90 12V88H148') +
    d.line('a x', [16, 84], [68, 18]) +
    [
      [20, 80],
      [26, 68],
      [32, 66],
      [38, 54],
      [44, 52],
      [50, 38],
      [56, 36],
      [62, 22],
    ]
      .map(([x = 0, y = 0]) => d.dot('a', x, y, 3))
      .join('') +
    [
      [100, 30],
      [104, 66],
      [112, 48],
      [118, 78],
      [122, 22],
      [130, 58],
      [138, 34],
      [142, 72],
    ]
      .map(([x = 0, y = 0]) => d.ring('k', x, y, 2.8))
      .join(''),
} satisfies Drawings;
