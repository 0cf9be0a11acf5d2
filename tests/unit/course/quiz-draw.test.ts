import { describe, expect, it } from 'vitest';
import { partsOf, type QuizItem } from '../../../src/domain/course/quiz/bank.ts';
import { drawQuiz, isValidDraw, shuffleParts } from '../../../src/domain/course/quiz/draw.ts';
import { gradeAnswer, solutionOf, type Given } from '../../../src/domain/course/quiz/grade.ts';
import { guessOf, passByGuessing } from '../../quiz-guessing.ts';
import { testBank } from '../../quiz-bank.ts';
import { seededRandom } from '../../seeded-random.ts';

const bank = testBank();

describe('a draw', () => {
  it('has eight questions, every aim, and the kinds it must have', () => {
    const random = seededRandom(1);
    const seen = new Set<string>();
    for (let round = 0; round < 200; round += 1) {
      const drawn = drawQuiz(bank, random);
      expect(new Set(drawn).size).toBe(8);
      expect(new Set(drawn.map(({ aim }) => aim))).toEqual(new Set([1, 2, 3]));
      const kinds = drawn.map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'number').length).toBeGreaterThanOrEqual(2);
      expect(kinds).toContain('multiple');
      expect(kinds.some((kind) => kind === 'order' || kind === 'match')).toBe(true);
      for (const { id } of drawn) seen.add(id);
    }
    expect(seen.size).toBe(bank.length);
  });

  it('is refused from a bank that cannot meet the rules', () => {
    const random = seededRandom(1);
    expect(() =>
      drawQuiz(
        bank.filter(({ kind }) => kind !== 'multiple'),
        random,
      ),
    ).toThrow(/rules/);
  });

  it('shows every part once, and no question to arrange in the right order', () => {
    const random = seededRandom(2);
    for (let round = 0; round < 200; round += 1) {
      for (const item of bank) {
        const order = shuffleParts(item, random);
        expect(order.toSorted()).toEqual(partsOf(item).map((_, at) => at));
        if (item.kind === 'order') expect(order).not.toEqual([0, 1, 2, 3]);
      }
    }
  });
});

/** The chance to pass a draw, by another method: every outcome of its eight questions, one by one. */
function chanceOf(drawn: readonly QuizItem[], at = 0, half = 0): number {
  const item = drawn[at];
  if (!item) return half >= 12 ? 1 : 0;
  const { first, second } = guessOf(item);
  return (
    first * chanceOf(drawn, at + 1, half + 2) +
    second * chanceOf(drawn, at + 1, half + 1) +
    (1 - first - second) * chanceOf(drawn, at + 1, half)
  );
}

/** All sets of eight. */
function* sets(from: readonly QuizItem[], size = 8): Generator<QuizItem[]> {
  if (size === 0) yield [];
  else
    for (const [at, item] of from.entries())
      for (const rest of sets(from.slice(at + 1), size - 1)) yield [item, ...rest];
}

describe('passing by guessing', () => {
  it('agrees with a count over every draw and every outcome', () => {
    const small = bank.slice(0, 2).concat(bank.slice(7));
    const chances = [...sets(small)]
      .filter((drawn) => isValidDraw(drawn, small))
      .map((drawn) => chanceOf(drawn));
    const mean = chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
    expect(chances.length).toBeGreaterThan(50);
    expect(passByGuessing(small) * mean).toBeCloseTo(1, 9);
  });

  it('takes more than 10,000 tries for the test bank, and no number if no draw is possible', () => {
    expect(passByGuessing(bank)).toBeGreaterThan(10_000);
    expect(passByGuessing(bank.slice(0, 7))).toBe(Infinity);
  });

  /** Every answer that a guesser may give to a question of four parts. */
  const answers: Readonly<Record<string, readonly number[][]>> = {
    'order-0': permutations([0, 1, 2, 3]),
    'match-0': permutations([0, 1, 2, 3]),
    'multiple-0': subsets(5).filter((set) => set.length >= 2 && set.length < 5),
  };

  it.each(Object.keys(answers))('knows the best chances at %s', (id) => {
    const item = bank.find((one) => one.id === id) as QuizItem;
    const given = answers[id] ?? [];
    // Each solution that the guesser thinks possible, as a question of its own.
    const questions = item.kind === 'multiple' ? given.map((set) => withRight(item, set)) : [];
    const shuffles = item.kind === 'multiple' ? [] : given.slice(1);
    const verdicts = (answer: readonly number[]): string[] =>
      item.kind === 'multiple'
        ? questions.map((one) => verdict(one, [0, 1, 2, 3, 4], answer))
        : shuffles.map((shuffle) => verdict(item, shuffle, answer));
    const best = given.map((answer) => {
      const all = verdicts(answer);
      const misses = new Set(all.filter((one) => one !== 'right'));
      const rights = all.filter((one) => one === 'right').length;
      return { first: rights / all.length, second: misses.size / all.length };
    });
    const expected = guessOf(item);
    expect(Math.max(...best.map(({ first }) => first))).toBeCloseTo(expected.first, 12);
    expect(Math.max(...best.map(({ second }) => second))).toBeCloseTo(expected.second, 12);
  });
});

function verdict(item: QuizItem, shuffle: readonly number[], given: Given): string {
  const grade = gradeAnswer(item, shuffle, given, 'fr');
  return grade.type === 'wrong' ? JSON.stringify({ ...grade.reason, text: '' }) : grade.type;
}

function withRight(item: QuizItem, rights: readonly number[]): QuizItem {
  if (item.kind !== 'multiple') return item;
  const choices = item.choices.map(({ text }, at) => ({
    text,
    why: 'It is not.',
    ...(rights.includes(at) && { right: true as const }),
  }));
  const question = { ...item, choices };
  expect(solutionOf(question, [0, 1, 2, 3, 4])).toEqual(rights);
  return question;
}

function permutations(list: readonly number[]): number[][] {
  if (list.length === 0) return [[]];
  return list.flatMap((first) =>
    permutations(list.filter((one) => one !== first)).map((rest) => [first, ...rest]),
  );
}

function subsets(size: number): number[][] {
  return Array.from({ length: 2 ** size }, (_, bits) =>
    Array.from({ length: size }, (_, at) => at).filter((at) => bits & (1 << at)),
  );
}
