/** Pictures of the dictionary: blocks, mining, deposits. */
import * as d from '../draw.ts';
import type { Drawings } from '../table.ts';

export const chains = {
  // Blocks linked one to the next; the next one is still to come.
  blockchain: () =>
    d.path('a b', 'M38 50H54M82 50H98') +
    d.path('k x', 'M126 50H148') +
    [10, 54, 98]
      .map(
        (x) =>
          d.box('l', x, 32, 28, 36, 3) +
          d.path('q', `M${x + 6} 41h14M${x + 6} 48h16`) +
          d.amount('a', x + 5, 56, 18, 7),
      )
      .join('') +
    d.path('k x', 'M150 32H144a3 3 0 0 0 -3 3V65a3 3 0 0 0 3 3H150'),

  // Any text, long or short, becomes one short fingerprint that cannot be reversed.
  empreinte: () =>
    d.box('l', 10, 12, 44, 76, 3) +
    d.rules(17, 24, [30, 24, 30, 18, 28, 22, 30, 14], 'k') +
    d.shape('l', 'M62 26L92 42V58L62 74Z') +
    d.path('q', 'M68 36l18 9M68 64l18 -9M68 50h18') +
    d.arrow('a', [94, 50], [104, 50], 4) +
    d.box('a', 108, 38, 42, 24, 3) +
    d.fingerprint('a', 113, 44, '31224132', 12),

  // A unit kept by a program on a chain that exists already.
  jeton: () => {
    const hexagon = 'M80 10l24 14v28l-24 14l-24 -14v-28Z';
    return (
      d.line('k', [8, 80], [152, 80]) +
      [16, 44, 72, 100, 128].map((x) => d.box('l', x, 72, 16, 16, 2)).join('') +
      d.path('k x', 'M80 72V62') +
      d.shape('a', hexagon) +
      d.quantity('a', hexagon) +
      d.path('a b', hexagon) +
      d.ring('a', 80, 38, 11)
    );
  },

  // One computer of the network, with its own copy of the ledger.
  noeud: () => {
    const others: d.Point[] = [
      [24, 20],
      [18, 72],
      [52, 88],
      [112, 86],
      [146, 60],
      [130, 16],
    ];
    return (
      d.path('k', others.map((to) => d.through([[80, 48], to])).join('')) +
      d.links('q', others, [
        [0, 1],
        [1, 2],
        [2, 3],
        [3, 4],
        [4, 5],
      ]) +
      d.nodes('l', others, 6) +
      d.quantity('a', d.circle(80, 48, 23)) +
      d.ring('a b', 80, 48, 23) +
      [68, 76.5, 85].map((x) => d.amount('a', x, 44, 6.5, 8)).join('') +
      d.path('a', 'M74.500 48h2M83 48h2')
    );
  },

  // Staked deposits: one validator proposes a block, another is slashed.
  'preuve-d-enjeu': () =>
    d.pile('l', 14, 84, 4, 26) +
    d.pile('a', 50, 84, 7, 26) +
    d.pile('l', 86, 84, 2, 26) +
    d.path('d x', 'M120 70h26M120 77h26M120 84h26') +
    d.cross('d', 133, 60, 5) +
    d.line('l', [8, 84], [152, 84]) +
    d.arrow('a', [63, 32], [63, 24], 4) +
    d.box('a', 53, 8, 20, 13, 2),

  // Thousands of tries, and one that falls under the target.
  'preuve-de-travail': () =>
    [34, 52, 28, 60, 44, 70, 38, 56, 30, 64]
      .map((h, index) => d.bar('k', 14 + index * 11, 88 - h, 6, h))
      .join('') +
    d.amount('a', 125, 76, 9, 12) +
    d.line('a x', [8, 68], [152, 68]) +
    d.tick('a', 129.5, 62, 4.5) +
    d.line('l', [8, 88], [152, 88]),

  // A price held within a narrow band around that of a currency.
  stablecoin: () =>
    d.quantity('a', d.rectangle(10, 40, 140, 20)) +
    d.line('a x', [10, 40], [150, 40]) +
    d.line('a x', [10, 60], [150, 60]) +
    d.path('l b', 'M10 50L22 46L34 53L46 49L58 52L70 47L82 51L94 48L106 54L118 49L130 51L150 49') +
    d.path(
      'q',
      d.smooth([
        [10, 78],
        [30, 22],
        [50, 70],
        [70, 16],
        [90, 84],
        [110, 28],
        [130, 72],
        [150, 30],
      ]),
    ),

  // A page of the ledger: the fingerprint of the page before at its top, payments below.
  bloc: () =>
    d.path('k x', 'M12 50H44M116 50H148') +
    d.box('a b', 44, 10, 72, 80, 4) +
    d.quantity('a', d.rectangle(44, 11, 72, 20)) +
    d.line('a', [44, 31], [116, 31]) +
    d.fingerprint('a', 52, 17, '3122413', 8) +
    [40, 51, 62, 73]
      .map(
        (y, index) =>
          d.box('l', 52, y, 7, 7, 1.5) + d.line('k', [64, y + 3.5], [92 + index * 5, y + 3.5]),
      )
      .join(''),

  // A block with nothing before it, and the chain that starts there.
  'bloc-genese': () =>
    d.line('l b', [14, 18], [14, 82]) +
    d.path('q', 'M14 26l-4 5M14 40l-4 5M14 54l-4 5M14 68l-4 5') +
    d.amount('a', 22, 28, 44, 44) +
    d.ring('a b', 44, 50, 11) +
    d.path('k', 'M66 50H78M102 50H112M130 50H138') +
    d.box('l', 78, 38, 24, 24, 3) +
    d.box('l', 112, 41, 18, 18, 2) +
    d.box('l', 138, 44, 12, 12, 2),

  // A sum leaves one pile for another, by a signed order.
  transaction: () =>
    d.pile('l', 12, 80, 5, 30) +
    d.pile('l', 118, 80, 2, 30) +
    d.path('a b', 'M27 36C40 10 116 10 132 50') +
    d.arrowHead('a', [133, 56], [2, 9], 6) +
    d.quantity('a', d.circle(80, 19, 9)) +
    d.coin('a', 80, 19, 9) +
    d.path('q', 'M66 62c4 -9 7 7 11 -2s6 6 10 -2 5 3 8 0') +
    d.line('l', [62, 69], [98, 69]) +
    d.line('l', [8, 80], [152, 80]),

  // Blocks pile up on a payment; the chance of erasing it shrinks with each.
  confirmation: () =>
    [0, 1, 2, 3].map((index) => d.box('l', 22, 12 + index * 15, 42, 13, 2)).join('') +
    d.amount('a', 22, 73, 42, 15) +
    d.path('k', 'M43 25v2M43 40v2M43 55v2M43 70v3') +
    d.line('l', [80, 10], [80, 90]) +
    [3, 7, 14, 30, 62].map((w, index) => d.amount('d', 80, 13 + index * 15, w, 11)).join(''),

  // Behind the seal the past is closed; ahead of it blocks may still change.
  finalite: () =>
    d.path('a', 'M32 66H36M58 66H62') +
    [10, 36, 62].map((x) => d.amount('a', x, 54, 22, 24)).join('') +
    d.line('a b', [94, 14], [94, 88]) +
    d.path('a', 'M10 46V40H84V46') +
    d.padlock('a', 37, 20, 20) +
    d.path('k x', 'M84 66H104M126 66H130') +
    d.path('l x', d.rectangle(104, 54, 20, 24)) +
    d.path('l x', d.rectangle(130, 54, 20, 24)),

  // Repeated blows until the block releases its coin.
  minage: () =>
    d.line('l b', [32, 86], [71, 18]) +
    d.path('a b', 'M42 20C60 14 80 26 90 46') +
    d.shape('l', 'M92 88V62L104 50L126 48L146 60V88Z') +
    d.path('q', 'M104 50L112 68L98 88M112 68L146 64M112 68L122 88') +
    d.path('k', 'M96 34l4 -7M104 38l8 -5M88 32l-1 -8') +
    d.quantity('a', d.circle(126, 28, 12)) +
    d.coin('a', 126, 28, 12) +
    d.line('l', [10, 88], [150, 88]),

  // A weight is moved so that the beat stays the same.
  difficulte: () =>
    d.shape('l', 'M64 12H96L112 84H48Z') +
    d.line('q', [54, 66], [106, 66]) +
    d.path('q', 'M76 24h8M76 34h8M76 44h8M76 54h8') +
    d.line('l b', [80, 66], [104, 20]) +
    d.path('a b', 'M86 40L98 46L94 54L82 48Z') +
    d.quantity('a', 'M86 40L98 46L94 54L82 48Z') +
    d.arrow('a', [120, 44], [130, 24]) +
    d.arrow('a', [118, 52], [108, 72]) +
    d.line('l', [38, 88], [122, 88]) +
    d.path('k', 'M30 30v36M22 36v24M14 42v12'),

  // The speed of a machine that does one thing.
  'taux-de-hachage': () =>
    d.quantity('a', d.slice(80, 68, 54, -0.25, 0.09, 40)) +
    d.path('a b', 'M26 68A54 54 0 0 1 108.900 22.400') +
    d.path('l', 'M108.900 22.400A54 54 0 0 1 134 68') +
    d.path('l', 'M40 68A40 40 0 0 1 120 68') +
    d.path('k', 'M20 68h-6M140 68h6M38 26l-4 -4M80 8v-2M122 26l4 -4') +
    d.line('l b', [80, 68], [101, 35]) +
    d.dot('l', 80, 68, 5) +
    d.fingerprint('k', 50, 80, '3122413214213', 8),

  // New coins, and the fees of the payments inside.
  'recompense-de-bloc': () =>
    d.block(12, 30, 40, 54) +
    d.arrow('l', [58, 58], [70, 58]) +
    d.quantity('a', d.rectangle(78, 35, 30, 49)) +
    d.pile('a', 78, 84, 7, 30) +
    d.path('l b', 'M116 60h10M121 55v10') +
    d.pile('k', 132, 84, 1, 18) +
    d.pile('k', 132, 77, 1, 18) +
    d.line('l', [8, 84], [152, 84]),

  // A coin, its half, its quarter, its eighth.
  halving: () =>
    [
      [33, 1],
      [81, 0.5],
      [116, 0.25],
      [143, 0.125],
    ]
      .map(([x = 0, share = 0], index) => {
        const r = 23 - index * 5;
        const part = share === 1 ? d.circle(x, 50, r) : d.slice(x, 50, r, 0, share);
        return d.path('k x', d.circle(x, 50, r)) + d.quantity('a', part) + d.path('a b', part);
      })
      .join('') + d.path('l', 'M10 84H150M57 80v8M100 80v8M131 80v8'),

  // A locked deposit gives the right to stamp a block.
  validateur: () =>
    d.pile('l', 12, 86, 5, 30) +
    d.padlock('l', 17, 30, 20) +
    d.path('k x', 'M46 66H78') +
    d.box('l', 84, 56, 62, 30, 3) +
    d.path('q', 'M92 66h14M92 73h10M92 79h16') +
    d.tick('a', 130, 72, 6) +
    d.shape('a b', 'M106 44V40C114 38 112 28 110 24A10 10 0 1 1 124 24C122 28 120 38 128 40V44Z') +
    d.quantity('a', d.rectangle(98, 44, 38, 7)) +
    d.path('a b', d.rectangle(98, 44, 38, 7)) +
    d.line('l', [8, 86], [152, 86]),

  // Locked coins, and two ways their price may go meanwhile.
  'mise-en-jeu': () =>
    d.path('a b', 'M34 40V30a18 18 0 0 1 36 0V40') +
    d.box('a b', 18, 40, 68, 46, 5) +
    d.quantity('a', d.rectangle(32, 51, 40, 28)) +
    d.pile('a', 32, 79, 4, 40) +
    d.dot('l', 96, 63, 3) +
    d.fork([96, 63], 52, 26) +
    d.path('k x', 'M100 63H148'),

  // One key signs two blocks that contradict each other; its deposit is cut.
  'sanction-de-validateur': () =>
    d.key('l', 12, 34, 42, 9) +
    d.path('l', 'M58 34H66M66 22V46M66 22H76M66 46H76') +
    d.box('l', 80, 12, 28, 20, 2) +
    d.box('l', 80, 36, 28, 20, 2) +
    d.cross('d', 94, 34, 7) +
    d.path('d x', 'M120 37h28M120 44h28M120 51h28M120 58h28') +
    d.quantity('d', d.rectangle(120, 37, 28, 28)) +
    d.line('d b', [114, 65], [150, 65]) +
    d.pile('a', 120, 86, 3, 28) +
    d.line('l', [8, 86], [152, 86]),

  // A little more than half is enough to replace the last blocks.
  'attaque-des-51': () => {
    const share = d.slice(42, 50, 31, -0.03, 0.53);
    return (
      d.path('l', d.circle(42, 50, 31)) +
      d.quantity('a', share) +
      d.path('a b', share) +
      d.line('k x', [42, 10], [42, 90]) +
      d.path('l', 'M100 50V31H106M122 31h4') +
      d.path('a b', 'M100 50V69H104M118 69h2M134 69h2') +
      d.box('l', 88, 42, 16, 16, 2) +
      d.box('k', 106, 23, 16, 16, 2) +
      d.box('k', 126, 23, 16, 16, 2) +
      d.path('k', 'M108 37l12 -12M128 37l12 -12') +
      [104, 120, 136].map((x) => d.amount('a', x, 62, 14, 14)).join('')
    );
  },

  // One coin, two receivers: the first is paid, the other is not.
  'double-depense': () =>
    d.quantity('a', d.circle(34, 50, 20)) +
    d.coin('a', 34, 50, 20) +
    d.path('a b', 'M60 42L98 24') +
    d.arrowHead('a', [102, 22], [2, -1], 6) +
    d.path('k x', 'M60 58L98 76') +
    d.arrowHead('k', [102, 78], [2, 1], 6) +
    d.box('l', 108, 10, 40, 28, 4) +
    d.box('k', 108, 62, 40, 28, 4) +
    d.tick('a', 128, 25, 7) +
    d.cross('d', 128, 76, 6),

  // Waiting payments, and the block that takes the best payers first.
  mempool: () =>
    d.path('l b', 'M10 44V78a8 8 0 0 0 8 8H94a8 8 0 0 0 8 -8V44') +
    [
      [18, 70, 14],
      [36, 66, 18],
      [58, 72, 12],
      [74, 64, 20],
      [24, 52, 12],
      [46, 50, 14],
    ]
      .map(([x = 0, y = 0, w = 0]) => d.box('k', x, y, w, 11, 2))
      .join('') +
    d.amount('a', 68, 46, 20, 12) +
    d.path('a b', 'M78 40C80 18 98 16 110 22') +
    d.arrowHead('a', [114, 25], [4, 3], 6) +
    d.box('l', 118, 20, 32, 44, 3) +
    d.amount('a', 123, 26, 22, 9) +
    d.path('k x', 'M123 44h22M123 54h22'),

  // A barrier rises when the toll is paid, whatever the load.
  'frais-de-reseau': () =>
    d.box('l', 22, 46, 22, 42, 3) +
    d.path('a b', 'M33 50L132 20') +
    d.path('l', 'M52 40l8 3M76 33l8 3M100 26l8 3') +
    d.dot('a', 33, 50, 5) +
    d.line('k', [28, 66], [38, 66]) +
    d.quantity('a', d.circle(60, 74, 11)) +
    d.coin('a', 60, 74, 11) +
    d.box('l', 92, 56, 46, 26, 3) +
    d.path('l', 'M92 58L115 72L138 58') +
    d.line('l', [10, 88], [150, 88]),

  // The more work is requested, the more is burnt.
  gaz: () =>
    d.box('l', 38, 12, 54, 76, 5) +
    d.quantity('a', d.rectangle(46, 36, 38, 44)) +
    d.path('a', d.rectangle(46, 20, 38, 60)) +
    d.line('a b', [46, 36], [84, 36]) +
    d.path('q', 'M46 28h8M46 44h8M46 52h8M46 60h8M46 68h8') +
    d.path('l b', 'M92 60h10a6 6 0 0 1 6 6v8a7 7 0 0 0 14 0V44l-12 -14') +
    d.path('l', 'M122 48h-8V36') +
    d.line('l', [28, 88], [112, 88]),
} satisfies Drawings;
