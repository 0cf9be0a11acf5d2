/** Pictures of the dictionary: charts and ways of studying an asset. */
import * as d from '../draw.ts';
import type { Drawings } from '../table.ts';

export const analysis = {
  // A morning of trades summed up in four prices: open, high, low, close.
  bougie: () =>
    d.path('k x', 'M12 60H112M70 16H124M40 84H124M86 30H112') +
    d.line('l', [12, 60], [22, 70], [30, 50], [40, 84], [52, 42], [60, 54], [70, 16], [86, 30]) +
    d.line('a b', [124, 16], [124, 84]) +
    d.box('a', 112, 30, 24, 30, 2) +
    d.quantity('a', d.rectangle(112, 30, 24, 30)) +
    d.path('a b', d.rectangle(112, 30, 24, 30)) +
    [
      [12, 60],
      [70, 16],
      [40, 84],
      [86, 30],
    ]
      .map(([x = 0, y = 0]) => d.dot('l', x, y, 3))
      .join(''),

  // Nine short candles and the three longer ones made of them.
  'unite-de-temps': () =>
    [
      [30, 22, 18, 34],
      [22, 28, 16, 32],
      [28, 18, 14, 30],
      [18, 26, 14, 30],
      [26, 34, 22, 38],
      [34, 30, 26, 40],
      [30, 36, 26, 40],
      [36, 24, 20, 38],
      [24, 16, 12, 28],
    ]
      .map(([open = 0, close = 0, high = 0, low = 0], index) =>
        d.candle('k', 18 + index * 15.5, [open, close, high, low], 6),
      )
      .join('') +
    [0, 1, 2].map((index) => d.path('k', `M${13 + index * 46.5} 44v4h41v-4`)).join('') +
    d.candle('a', 33.5, [75, 63, 57, 81], 16) +
    d.candle('a', 80, [63, 75, 59, 87], 16) +
    d.candle('a', 126.5, [75, 61, 56, 87], 16),

  // Equal heights are equal multiplications: steady growth becomes a straight line.
  'echelle-logarithmique': () =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
      .map((k) => d.line('k', [14, 86 - 72 * Math.log10(k)], [150, 86 - 72 * Math.log10(k)]))
      .join('') +
    d.line('l', [14, 10], [14, 90]) +
    d.path('k', 'M18 84C80 82 124 70 146 14') +
    d.line('a b', [18, 84], [146, 16]) +
    [18, 60.7, 103.3, 146].map((x, index) => d.dot('a', x, 84 - 22.7 * index, 3.4)).join(''),

  // The last lows rise and the last highs rise; what follows is open.
  tendance: () =>
    d.path('a x', 'M26 48L114 16M44 74L88 58') +
    d.line('l', [10, 86], [26, 48], [44, 74], [70, 32], [88, 58], [114, 16], [124, 34]) +
    [
      [26, 48],
      [70, 32],
      [114, 16],
    ]
      .map(([x = 0, y = 0]) => d.dot('a', x, y, 3.2))
      .join('') +
    d.ring('a', 44, 74, 3.4) +
    d.ring('a', 88, 58, 3.4) +
    d.fork([124, 34], 25, 20),

  // The fall stops twice in the same area; the third outcome is open.
  support: () =>
    d.quantity('a', d.rectangle(10, 66, 140, 13)) +
    d.path('a', 'M10 66H150M10 79H150') +
    d.line('l b', [10, 20], [22, 34], [28, 26], [44, 70], [62, 34], [70, 42], [86, 74], [112, 48]) +
    d.dot('l', 44, 70, 3) +
    d.dot('l', 86, 74, 3) +
    d.fork([112, 48], 36, 36),

  // Each rise meets the same sellers, and each time fewer are left.
  resistance: () =>
    d.line('a', [10, 38], [150, 38]) +
    d.amount('a', 20, 14, 26, 24) +
    d.amount('a', 62, 22, 26, 16) +
    d.amount('a', 104, 31, 26, 7) +
    d.line('l b', [10, 84], [33, 40], [54, 72], [75, 40], [96, 64], [117, 40]) +
    d.fork([117, 40], 32, 26),

  // The price leaves the range that held it, and may fall back into it.
  cassure: () =>
    d.tint('k', d.rectangle(10, 42, 140, 34)) +
    d.path('k x', 'M10 42H150M10 76H150') +
    d.line('l', [10, 68], [20, 48], [34, 73], [50, 45], [66, 74], [82, 46], [94, 66]) +
    d.line('a b', [94, 66], [112, 28]) +
    d.ring('a', 105.4, 42, 5) +
    d.dot('a', 112, 28, 3) +
    d.fork([112, 28], 37, 17),

  // Tops fall and lows rise until the price leaves the triangle, either way.
  'figure-chartiste': () =>
    d.quantity('a', 'M14 14L116 48L14 84Z') +
    d.path('a b', 'M14 14L116 48M14 84L116 48') +
    d.line('l', [10, 60], [20, 17], [34, 76], [52, 27], [66, 64], [80, 37], [92, 56], [102, 45]) +
    d.line('l', [102, 45], [112, 49]) +
    d.fork([112, 49], 36, 32),

  // Two lows and a neckline: the possible loss is larger than the gain aimed for.
  'double-creux': () =>
    d.line('k x', [10, 50], [150, 50]) +
    d.quantity('u', d.rectangle(104, 23, 40, 25)) +
    d.path('u b', 'M104 23H144') +
    d.quantity('d', d.rectangle(104, 48, 40, 32)) +
    d.path('d b', 'M104 80H144') +
    d.line('a b', [10, 24], [30, 78], [52, 50], [74, 78], [98, 47]) +
    d.line('l', [98, 48], [148, 48]) +
    d.dot('l', 98, 48, 3.4),

  // Three tops, the middle one higher, and the line through the lows.
  'tete-et-epaules': () =>
    d.quantity('a', 'M15 64L28 44L42 64ZM42 64L64 14L86 64ZM86 64L99 42L110 64Z') +
    d.line('k x', [10, 64], [150, 64]) +
    d.line('l b', [10, 72], [28, 44], [42, 64], [64, 14], [86, 64], [99, 42], [113, 68]) +
    d.dot('l', 113, 68, 3) +
    d.fork([113, 68], 36, 20),

  // A chart with what is drawn on it: a level, a slope, the volume below.
  'analyse-technique': () =>
    [
      [22, [58, 48, 44, 62]],
      [36, [48, 54, 42, 60]],
      [50, [54, 38, 34, 58]],
      [64, [38, 46, 32, 52]],
      [78, [46, 28, 24, 50]],
      [92, [28, 36, 22, 42]],
    ]
      .map(([x, prices]) => d.candle('l', x as number, prices as [number, number, number, number]))
      .join('') +
    [8, 5, 12, 6, 14, 9].map((h, index) => d.bar('k', 18 + index * 14, 88 - h, 8, h)).join('') +
    d.path('l', 'M10 10V88H150') +
    d.line('a x', [10, 22], [150, 22]) +
    d.line('a b', [14, 68], [108, 36]) +
    d.fork([100, 36], 48, 20),

  // The price of a token, weighed against what stands behind it.
  'analyse-fondamentale': () =>
    d.path('l b', 'M80 22V86M62 88H98') +
    d.line('l b', [30, 34], [130, 26]) +
    d.dot('l', 80, 30, 4) +
    d.path('l', 'M30 34L16 68M30 34L44 68M130 26L114 60M130 26L146 60') +
    d.path('l b', 'M12 68H48M110 60H150') +
    d.coin('a', 30, 55, 12) +
    d.amount('k', 117, 50, 8, 10) +
    d.amount('k', 127, 44, 8, 16) +
    d.amount('k', 137, 54, 7, 6),

  // The operations written in the blocks, under a glass.
  'analyse-on-chain': () =>
    d.path('k', 'M36 66H48M84 66H96') +
    d.block(10, 46, 26, 40) +
    d.block(48, 46, 36, 40) +
    d.block(96, 46, 26, 40) +
    d.path('k x', 'M122 66H148') +
    d.ring('a b', 66, 44, 30) +
    [18, 30, 12, 24].map((w, index) => d.amount('a', 50, 26 + index * 10, w, 6)).join('') +
    d.path('a b', 'M88 65L106 83'),
} satisfies Drawings;
