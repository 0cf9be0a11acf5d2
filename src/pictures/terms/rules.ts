/** Pictures of the dictionary: law and taxes. */
import * as d from '../draw.ts';
import type { Drawings } from '../table.ts';

/** A banknote, its value in the middle. */
const banknote = (ink: d.Ink, x: number, y: number, w = 44, h = 24): string =>
  d.box(ink, x, y, w, h, 2) +
  d.ring(ink, x + w / 2, y + h / 2, h * 0.28) +
  d.path('q', `M${x + 5} ${y + 6}h5M${x + w - 10} ${y + h - 6}h5`);

/** A sheet to fill in: rows of boxes, one column for each operation. */
const form = (x: number, y: number, columns: number, rows: number, w = 16): string => {
  const cells = Array.from({ length: columns * rows }, (_, at) =>
    d.box('k', x + (at % columns) * (w + 3), y + Math.floor(at / columns) * 11, w, 8, 1),
  );
  return cells.join('');
};

/** A lens over what is under it. */
const lens = (ink: d.Ink, x: number, y: number, r: number): string =>
  d.ring(`${ink} b`, x, y, r) +
  d.line(`${ink} b`, [x + r * 0.72, y + r * 0.72], [x + r * 1.6, y + r * 1.6]);

/** A token: a hexagon with a ring. */
const token = (x: number, y: number, r = 18): string => {
  const half = r * 0.87;
  const edge = `M${x} ${y - r}l${half} ${r / 2}v${r}l${-half} ${r / 2}l${-half} ${-r / 2}v${-r}Z`;
  return (
    d.shape('a', edge) + d.quantity('a', edge) + d.path('a b', edge) + d.ring('a', x, y, r * 0.4)
  );
};

