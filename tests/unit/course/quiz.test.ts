import { describe, expect, it } from 'vitest';
import { publicQuestion } from '../../../src/content/quiz.ts';
import { gradeAnswer, quizItemSchema, type QuizItem } from '../../../src/domain/course/quiz.ts';
import { parseNumber } from '../../../src/domain/shared/parse-number.ts';

const choice: QuizItem = {
  kind: 'choice',
  question: 'Which one of them?',
  choices: ['a', 'b', 'c'],
  answer: 2,
  why: 'Because it is.',
};
const number = (answer: number, more: { tolerance?: number; unit?: string } = {}): QuizItem => ({
  kind: 'number',
  question: 'How many are there?',
  answer,
  why: 'Because it is.',
  ...more,
});

describe('the quiz in a lesson page', () => {
  it.each([choice, number(5, { tolerance: 1, unit: '€' }), number(5)])(
    'contains no answer, tolerance or explanation: $kind',
    (item) => {
      const shown = ['choices', 'kind', 'question', 'unit'];
      expect(shown).toEqual(expect.arrayContaining(Object.keys(publicQuestion(item))));
    },
  );
});

describe('a choice answer', () => {
  it.each([
    [2, 'right'],
    [0, 'wrong'],
    ['2', 'right'],
    [3, 'unreadable'],
    [-1, 'unreadable'],
    [1.5, 'unreadable'],
    ['c', 'unreadable'],
    ['', 'unreadable'],
  ])('%o is %s', (given, grade) => {
    expect(gradeAnswer(choice, given, 'fr')).toBe(grade);
  });
});

describe('a number answer', () => {
  const drawdown = number(66.7, { tolerance: 0.1, unit: '%' });
  it.each<[QuizItem, string | number, string]>([
    [drawdown, 66.7, 'right'],
    [drawdown, 66.6, 'right'],
    [drawdown, 66.8, 'right'],
    [drawdown, '66,8 %', 'right'],
    [drawdown, 66.81, 'wrong'],
    [drawdown, 66.59, 'wrong'],
    [drawdown, -66.7, 'wrong'],
    [number(5), 5, 'right'],
    [number(5), 5.001, 'wrong'],
    [number(0.3), 0.1 + 0.2, 'right'],
    [number(1_048_576), '1 048 576', 'right'],
    [number(5), Number.NaN, 'unreadable'],
    [number(5), Infinity, 'unreadable'],
    [number(5), 'cinq', 'unreadable'],
    [number(0), '', 'unreadable'],
  ])('of %o: %o is %s', (item, given, grade) => {
    expect(gradeAnswer(item, given, 'fr')).toBe(grade);
  });
});

describe('parsing a number', () => {
  it.each<[string, 'fr' | 'en', string | undefined, number | undefined]>([
    ['36,7', 'fr', undefined, 36.7],
    ['36.7', 'fr', undefined, 36.7],
    [' 36,7\u00a0% ', 'fr', '%', 36.7],
    ['1\u202f048\u202f576', 'fr', undefined, 1_048_576],
    ['1,234', 'fr', undefined, 1.234],
    ['1,234', 'en', undefined, 1_234],
    ['1,048,576.5', 'en', undefined, 1_048_576.5],
    ['36,7', 'en', undefined, 36.7],
    ['€1,000', 'en', '€', 1_000],
    ['1 000 €', 'fr', '€', 1_000],
    ['5 Unités', 'fr', 'unités', 5],
    ['−3', 'fr', undefined, -3],
    ['+3', 'en', undefined, 3],
    ['.5', 'en', undefined, 0.5],
    ['5 %', 'fr', '€', undefined],
    ['1,2,3', 'fr', undefined, undefined],
    ['1e3', 'en', undefined, undefined],
    ['0x10', 'en', undefined, undefined],
    ['%', 'fr', '%', undefined],
  ])('%o in %s, unit %o: %o', (text, lang, unit, value) => {
    expect(parseNumber(text, lang, unit)).toBe(value);
  });
});

describe('a question in the frontmatter', () => {
  it('is accepted in both kinds', () => {
    for (const item of [choice, number(5), number(5, { tolerance: 1, unit: '€' })]) {
      expect(quizItemSchema.safeParse(item).success).toBe(true);
    }
  });

  it.each([
    ['an answer beyond the choices', { ...choice, answer: 3 }],
    ['one choice', { ...choice, choices: ['a'], answer: 0 }],
    ['a tolerance below zero', number(5, { tolerance: -1 })],
    ['an unknown field', { ...choice, hint: 'b' }],
    ['no reason', { ...choice, why: '' }],
  ])('is rejected with %s', (_, item) => {
    expect(quizItemSchema.safeParse(item).success).toBe(false);
  });
});
