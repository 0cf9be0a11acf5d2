/** Pictures of the dictionary: networks, layers, contracts. */
import * as d from '../draw.ts';
import type { Drawings } from '../table.ts';

/** A gear with eight teeth. */
function gear(ink: d.Ink, x: number, y: number, r: number): string {
  const teeth = Array.from({ length: 32 }, (_, index): d.Point => {
    const radius = index % 4 < 2 ? r : r * 0.76;
    const angle = (index / 16 + 1 / 32) * Math.PI;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
  const edge = `${d.through(teeth)}Z`;
  return d.shape(ink, edge) + d.quantity(ink, edge) + d.ring(ink, x, y, r * 0.32);
}

export const networks = {
  // A light road above the chain, held up by it.
  'couche-2': () =>
    d.quantity('a', d.rectangle(10, 34, 140, 9)) +
    d.path('a b', d.rectangle(10, 34, 140, 9)) +
    [22, 46, 70, 94, 118].map((x) => d.box('a', x, 20, 14, 9, 2)).join('') +
    d.arrow('a', [138, 24], [148, 24], 4) +
    d.path('l', 'M28 43V66M80 43V66M132 43V66') +
    d.path('k', 'M46 77H62M98 77H114') +
    [10, 62, 114].map((x) => d.box('l', x, 66, 36, 22, 3)).join('') +
    d.path('q', 'M18 73h18M18 80h12M70 73h18M70 80h12M122 73h18M122 80h12'),

  // Many payments pressed into one entry of the chain below.
  rollup: () =>
    [12, 34, 56, 78, 100, 122].map((x) => d.box('l', x, 10, 16, 11, 2)).join('') +
    d.path('a', 'M20 25L64 44M42 25L70 44M64 25L76 44M86 25L82 44M108 25L88 44M130 25L94 44') +
    d.shape('a b', 'M58 44H100V56H58Z') +
    d.arrow('a', [79, 57], [79, 69], 5) +
    d.path('k', 'M36 80H62M96 80H122') +
    d.box('l', 10, 72, 26, 16, 2) +
    d.box('l', 62, 72, 34, 16, 2) +
    d.amount('a', 68, 75, 22, 10) +
    d.box('l', 122, 72, 26, 16, 2),

  // Two people slide the same sum to and fro; only the ends touch the chain.
  'reseau-lightning': () =>
    d.ring('l', 22, 40, 12) +
    d.ring('l', 138, 40, 12) +
    d.box('l', 38, 30, 84, 20, 10) +
    d.quantity('a', 'M48 30H84V50H48a10 10 0 0 1 0 -20Z') +
    d.line('a b', [84, 26], [84, 54]) +
    d.quantity('a', 'M86 4L70 16H79L74 26L92 13H82Z') +
    d.path('a', 'M86 4L70 16H79L74 26L92 13H82Z') +
    d.arrow('k', [90, 60], [102, 60], 4) +
    d.arrow('k', [78, 60], [66, 60], 4) +
    d.path('k x', 'M22 54V76M138 54V76') +
    d.line('l', [10, 88], [150, 88]) +
    d.box('l', 13, 78, 18, 10, 2) +
    d.box('l', 129, 78, 18, 10, 2),

  // The token stays locked on one side; its receipt circulates on the other.
  pont: () =>
    d.path('a b', 'M40 62C56 34 104 34 120 62') +
    d.line('a b', [30, 48], [130, 48]) +
    d.path('a', 'M56 48V45M68 48V41M92 48V41M104 48V45') +
    d.shape('l', 'M10 62H48V88H10Z') +
    d.shape('l', 'M112 62H150V88H112Z') +
    d.quantity('a', 'M29 10l13 7.500v15l-13 7.500l-13 -7.500v-15Z') +
    d.path('a b', 'M29 10l13 7.500v15l-13 7.500l-13 -7.500v-15Z') +
    d.padlock('l', 21, 22, 16) +
    d.path('a x', 'M131 10l13 7.500v15l-13 7.500l-13 -7.500v-15Z') +
    d.path('q', 'M56 80q6 -4 12 0t12 0t12 0t12 0'),

  // A separate chain with its own validators, tied to the main one by a single vault.
  'chaine-laterale': () =>
    d.path('l', 'M34 77H46M70 77H82M106 77H118') +
    [10, 46, 82, 118].map((x) => d.box('l', x, 66, 24, 22, 3)).join('') +
    d.path('a', 'M74 29H84M104 29H114M134 29H148') +
    [54, 84, 114].map((x) => d.amount('a', x, 19, 20, 20)).join('') +
    d.nodes(
      'a',
      [
        [94, 10],
        [124, 10],
      ],
      3,
    ) +
    d.path('k x', 'M22 66V29H54') +
    d.ring('l', 22, 44, 11) +
    d.ring('l', 22, 44, 4) +
    d.path('l', 'M22 36.500v3M22 48.500v3M14.500 44h3M26.500 44h3'),

  // One chain becomes two.
  fourche: () =>
    d.path('l b', 'M32 50H40M62 50H72') +
    d.path('a b', 'M72 50C84 50 80 27 92 27M114 27H124') +
    d.path('l b', 'M72 50C84 50 80 73 92 73M114 73H124') +
    d.box('l', 10, 39, 22, 22, 3) +
    d.box('l', 40, 39, 22, 22, 3) +
    d.amount('a', 92, 16, 22, 22) +
    d.amount('a', 124, 16, 22, 22) +
    d.box('l', 92, 62, 22, 22, 3) +
    d.box('l', 124, 62, 22, 22, 3) +
    d.path('q', 'M15 47h12M15 53h8M45 47h12M45 53h8M97 70h12M97 76h8M129 70h12M129 76h8'),

  // All nodes point at the same block; the one that does not is left out.
  consensus: () => {
    const around: d.Point[] = [
      [24, 22],
      [80, 12],
      [136, 22],
      [24, 78],
      [80, 88],
    ];
    return (
      d.arrow('a', [32, 28], [57, 41]) +
      d.arrow('a', [80, 19], [80, 34]) +
      d.arrow('a', [128, 28], [103, 41]) +
      d.arrow('a', [32, 72], [57, 59]) +
      d.arrow('a', [80, 81], [80, 67]) +
      d.nodes('l', around, 7) +
      d.amount('a', 62, 37, 36, 26) +
      d.path('q', 'M68 45h24M68 51h18') +
      d.ring('k x', 134, 78, 7) +
      d.path('k x', 'M128 74L112 64')
    );
  },

  // Fingerprints joined two by two, up to a single one.
  'arbre-de-merkle': () => {
    const leaves = [17, 35, 53, 71, 89, 107, 125, 143];
    const pairs = [26, 62, 98, 134];
    return (
      d.path('k', leaves.map((x, index) => `M${x} 78L${pairs[index >> 1] ?? 0} 62`).join('')) +
      d.path('k', 'M26 54L44 40M62 54L44 40M98 54L116 40M134 54L116 40M44 32L80 18M116 32L80 18') +
      d.path('a b', 'M53 78L62 62M62 54L44 40M44 32L80 18') +
      leaves.map((x) => d.box('l', x - 6, 76, 12, 12, 2)).join('') +
      pairs.map((x) => d.box('l', x - 8, 53, 16, 10, 2)).join('') +
      d.box('l', 34, 31, 20, 10, 2) +
      d.box('l', 106, 31, 20, 10, 2) +
      d.amount('a', 47, 76, 12, 12) +
      d.amount('a', 54, 53, 16, 10) +
      d.amount('a', 34, 31, 20, 10) +
      d.amount('a', 64, 10, 32, 12)
    );
  },

  // A magnifying glass over the ledger: small print becomes readable.
  'explorateur-de-blocs': () =>
    d.box('l', 12, 12, 82, 76, 4) +
    [24, 36, 48, 60, 72]
      .map((y) => d.box('k', 20, y - 4, 9, 8, 1.5) + d.line('k', [35, y], [86, y]))
      .join('') +
    d.line('l b', [122, 72], [144, 90]) +
    d.ring('a b', 100, 50, 30) +
    d.amount('a', 82, 42, 14, 14) +
    d.line('a b', [102, 45], [122, 45]) +
    d.line('a', [102, 53], [116, 53]),

  // Two notes are spent whole; change comes back.
  utxo: () =>
    d.box('l', 10, 18, 44, 24, 3) +
    d.ring('l', 32, 30, 6) +
    d.box('l', 10, 58, 34, 20, 3) +
    d.ring('l', 27, 68, 5) +
    d.path('k', 'M54 30C66 30 62 50 72 50M44 68C60 68 60 50 72 50') +
    d.box('l', 72, 40, 16, 20, 8) +
    d.path('a', 'M88 50C98 50 92 30 102 30M88 50C98 50 96 72 112 72') +
    d.arrowHead('a', [104, 30], [1, 0], 4) +
    d.arrowHead('a', [114, 72], [1, 0], 4) +
    d.box('l', 106, 17, 44, 26, 3) +
    d.ring('l', 128, 30, 6) +
    d.amount('a', 116, 62, 30, 20) +
    d.ring('a', 131, 72, 5),

  // The coin of the first public chain.
  bitcoin: () =>
    d.path('k', 'M10 50H40M120 50H150') +
    d.box('k', 10, 42, 16, 16, 2) +
    d.box('k', 134, 42, 16, 16, 2) +
    d.quantity('a', d.circle(80, 50, 39)) +
    d.path('a b', d.circle(80, 50, 39)) +
    d.ring('a', 80, 50, 31) +
    d.path(
      'l b',
      'M70 32V68M66 32H83a9 9 0 0 1 0 18H70M83 50h3a9 9 0 0 1 0 18H66M75 26v6M84 26v6M75 68v6M84 68v6',
    ),

  // A crystal of two halves, and programs that run on it.
  ethereum: () =>
    d.shape('a b', 'M80 8L104 49L80 63L56 49Z') +
    d.quantity('a', 'M80 8L104 49L80 39Z') +
    d.path('a', 'M56 49L80 39L104 49M80 8V63') +
    d.shape('a b', 'M56 57L80 71L104 57L80 92Z') +
    d.quantity('a', 'M80 71L104 57L80 92Z') +
    d.line('a', [80, 71], [80, 92]) +
    d.box('l', 12, 38, 28, 24, 3) +
    d.box('l', 120, 38, 28, 24, 3) +
    d.path('k x', 'M40 50H54M106 50H120') +
    d.path('l', 'M21 44l-5 6l5 6M31 44l5 6l-5 6M129 44l-5 6l5 6M139 44l5 6l-5 6'),

  // A machine that serves everybody by the same written rule.
  'contrat-intelligent': () =>
    d.box('l', 48, 10, 64, 78, 4) +
    d.box('a', 56, 18, 34, 42, 2) +
    d.path('a', 'M67 30l-5 8l5 8M79 30l5 8l-5 8M75 28l-4 20') +
    d.line('l b', [101, 22], [101, 32]) +
    d.path('k', 'M97 42h8M97 48h8M97 54h8') +
    d.box('l', 58, 68, 44, 13, 2) +
    d.quantity('a', d.circle(136, 26, 11)) +
    d.coin('a', 136, 26, 11) +
    d.arrow('a', [122, 27], [107, 27]) +
    d.arrow('a', [58, 75], [34, 75]) +
    d.amount('a', 12, 67, 16, 16) +
    d.line('l', [8, 88], [152, 88]),

  // The same wheels in every machine, the same result everywhere.
  'machine-virtuelle-ethereum': () =>
    [10, 60, 110]
      .map(
        (x) =>
          d.box('l', x, 12, 40, 48, 4) +
          gear('a', x + 20, 36, 16) +
          d.line('k', [x + 20, 60], [x + 20, 74]) +
          d.fingerprint('a', x + 6, 76, '3122413', 10),
      )
      .join('') + d.path('k', 'M51.500 79h6M51.500 83h6M102 79h6M102 83h6'),

  // Three corners: a point near two of them is far from the third.
  trilemme: () =>
    d.path('l', 'M80 16L138 82H22Z') +
    d.path('k x', 'M92 60L80 16') +
    d.path('a', 'M92 60L138 82M92 60L22 82') +
    d.quantity('a', 'M92 60L138 82H22Z') +
    d.dot('a', 92, 60, 5) +
    d.ring('k', 80, 16, 8) +
    d.ring('a b', 138, 82, 8) +
    d.ring('a b', 22, 82, 8),

  // Payments arrive in any order and leave in the order that the sequencer chose.
  sequenceur: () =>
    [
      [12, 16, -1],
      [30, 40, 1],
      [10, 58, 1],
      [34, 74, -1],
    ]
      .map(([x = 0, y = 0, way = 0]) => d.path('l', `M${x} ${y}l14 ${3 * way}v10l-14 ${-3 * way}Z`))
      .join('') +
    d.path('k', 'M30 23L54 40M48 48H54M28 64L54 54M50 76L56 64') +
    d.box('a b', 58, 30, 30, 40, 4) +
    d.path('a', 'M66 42h14M66 50h14M66 58h14M62.500 42h.100M62.500 50h.100M62.500 58h.100') +
    d.line('a', [88, 50], [100, 50]) +
    [100, 112, 124, 136].map((x) => d.amount('a', x, 44, 9, 12)).join('') +
    d.arrow('a', [100, 68], [148, 68]),

  // One number in the block is free: change it, and the fingerprint changes.
  nonce: () =>
    d.box('l', 32, 10, 66, 80, 4) +
    d.path('k', 'M40 20h40M40 28h50M40 36h32') +
    d.amount('a', 40, 46, 50, 16) +
    d.path('a', 'M56.700 46V62M73.300 46V62') +
    d.path('a b', 'M108 50l7 -9l7 9M108 60l7 9l7 -9') +
    d.fingerprint('l', 40, 74, '3122413214', 9) +
    d.path('k', 'M115 76v7H104') +
    d.arrowHead('k', [102, 83], [-1, 0], 4),

  // A roof on many pillars still stands when one is gone.
  decentralisation: () =>
    d.shape('l', 'M12 34L80 10L148 34Z') +
    d.path('l', 'M12 34H148V42H12Z') +
    [18, 41, 87, 110, 133].map((x) => d.amount('a', x, 42, 11, 40)).join('') +
    d.path('k x', d.rectangle(64, 42, 11, 40)) +
    d.cross('d', 69.5, 62, 5) +
    d.line('l b', [10, 84], [150, 84]),
} satisfies Drawings;
