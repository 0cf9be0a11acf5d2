/** Pictures of the second module: Bitcoin, Ethereum, tokens, wallets. */
import * as d from '../draw.ts';
import type { Drawings } from '../table.ts';

export const actifs = {
  // What each block creates is halved, so the total flattens under its limit.
  'bitcoin-histoire': () =>
    d.line('l x', [12, 16], [150, 16]) +
    d.amount('k', 14, 52, 33, 36) +
    d.amount('k', 47, 70, 33, 18) +
    d.amount('k', 80, 79, 33, 9) +
    d.amount('k', 113, 83.5, 33, 4.5) +
    d.line('l', [12, 88], [150, 88]) +
    d.path('a', 'M14 88L47 51L80 33L113 24L146 19.500') +
    [
      [47, 51],
      [80, 33],
      [113, 24],
      [146, 19.5],
    ]
      .map(([x = 0, y = 0]) => d.dot('a', x, y, 2.6))
      .join(''),

  // Money waits in a program: the condition holds and it is paid, or it goes back.
  'ethereum-smart-contracts': () =>
    d.pile('a', 10, 64, 4, 24) +
    d.arrow('l', [38, 50], [50, 50]) +
    d.box('l', 54, 12, 54, 76, 4) +
    d.rules(61, 21, [30, 22]) +
    d.rules(61, 74, [26, 34]) +
    d.quantity('a', 'M81 34l16 16l-16 16l-16 -16Z') +
    d.path('a', 'M81 34l16 16l-16 16l-16 -16Z') +
    d.tick('a', 81, 50, 4) +
    d.path('a', 'M97 50h22v-20h12') +
    d.arrowHead('a', [134, 30], [1, 0]) +
    d.coin('a', 144, 30, 7) +
    d.path('k x', 'M119 50v22h-9') +
    d.path('k x', 'M119 72h12') +
    d.arrowHead('k', [134, 72], [1, 0]) +
    d.ring('k x', 144, 72, 7),

  // A chain's own coin, many equal tokens issued on it, and one token like no other.
  'types-tokens': () =>
    d.line('l', [8, 84], [152, 84]) +
    [14, 42, 70, 98, 126].map((x) => d.box('q', x, 84, 20, 6, 1)).join('') +
    d.coin('l', 31, 48, 19) +
    d.line('l', [31, 42], [31, 54]) +
    [
      [86, 36],
      [80, 44],
      [74, 52],
    ]
      .map(([x = 0, y = 0]) => {
        const hexagon = `M${x} ${y - 16}l14 8v16l-14 8l-14 -8v-16Z`;
        return d.shape('a', hexagon) + (y === 52 ? d.quantity('a', hexagon) : '');
      })
      .join('') +
    d.shape('l', 'M108 30h42v12a6 6 0 0 0 0 12v14h-42v-14a6 6 0 0 0 0 -12Z') +
    d.line('k x', [120, 32], [120, 66]) +
    d.path(
      'l',
      'M135 39l2.800 6l6.200 .7l-4.600 4.400l1.200 6.300l-5.600 -3.100l-5.600 3.100l1.200 -6.300l-4.600 -4.400l6.200 -.7Z',
    ),

  // A separate device: the key stays inside, and its screen shows what it signs.
  'securite-wallets': () =>
    d.path('q', 'M12 36h24M12 43h16M120 55h24M120 62h16M120 69h20') +
    d.box('l', 52, 8, 56, 84, 9) +
    d.quantity('a', d.rectangle(60, 17, 40, 30)) +
    d.box('a', 60, 17, 40, 30, 2) +
    d.rules(66, 25, [28, 18, 24], 'l') +
    d.key('a', 63, 62, 34, 6.5) +
    d.ring('l', 80, 81, 6) +
    d.tick('l', 80, 81, 2.6) +
    d.arrow('k', [14, 52], [46, 52]) +
    d.arrow('a', [112, 46], [146, 46]) +
    d.path('q', 'M12 61h20M12 68h26M120 36h14M120 29h24'),
} satisfies Drawings;
