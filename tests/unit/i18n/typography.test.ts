import { describe, expect, it } from 'vitest';
import { root } from '../../../local/settings.ts';
import { typeset, typesetAll, typesetPieces } from '../../../src/i18n/typography.ts';
import { readTexts } from '../../check/content/entry.ts';
import { passages } from '../../check/content/prose.ts';
import { parseTexts } from '../../check/content/read.ts';
import { seededRandom } from '../../seeded-random.ts';
import { sample, sampleOf, seedOf } from '../../sizes.ts';

describe('typeset', () => {
  it.each([
    ["L'un et aujourd'hui", 'L’un et aujourd’hui'],
    ['le "prix", l\'"or" ("x")', 'le «\u202Fprix\u202F», l’«\u202For\u202F» («\u202Fx\u202F»)'],
    ['« a », «b» et «\u00A0c\u00A0»', '«\u202Fa\u202F», «\u202Fb\u202F» et «\u202Fc\u202F»'],
    ['dire "… et puis" ou "et…"', 'dire «\u202F… et puis\u202F» ou «\u202Fet…\u202F»'],
    ['Combien ? Trop ! Oui ;', 'Combien\u202F? Trop\u202F! Oui\u202F;'],
    ['Combien\u00A0?', 'Combien\u202F?'],
    ['Prix : 5 €, soit 2 %', 'Prix\u00A0: 5\u00A0€, soit 2\u00A0%'],
    ['1 000 et 12 345 678,5', '1\u202F000 et 12\u202F345\u202F678,5'],
    ['"https://example.org" ;', '«\u202Fhttps://example.org\u202F»\u202F;'],
    ['× 3,8', '×\u00A03,8'],
    ['5,85 × 100 = 585 €', '5,85\u00A0×\u00A0100\u00A0=\u00A0585\u00A0€'],
    ['(140 + 110) × 12 = 3 000', '(140\u00A0+\u00A0110) ×\u00A012\u00A0= 3\u202F000'],
    ['218 − 223 × 217 ÷ 212', '218\u00A0−\u00A0223 ×\u00A0217 ÷\u00A0212'],
    ['gain = prix − 2 %', 'gain\u00A0= prix\u00A0−\u00A02\u00A0%'],
    ['le 1er mai et le 18 décembre', 'le 1er\u00A0mai et le 18\u00A0décembre'],
    ['à 23 h 59 min ou 2 heures', 'à 23\u00A0h\u00A059\u00A0min ou 2 heures'],
    ['30 M en tout, 60 MB et 3 M€', '30\u00A0M en tout, 60 MB et 3\u00A0M€'],
  ])('sets %s in French', (text, expected) => {
    expect(typeset('fr', text)).toBe(expected);
  });

  it.each([
    ['It\'s the traders\' "price" ("x").', 'It’s the traders’ “price” (“x”).'],
    ['Is it 5 %? : ; « x » 1 000', 'Is it 5 %? : ; « x » 1 000'],
    ['× 3.8', '×\u00A03.8'],
    ['2 × 3.8 = €7.6 − €2', '2\u00A0×\u00A03.8\u00A0=\u00A0€7.6\u00A0−\u00A0€2'],
    ['18 December and 2 maybe', '18\u00A0December and 2 maybe'],
    ['−5%, or −€50; +€20', '−5%, or −\u2060€50; +\u2060€20'],
  ])('sets %s in English', (text, expected) => {
    expect(typeset('en', text)).toBe(expected);
  });

  it.each([
    "https://example.org/l'or?a=1;b",
    'En 2018 100 personnes à 12:30, 2,5 100',
    "un 'mot' et a\"b",
    'Attention! Prix: 5€',
    '«\u202Fmot\u202F»\u00A0: 1\u202F000\u00A0€\u202F!',
  ])('leaves %s', (text) => {
    expect(typeset('fr', text)).toBe(text);
  });

  it('sees a sentence as a whole, and keeps its pieces', () => {
    expect(
      typesetPieces('fr', ['Un "', 'mot', '" et l\'', 'autre', ' « ', '\uFFFC', ' »']),
    ).toEqual(['Un «\u202F', 'mot', '\u202F» et l’', 'autre', ' «\u202F', '\uFFFC', '\u202F»']);
  });

  it.each([
    ['Votre e-mail, ci-dessous', 'Votre e-\u2060mail, ci-\u2060dessous'],
    [
      'Que se passe-t-il ? Payez-vous ?',
      'Que se passe-\u2060t-\u2060il\u202F? Payez-\u2060vous\u202F?',
    ],
    ['Qu’est-ce que ERC-20 ?', 'Qu’est-\u2060ce que ERC-\u206020\u202F?'],
    ['achat-vente, 2026-12-01', 'achat-vente, 2026-12-01'],
    ['bitcoin-à-terme', 'bitcoin-\u2060à-terme'],
    ['https://a.fr/e-mail', 'https://a.fr/e-mail'],
  ])('keeps hyphens of pages in %s', (text, expected) => {
    expect(typesetPieces('fr', [text])).toEqual([expected]);
    expect(typesetPieces('fr', [expected])).toEqual([expected]);
    expect(typeset('fr', text)).not.toContain('\u2060');
  });

  it('changes nothing that it has set itself', () => {
    const random = seededRandom(seedOf(8));
    const signs = [
      'a',
      '1',
      ' ',
      '"',
      "'",
      '«',
      '»',
      '?',
      ':',
      '%',
      '=',
      '+',
      '-',
      '\u00A0',
      '\u202F',
      '000',
      '\n',
    ];
    for (let round = 0; round < sample(300, 20_000); round += 1) {
      const length = Math.floor(random() * 12);
      const text = Array.from({ length }, () => signs[Math.floor(random() * signs.length)]).join(
        '',
      );
      for (const lang of ['fr', 'en'] as const) {
        const [once = ''] = typesetPieces(lang, [text]);
        // Straight quotes that remain are rejected; their result may depend on their neighbours.
        if (/["']/.test(once)) continue;
        expect(typesetPieces(lang, [once]), JSON.stringify(text)).toEqual([once]);
      }
    }
  });
});

describe('typesetAll', () => {
  it('sets the texts of a value and keeps its shape; a twin is in the other language', () => {
    const day = new Date(0);
    const value = {
      title: "L'or",
      twin: 'A "b"',
      list: [{ n: 5, text: 'a : b' }],
      day,
      none: null,
    };
    expect(typesetAll('fr', value)).toEqual({
      title: 'L’or',
      twin: 'A “b”',
      list: [{ n: 5, text: 'a\u00A0: b' }],
      day,
      none: null,
    });
  });
});

it('sets the texts of content/ once and for all', async () => {
  const texts = sampleOf(await readTexts(root), 60);
  const changed = parseTexts(texts).entries.flatMap((entry) =>
    // `passages` returns them already typeset, without word joiners.
    passages(entry)
      .filter(({ text }) => typeset(entry.lang, text).replaceAll('\u2060', '') !== text)
      .map(({ field }) => `${entry.file} ${field}`),
  );
  expect(changed).toEqual([]);
});
