/** Pictures of the dictionary: sizes, shares and what they may cost. */
import * as d from '../draw.ts';
import type { Drawings } from '../table.ts';

export const risk = {
  // From the entry, the distance to the stop and the distance to the target.
  'ratio-gain-risque': () =>
    d.amount('d', 14, 36, 42, 28) +
    d.amount('u', 56, 36, 84, 28) +
    d.path('k x', 'M98 36V64') +
    d.path('d b', 'M14 26V74') +
    d.path('u b', 'M140 26V74') +
    d.path('a b', 'M56 16V84') +
    d.arrow('d', [50, 80], [16, 80]) +
    d.arrow('u', [62, 80], [138, 80]) +
    d.dot('a', 56, 16, 4),

  // The same loss twice: few units far from the stop, or many close to it.
  'taille-de-position': () =>
    d.line('l', [10, 22], [150, 22]) +
    d.amount('d', 20, 22, 24, 50) +
    d.amount('d', 78, 22, 62, 19.4) +
    d.path('d b', 'M14 72H50M72 41.4H146') +
    d.arrow('a', [32, 82], [20, 82], 4) +
    d.arrow('a', [32, 82], [44, 82], 4) +
    d.arrow('a', [109, 52], [78, 52], 4) +
    d.arrow('a', [109, 52], [140, 52], 4) +
    d.dot('a', 32, 22, 3.4) +
    d.dot('a', 109, 22, 3.4),

  // Four gains, six smaller losses, and the average of the ten.
  'esperance-de-gain': () =>
    [0, 1, 0, 0, 1, 0, 1, 0, 0, 1]
      .map((won, index) =>
        won
          ? d.amount('u', 14 + index * 13.5, 14, 8.5, 44)
          : d.amount('d', 14 + index * 13.5, 58, 8.5, 24),
      )
      .join('') +
    d.line('l', [10, 58], [150, 58]) +
    d.line('a b', [10, 51], [150, 51]),

  // Of ten trades, four ended in a gain.
  'taux-de-reussite': () =>
    [1, 0, 0, 1, 0, 0, 1, 0, 1, 0]
      .map((won, index) => {
        const [x, y] = [24 + (index % 5) * 28, index < 5 ? 26 : 54];
        return d.ring('l', x, y, 10) + (won ? d.tick('u', x, y, 4) : d.cross('d', x, y, 3.4));
      })
      .join('') +
    d.box('l', 14, 76, 132, 12, 2) +
    d.quantity('a', d.rectangle(14, 76, 52.8, 12)) +
    d.path('a b', d.rectangle(14, 76, 52.8, 12)),

  // Of several runs of one method, one meets the floor and stops there.
  'risque-de-ruine': () =>
    d.line('k', [10, 40], [30, 30], [48, 38], [70, 20], [94, 28], [120, 12], [148, 18]) +
    d.line('k', [10, 40], [28, 52], [50, 44], [72, 58], [98, 46], [124, 54], [148, 44]) +
    d.quantity('d', d.rectangle(10, 80, 140, 9)) +
    d.line('d b', [10, 80], [150, 80]) +
    d.line('a b', [10, 40], [24, 48], [36, 42], [56, 66], [70, 58], [88, 80]) +
    d.cross('d', 88, 80, 5),

  // One of five parts is lost; alone, it would have been everything.
  diversification: () =>
    d.path('d x', d.rectangle(14, 22, 44, 60)) +
    d.cross('d', 36, 52, 9) +
    d.line('q', [72, 14], [72, 88]) +
    [0, 1, 2, 3, 4]
      .map((index) => {
        const [x, y] = [86 + (index % 2) * 32, 14 + Math.floor(index / 2) * 27];
        return index === 3
          ? d.path('d x', d.rectangle(x, y, 24, 20)) + d.cross('d', x + 12, y + 10, 4.5)
          : d.amount('a', x, y, 24, 20);
      })
      .join(''),

  // What exceeds the target on one side goes to the other.
  reequilibrage: () =>
    d.amount('l', 26, 44, 34, 44) +
    d.amount('a', 26, 22, 34, 22) +
    d.amount('l', 100, 66, 34, 22) +
    d.path('a x', d.rectangle(100, 44, 34, 22)) +
    d.line('k x', [10, 44], [150, 44]) +
    d.path('a b', 'M64 30C84 22 104 24 115 36') +
    d.arrowHead('a b', [116, 38], [7, 14], 6) +
    d.line('l', [10, 88], [150, 88]),

  // Shares chosen in advance: one slice is exposed, the rest is not.
  allocation: () =>
    d.path('l', d.slice(80, 50, 38, 0.15, 1, 18)) +
    d.path('l', 'M80 68V88M62 50H42') +
    d.tint('k', d.slice(80, 50, 38, 0.5, 0.75, 18)) +
    d.quantity('a', d.slice(86, 42, 38, 0, 0.15, 18)) +
    d.path('a b', d.slice(86, 42, 38, 0, 0.15, 18)),

  // The same sum on each date buys more units when the price is low.
  'achats-programmes': () =>
    d.line(
      'l b',
      [10, 20],
      [24, 16],
      [38, 30],
      [52, 44],
      [66, 36],
      [80, 52],
      [94, 44],
      [108, 34],
      [122, 24],
      [150, 30],
    ) +
    [
      [24, 16, 14],
      [52, 44, 24],
      [80, 52, 30],
      [108, 34, 20],
      [136, 27, 16],
    ]
      .map(
        ([x = 0, y = 0, h = 0]) =>
          d.path('k x', `M${x} ${y}V${88 - h}`) +
          d.amount('a', x - 6, 88 - h, 12, h) +
          d.dot('a', x, y, 3),
      )
      .join('') +
    d.line('l', [10, 88], [150, 88]),

  // Above the straight line, the interest earned on interest.
  'interets-composes': () =>
    [0, 1, 2, 3, 4, 5, 6]
      .map((year) => {
        const [x, straight] = [16 + year * 19, 20 + year * 5];
        const more = 20 * 1.25 ** year - straight;
        return (
          d.box('l', x, 88 - straight, 13, straight, 1) +
          (more > 1 ? d.amount('a', x, 88 - straight - more, 13, more) : '')
        );
      })
      .join('') +
    d.line('k x', [10, 69], [150, 35]) +
    d.line('l', [10, 88], [150, 88]),

  // The same gain, reached calmly or through large swings.
  'ratio-de-sharpe': () =>
    d.line(
      'k',
      [12, 80],
      [26, 40],
      [40, 86],
      [56, 26],
      [72, 78],
      [88, 14],
      [106, 70],
      [122, 12],
      [134, 52],
      [148, 22],
    ) +
    d.quantity('a', 'M12 74L148 16V28L12 86Z') +
    d.path(
      'a b',
      d.smooth([
        [12, 80],
        [34, 73],
        [56, 59],
        [80, 53],
        [102, 39],
        [124, 34],
        [148, 22],
      ]),
    ) +
    d.dot('l', 12, 80, 3.4) +
    d.dot('l', 148, 22, 3.4),
} satisfies Drawings;
