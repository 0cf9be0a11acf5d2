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

  // Inactive while the price is above it; when the market falls to it, it becomes a sale.
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

  // A house between two crowds: orders go in, trades come out, and the coins stay inside.
  'plateforme-d-echange': () =>
    d.shape('a b', 'M38 36L80 12L122 36Z') +
    d.box('l', 42, 36, 76, 48) +
    d.path('l', 'M34 88H126') +
    [50, 102].map((x) => d.amount('k', x, 42, 8, 42)).join('') +
    d.pile('a', 68, 82, 4, 24) +
    d.arrow('u', [10, 60], [32, 60]) +
    d.arrow('d', [150, 60], [128, 60]) +
    d.dot('a', 80, 28, 3),

  // Two coins: the price of one is stated in the other.
  'paire-de-negociation': () =>
    d.quantity('a', d.circle(46, 50, 24)) +
    d.ring('a b', 46, 50, 24) +
    d.quantity('a', d.circle(46, 50, 15)) +
    d.coin('l', 114, 50, 24) +
    d.line('k', [86, 22], [74, 78]) +
    d.path('a', 'M52 20C64 10 96 10 106 18') +
    d.arrowHead('a', [107, 19], [10, 7]) +
    d.path('l', 'M108 80C96 90 64 90 54 82') +
    d.arrowHead('l', [53, 81], [-10, -7]),

  // It buys a little lower and sells a little higher, and holds the stock in between.
  'teneur-de-marche': () =>
    d.line('u x', [104, 74], [150, 74]) +
    d.line('d x', [10, 26], [56, 26]) +
    d.box('a b', 60, 14, 40, 72, 4) +
    d.quantity('a', d.rectangle(60, 26, 40, 48)) +
    d.pile('a', 68, 74, 3, 24) +
    d.arrow('l', [34, 74], [54, 74]) +
    d.coin('l', 22, 74, 9) +
    d.arrow('l', [106, 26], [124, 26]) +
    d.coin('l', 138, 26, 9),

  // A wall of waiting orders: one adds a brick, another takes one away.
  'maker-et-taker': () =>
    [
      [54, 70],
      [82, 70],
      [68, 54],
      [96, 54],
      [40, 54],
      [54, 38],
    ]
      .map(([x = 0, y = 0]) => d.box('l', x, y, 24, 12))
      .join('') +
    d.box('l', 26, 70, 24, 12) +
    d.box('l', 110, 70, 24, 12) +
    d.line('l', [10, 86], [150, 86]) +
    d.amount('a', 26, 12, 24, 12) +
    d.path('a', 'M54 18H66V28') +
    d.arrowHead('a', [66, 32], [0, 1]) +
    d.path('k x', 'M82 38H106V50H82Z') +
    d.arrow('d', [96, 36], [122, 20]) +
    d.box('d', 126, 10, 24, 12),

  // Two people agree face to face; the public book stays aside.
  'gre-a-gre': () =>
    [30, 130]
      .map((x) => d.ring('l', x, 26, 10) + d.shape('l', `M${x - 18} 66a18 22 0 0 1 36 0Z`))
      .join('') +
    d.arrow('a', [54, 42], [106, 42]) +
    d.arrow('a', [106, 58], [54, 58]) +
    d.coin('a', 80, 42, 8) +
    d.path('k x', 'M44 76H116V92H44Z') +
    d.path('q', 'M52 81h20M52 87h14M88 81h12M88 87h20'),

  // The quantities waiting on each side, added up within a chosen distance of the price.
  'profondeur-de-marche': () =>
    d.quantity('u', 'M12 88V26H30V40H46V56H60V72H72V88Z') +
    d.path('u', 'M12 26H30V40H46V56H60V72H72V88') +
    d.quantity('d', 'M148 88V36H130V44H114V50H100V66H88V88Z') +
    d.path('d', 'M148 36H130V44H114V50H100V66H88V88') +
    d.tint('a', d.rectangle(46, 14, 68, 74)) +
    d.path('a x', 'M46 14V88M114 14V88') +
    d.arrow('a', [80, 20], [50, 20]) +
    d.arrow('a', [80, 20], [110, 20]) +
    d.line('l', [8, 88], [152, 88]),

  // A price named before the purchase, where the gain is taken; the stop is named as well.
  'objectif-de-gain': () =>
    d.quantity('u', d.rectangle(104, 24, 20, 34)) +
    d.quantity('d', d.rectangle(104, 58, 20, 24)) +
    d.line('a b', [10, 24], [150, 24]) +
    d.line('d x', [10, 82], [150, 82]) +
    d.line('k', [10, 58], [124, 58]) +
    d.line('l', [14, 58], [28, 48], [40, 62], [54, 44], [64, 50], [82, 24]) +
    d.dot('l', 14, 58, 3) +
    d.ring('a', 82, 24, 10) +
    d.ring('a', 82, 24, 5) +
    d.dot('a', 82, 24, 1.8),

  // It climbs behind the price and never comes down again.
  'stop-suiveur': () =>
    d.line('l', [12, 64], [26, 46], [38, 54], [56, 30], [68, 40], [90, 16], [104, 30], [118, 44]) +
    d.path('a b', 'M12 86H26V70H56V56H90V44H118') +
    [
      [56, 30, 54],
      [90, 16, 42],
    ]
      .map(([x = 0, from = 0, to = 0]) => d.line('k x', [x, from + 3], [x, to]))
      .join('') +
    d.ring('a', 118, 44, 6) +
    d.dot('a', 118, 44, 2.4) +
    d.path('d o', 'M118 44C130 54 138 64 148 84') +
    d.path('u o', 'M118 44C130 40 138 30 148 14'),

  // Two orders on one link: when the first is filled, the other is crossed out.
  'ordre-oco': () =>
    d.line('l b', [10, 60], [24, 46], [36, 56], [50, 38], [62, 44], [84, 24]) +
    d.box('u', 92, 12, 40, 24, 3) +
    d.quantity('u', d.rectangle(92, 12, 40, 24)) +
    d.tick('u', 112, 25, 6) +
    d.path('d x', 'M92 66H132V90H92Z') +
    d.cross('d', 112, 78, 6) +
    d.path('a b', 'M112 36V44M112 58V66') +
    d.ring('a', 112, 47, 6) +
    d.ring('a', 112, 56, 6) +
    d.line('k x', [14, 78], [88, 78]),
} satisfies Drawings;
