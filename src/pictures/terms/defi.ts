/** Pictures of the dictionary: decentralised finance. */
import * as d from '../draw.ts';
import type { Drawings } from '../table.ts';

/** Head and shoulders; `y` is the foot. */
const person = (stroke: 'l' | 'k' | 'k x', x: number, y: number): string =>
  d.path(stroke, `M${x - 8} ${y}a8 8 0 0 1 16 0`) +
  `<circle class="s ${stroke}" cx="${x}" cy="${y - 14}" r="5"/>`;

/** A program: a box with lines of code. */
const program = (ink: d.Ink, x: number, y: number, w: number, h: number): string =>
  d.box(ink, x, y, w, h, 3) +
  d.path(
    'q',
    `M${x + 6} ${y + h * 0.3}h${w * 0.4}M${x + 10} ${y + h * 0.5}h${w * 0.45}M${x + 6} ${y + h * 0.7}h${w * 0.3}`,
  );

/** An open basin whose bottom is at `y`. */
const basin = (x: number, y: number, w: number, h: number): string =>
  d.path('l', `M${x} ${y - h}V${y - 6}a6 6 0 0 0 6 6H${x + w - 6}a6 6 0 0 0 6 -6V${y - h}`);

const hexagon = (x: number, y: number, r: number): string =>
  d.through(
    [0, 1, 2, 3, 4, 5].map((turn): d.Point => {
      const angle = (turn / 3 - 0.5) * Math.PI;
      return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
    }),
  ) + 'Z';

