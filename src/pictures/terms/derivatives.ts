/** Pictures of the dictionary: contracts on a price, leverage, margin. */
import * as d from '../draw.ts';
import type { Drawings } from '../table.ts';

/** A sheet of paper with lines of text at its top. */
const sheet = (x: number, y: number, w: number, h: number): string =>
  d.box('l', x, y, w, h, 3) + d.rules(x + 10, y + 11, [w - 20, w - 30]);

export const derivatives = {
  // A small deposit at the long end holds up a large position.
  'effet-de-levier': () =>
    d.shape('l', 'M108 52L97 86H119Z') +
    d.line('l b', [12, 74], [148, 41]) +
    d.pile('a', 16, 69, 2, 20) +
    d.shape('k', 'M110 49L142 41L135 10L103 18Z') +
    d.quantity('k', 'M110 49L142 41L135 10L103 18Z') +
    d.arrow('a', [26, 20], [26, 48]) +
    d.line('l', [8, 86], [152, 86]),

  // A thin deposit under a large position; losses eat it, down to a minimum.
  marge: () =>
    d.box('l', 46, 12, 68, 76) +
    d.quantity('d', d.rectangle(46, 42, 68, 20)) +
    d.path('a x', 'M46 42H114') +
    d.quantity('a', d.rectangle(46, 62, 68, 26)) +
    d.path('a b', 'M46 62H114V88H46Z') +
    d.line('d x', [18, 77], [142, 77]) +
    d.arrow('d', [130, 42], [130, 62]) +
    d.rules(56, 21, [40, 28]),

  // The level has fallen under the line: more has to be poured in.
  'appel-de-marge': () =>
    d.quantity('a', d.rectangle(34, 68, 60, 20)) +
    d.line('a b', [34, 68], [94, 68]) +
    d.path('l', 'M34 36V88H94V36') +
    d.line('d x', [24, 50], [104, 50]) +
    d.coin('a', 64, 18, 8) +
    d.arrow('a', [64, 30], [64, 60]) +
    d.shape('l', 'M112 72h30l-5 -8V52a10 10 0 0 0 -20 0V64Z') +
    d.path('l', 'M124 76a4 4 0 0 0 6 0M127 42V38') +
    d.path('q', 'M109 46a14 14 0 0 1 5 -8M145 46a14 14 0 0 0 -5 -8'),

  // The position is closed at the line; the price goes on without it.
  liquidation: () =>
    d.line('d x', [10, 72], [150, 72]) +
    d.quantity('d', 'M12 28L24 22L38 40L50 34L66 56L76 50L90 72H12Z') +
    d.line('a b', [12, 28], [24, 22], [38, 40], [50, 34], [66, 56], [76, 50], [90, 72]) +
    d.line('k', [90, 72], [96, 80], [108, 58], [118, 64], [132, 34], [148, 20]) +
    d.ring('d', 90, 72, 9) +
    d.cross('d', 90, 72, 4),

  // A contract without an end.
  'contrat-perpetuel': () =>
    sheet(36, 10, 88, 80) +
    d.path('a b', 'M80 56C72 44 50 42 50 56S72 68 80 56S110 42 110 56S88 68 80 56') +
    d.rules(46, 78, [30]) +
    d.path('q', 'M96 80l5 -5l4 6l9 -5'),

  // The price is fixed today for a later day, whatever it is by then.
  'contrat-a-terme': () =>
    d.line('a b', [14, 50], [120, 50]) +
    d.dot('a', 14, 50, 4) +
    d.fork([14, 50], 106, 28) +
    d.arrow('u', [120, 46], [120, 24]) +
    d.arrow('d', [120, 54], [120, 76]) +
    d.box('l', 126, 34, 24, 28) +
    d.path('l', 'M126 42H150M132 30V36M144 30V36') +
    d.amount('a', 138, 50, 6, 6),

  // A payment passes between the two sides, one way or the other.
  'taux-de-financement': () =>
    d.box('l', 12, 26, 36, 48, 3) +
    d.arrow('u', [30, 62], [30, 38], 7) +
    d.box('l', 112, 26, 36, 48, 3) +
    d.arrow('d', [130, 38], [130, 62], 7) +
    d.path('a', 'M30 20C50 8 110 8 128 18') +
    d.arrowHead('a', [130, 20], [10, 6]) +
    d.path('a x', 'M130 80C110 92 50 92 32 82') +
    d.arrowHead('a', [30, 80], [-10, -6]) +
    d.coin('a', 80, 50, 12),

  // Each open contract ties a buyer to a seller; two are closed.
  'interet-ouvert': () =>
    [14, 32, 50, 68, 86]
      .map((y, index) => {
        const open = index !== 1 && index !== 4;
        return (
          d.line(open ? 'a b' : 'k x', [40, y], [120, y]) +
          d.ring(open ? 'u' : 'k', 34, y, 6) +
          d.ring(open ? 'd' : 'k', 126, y, 6) +
          (open ? d.amount('a', 72, y - 5, 16, 10) : '')
        );
      })
      .join(''),

  // A known loss, the premium, against a gain that starts past a fixed price.
  option: () =>
    d.quantity('d', 'M12 56H98L84 68H12Z') +
    d.quantity('u', 'M98 56L146 14V56Z') +
    d.line('l', [8, 56], [152, 56]) +
    d.line('k x', [84, 16], [84, 88]) +
    d.path('a b', 'M12 68H84L146 14') +
    d.dot('a', 84, 68, 3.6),

  // A borrowed coin is sold first; the price may then fall, or rise without a limit.
  'vente-a-decouvert': () =>
    d.quantity('a', d.circle(30, 56, 16)) +
    d.path('a x', d.circle(30, 56, 16)) +
    d.arrow('a', [48, 56], [66, 56]) +
    d.dot('l', 72, 56, 3) +
    d.line('k x', [72, 56], [148, 56]) +
    d.path('u o', 'M72 56C96 58 112 70 124 86') +
    d.path('d o', 'M72 56C96 54 122 42 136 16') +
    d.arrowHead('d', [137, 13], [4, -10], 6) +
    d.line('u', [112, 88], [136, 88]),

  // It gains above the entry and loses below it, down to nothing.
  'position-longue': () =>
    d.quantity('u', 'M80 50L146 14V50Z') +
    d.quantity('d', 'M80 50L14 86V50Z') +
    d.line('l', [8, 50], [152, 50]) +
    d.line('a b', [14, 86], [142, 16]) +
    d.arrowHead('a', [146, 14], [66, -36], 7) +
    d.dot('d', 14, 86, 3.6) +
    d.ring('l', 80, 50, 4),

  // It gains below the entry, at most the price itself, and loses above it without a limit.
  'position-courte': () =>
    d.quantity('u', 'M66 50L14 18V50Z') +
    d.quantity('d', 'M66 50L132 88V50Z') +
    d.line('l', [8, 50], [152, 50]) +
    d.line('a b', [14, 18], [128, 86]) +
    d.arrowHead('a', [134, 89], [66, 38], 7) +
    d.path('u x', 'M14 18V88') +
    d.dot('u', 14, 18, 3.6) +
    d.ring('l', 66, 50, 4),

  // Several markets make one calm price; a spike on one of them does not count.
  'prix-de-reference': () =>
    d.line('d x', [10, 78], [150, 78]) +
    d.line('k', [12, 20], [40, 14], [70, 22], [100, 14], [148, 18]) +
    d.line('k', [12, 32], [36, 38], [66, 28], [104, 36], [148, 30]) +
    d.line('l', [12, 58], [30, 62], [52, 56], [84, 60], [92, 88], [100, 58], [124, 62], [148, 56]) +
    d.path(
      'a b',
      d.smooth([
        [12, 40],
        [48, 41],
        [90, 39],
        [148, 38],
      ]),
    ) +
    d.ring('d', 92, 78, 5),

  // The gap between the futures price and spot closes by the expiry.
  'base-a-terme': () =>
    d.quantity('a', 'M14 22L40 26L66 22L96 38L130 54L100 60L72 62L44 70L14 66Z') +
    d.line('a b', [14, 22], [40, 26], [66, 22], [96, 38], [130, 54]) +
    d.line('l', [14, 66], [44, 70], [72, 62], [100, 60], [130, 54]) +
    d.line('k x', [130, 12], [130, 88]) +
    d.arrow('a', [24, 44], [24, 30]) +
    d.arrow('a', [24, 46], [24, 60]) +
    d.dot('l', 130, 54, 4) +
    d.line('l', [8, 88], [152, 88]),

  // An umbrella over half of the coins.
  couverture: () =>
    d.path('d o', 'M118 14L112 34M134 20L128 40M150 18L144 38M128 52L122 72M146 48L140 68') +
    d.pile('l', 30, 88, 4, 26) +
    d.pile('l', 108, 88, 2, 26) +
    d.shape('a b', 'M12 50a44 38 0 0 1 88 0Z') +
    d.quantity('a', 'M12 50a44 38 0 0 1 88 0Z') +
    d.path('a', 'M56 50C50 30 46 22 56 12C66 22 62 30 56 50') +
    d.path('l b', 'M64 54V80a6 6 0 0 0 12 0') +
    d.line('l', [8, 88], [152, 88]),
} satisfies Drawings;
