/** Pictures of the fourth module: lending, yield, pools, stablecoins. */
import * as d from '../draw.ts';
import type { Drawings } from '../table.ts';

const product = 1170;
const curve = (from: number, to: number): d.Point[] =>
  Array.from({ length: 17 }, (_, index) => {
    const x = from + ((to - from) * index) / 16;
    return [20 + x, 88 - product / x];
  });
/** A position of the pool: the rectangle whose sides are the two stocks. */
const stocks = (x: number): string => d.rectangle(20, 88 - product / x, x, product / x);

export const defi = {
  // The deposit must stay above a line that depends on the loan; below it, it is sold.
  'protocoles-defi': () =>
    d.box('l', 18, 14, 44, 74, 2) +
    d.amount('a', 18, 14, 44, 74) +
    d.line('d x', [10, 46], [150, 46]) +
    d.arrow('d', [74, 16], [74, 40]) +
    d.box('l', 96, 58, 44, 30, 2) +
    d.quantity('k', d.rectangle(96, 58, 44, 30)) +
    d.path('k', 'M118 58V50') +
    d.path('q', 'M112 48h12') +
    d.line('l', [8, 88], [152, 88]),

  // The same reward shared by four, then by sixteen.
  'yield-farming': () => {
    const cuts = (x: number, count: number): string =>
      Array.from({ length: count }, (_, index) => {
        const angle = (index / count - 0.25) * 2 * Math.PI;
        return d.line('k', [x, 50], [x + 32 * Math.cos(angle), 50 + 32 * Math.sin(angle)]);
      }).join('');
    const disc = (x: number, count: number): string => {
      const share = d.slice(x, 50, 32, 0, 1 / count);
      return d.ring('l', x, 50, 32) + cuts(x, count) + d.quantity('a', share) + d.path('a', share);
    };
    return disc(43, 4) + d.arrow('l', [79, 50], [84, 50], 4.5) + disc(118, 16);
  },

  // x · y = k: every trade slides along the curve; both rectangles have the same area.
  'pools-liquidite': () =>
    d.quantity('k', stocks(62)) +
    d.path('k x', stocks(62)) +
    d.quantity('a', stocks(28)) +
    d.path('a', stocks(28)) +
    d.path('l', 'M20 10V88H150') +
    d.path('l b', d.smooth(curve(15.2, 128))) +
    d.arrow('a', [58, 41], [72, 55]) +
    d.dot('a', 48, 88 - product / 28, 4) +
    d.ring('k', 82, 88 - product / 62, 3.6),

  // The price keeps to its peg as long as the reserve below covers it.
  stablecoins: () =>
    d.line('a x', [10, 30], [150, 30]) +
    d.quantity('d', 'M84 30L92 46L97 56L104 42L114 33L120 30Z') +
    d.path(
      'l b',
      'M10 31L24 28.500L38 31.500L54 29L70 30.500L84 30L92 46L97 56L104 42L114 33L124 30L136 31L150 29.500',
    ) +
    d.pile('a', 14, 90, 4, 28) +
    d.pile('a', 46, 90, 4, 28) +
    d.pile('a', 78, 90, 2, 28) +
    d.path('k x', 'M110 62h28M110 69h28M110 76h28M110 83h28') +
    d.line('l', [8, 90], [152, 90]),
} satisfies Drawings;
