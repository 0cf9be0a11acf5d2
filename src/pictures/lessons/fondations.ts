/** Pictures of the first module: blocks, networks, keys. */
import * as d from '../draw.ts';
import type { Drawings } from '../table.ts';

const first = '2132';
const second = '1323';

export const fondations = {
  // Each block repeats the fingerprint of the one before; one changed line and the last link breaks.
  'fondamentaux-blockchain': () =>
    d.block(10, 22, 38, 58) +
    d.block(61, 22, 38, 58) +
    d.block(112, 22, 38, 58) +
    d.fingerprint('a', 16, 69, first) +
    d.path('a', 'M36 72.500h18.500v-41.500h5.500') +
    d.fingerprint('a', 67, 28, first) +
    d.bar('d', 65, 42.5, 24, 3.4, 1) +
    d.fingerprint('d', 67, 69, '3211') +
    d.path('d', 'M85 72.500h15.500M105.500 31h6') +
    d.path('d x', 'M105.500 68v-37') +
    d.cross('d', 105.5, 74, 3.6) +
    d.fingerprint('k', 118, 28, second) +
    d.fingerprint('k', 118, 69, '2123'),

  // One hub that everything depends on, and a mesh that goes on when a node is lost.
  'principes-decentralisation': () => {
    const spokes: d.Point[] = [
      [18, 22],
      [58, 20],
      [14, 74],
      [60, 76],
      [38, 88],
    ];
    const mesh: d.Point[] = [
      [96, 24],
      [128, 16],
      [148, 42],
      [140, 76],
      [108, 84],
      [90, 54],
      [119, 50],
    ];
    return (
      d.path('d x', spokes.map((to) => d.through([[38, 49], to])).join('')) +
      d.nodes('l', spokes, 4.5) +
      d.quantity('d', d.circle(38, 49, 10)) +
      d.path('d', d.circle(38, 49, 10)) +
      d.cross('d', 38, 49, 4) +
      d.line('q', [76, 12], [76, 88]) +
      d.links('a', mesh, [
        [0, 1],
        [1, 2],
        [2, 3],
        [3, 4],
        [4, 5],
        [5, 0],
        [0, 6],
        [1, 6],
        [2, 6],
        [4, 6],
        [5, 6],
      ]) +
      d.path('k x', 'M140 76L119 50') +
      d.nodes(
        'a',
        mesh.filter((_, index) => index !== 3),
        5,
      ) +
      d.ring('k x', 140, 76, 5)
    );
  },

  // A key signs in one direction; the key cannot be recovered from the signature.
  'cryptographie-securite': () =>
    d.key('a', 12, 42, 46, 11) +
    d.arrow('a', [66, 42], [88, 42]) +
    d.box('l', 98, 14, 50, 70, 3) +
    d.rules(106, 26, [34, 28, 34, 20]) +
    d.path(
      'a',
      d.smooth([
        [106, 62],
        [112, 54],
        [115, 66],
        [121, 57],
        [124, 65],
        [131, 59],
      ]),
    ) +
    d.line('l', [106, 70], [132, 70]) +
    d.path('a', d.circle(139, 75, 8)) +
    d.ring('a', 139, 75, 8) +
    d.tick('a', 139, 75, 3.4) +
    d.path('d x', 'M92 74H44') +
    d.arrowHead('d', [40, 74], [-1, 0]) +
    d.cross('d', 66, 74, 5),

  // A busy chain below, a fast one above that hands in many entries as one.
  'types-blockchain': () =>
    d.line('k', [8, 77], [152, 77]) +
    [14, 42, 98, 126].map((x) => d.box('l', x, 67, 20, 20, 2)).join('') +
    d.box('l', 70, 67, 20, 20, 2) +
    d.amount('a', 70, 67, 20, 20) +
    d.line('k', [40, 26], [120, 26]) +
    [34, 50, 66, 82, 98, 114].map((x) => d.box('a', x, 20, 12, 12, 2)).join('') +
    d.path('a', 'M34 37v4h92v-4') +
    d.arrow('a', [80, 41], [80, 62]) +
    d.path('q', 'M18 73h12M18 78h8M46 73h12M46 78h9M102 73h12M102 78h7M130 73h12M130 78h10'),
} satisfies Drawings;
