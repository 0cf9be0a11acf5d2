/** Pictures of the dictionary: keys, wallets, fraud. */
import * as d from '../draw.ts';
import type { Drawings } from '../table.ts';

/** A telephone with an empty screen. */
const phone = (ink: d.Ink, x: number, y: number, w = 34, h = 68): string =>
  d.box(ink, x, y, w, h, 6) + d.line('q', [x + w / 2 - 4, y + h - 6], [x + w / 2 + 4, y + h - 6]);

/** A person, head and shoulders. */
const person = (ink: d.Ink, x: number, y: number): string =>
  d.ring(ink, x, y, 7) + d.path(ink, `M${x - 12} ${y + 24}v-3a12 10 0 0 1 24 0v3`);

/** A strip of characters: the digits are the widths of its bars. */
const strip = (ink: d.Ink, y: number, parts: readonly [d.Ink, string][]): string => {
  let x = 17;
  const bars = parts.map(([of, code]) => {
    const drawn = d.fingerprint(of, x, y + 7, code, 10);
    x += Array.from(code).reduce((sum, digit) => sum + Number(digit) + 1.6, 0) + 3;
    return drawn;
  });
  return d.box(ink, 10, y, 140, 24, 4) + bars.join('');
};

export const safety = {
  // A message that looks like one you know, with a hook in it.
  hameconnage: () =>
    d.box('l', 10, 34, 84, 52, 3) +
    d.path('l', 'M11 36L52 64L93 36') +
    d.path('q', 'M12 84L38 62M92 84L66 62') +
    d.hook('d', 136, 11, 84, 14),

  // Twelve words, written once, from which every key comes back.
  'phrase-de-recuperation': () =>
    d.box('l', 10, 12, 74, 76, 4) +
    [0, 1, 2]
      .flatMap((column) =>
        [0, 1, 2, 3].map((line) => {
          const [x, y] = [17 + column * 21, 20 + line * 16.5];
          return d.box('k', x, y, 17, 10, 2) + d.line('q', [x + 4, y + 5], [x + 12, y + 5]);
        }),
      )
      .join('') +
    d.path('a', 'M88 50h8M96 50V24h8M96 50h8M96 50v26h8') +
    d.key('a', 106, 24, 42, 7.5) +
    d.key('a', 106, 50, 42, 7.5) +
    d.key('a', 106, 76, 42, 7.5),

  // It keeps keys, not coins: those stay written on the chain.
  portefeuille: () =>
    d.shape(
      'l',
      'M22 28h64a6 6 0 0 1 6 6v44a6 6 0 0 1 -6 6H18a6 6 0 0 1 -6 -6V30a8 8 0 0 1 8 -8h60v6',
    ) +
    d.box('l', 70, 46, 28, 18, 4) +
    d.dot('l', 78, 55, 2.4) +
    d.key('a', 22, 55, 40, 8.5) +
    d.path('a x', 'M98 55H116') +
    [18, 42, 66].map((y) => d.box('l', 124, y, 20, 16, 2)).join('') +
    d.path('k', 'M134 34v8M134 58v8M134 82v8') +
    d.amount('a', 124, 42, 20, 16) +
    d.path('q', 'M128 24h12M128 28h8M128 72h12M128 76h8'),

  // Anybody may pay into it and look at it; nothing comes out.
  adresse: () =>
    strip('a', 62, [['a', '3122413221324122314231241322132']]) +
    [36, 80, 124].map((x) => d.coin('l', x, 20, 10) + d.arrow('k', [x, 35], [x, 55])).join(''),

  // The one key that opens.
  'cle-privee': () =>
    d.key('a', 12, 50, 82, 19) + d.path('k x', 'M96 50h8') + d.padlock('l', 108, 40, 40, true),

  // From the secret key to the public one, and never back.
  'cle-publique': () =>
    d.key('k', 12, 50, 40, 9) +
    d.key('a', 100, 50, 50, 12) +
    d.path('a', 'M34 34Q70 6 108 30') +
    d.arrowHead('a', [108, 30], [30, 22], 6) +
    d.path('d x', 'M118 68Q80 96 40 66') +
    d.cross('d', 79, 82, 5),

  // A text, and the seal that only one key can put under it.
  'signature-numerique': () =>
    d.box('l', 16, 10, 84, 80, 3) +
    d.rules(25, 23, [64, 56, 62, 40], 'k') +
    d.fingerprint('a', 25, 62, '31224132213', 16) +
    d.path('a', 'M22 55h70v30h-70Z') +
    d.path('k x', 'M93 70h18') +
    d.ring('a b', 129, 70, 16) +
    d.tick('a', 129, 70, 7),

  // The key stays inside; only the screen of the device tells what it signs.
  'portefeuille-materiel': () =>
    d.box('l', 12, 26, 106, 48, 10) +
    d.box('l', 22, 35, 52, 30, 3) +
    d.path('q', 'M29 44h38M29 50h30M29 56h34') +
    d.key('a', 80, 50, 30, 7) +
    d.path('l', 'M118 44h10v12h-10') +
    d.path('k', 'M128 50h10q8 0 8 8v30'),

  // The key lives on a device that is always connected.
  'portefeuille-logiciel': () =>
    phone('l', 22, 14, 46, 76) +
    d.key('a', 28, 50, 34, 8) +
    [12, 24, 36].map((r) => d.path('k', `M92 ${50 - r}a${r} ${r} 0 0 1 0 ${2 * r}`)).join('') +
    d.dot('k', 90, 50, 3),

  // A safe that no wire reaches.
  'stockage-a-froid': () => {
    const net: d.Point[] = [
      [122, 22],
      [146, 44],
      [138, 76],
      [116, 56],
    ];
    return (
      d.box('l b', 10, 18, 66, 66, 5) +
      d.box('l', 18, 26, 50, 50, 3) +
      d.key('a', 24, 51, 38, 9) +
      d.path('l', 'M22 84v6M64 84v6') +
      d.links('k', net, [
        [0, 1],
        [1, 2],
        [2, 3],
        [3, 0],
        [1, 3],
      ]) +
      d.nodes('l', net, 5) +
      d.path('d x', 'M78 56h30') +
      d.cross('d', 93, 56, 5)
    );
  },

  // Three keys exist, two of them open.
  multisignature: () =>
    d.key('a', 10, 20, 48, 9) +
    d.key('a', 10, 50, 48, 9) +
    d.key('k', 10, 80, 48, 9) +
    d.path('a', 'M62 20h18q6 0 6 8v14M62 50h22') +
    d.path('k x', 'M62 80h24v-22') +
    d.arrow('a', [86, 50], [100, 50]) +
    d.padlock('l', 106, 42, 42, true),

  // The key is at home.
  autoconservation: () =>
    d.shape('l', 'M34 46L80 12L126 46V90H34Z') +
    d.path('l b', 'M22 54L80 11L138 54') +
    d.key('a', 50, 64, 60, 13),

  // One company holds everybody's keys; you have an account there.
  depositaire: () =>
    person('l', 26, 40) +
    d.path('k x', 'M42 52h22') +
    d.box('l', 68, 12, 82, 78, 4) +
    [26, 51, 76].map((y) => d.path('q', `M68 ${y + 12.5}h82`)).join('') +
    d.key('k', 76, 25, 28, 6) +
    d.key('k', 114, 25, 28, 6) +
    d.key('a', 76, 51, 28, 6) +
    d.key('k', 114, 51, 28, 6) +
    d.key('k', 76, 76, 28, 6) +
    d.key('k', 114, 76, 28, 6),

  // What is needed, and what an approval without limit lets somebody take.
  'approbation-de-depense': () =>
    d.box('l', 14, 10, 46, 80, 4) +
    d.quantity('d', d.rectangle(16, 12, 42, 58)) +
    d.amount('a', 16, 70, 42, 18) +
    d.line('a x', [8, 70], [150, 70]) +
    d.arrow('a', [64, 80], [104, 80]) +
    d.box('a', 108, 74, 34, 14, 3) +
    d.path('d', 'M64 34h34q14 0 20 -8') +
    d.arrowHead('d', [120, 22], [6, -10], 6) +
    d.hook('d', 140, 10, 52, 8),

  // Two addresses whose ends are alike.
  'empoisonnement-d-adresse': () =>
    strip('l', 20, [
      ['a', '31224132'],
      ['k', '2132412312413'],
      ['a', '23142132'],
    ]) +
    strip('d', 58, [
      ['a', '31224132'],
      ['d', '4121323141214'],
      ['a', '23142132'],
    ]) +
    d.path('k x', 'M16 47v8M36 47v8M122 47v8M142 47v8') +
    d.cross('d', 80, 51, 4),

  // Two proofs of two kinds before the door opens.
  'double-authentification': () =>
    d.box('l', 10, 38, 50, 24, 4) +
    [20, 29, 38, 47].map((x) => d.dot('k', x, 50, 2.6)).join('') +
    d.path('l b', 'M68 50h12M74 44v12') +
    phone('l', 88, 16, 34, 68) +
    d.fingerprint('a', 94, 46, '232', 9) +
    d.fingerprint('a', 107, 46, '222', 9) +
    d.ring('a', 138, 50, 12) +
    d.tick('a', 138, 50, 5),

  // A key made for one site, which a finger unlocks.
  'cle-d-acces': () =>
    d.box('l', 10, 16, 64, 68, 4) +
    d.path('k', 'M10 32h64') +
    d.bar('a', 18, 22, 34, 4) +
    d.path('q', 'M20 46h44M20 56h34M20 66h40') +
    d.key('a', 60, 58, 40, 9) +
    [6, 13, 20]
      .map((r) =>
        d.path('a', `M${128 - r} 66v-${26 - r * 0.3}a${r} ${r} 0 0 1 ${2 * r} 0v${22 - r * 0.3}`),
      )
      .join('') +
    d.line('a', [128, 42], [128, 70]),

  // The number leaves one telephone for another.
  'detournement-de-sim': () =>
    phone('k', 12, 18, 36, 70) +
    d.cross('k', 30, 48, 6) +
    phone('d', 112, 18, 36, 70) +
    d.path('d', 'M48 34Q80 4 110 32') +
    d.arrowHead('d', [111, 33], [20, 18], 6) +
    d.shape('a', 'M66 36h20l9 9v29h-29Z') +
    d.box('a', 72, 52, 17, 14, 2) +
    d.path('a', 'M72 59h17M80.500 52v14'),

  // Something lives in the machine and changes what you see.
  'logiciel-malveillant': () =>
    d.box('l', 20, 12, 120, 66, 4) +
    d.path('l', 'M66 78v10M94 78v10M54 89h52') +
    d.path(
      'd',
      'M62 34l-12 -7M60 45h-14M62 56l-12 8M98 34l12 -7M100 45h14M98 56l12 8M74 27l-5 -7M86 27l5 -7',
    ) +
    d.shape('d', 'M80 26c12 0 20 8 20 20s-8 22 -20 22s-20 -10 -20 -22s8 -20 20 -20Z') +
    d.quantity('d', 'M80 26c12 0 20 8 20 20s-8 22 -20 22s-20 -10 -20 -22s8 -20 20 -20Z') +
    d.line('d', [80, 36], [80, 68]) +
    d.path('d', 'M64 36h32'),

  // A kind word, and what hangs behind it.
  'arnaque-a-l-amitie': () =>
    d.shape(
      'l',
      'M16 14h78a6 6 0 0 1 6 6v42a6 6 0 0 1 -6 6H44l-16 16v-16h-12a6 6 0 0 1 -6 -6V20a6 6 0 0 1 6 -6Z',
    ) +
    d.quantity('a', 'M55 56C34 42 38 25 48 26c5 0 7 4 7 7c0 -3 2 -7 7 -7c10 -1 14 16 -7 30Z') +
    d.path('a b', 'M55 56C34 42 38 25 48 26c5 0 7 4 7 7c0 -3 2 -7 7 -7c10 -1 14 16 -7 30Z') +
    d.hook('d', 138, 11, 84, 13),

  // Money climbs from the last who came in; the next row is missing.
  'pyramide-de-ponzi': () =>
    d.path('k', 'M80 22L56 46M80 22L104 46M56 50L38 74M56 50L68 74M104 50L92 74M104 50L122 74') +
    d.coin('a', 80, 18, 9) +
    [56, 104].map((x) => d.ring('l', x, 48, 7)).join('') +
    [38, 68, 92, 122].map((x) => d.ring('l', x, 72, 6)).join('') +
    [20, 38, 56, 74, 92, 110, 128, 144].map((x) => d.path('d x', d.circle(x, 89, 4.5))).join('') +
    d.arrow('a', [20, 62], [46, 24]),

  // The ground is pulled away, and what stood on it falls.
  'tirage-de-tapis': () =>
    d.line('l', [10, 88], [150, 88]) +
    d.path('a b', 'M36 82H104q10 0 14 -8l6 -12') +
    d.quantity('a', 'M36 82H104q10 0 14 -8l6 -12l8 4l-8 16q-4 6 -14 6H36Z') +
    d.path('a', 'M36 80v8M42 80v8') +
    d.arrow('a', [128, 58], [144, 28], 6) +
    d.coin('d', 30, 62, 10) +
    d.coin('d', 56, 42, 10) +
    d.coin('d', 86, 58, 10) +
    d.path('d o', 'M24 44l-4 -10M54 24l-2 -12M88 40l4 -12'),

  // A way in, and none out.
  'jeton-piege': () =>
    d.shape(
      'l',
      'M50 42c-16 8 -22 18 -22 28c0 12 10 20 26 20h38c16 0 26 -8 26 -20c0 -10 -6 -20 -22 -28Z',
    ) +
    d.box('l', 46, 32, 54, 10, 3) +
    d.pile('a', 44, 84, 3, 26) +
    d.pile('a', 74, 84, 2, 26) +
    d.coin('a', 58, 14, 8) +
    d.arrow('a', [73, 14], [73, 30]) +
    d.path('d', 'M106 36q20 -16 30 2') +
    d.arrowHead('d', [137, 40], [8, 14], 6) +
    d.cross('d', 122, 26, 5),

  // One word more, kept elsewhere, and another wallet opens.
  'phrase-additionnelle': () =>
    d.box('l', 10, 16, 62, 68, 4) +
    [0, 1, 2]
      .flatMap((column) =>
        [0, 1, 2, 3].map((line) => d.box('k', 16 + column * 18, 24 + line * 14, 14, 8, 2)),
      )
      .join('') +
    d.path('l b', 'M78 26h10M83 21v10') +
    d.amount('a', 94, 18, 54, 16) +
    d.path('a', 'M121 36v14') +
    d.key('a', 96, 62, 52, 10) +
    d.path('k x', 'M74 78h12') +
    d.key('k', 92, 84, 34, 6),

  // Branch after branch, one way leads to one key.
  'chemin-de-derivation': () =>
    d.path('k', 'M16 50L52 24M52 24L88 12M52 24L88 36M52 74L88 64M88 64L112 56M52 74L88 88') +
    d.path('a b', 'M16 50L52 74L88 64L112 72') +
    d.ring('a', 16, 50, 6) +
    d.ring('l', 52, 24, 5) +
    d.ring('a', 52, 74, 5) +
    d.ring('l', 88, 12, 5) +
    d.ring('l', 88, 36, 5) +
    d.ring('a', 88, 64, 5) +
    d.ring('l', 88, 88, 4) +
    d.ring('l', 114, 53, 4) +
    d.key('a', 112, 74, 38, 9),

  // What is shown covers the customers; the other debts stay out of the photograph.
  'preuve-de-reserves': () =>
    d.line('l', [10, 86], [150, 86]) +
    d.amount('a', 20, 26, 30, 60) +
    d.amount('k', 64, 36, 30, 50) +
    d.path('d x', d.rectangle(114, 48, 30, 38)) +
    d.path('l', 'M12 26V14H24M90 14H102V26M12 78V92H24M90 92H102V78') +
    d.tick('a', 35, 16, 5),

  // One key closes, the other opens.
  'cryptographie-asymetrique': () =>
    d.key('k', 14, 18, 46, 9) +
    d.arrow('k', [37, 30], [37, 37], 4) +
    d.padlock('l', 21, 62, 32) +
    d.arrow('l', [66, 75], [92, 75]) +
    d.key('a', 98, 18, 46, 9) +
    d.arrow('a', [121, 30], [121, 37], 4) +
    d.padlock('a', 105, 62, 32, true),

  // Chance, counted in bits.
  entropie: () =>
    d.box('l', 28, 12, 44, 44, 7) +
    d.box('l', 88, 12, 44, 44, 7) +
    [
      [39, 23],
      [61, 23],
      [50, 34],
      [39, 45],
      [61, 45],
      [99, 23],
      [121, 23],
      [99, 45],
      [121, 45],
    ]
      .map(([x = 0, y = 0]) => d.dot('l', x, y, 3.4))
      .join('') +
    [1, 0, 1, 1, 0, 1, 0, 0, 1, 1, 0, 1]
      .map((bit, index) => {
        const x = 11 + index * 11.6;
        return bit ? d.amount('a', x, 70, 9, 16) : d.box('a', x, 70, 9, 16, 1);
      })
      .join(''),

  // One signature opens the tap, and the wallet runs dry.
  'siphonneur-de-portefeuille': () =>
    d.box('l', 12, 34, 70, 50, 6) +
    d.quantity('a', d.rectangle(14, 66, 66, 16)) +
    d.line('a', [14, 66], [80, 66]) +
    d.path('k x', 'M16 46h62') +
    d.path('d b', 'M58 72V24a10 10 0 0 1 10 -10H116a10 10 0 0 1 10 10v10') +
    d.dot('d', 126, 44, 3.4) +
    d.dot('d', 126, 54, 3.4) +
    d.amount('d', 108, 66, 36, 18) +
    d.path('l', 'M104 58v27a3 3 0 0 0 3 3h38a3 3 0 0 0 3 -3V58'),

  // A lifebuoy at the end of a fishing line.
  'arnaque-a-la-recuperation': () =>
    d.path('d b', 'M24 10Q60 4 88 26') +
    d.ring('d', 24, 11, 3) +
    d.ring('a b', 92, 58, 32) +
    d.ring('a', 92, 58, 14) +
    d.quantity('a', d.slice(92, 58, 32, 0.06, 0.19, 14)) +
    d.quantity('a', d.slice(92, 58, 32, 0.31, 0.44, 14)) +
    d.quantity('a', d.slice(92, 58, 32, 0.56, 0.69, 14)) +
    d.quantity('a', d.slice(92, 58, 32, 0.81, 0.94, 14)) +
    d.coin('d', 24, 72, 11) +
    d.arrow('d', [38, 66], [54, 62]),

  // A key cut in three, of which two parts are enough.
  'partage-de-secret': () =>
    d.key('l', 30, 22, 100, 12) +
    d.path('k x', 'M62 8v28M96 8v28') +
    d.path('k', 'M40 40L30 54M80 40V54M120 40L130 54') +
    d.amount('a', 12, 60, 40, 28) +
    d.amount('a', 60, 60, 40, 28) +
    d.path('k x', d.rectangle(108, 60, 40, 28)) +
    d.path('a b', 'M53 74h6'),
} satisfies Drawings;
