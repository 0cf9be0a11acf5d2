/** Pictures of the dictionary: tests, records and ways of being mistaken. */
import * as d from '../draw.ts';
import type { Drawings } from '../table.ts';

/** A dashed circle: what is no longer there. */
const gone = (x: number, y: number, r: number): string => d.path('k x', d.circle(x, y, r));

export const judgement = {
  // A message: an entry, a target, a stop. The end is open.
  'signal-de-trading': () =>
    d.shape(
      'l',
      'M16 12H96a6 6 0 0 1 6 6V70a6 6 0 0 1 -6 6H42L28 90V76H16a6 6 0 0 1 -6 -6V18a6 6 0 0 1 6 -6Z',
    ) +
    d.line('u x', [38, 24], [92, 24]) +
    d.line('a b', [38, 46], [92, 46]) +
    d.line('d x', [38, 64], [92, 64]) +
    d.tick('u', 26, 24, 4.5) +
    d.cross('d', 26, 64, 4) +
    d.arrow('a', [21, 46], [32, 46], 4) +
    d.dot('a', 92, 46, 4) +
    d.fork([106, 46], 42, 22),

  // A rule is chosen on part of the past; the last third stays locked until the end.
  'test-historique': () =>
    d.tint('k', d.rectangle(10, 34, 90, 54)) +
    d.quantity('a', d.rectangle(100, 34, 50, 54)) +
    d.line(
      'l b',
      [10, 78],
      [22, 60],
      [34, 68],
      [48, 46],
      [62, 58],
      [78, 42],
      [90, 54],
      [100, 48],
      [114, 66],
      [128, 54],
      [150, 72],
    ) +
    d.line('a b', [100, 28], [100, 90]) +
    d.padlock('a', 116, 16, 17) +
    d.path('l', 'M88 22H30') +
    d.arrowHead('l', [28, 22], [-1, 0], 6),

  // A curve through every known point, far from the ones that come next.
  surapprentissage: () => {
    const known: d.Point[] = [
      [14, 66],
      [26, 40],
      [38, 72],
      [50, 34],
      [62, 62],
      [74, 26],
      [86, 54],
    ];
    const next: d.Point[] = [
      [108, 44],
      [122, 36],
      [136, 40],
    ];
    return (
      d.line('k x', [96, 10], [96, 90]) +
      d.path('a b', d.smooth([...known, [98, 12], [108, 76], [122, 86], [136, 70], [150, 82]])) +
      d.path('d x', 'M108 44V74M122 36V84M136 40V68') +
      known.map(([x, y]) => d.dot('l', x, y, 3.2)).join('') +
      next.map(([x, y]) => d.ring('l', x, y, 3.6)).join('')
    );
  },

  // A notebook: one line a trade, with its outcome.
  'journal-de-trading': () =>
    d.box('l', 34, 10, 100, 80, 4) +
    [20, 35, 50, 65, 80].map((y) => d.path('l', `M26 ${y}h14`)).join('') +
    [26, 42, 58, 74]
      .map((y, index) => d.path('k', `M52 ${y}h${[40, 34, 44, 30][index] ?? 0}`))
      .join('') +
    d.tick('u', 114, 26, 4.5) +
    d.cross('d', 114, 42, 4) +
    d.cross('d', 114, 58, 4) +
    d.tick('u', 114, 74, 4.5) +
    d.path('a b', 'M48 10V90'),

  // Ten started; today's list shows three.
  'biais-de-survie': () =>
    d.box('a', 84, 10, 64, 80, 4) +
    [
      [22, 24],
      [48, 18],
      [68, 34],
      [30, 50],
      [56, 58],
      [24, 78],
      [50, 84],
    ]
      .map(([x = 0, y = 0]) => gone(x, y - 2, 8))
      .join('') +
    d.coin('a', 104, 30, 11) +
    d.coin('a', 130, 48, 11) +
    d.coin('a', 104, 70, 11),

  // A sieve that lets through what agrees and leaves the rest outside.
  'biais-de-confirmation': () =>
    [
      [22, 22, 1],
      [46, 30, 0],
      [24, 46, 0],
      [48, 56, 1],
      [22, 68, 0],
      [44, 82, 0],
      [62, 74, 1],
      [62, 14, 0],
    ]
      .map(([x = 0, y = 0, agrees]) => (agrees ? d.tick('u', x, y, 4.5) : d.cross('k', x, y, 3.6)))
      .join('') +
    d.path('a b', 'M84 10V28M84 40V50M84 62V90') +
    d.arrow('a', [90, 34], [106, 34], 4) +
    d.arrow('a', [90, 56], [106, 56], 4) +
    d.box('l', 112, 20, 36, 60, 4) +
    [36, 50, 64].map((y) => d.tick('u', 130, y, 5)).join(''),

  // The same amount lost is felt more than the same amount gained.
  'aversion-aux-pertes': () =>
    d.path('k', 'M10 42H150M80 10V90') +
    d.path('u b', 'M80 42C96 32 116 27 146 25') +
    d.path('d b', 'M80 42C68 62 48 80 14 87') +
    d.quantity('u', d.rectangle(106, 29, 12, 13)) +
    d.path('u', d.rectangle(106, 29, 12, 13)) +
    d.quantity('d', d.rectangle(42, 42, 12, 31)) +
    d.path('d', d.rectangle(42, 42, 12, 31)) +
    d.dot('a', 80, 42, 4),
} satisfies Drawings;
