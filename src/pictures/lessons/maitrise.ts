/** Pictures of the fifth module: safes, scams, portfolios, strategies. */
import * as d from '../draw.ts';
import type { Drawings } from '../table.ts';

export const maitrise = {
  // Two keys of three open the safe; the third may be lost.
  'securisation-wallets': () =>
    d.key('a', 10, 24, 46) +
    d.key('a', 10, 50, 46) +
    d.key('k x', 10, 76, 46) +
    d.path('a', 'M60 24h10v20h12M60 50h22') +
    d.box('l', 84, 12, 66, 74, 5) +
    d.box('k', 90, 18, 54, 62, 3) +
    d.ring('l', 117, 49, 18) +
    d.path('l', 'M117 31v7M117 60v7M99 49h7M128 49h7') +
    d.dot('a', 117, 49, 5) +
    d.path('l', 'M94 86v5M140 86v5') +
    d.path('q', 'M84 30h-3M84 68h-3'),

  // Gains that exist only on a false screen, and the hook behind.
  'arnaques-crypto': () =>
    d.box('k x', 10, 16, 92, 70, 4) +
    d.line('k x', [10, 28], [102, 28]) +
    [17, 24, 31].map((x) => d.dot('k', x, 22, 1.4)).join('') +
    [
      [20, 64, 16],
      [38, 56, 24],
      [56, 46, 34],
      [74, 35, 45],
    ]
      .map(
        ([x = 0, y = 0, h = 0]) =>
          d.quantity('u', d.rectangle(x, y, 12, h)) + d.path('u x', d.rectangle(x, y, 12, h)),
      )
      .join('') +
    d.path('u x', 'M18 54L34 46L52 36L66 26') +
    d.hook('d', 138, 11, 88, 14),

  // Shares decided in advance; what has grown too large is brought back to its mark.
  'gestion-portfolio': () => {
    const shares = [0.4, 0.68, 0.86, 1];
    const ring = shares.map((to, index) => {
      const area = d.slice(48, 50, 37, shares[index - 1] ?? 0, to, 18);
      const ink = index === 0 ? 'a' : 'k';
      const filled = index === 0 || index === 2 ? d.quantity(ink, area) : '';
      return d.shape('l', area) + filled;
    });
    const marks = [
      [22, 48, 36],
      [40, 30, 34],
      [58, 20, 22],
      [76, 12, 15],
    ].map(
      ([y = 0, w = 0, mark = 0], index) =>
        d.box(index === 0 ? 'a' : 'l', 98, y - 4, w, 9, 1.5) +
        (index === 0 ? d.quantity('a', d.rectangle(98 + mark, y - 4, w - mark, 9)) : '') +
        d.line(index === 0 ? 'a' : 'k', [98 + mark, y - 7.5], [98 + mark, y + 8]),
    );
    return ring.join('') + d.path('a', d.slice(48, 50, 37, 0, 0.4, 18)) + marks.join('');
  },

  // A future and its asset meet at the maturity, wherever the market has gone.
  'strategies-avancees': () =>
    d.quantity(
      'a',
      'M10 26L34 20L58 28L82 24L106 33L130 46L130 50L106 52L82 50L58 62L34 56L10 66Z',
    ) +
    d.line('l b', [10, 66], [34, 56], [58, 62], [82, 50], [106, 52], [130, 48]) +
    d.line('a b', [10, 26], [34, 20], [58, 28], [82, 24], [106, 33], [130, 48]) +
    d.line('l x', [130, 10], [130, 90]) +
    d.path('q', 'M34 23V53M58 31V59M82 27V47M106 36V49') +
    d.dot('a', 130, 48, 4.5) +
    d.path('k o', 'M130 48L148 38M130 48L148 58'),
} satisfies Drawings;
