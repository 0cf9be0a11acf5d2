import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { arithmetic, countSums, sumSigns } from '../../check/content/arithmetic.ts';
import { parseEntry } from '../../check/content/entry.ts';
import { sumsIn } from '../../check/content/sums.ts';
import type { Lang } from '../../../src/i18n/locales.ts';
import { entry, find } from './content-entry.ts';

/** Right sums, each with a wrong version. */
const sums: readonly (readonly [lang: Lang, right: string, wrong: string])[] = [
  ['fr', '20 ÷ 4 = 5 unités, soit 250 €', '20 ÷ 4 = 6 unités'],
  ['en', '20 ÷ 4 = 5 units, or €250', '20 ÷ 4 = 4 units'],
  ['fr', '1 000 € × 2 % = 20 €', '1 000 € × 2 % = 200 €'],
  ['en', '€1,000 × 2% = €20', '€1,000 × 2% = €2'],
  ['fr', '1 % de 3 000 € = 30 €', '1 % de 3 000 € = 300 €'],
  ['en', '1% of €3,000 = €30', '1% of €3,000 = €3'],
  ['fr', '50 € + 0,25 % = 50,125 €', '50 € + 0,25 % = 50,25 €'],
  ['en', '€46 − 0.2% = €45.908', '€46 − 0.2% = €45.8'],
  ['fr', '40 ÷ 60 = 66,7 %', '40 ÷ 60 = 65,7 %'],
  ['fr', '28 + 24 = 52 %', '28 + 24 = 53 %'],
  ['fr', '16 × 16 × 16 × 16 = 65 536', '16 × 16 × 16 × 16 = 65 536,5'],
  ['en', '65,000 × 20 = 1,300,000 gwei', '65,000 × 20 = 130,000 gwei'],
  ['en', '50,000 ÷ 30 = 1,667 confirmations', '50,000 ÷ 30 = 1,669 confirmations'],
  ['fr', '4,332 ÷ (4,332 + 7,73) = 35,9 %', '4,332 ÷ (4,332 + 7,73) = 36,9 %'],
  ['fr', '(1 + 0,1) ÷ (1 + 2) = 36,7 %', '(1 + 0,1) ÷ (1 + 2) = 33,3 %'],
  ['fr', '(le gain : 4 × 2 = 8 R)', '(le gain : 4 × 2 = 6 R)'],
  ['en', '0.40 × 2 − 0.60 × 1 = 0.20 R', '0.40 × 2 − 0.60 × 1 = 0.02 R'],
  ['en', '0.30 × 2 − 0.70 = −0.10 R', '0.30 × 2 − 0.70 = 0.10 R'],
  ['en', '35 × €40 − 65 × €20 = +€100', '35 × €40 − 65 × €20 = +€200'],
  ['en', '35 × €35.69 − 65 × €20 = −€51', '35 × €35.69 − 65 × €20 = €51'],
  ['fr', '0,6⁵ = 7,8 %', '0,6⁵ = 8,8 %'],
  ['fr', '0,675 − 0,55 = 0,25 ÷ 2', '0,675 − 0,55 = 0,25 ÷ 3'],
  ['en', '20 ÷ 4.332 = 4.61 units, rounded down', '20 ÷ 4.332 = 4.63 units'],
  ['fr', '**3 × 20 €** = **60 €**', '**3 × 20 €** = **80 €**'],
  ['fr', '5 unités × 4 € par unité = 20 €', '5 unités × 4 € par unité = 24 €'],
  ['fr', '1 680 - 420 = 1 260', '1 680 - 420 = 1 270'],
  ['en', '1,680 – 420 = 1,260', '1,680 – 420 = 1,275'],
  ['fr', '20 x 4 = 80', '20 x 4 = 81'],
  ['en', '20 * 4 = 80', '20 * 4 = 82'],
  ['fr', '250 × 12 − 420 = 2 580', '250 × 12 − 420 = 2 581'],
  ['en', '(140 + 110) × 12 = 3,000', '(140 + 110) × 12 = 3,001'],
  ['en', '20 ÷ 3 = 6.67', '20 ÷ 3 = 6.68'],
];

