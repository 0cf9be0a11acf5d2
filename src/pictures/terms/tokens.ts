/** Pictures of the dictionary: tokens and what they are worth. */
import * as d from '../draw.ts';
import type { Drawings } from '../table.ts';

const hexagon = (x: number, y: number, r: number): string =>
  d.through(
    [0, 1, 2, 3, 4, 5].map((turn): d.Point => {
      const angle = (turn / 3 - 0.5) * Math.PI;
      return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
    }),
  ) + 'Z';

/** A token: a hexagon with its hatch. */
const token = (x: number, y: number, r: number): string =>
  d.shape('a', hexagon(x, y, r)) +
  d.quantity('a', hexagon(x, y, r)) +
  d.path('a b', hexagon(x, y, r));

export const tokens = {
  // A token is dropped into a ballot box.
  'jeton-de-gouvernance': () =>
    token(80, 24, 15) +
    d.arrow('a', [80, 42], [80, 54]) +
    d.box('l', 34, 60, 92, 30, 3) +
    d.path('l b', 'M64 60H96') +
    d.path('l', 'M34 60L44 50H62M98 50H116L126 60') +
    d.tick('u', 58, 77, 6) +
    d.cross('d', 102, 76, 5),

  // A ticket: it opens one door, and says nothing of its price.
  'jeton-utilitaire': () =>
    d.quantity('a', 'M12 30H70V70H12V58a8 8 0 0 0 0 -16Z') +
    d.path('a b', 'M12 30H88V42a8 8 0 0 0 0 16V70H12V58a8 8 0 0 0 0 -16Z') +
    d.path('a x', 'M70 30V70') +
    d.shape('a', hexagon(42, 50, 12)) +
    d.arrow('a', [94, 50], [110, 50]) +
    d.path('l', 'M116 88V16H148V88M110 88H152') +
    d.path('l', 'M120 84V22L142 28V88') +
    d.dot('l', 137, 58, 2.4),

  // The coin is inside the chain itself; tokens stand on top of it.
  'jeton-natif': () =>
    d.path('k x', hexagon(32, 22, 11) + hexagon(128, 22, 11)) +
    d.path('k x', 'M32 34V46M128 34V46') +
    d.path('l', 'M10 66H150') +
    d.box('l', 14, 48, 36, 36, 3) +
    d.box('l', 110, 48, 36, 36, 3) +
    d.box('l', 58, 40, 44, 50, 3) +
    d.quantity('a', d.circle(80, 65, 17)) +
    d.ring('a b', 80, 65, 17) +
    d.quantity('a', d.circle(80, 65, 17)) +
    d.ring('a', 80, 65, 10) +
    d.dot('a', 32, 66, 4) +
    d.dot('a', 128, 66, 4),

  // One picture among others, with a number that exists once.
  nft: () =>
    d.path('k', 'M10 22h26v36H10ZM124 22h26v36h-26Z') +
    d.box('l', 44, 10, 72, 58, 3) +
    d.box('l', 50, 16, 60, 46, 1) +
    d.path('l', 'M50 56L68 36L80 48L90 40L110 58') +
    d.ring('l', 96, 28, 5) +
    d.fingerprint('a', 52, 76, '31421324132', 14),

  // A coin inside another token; the original stays in a vault.
  'jeton-encapsule': () =>
    token(46, 46, 36) +
    d.coin('l', 46, 46, 16) +
    d.path('a x', 'M84 46H106') +
    d.box('l', 108, 22, 42, 50, 4) +
    d.coin('l', 129, 44, 13) +
    d.path('l b', 'M116 72V80M142 72V80') +
    d.path('l', 'M108 30H104M108 62H104'),

  // Who gets which share, and what is still to be created.
  tokenomics: () => {
    const share = (from: number, to: number): string => d.slice(56, 50, 40, from, to, 17);
    return (
      d.quantity('a', share(0, 0.25)) +
      d.path('a b', share(0, 0.25)) +
      d.path('l', share(0.25, 0.45) + share(0.45, 0.6)) +
      d.path('k x', share(0.6, 1)) +
      d.amount('a', 112, 14, 12, 12) +
      d.path('l', 'M112 38h12v12h-12ZM130 44h18') +
      d.path('k x', 'M112 62h12v12h-12Z') +
      d.path('l', 'M130 20h18') +
      d.path('k', 'M130 68h18')
    );
  },

  // A cliff, then a slope: what becomes available to sell.
  'calendrier-de-deblocage': () =>
    d.quantity('a', 'M12 88V72H58V50L136 22V88Z') +
    d.path('a b', 'M12 72H58V50L136 22') +
    d.line('k x', [12, 14], [150, 14]) +
    d.path('l', 'M12 10V88H150') +
    d.padlock('l', 28, 44, 18) +
    d.padlock('l', 96, 56, 16, true) +
    d.arrow('a', [68, 70], [68, 52]),

  // New units flow from a tap.
  emission: () =>
    d.path('l b', 'M12 26H64V20H76V26H92a12 12 0 0 1 12 12V46H86V42H12Z') +
    d.path('l', 'M70 20V10M56 10H84') +
    d.coin('a', 95, 58, 7) +
    d.coin('a', 95, 76, 7) +
    d.pile('a', 112, 88, 3, 30) +
    d.pile('l', 20, 88, 4, 40) +
    d.line('l', [10, 88], [150, 88]),

  // A coin goes into the fire; the others remain.
  'destruction-de-jetons': () => {
    const flame =
      'M112 90C92 90 86 76 92 64C96 56 102 54 104 40C116 46 118 54 118 60C122 58 124 54 124 50C134 60 138 72 132 82C128 88 122 90 112 90Z';
    return (
      d.quantity('d', flame) +
      d.path('d b', flame) +
      d.path('d', 'M112 90C104 86 104 78 112 70C120 78 120 86 112 90Z') +
      d.path('a x', d.circle(104, 22, 11)) +
      d.arrow('a', [72, 22], [88, 22]) +
      d.pile('l', 16, 90, 7, 26) +
      d.pile('l', 50, 90, 4, 26) +
      d.path('k x', 'M50 55h26v7H50Z')
    );
  },

  // A coin comes down under a parachute.
  airdrop: () =>
    d.quantity('a', 'M40 42A40 34 0 0 1 120 42Q106 34 93 42Q80 34 67 42Q54 34 40 42Z') +
    d.path('a b', 'M40 42A40 34 0 0 1 120 42Q106 34 93 42Q80 34 67 42Q54 34 40 42Z') +
    d.path('l', 'M40 42L76 72M67 42L78 70M93 42L82 70M120 42L84 72') +
    d.coin('a', 80, 80, 11) +
    d.path('q', 'M14 30v14M26 52v12M146 30v14M134 52v12') +
    d.path('k', 'M10 92H62M98 92H150'),

  // Money comes in now; the thing it pays for is only planned.
  ico: () =>
    [24, 50, 76].map((y) => d.coin('l', 20, y, 9)).join('') +
    d.arrow('l', [34, 50], [52, 50]) +
    d.path('k x', 'M58 86V34L80 14L102 34V86Z') +
    d.path('k x', 'M72 86V62H88V86') +
    d.path('l', 'M54 86H106') +
    d.arrow('a', [106, 50], [122, 50]) +
    [26, 50, 74]
      .map((y) => d.quantity('a', hexagon(138, y, 10)) + d.path('a', hexagon(138, y, 10)))
      .join(''),

  // A document to read: text, a diagram, and what it leaves blank.
  'livre-blanc': () =>
    d.shape(
      'l',
      'M80 24C64 12 38 12 14 18V82C38 76 64 76 80 88C96 76 122 76 146 82V18C122 12 96 12 80 24Z',
    ) +
    d.path('l', 'M80 24V88') +
    d.rules(24, 32, [42, 36, 44, 30, 40, 34], 'k') +
    d.path('a b', d.slice(113, 42, 15, 0, 0.7)) +
    d.quantity('a', d.slice(113, 42, 15, 0, 0.7)) +
    d.path('k x', d.slice(113, 42, 15, 0.72, 0.98)) +
    d.rules(94, 66, [40, 30], 'k'),

  // The price leaves the line it was meant to keep.
  decrochage: () =>
    d.line('a x', [10, 28], [150, 28]) +
    d.line('l b', [10, 28], [20, 26], [30, 29], [42, 27], [56, 28]) +
    d.quantity('d', 'M56 28L70 42L78 38L94 68L94 28Z') +
    d.line('d b', [56, 28], [70, 42], [78, 38], [94, 68]) +
    d.path('u o', 'M94 68C112 62 124 44 146 36') +
    d.path('d o', 'M94 68C112 74 124 86 146 90') +
    d.dot('d', 94, 68, 4) +
    d.dot('a', 56, 28, 3.4),

  // A token held level with a coin.
  parite: () =>
    d.path('l b', 'M80 30V84M60 88H100M32 30H128') +
    d.ring('l', 80, 26, 5) +
    d.path('k', 'M32 30L20 60M32 30L44 60M128 30L116 60M128 30L140 60') +
    d.path('l', 'M14 60H50A18 14 0 0 1 14 60ZM110 60H146A18 14 0 0 1 110 60Z') +
    token(32, 48, 11) +
    d.coin('l', 128, 48, 11),

  // One large coin, and everything that is not it.
  altcoin: () =>
    d.coin('k', 38, 50, 28) +
    token(92, 26, 13) +
    d.coin('a', 128, 22, 11) +
    d.amount('a', 82, 50, 20, 20) +
    d.path('a', 'M128 42l12 20h-24Z') +
    d.quantity('a', 'M128 42l12 20h-24Z') +
    d.coin('a', 106, 84, 7) +
    d.path('a', hexagon(138, 80, 9)) +
    d.path('a', 'M80 80l8 8l-8 8l-8 -8Z'),

  // A coin with a face, at the top of a spike.
  memecoin: () =>
    d.line('k', [10, 90], [24, 86], [34, 88], [52, 64]) +
    d.line('k', [108, 64], [122, 86], [134, 84], [150, 90]) +
    d.shape('a', 'M52 32L46 10L66 18M108 32L114 10L94 18') +
    d.quantity('a', d.circle(80, 44, 32)) +
    d.ring('a b', 80, 44, 32) +
    d.dot('a', 69, 38, 3.4) +
    d.dot('a', 91, 38, 3.4) +
    d.path('a b', 'M66 52Q80 68 94 52') +
    d.dot('a', 80, 48, 2.4),

  // Different tokens, one shape of plug.
  'norme-erc-20': () =>
    d.shape('l', hexagon(34, 30, 17)) +
    d.coin('l', 80, 30, 16) +
    d.box('l', 111, 15, 30, 30, 3) +
    [34, 80, 126]
      .map(
        (x) =>
          d.path('a b', `M${x - 6} 50V64M${x + 6} 50V64`) +
          d.path('k x', `M${x - 6} 66V74M${x + 6} 66V74`),
      )
      .join('') +
    d.amount('a', 12, 76, 136, 14) +
    [34, 80, 126].map((x) => d.bar('l', x - 8, 79, 4, 8) + d.bar('l', x + 4, 79, 4, 8)).join(''),

  // One grain of a coin, under the lens.
  satoshi: () =>
    d.coin('l', 44, 50, 34) +
    d.box('a', 58, 40, 5, 5, 0) +
    d.path('k x', 'M63 40L100 20M63 45L100 82') +
    d.ring('a b', 118, 50, 32) +
    d.path('q', 'M94 40H142M94 60H142M108 27V73M128 27V73') +
    d.amount('a', 108, 40, 20, 20),

  // Twenty-one places, almost all taken; one more is refused.
  'rarete-numerique': () =>
    d.box('l', 10, 16, 112, 68, 4) +
    [0, 1, 2]
      .flatMap((row) =>
        [0, 1, 2, 3, 4, 5, 6].map((column) => {
          const [x, y] = [21.5 + column * 15, 30 + row * 20];
          return row === 2 && column === 6
            ? d.path('k x', d.circle(x, y, 5.5))
            : d.dot('a', x, y, 5.5);
        }),
      )
      .join('') +
    d.ring('d', 139, 50, 8) +
    d.cross('d', 139, 50, 4),
} satisfies Drawings;