export const defi = {
  // The bank is missing; a program stands in its place between two people.
  'finance-decentralisee': () =>
    d.path('k x', 'M44 34L80 10L116 34ZM50 40V76M110 40V76M44 82H116') +
    program('a', 60, 42, 40, 34) +
    d.quantity('a', d.rectangle(60, 42, 40, 34)) +
    person('l', 22, 80) +
    person('l', 138, 80) +
    d.arrow('a', [34, 59], [54, 59]) +
    d.arrow('a', [126, 59], [106, 59]),

  // A contract and its three other parts: the price, the people who decide, the website.
  protocole: () =>
    d.path('k', 'M54 26L66 36M106 26L94 36M80 66V72') +
    d.box('a b', 60, 32, 40, 34, 3) +
    d.quantity('a', d.rectangle(60, 32, 40, 34)) +
    d.path('a', 'M74 42l-6 7l6 7M86 42l6 7l-6 7') +
    d.box('l', 12, 10, 40, 26, 3) +
    d.line('l', [17, 29], [25, 20], [32, 26], [46, 15]) +
    d.box('l', 108, 10, 40, 26, 3) +
    d.path('l', 'M108 18H148') +
    d.dot('l', 114, 14, 1.6) +
    person('l', 62, 92) +
    person('l', 80, 92) +
    person('l', 98, 92),

  // Two tokens change places in one move; each person keeps their own key.
  'plateforme-decentralisee': () =>
    d.shape('l', hexagon(34, 40, 20)) +
    d.coin('l', 126, 40, 19) +
    d.path('a b', 'M58 32C70 22 90 22 100 30') +
    d.arrowHead('a', [102, 31], [10, 6], 7) +
    d.path('a b', 'M102 48C90 58 70 58 60 50') +
    d.arrowHead('a', [58, 49], [-10, -6], 7) +
    d.key('l', 14, 80, 40, 7) +
    d.key('l', 106, 80, 40, 7),

  // Each swap slides along one curve: the two rectangles have the same area.
  'teneur-de-marche-automatique': () => {
    const curve: d.Point[] = [22, 27, 34, 45, 60, 85, 120, 148].map((x) => [
      x,
      90 - 1400 / (x - 4),
    ]);
    return (
      d.quantity('k', 'M12 88V43.3h22V88Z') +
      d.quantity('a', 'M12 88V72.700h73V88Z') +
      d.path('k x', 'M12 43.300H34V88') +
      d.path('a x', 'M12 72.700H85V88') +
      d.path('l', 'M12 10V88H150') +
      d.path('l b', d.smooth(curve)) +
      d.dot('l', 34, 43.3, 3.6) +
      d.dot('a', 85, 72.7, 4.4) +
      d.path('a', 'M46 36C62 40 74 48 84 60') +
      d.arrowHead('a', [85, 62], [5, 8], 6)
    );
  },

  // One basin with two tokens: put one in, take the other out.
  'reserve-de-liquidite': () =>
    d.quantity('a', 'M34 50H80V88H40a6 6 0 0 1 -6 -6Z') +
    d.quantity('k', 'M80 50h46v32a6 6 0 0 1 -6 6H80Z') +
    d.path('a b', 'M34 50H80') +
    d.path('k', 'M80 50H126M80 50V88') +
    basin(34, 88, 92, 50) +
    d.coin('a', 24, 18, 9) +
    d.path('a', 'M36 18C50 18 56 26 56 40') +
    d.arrowHead('a', [56, 43], [0, 1], 6) +
    d.shape('l', hexagon(138, 18, 10)) +
    d.path('l', 'M104 45C104 28 110 18 122 18') +
    d.arrowHead('l', [125, 18], [1, 0], 6),

  // Two tokens go into the pot; a share of whatever it holds comes back.
  'fournisseur-de-liquidite': () =>
    d.coin('a', 20, 30, 9) +
    d.shape('a', hexagon(20, 58, 10)) +
    d.arrow('a', [34, 32], [50, 40]) +
    d.arrow('a', [34, 56], [50, 50]) +
    d.ring('l', 92, 48, 36) +
    d.quantity('a', d.slice(92, 48, 36, 0.12, 0.24)) +
    d.path('a b', d.slice(92, 48, 36, 0.12, 0.24)) +
    d.path('q', 'M92 48V12M92 48L61 66M92 48L104 82') +
    d.arrow('u', [134, 34], [148, 26]) +
    d.arrow('d', [134, 62], [148, 70]),

  // The deposit is worth less than holding, whichever way the price goes.
  'perte-ephemere': () =>
    d.quantity('d', 'M14 70L146 16C120 30 96 41 70 50C48 60 28 72 14 88Z') +
    d.line('l', [14, 70], [146, 14]) +
    d.path('a b', 'M14 90C26 70 44 58 71 46C98 38 124 33 146 30') +
    d.line('k x', [70, 46], [70, 92]) +
    d.dot('a', 70, 46, 4) +
    d.arrow('d', [22, 69], [22, 79], 4) +
    d.arrow('d', [138, 19], [138, 29], 4),

  // The same money on every price, or piled up within one range.
  'liquidite-concentree': () =>
    d.quantity('k', d.rectangle(12, 76, 136, 12)) +
    d.path('k', 'M12 76H148') +
    d.amount('a', 56, 20, 44, 68) +
    d.path('a x', 'M56 10V20M100 10V20') +
    d.line('l', [10, 88], [150, 88]) +
    d.line('l b', [14, 58], [28, 50], [40, 56], [56, 46], [70, 52], [84, 40], [100, 44]) +
    d.line('d x', [100, 44], [116, 34], [128, 38], [146, 26]) +
    d.dot('d', 100, 44, 3.4),

  // Coins grown in three rows; one of them is wilting.
  'yield-farming': () =>
    d.line('l', [10, 84], [150, 84]) +
    d.path('q', 'M16 90h16M46 90h22M84 90h14M114 90h24') +
    d.path('a b', 'M36 84V44M80 84V32') +
    d.path(
      'a',
      'M36 70c-8 0 -12 -4 -13 -10c8 0 12 4 13 10ZM80 64c8 0 12 -4 13 -10c-8 0 -12 4 -13 10ZM80 74c-8 0 -12 -4 -13 -10c8 0 12 4 13 10Z',
    ) +
    d.coin('a', 36, 34, 11) +
    d.coin('a', 80, 21, 12) +
    d.path('d b', 'M122 84C122 62 118 52 130 46C138 44 142 48 142 54') +
    d.path('d', 'M121 70c-8 2 -13 -1 -15 -7c8 -2 13 1 15 7Z') +
    d.coin('d', 141, 65, 9),

  // The same gains, taken out or put back in: the second line bends upwards.
  'apr-et-apy': () =>
    d.quantity('a', 'M14 84C60 68 104 50 146 14L146 40Z') +
    d.line('l', [14, 84], [146, 40]) +
    d.path('a b', 'M14 84C60 68 104 50 146 14') +
    d.path('l', 'M14 10V88H150') +
    [47, 80, 113].map((x) => d.line('q', [x, 88], [x, 84])).join('') +
    d.dot('l', 146, 40, 3.4) +
    d.dot('a', 146, 14, 4),

  // A deposit higher than the loan, and the level under which it is sold.
  'pret-surcollateralise': () =>
    d.pile('a', 20, 86, 9, 40) +
    d.pile('l', 100, 86, 5, 40) +
    d.line('d x', [10, 40], [150, 40]) +
    d.path('l', 'M66 64H92') +
    d.arrowHead('l', [94, 64], [1, 0], 6) +
    d.line('l', [10, 86], [150, 86]) +
    d.arrow('d', [74, 14], [74, 34]),

  // Coins behind bars, with a padlock: still yours, and the first to be sold.
  collateral: () =>
    d.pile('a', 46, 82, 6, 30) +
    d.pile('a', 84, 82, 4, 30) +
    d.path('l', 'M30 22V84M52 16V84M80 16V84M108 16V84M130 22V84') +
    d.path('l b', 'M26 84H134M30 24a10 10 0 0 1 10 -10H120a10 10 0 0 1 10 10') +
    d.padlock('a', 66, 48, 28),

  // A dial: on the left, where liquidation opens.
  'facteur-de-sante': () =>
    d.quantity('d', 'M22 80A58 58 0 0 1 48 31.600L60 50A36 36 0 0 0 44 80Z') +
    d.path('d', 'M22 80A58 58 0 0 1 48 31.600L60 50A36 36 0 0 0 44 80Z') +
    d.path('l', 'M48 31.600A58 58 0 0 1 138 80H116A36 36 0 0 0 60 50') +
    d.path('q', 'M80 22V34M112 32L106 42M132 56L121 62') +
    d.line('a b', [80, 80], [66, 34]) +
    d.ring('a b', 80, 80, 7) +
    d.path('d o', 'M56.700 16.100A68 68 0 0 0 24.300 41') +
    d.path('u o', 'M68.200 13A68 68 0 0 1 108.700 18.400'),

  // Borrowed and returned inside one transaction.
  'pret-eclair': () =>
    d.path('k x', 'M36 12H124V88H36Z') +
    d.quantity('a', 'M86 18L58 54H76L68 84L102 44H82Z') +
    d.path('a b', 'M86 18L58 54H76L68 84L102 44H82Z') +
    d.pile('l', 8, 40, 3, 20) +
    d.arrow('l', [32, 30], [54, 30]) +
    d.pile('l', 8, 84, 3, 20) +
    d.arrow('l', [54, 74], [32, 74]) +
    d.tick('a', 138, 50, 7),

  // A contract behind a wall; the oracle looks over it at the market.
  oracle: () =>
    d.line('l', [12, 66], [22, 54], [30, 60], [40, 40], [48, 46]) +
    d.line('l', [12, 84], [24, 78], [34, 82], [48, 72]) +
    d.path('k x', 'M104 10V90') +
    d.quantity('a', 'M54 50Q76 24 98 50Q76 76 54 50Z') +
    d.path('a b', 'M54 50Q76 24 98 50Q76 76 54 50Z') +
    d.ring('a', 76, 50, 8.5) +
    d.dot('a', 76, 50, 3.4) +
    d.path('a', 'M98 50H112') +
    d.arrowHead('a', [115, 50], [1, 0], 6) +
    program('l', 118, 32, 32, 36),

  // Votes above; below, the settings they move.
  gouvernance: () =>
    [20, 44, 68].map((x) => d.tick('u', x, 20, 5)).join('') +
    d.cross('d', 98, 20, 4.5) +
    d.cross('d', 122, 20, 4.5) +
    d.ring('k x', 143, 20, 5) +
    d.path('k', 'M12 36H148') +
    d.path('l', 'M14 52H146M14 68H146M14 84H146') +
    d.ring('l', 44, 52, 5.5) +
    d.ring('k x', 52, 68, 5.5) +
    d.path('a', 'M60 68H88') +
    d.arrowHead('a', [90, 68], [1, 0], 6) +
    d.quantity('a', d.circle(100, 68, 7)) +
    d.ring('a b', 100, 68, 7) +
    d.ring('l', 118, 84, 5.5),

  // A common chest that opens by a count of votes; some people did not vote.
  dao: () =>
    d.quantity('a', d.rectangle(50, 26, 60, 28)) +
    d.path('a b', 'M50 54V22a12 12 0 0 1 12 -12h36a12 12 0 0 1 12 12V54ZM50 28H110') +
    d.box('a', 74, 24, 12, 13, 2) +
    [20, 44, 68].map((x) => person('l', x, 90)).join('') +
    [92, 116].map((x) => person('l', x, 90)).join('') +
    person('k x', 140, 90) +
    [20, 44, 68].map((x) => d.tick('u', x, 63, 3.6)).join('') +
    d.cross('d', 92, 63, 3) +
    d.cross('d', 116, 63, 3),

  // The deposit is locked; its receipt circulates freely.
  'staking-liquide': () =>
    d.path('l', 'M10 88H70') +
    d.pile('l', 14, 88, 5, 30) +
    d.padlock('l', 48, 66, 22) +
    d.path('a x', 'M44 50C56 34 68 30 82 32') +
    d.quantity('a', hexagon(102, 38, 19)) +
    d.path('a b', hexagon(102, 38, 19)) +
    d.padlock('a', 96, 37, 12) +
    d.arrow('a', [124, 38], [148, 38]) +
    d.arrow('a', [112, 60], [126, 78]),

  // The builder of a block chooses the order of its transactions and keeps the gain.
  mev: () =>
    d.path('l', 'M54 10H46V90H54M106 10H114V90H106') +
    d.amount('a', 54, 16, 52, 14) +
    [36, 54].map((y) => d.box('l', 54, y, 52, 12, 2)).join('') +
    d.path('k x', 'M54 72h52v12H54Z') +
    d.path('a b', 'M118 78C140 74 140 30 116 24') +
    d.arrowHead('a', [113, 23], [-10, -3], 7) +
    d.coin('a', 24, 23, 10) +
    d.path('q', 'M60 42h24M60 60h32'),

  // A purchase before yours, a sale after it.
  'attaque-sandwich': () =>
    d.quantity('d', 'M14 38a14 14 0 0 1 14 -14h40a14 14 0 0 1 14 14Z') +
    d.path('d', 'M14 38a14 14 0 0 1 14 -14h40a14 14 0 0 1 14 14Z') +
    d.amount('a', 10, 44, 76, 12) +
    d.quantity('d', 'M14 62H82V70a8 8 0 0 1 -8 8H22a8 8 0 0 1 -8 -8Z') +
    d.path('d', 'M14 62H82V70a8 8 0 0 1 -8 8H22a8 8 0 0 1 -8 -8Z') +
    d.path('d b', 'M98 76H108V52') +
    d.path('a b', 'M108 52H124V24') +
    d.path('d b', 'M124 24H138V64') +
    d.arrowHead('d', [138, 67], [0, 1], 6) +
    d.path('l', 'M96 84H150'),

  // Before the line is crossed out, the call returns to the start.
  reentrance: () =>
    d.box('l', 14, 14, 66, 72, 3) +
    d.path('l', 'M24 30H62') +
    d.path('d b', 'M24 50H70') +
    d.path('k x', 'M24 70H62') +
    d.path('d b', 'M72 50H92C104 50 104 30 92 30H74') +
    d.arrowHead('d', [70, 30], [-1, 0], 7) +
    d.path('a b', 'M98 40H114') +
    d.arrowHead('a', [117, 40], [1, 0], 6) +
    d.pile('a', 122, 86, 6, 26) +
    d.cross('k', 71, 70, 3.4),

  // A careful look at part of the code; the flaw may be elsewhere.
  'audit-de-code': () =>
    d.box('l', 12, 10, 84, 80, 3) +
    d.rules(20, 20, [36, 50, 28, 44, 58, 34, 52, 24, 46, 38], 'k') +
    d.ring('a b', 94, 46, 26) +
    d.path('a b', 'M113 65L138 88') +
    d.path('l', 'M80 36h22M84 44h26M80 52h18') +
    d.tick('a', 106, 58, 5) +
    d.dot('d', 28, 83, 3.4) +
    d.path('d', 'M21 83h-3M38 83h-3M24 77l-2 -2M32 77l2 -2'),

  // A lock that only time opens.
  'verrou-temporel': () =>
    d.path('l b', 'M58 42V30a22 22 0 0 1 44 0V42') +
    d.box('l', 42, 42, 76, 48, 6) +
    d.quantity('a', 'M80 66V48A18 18 0 0 1 95.600 75Z') +
    d.ring('a b', 80, 66, 18) +
    d.quantity('a', 'M80 66V48A18 18 0 0 1 95.600 75Z') +
    d.path('a', 'M80 66V52M80 66L91 72') +
    d.path('q', 'M80 82v-2M64 66h2M96 66h-2') +
    d.path('k x', 'M10 66H36M124 66H150'),

  // Three vaults added up; one of the sums is the same money counted again.
  'valeur-totale-verrouillee': () =>
    d.amount('a', 14, 44, 34, 44) +
    d.amount('a', 62, 28, 34, 60) +
    d.path('a', 'M110 62h34v26h-34Z') +
    d.quantity('a', d.rectangle(110, 62, 34, 26)) +
    d.path('d x', 'M110 36h34v26h-34Z') +
    d.path('d x', 'M79 24C88 12 112 12 126 30') +
    d.arrowHead('d', [127, 32], [5, 8], 6) +
    d.line('l', [8, 88], [152, 88]) +
    d.padlock('l', 24, 64, 14) +
    d.padlock('l', 72, 58, 14),

  // The rate bends upwards as the pool empties.
  'taux-d-utilisation': () =>
    d.path('l', 'M12 10V86H98') +
    d.line('a b', [12, 80], [70, 70], [96, 14]) +
    d.line('k x', [70, 86], [70, 12]) +
    d.dot('a', 70, 70, 3.6) +
    d.path('k x', 'M112 26H148') +
    d.quantity('a', 'M112 74h36v8a4 4 0 0 1 -4 4H116a4 4 0 0 1 -4 -4Z') +
    d.path('a', 'M112 74H148') +
    basin(112, 86, 36, 66) +
    d.arrow('l', [130, 32], [130, 12]),

  // One swap, shared between three pools, and gathered again.
  agregateur: () =>
    d.coin('a', 20, 50, 9) +
    d.path('a b', 'M32 50H44M44 50C52 50 52 22 62 22M44 50H58M44 50C52 50 52 78 66 78') +
    d.path('a b', 'M98 22C108 22 108 50 116 50M102 50H116M94 78C108 78 108 50 116 50') +
    d.amount('a', 62, 13, 36, 18) +
    d.amount('a', 58, 40, 44, 20) +
    d.amount('a', 66, 71, 28, 14) +
    d.path('a b', 'M116 50H122') +
    d.shape('l', hexagon(138, 50, 12)),
} satisfies Drawings;