/** French digits are grouped by a narrow no-break space; others may be no-break spaces. */
const typeset = (text: string) =>
  text.replace(/ (?=[€%])/g, '\u00A0').replace(/(?<=\d) (?=\d{3})/g, '\u202F');

describe.each(sums)('in %s', (lang, right, wrong) => {
  it(`${right} is right`, () => {
    expect(sumsIn(typeset(right), lang).map((sum) => sum.right)).toEqual([true]);
  });

  it(`${wrong} is wrong`, () => {
    expect(sumsIn(typeset(wrong), lang).map((sum) => sum.right)).toEqual([false]);
  });
});

describe('of a chain', () => {
  it('every step is recomputed', () => {
    const chain = '0,45 × 1,5 − 0,55 × 1 = 0,675 − 0,55 = 0,125';
    expect(sumsIn(chain, 'fr').map((sum) => sum.right)).toEqual([true, true]);
    expect(sumsIn(chain.replace('0,675', '0,775'), 'fr').some((sum) => !sum.right)).toBe(true);
  });
});

describe('nothing is recomputed', () => {
  it.each<[Lang, string]>([
    ['fr', '1 R = 20 €'],
    ['fr', 'gain nécessaire = perte ÷ (1 − perte)'],
    ['fr', 'somme risquée ÷ 4 = 6'],
    ['fr', '20 € × racine de (4 + 12) = 90'],
    ['fr', '20 × corrélation + 4 = 5'],
    ['en', 'quantity × 4 = 21'],
    ['en', '12 = 3 × quantity'],
    ['en', 'on 2026-11-23 = 4'],
    ['en', 'a 4.5.6 × 2 = 3'],
  ])('in %s: %s', (lang, text) => expect(sumsIn(text, lang)).toEqual([]));
});

describe('the rule', () => {
  it('names the line, the sum and what it makes', () => {
    const lesson = entry('lessons/fr/a', 'title: A', 'Un calcul.\n\nIci, 3 × 4 = 13 € de trop.\n');
    expect(find(arithmetic, lesson)).toEqual([
      'content/lessons/fr/a.mdx (body:6): correct "3 × 4 = 13 €": it makes 12.',
    ]);
  });

  it('asks for the signs of a sum, and shows them', () => {
    const lesson = entry(
      'lessons/fr/a',
      'title: A',
      'De 2020 - 2024, soit 1 680 - 420 = 1 260 €.\n',
    );
    expect(find(sumSigns, lesson)).toEqual([
      'content/lessons/fr/a.mdx (body:4): write − and ×, as here: "soit 1 680 − 420 = 1 260 €.".',
    ]);
    const dates = entry('lessons/fr/b', 'title: B', 'De 2020 - 2024, 3 + 4 est égal à 7.\n');
    expect(find(sumSigns, dates)).toEqual([]);
  });

  it('reads the quiz and the props of components, and no code', () => {
    const quiz = 'quiz:\n  - why: "2 × 2 = 5"';
    const body = '<Predict question="2 × 3 = 7">2 × 4 = 9</Predict>\n\n`2 × 5 = 11`\n';
    expect(find(arithmetic, entry('lessons/fr/a', quiz, body))).toHaveLength(3);
  });

  it.each(['fr', 'en'])('finds a planted mistake in a lesson in %s', async (lang) => {
    const file = `content/lessons/${lang}/gestion-risque.mdx`;
    const text = await readFile(join(import.meta.dirname, '../../..', file), 'utf8');
    const whole = parseEntry(file, text);
    expect(arithmetic.find([whole])).toEqual([]);
    expect(countSums([whole])).toBeGreaterThan(40);
    const planted = parseEntry(file, text.replace(/÷(\s)4(\s)=(\s)5(?=\suni)/, '÷$14$2=$36'));
    expect(arithmetic.find([planted])).toMatchObject([{ level: 'error', file }]);
  });
});