export const rules = {
  // One rule around every crypto-asset of the Union.
  mica: () =>
    Array.from({ length: 12 }, (_, index) => {
      const angle = (index * Math.PI) / 6;
      return d.dot('l', 80 + 38 * Math.cos(angle), 50 + 38 * Math.sin(angle), 3);
    }).join('') +
    d.quantity('a', d.circle(80, 50, 20)) +
    d.path('a b', d.circle(80, 50, 20)) +
    d.path('a', d.circle(80, 50, 12)),

  // A counter that shows its authorisation.
  psca: () =>
    d.box('l', 22, 34, 84, 54, 2) +
    d.shape('l', 'M16 34l8 -20h80l8 20Z') +
    d.path('k', 'M40 14l-6 20M64 14v20M88 14l6 20') +
    d.box('l', 32, 54, 26, 34, 2) +
    d.box('l', 68, 48, 28, 20, 2) +
    d.quantity('a', d.circle(128, 54, 20)) +
    d.ring('a b', 128, 54, 14) +
    d.tick('a', 128, 54, 6) +
    d.path('a', 'M116 70l-5 18l9 -4l5 6l4 -16M140 70l4 18l-8 -4l-5 6l-3 -14'),

  // An eye on the market.
  amf: () =>
    d.candle('k', 20, [66, 80, 58, 86]) +
    d.candle('k', 38, [52, 66, 44, 74]) +
    d.candle('k', 126, [32, 44, 24, 52]) +
    d.candle('k', 144, [20, 34, 12, 40]) +
    d.ring('a b', 80, 44, 32) +
    d.candle('l', 66, [44, 60, 34, 66], 10) +
    d.candle('l', 82, [48, 34, 26, 60], 10) +
    d.candle('l', 98, [30, 44, 24, 54], 10) +
    d.line('a b', [102, 68], [122, 88]),

  // A fixed share of the gain, in two parts.
  'prelevement-forfaitaire': () =>
    d.quantity('u', d.slice(72, 50, 38, 0.314, 1)) +
    d.path('u', d.slice(72, 50, 38, 0.314, 1)) +
    d.quantity('a', d.slice(80, 44, 38, 0, 0.128)) +
    d.path('a b', d.slice(80, 44, 38, 0, 0.128)) +
    d.quantity('a', d.slice(80, 46, 38, 0.128, 0.314)) +
    d.path('a b', d.slice(80, 46, 38, 0.128, 0.314)),

  // What a sale brought and what it had cost: more, or less.
  'plus-value': () =>
    d.line('l', [10, 88], [150, 88]) +
    d.amount('k', 16, 50, 24, 38) +
    d.box('l', 46, 24, 24, 64, 1) +
    d.amount('u', 46, 24, 24, 26) +
    d.line('k x', [12, 50], [74, 50]) +
    d.arrow('u', [58, 46], [58, 29], 4.5) +
    d.amount('k', 90, 24, 24, 64) +
    d.box('l', 120, 50, 24, 38, 1) +
    d.path('d x', 'M120 50V24h24v26') +
    d.line('k x', [86, 24], [148, 24]) +
    d.arrow('d', [132, 28], [132, 45], 4.5),

  // A sale for money counts; an exchange for another crypto-asset does not.
  cession: () =>
    d.coin('a', 28, 30, 15) +
    d.arrow('a', [50, 30], [94, 30], 6) +
    banknote('l', 102, 17, 46, 26) +
    d.path('a b', 'M72 18v24') +
    d.line('q', [10, 53], [150, 53]) +
    d.coin('k', 28, 76, 13) +
    d.path('k x', 'M50 76h42') +
    d.arrowHead('k', [95, 76], [1, 0], 6) +
    d.coin('k', 125, 76, 13),

  // One column for each sale, one result below.
  'formulaire-2086': () =>
    d.box('l', 18, 8, 124, 84, 3) +
    d.path('k', 'M28 18h46') +
    form(28, 26, 5, 4, 18.5) +
    d.amount('a', 92, 75, 40.5, 11) +
    d.path('a', 'M82 80h8'),

  // Accounts elsewhere in the world, written on one sheet each.
  'formulaire-3916-bis': () =>
    d.box('l', 10, 16, 58, 72, 3) +
    d.rules(18, 28, [34, 42, 28], 'k') +
    [52, 63, 74]
      .map((y) => d.box('a', 18, y, 7, 7, 1) + d.path('k', `M30 ${y + 3.5}h28`))
      .join('') +
    d.tick('a', 21.5, 55.5, 3) +
    d.tick('a', 21.5, 66.5, 3) +
    d.ring('l', 114, 50, 34) +
    d.path('k', 'M80 50h68M114 16c-20 20 -20 48 0 68M114 16c20 20 20 48 0 68M86 32h56M86 68h56') +
    d.dot('a', 100, 36, 4.4) +
    d.dot('a', 128, 44, 4.4) +
    d.dot('a', 108, 64, 4.4),

  // Three purchases make one price; each sale takes its share away.
  'prix-total-d-acquisition': () =>
    d.line('l', [10, 88], [150, 88]) +
    d.box('l', 20, 52, 26, 36, 1) +
    d.box('l', 50, 64, 26, 24, 1) +
    d.box('l', 80, 76, 26, 12, 1) +
    d.path('k', 'M33 46V24h20M63 58V36M93 70V36') +
    d.amount('a', 116, 30, 28, 58) +
    d.shape('a x', 'M116 16h28v12h-28Z') +
    d.path('k', 'M53 24h52M63 36h0M93 36h0') +
    d.arrow('a', [100, 24], [111, 24], 4) +
    d.path('k', 'M63 36V24M93 36V24'),

  // Questions about a customer's identity and the origin of the money.
  'connaissance-client': () =>
    d.box('l', 12, 20, 104, 62, 6) +
    d.box('k', 20, 30, 30, 40, 2) +
    d.ring('l', 35, 44, 6.5) +
    d.path('l', 'M24 68v-2a11 9 0 0 1 22 0v2') +
    d.rules(60, 36, [44, 34, 40], 'k') +
    d.fingerprint('k', 60, 62, '2132241', 8) +
    lens('a', 120, 58, 19) +
    d.tick('a', 120, 58, 8),

  // Coins circulate to hide their origin; the door is watched.
  'lutte-contre-le-blanchiment': () =>
    d.box('l', 12, 10, 74, 80, 5) +
    d.path('k', 'M12 26h74') +
    d.dot('k', 22, 18, 2.4) +
    d.path('k', 'M62 18h16') +
    d.ring('l b', 49, 58, 25) +
    d.coin('d', 42, 62, 9) +
    d.coin('d', 58, 52, 8) +
    d.path('d', 'M88 58h14') +
    d.arrowHead('d', [104, 58], [1, 0], 6) +
    d.line('a b', [112, 20], [112, 90]) +
    d.path('a', 'M112 34h34M112 46h34M146 34v12M122 34l-6 12M134 34l-6 12M146 34l-6 12') +
    d.cross('d', 130, 68, 7),

  // The transfer carries a label with two names.
  'regle-du-voyage': () =>
    d.box('l', 10, 54, 32, 34, 3) +
    d.box('l', 118, 54, 32, 34, 3) +
    d.rules(17, 64, [18, 12, 16]) +
    d.rules(125, 64, [18, 12, 16]) +
    d.path('k x', 'M46 72h66') +
    d.arrowHead('k', [114, 72], [1, 0], 5) +
    d.coin('l', 80, 72, 14) +
    d.path('a', 'M80 58V44') +
    d.shape('a', 'M46 12h68v32H46Z') +
    d.path('a b', 'M46 12h68v32H46Z') +
    d.dot('a', 80, 38, 2.4) +
    d.path('a', 'M54 21h26M88 21h18M54 29h18M80 29h26'),

  // Every exchange sends its totals to the same office.
  dac8: () =>
    [12, 40, 68]
      .map(
        (y) =>
          d.box('l', 10, y, 36, 22, 3) +
          d.path('q', `M10 ${y + 6}h36`) +
          d.line('k', [15, y + 17], [22, y + 12], [29, y + 15], [40, y + 10]),
      )
      .join('') +
    d.path('a', 'M48 23C66 23 66 46 82 49M48 51H80M48 79C66 79 66 56 82 53') +
    d.arrowHead('a', [88, 51], [1, 0], 6) +
    d.box('a b', 94, 12, 54, 78, 3) +
    d.rules(102, 22, [36, 28], 'k') +
    d.amount('a', 102, 62, 9, 20) +
    d.amount('a', 116, 48, 9, 34) +
    d.amount('a', 130, 56, 9, 26),

  // Reported sites are on the list; the others are not.
  'liste-noire-amf': () =>
    d.bar('l', 14, 10, 76, 80, 4) +
    [20, 36, 52, 68]
      .map((y) => d.box('d', 22, y, 60, 11, 2) + d.cross('d', 29, y + 5.5, 3))
      .join('') +
    [20, 36, 52, 68].map((y) => d.path('k', `M38 ${y + 5.5}h36`)).join('') +
    d.path('d x', 'M106 26h40v13h-40Z') +
    d.path('k x', 'M106 48h40v13h-40Z') +
    d.path('d x', 'M106 70h40v13h-40Z') +
    d.path('q', 'M98 12v76'),

  // The token and the note: one against one, at any time.
  'jeton-de-monnaie-electronique': () =>
    token(38, 50, 24) +
    d.arrow('a', [68, 42], [92, 42], 5) +
    d.arrow('a', [92, 58], [68, 58], 5) +
    banknote('l', 98, 34, 52, 32),

  // The token follows a basket.
  'jeton-se-referant-a-des-actifs': () =>
    token(30, 44, 20) +
    d.path('a x', 'M52 44h20') +
    d.path('l', 'M78 54h68l-9 34H87Z') +
    d.path('k', 'M84 66h56M88 77h48M100 54l4 34M124 54l-4 34') +
    d.shape('l', 'M84 52l6 -16h24l6 16Z') +
    d.path('q', 'M90 36h24') +
    d.coin('l', 130, 40, 11) +
    banknote('l', 88, 14, 34, 18),

  // Bought just before everybody knows.
  'abus-de-marche': () =>
    d.quantity('k', d.rectangle(92, 12, 56, 76)) +
    d.line('k x', [92, 12], [92, 88]) +
    d.path('l b', 'M10 72L26 68L42 74L58 70L74 72L92 70V32L108 28L124 34L148 26') +
    d.ring('a b', 74, 72, 8) +
    d.dot('a', 74, 72, 3) +
    d.path('a', 'M74 62V44') +
    d.box('a', 48, 18, 36, 24, 3) +
    d.path('a', 'M48 20l18 13l18 -13'),

  // A price on strings.
  'manipulation-de-cours': () =>
    d.path('a b', 'M42 12h76M80 6v12') +
    d.path('k x', 'M46 14L48 58M80 18V34M114 14L92 26') +
    d.path('l b', 'M10 76L30 72L48 60L66 52L80 36L92 28') +
    d.path('d b', 'M92 28L104 58L118 76L150 84') +
    d.ring('a', 48, 60, 4) +
    d.ring('a', 80, 36, 4) +
    d.ring('a', 92, 28, 4) +
    d.quantity('d', 'M92 28L104 58L118 76L150 84V90H92Z'),

  // Paper whose value rests on law and trust.
  'monnaie-fiduciaire': () =>
    d.box('l', 34, 14, 114, 52, 3) +
    d.box('l', 22, 24, 114, 52, 3) +
    d.box('a b', 10, 34, 114, 52, 3) +
    d.quantity('a', d.circle(67, 60, 15)) +
    d.path('a', d.circle(67, 60, 15)) +
    d.path('a', 'M18 42h14M18 48h8M102 78h14M108 72h8') +
    d.fingerprint('k', 94, 42, '21322', 6),

  // A note of the central bank, in a telephone.
  'monnaie-numerique-de-banque-centrale': () =>
    d.shape('l', 'M12 36L46 14L80 36Z') +
    d.path('l b', 'M10 38h72M12 86h68') +
    [20, 36, 52, 68].map((x) => d.box('l', x, 42, 6, 38, 1)).join('') +
    d.arrow('a', [86, 62], [104, 62]) +
    d.box('l', 110, 14, 38, 76, 6) +
    banknote('a', 115, 40, 28, 20) +
    d.path('q', 'M124 84h10'),
} satisfies Drawings;
