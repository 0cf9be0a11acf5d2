import { describe, expect, it } from 'vitest';
import { bankSchema, quizItemSchema, type QuizItem } from '../../../src/domain/course/quiz/bank.ts';
import { gradeAnswer, solutionOf, type Given } from '../../../src/domain/course/quiz/grade.ts';
import { markOf, passingHalfPoints } from '../../../src/domain/course/quiz/score.ts';
import { testBank } from '../../quiz-bank.ts';

const bank = testBank();
const item = (id: string): QuizItem => {
  const found = bank.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};

describe('a bank', () => {
  it('is accepted', () => {
    expect(bankSchema.safeParse(bank).error).toBeUndefined();
  });

  it.each<[string, (items: QuizItem[]) => unknown[], RegExp]>([
    ['15 questions', (items) => items.slice(1), />=16/],
    ['an id twice', (items) => [...items, items[0]], /single-0 stands twice/],
    [
      'four numbers',
      (items) => [...items.filter(({ id }) => id !== 'number-0'), item('single-0')],
      /5 questions of kind number/,
    ],
    [
      'one question to arrange',
      (items) => [...items.filter(({ id }) => id !== 'order-0'), item('single-0')],
      /2 questions of kind order or match/,
    ],
    [
      'one with several right choices',
      (items) => [...items.filter(({ id }) => id !== 'multiple-0'), item('single-0')],
      /2 questions of kind multiple/,
    ],
  ])('is rejected with %s', (_, change, message) => {
    expect(bankSchema.safeParse(change(testBank())).error?.message).toMatch(message);
  });

  const single = item('single-0') as Extract<QuizItem, { kind: 'single' }>;
  const number = item('number-0') as Extract<QuizItem, { kind: 'number' }>;
  const order = item('order-0') as Extract<QuizItem, { kind: 'order' }>;
  const multiple = item('multiple-0') as Extract<QuizItem, { kind: 'multiple' }>;
  it.each<[string, unknown]>([
    ['no hint', { ...single, hint: undefined }],
    ['no explanation', { ...single, why: '' }],
    ['a wrong choice without a reason', { ...single, choices: [...single.choices, { text: 'e' }] }],
    [
      'two right choices',
      { ...single, choices: single.choices.map((c) => ({ ...c, right: true })) },
    ],
    ['the same choice twice', { ...single, choices: [...single.choices, single.choices[1]] }],
    [
      'only right choices',
      { ...multiple, choices: 'abcd'.split('').map((text) => ({ text, right: true })) },
    ],
    ['a miss that is right', { ...number, misses: [{ answer: 12.6, why: 'It is near enough.' }] }],
    ['no miss', { ...number, misses: [] }],
    [
      'a reason for every item of an order',
      { ...order, reasons: order.items.map(() => 'Too early here.') },
    ],
    ['an unknown field', { ...single, answer: 0 }],
    ['capitals in its id', { ...single, id: 'Single' }],
  ])('has no question with %s', (_, question) => {
    expect(quizItemSchema.safeParse(question).success).toBe(false);
  });
});

describe('grading', () => {
  // The order shown: the part at position 0 is the third in the file.
  const shuffle = [2, 0, 3, 1, 4];
  const four = [2, 0, 3, 1];
  it.each<[string, Given, unknown]>([
    ['single-0', [1], { type: 'right' }],
    [
      'single-0',
      [0],
      { type: 'wrong', reason: { out: 0, text: 'Not c, for single-0 in français.' } },
    ],
    [
      'single-0',
      [3],
      { type: 'wrong', reason: { out: 3, text: 'Not b, for single-0 in français.' } },
    ],
    ['single-0', [4], { type: 'unreadable' }],
    ['single-0', [0, 1], { type: 'unreadable' }],
    ['single-0', '1', { type: 'unreadable' }],
    ['multiple-0', [1, 3], { type: 'right' }],
    ['multiple-0', [3, 1], { type: 'right' }],
    ['multiple-0', [1], { type: 'wrong', reason: { incomplete: true } }],
    [
      'multiple-0',
      [1, 2, 3],
      { type: 'wrong', reason: { out: 2, text: 'Not d, for multiple-0 in français.' } },
    ],
    ['multiple-0', [], { type: 'unreadable' }],
    ['multiple-0', [1, 1], { type: 'unreadable' }],
    ['order-0', [1, 3, 0, 2], { type: 'right' }],
    [
      'order-0',
      [1, 0, 3, 2],
      { type: 'wrong', reason: { firstWrong: 1, text: 'About third in français.' } },
    ],
    ['order-0', [1, 3, 0], { type: 'unreadable' }],
    ['order-0', [1, 3, 0, 0], { type: 'unreadable' }],
    ['match-0', [1, 3, 0, 2], { type: 'right' }],
    [
      'match-0',
      [0, 3, 1, 2],
      { type: 'wrong', reason: { firstWrong: 0, text: 'About three! in français.' } },
    ],
    ['number-0', '12,5', { type: 'right' }],
    ['number-0', '12,6 €', { type: 'right' }],
    ['number-0', '12.39', { type: 'wrong', reason: {} }],
    ['number-0', '99', { type: 'wrong', reason: { text: 'You forgot to divide, in français.' } }],
    ['number-0', 'douze', { type: 'unreadable' }],
    ['number-0', [12], { type: 'unreadable' }],
  ])('%s: %o is %o', (id, given, grade) => {
    const question = item(id);
    const shown = question.kind === 'multiple' ? shuffle : four;
    expect(gradeAnswer(question, shown, given, 'fr')).toEqual(grade);
  });

  it.each(bank.map((one) => [one.id, one] as const))('accepts the solution of %s', (_, one) => {
    const shown = one.kind === 'multiple' ? shuffle : four;
    const solution = solutionOf(one, shown);
    const given = typeof solution === 'number' ? String(solution) : solution;
    expect(gradeAnswer(one, shown, given, 'en')).toEqual({ type: 'right' });
  });
});

describe('the score', () => {
  it('passes at three quarters', () => {
    expect(passingHalfPoints(8)).toBe(12);
  });

  it.each([
    [[], 'open'],
    [[false], 'open'],
    [[true], 'first'],
    [[false, true], 'second'],
    [[false, false], 'missed'],
  ])('marks %o as %s', (tries, mark) => {
    expect(markOf(tries.map((right) => ({ right })))).toBe(mark);
  });
});
