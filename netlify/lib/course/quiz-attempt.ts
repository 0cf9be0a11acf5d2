/** The parts of a quiz attempt that its owner may see. */
import type { AskedQuestion, GradedTry, QuizAttempt } from '../../../src/domain/api/quiz.ts';
import { partsOf, type QuizItem } from '../../../src/domain/course/quiz/bank.ts';
import { shuffleParts } from '../../../src/domain/course/quiz/draw.ts';
import { gradeAnswer, solutionOf, type Given } from '../../../src/domain/course/quiz/grade.ts';
import { markOf, maxTries } from '../../../src/domain/course/quiz/score.ts';
import type { Lang } from '../../../src/i18n/locales.ts';
import type { QuizAttemptRow } from '../platform/database.ts';
import { keyedHash } from '../platform/hmac.ts';

/** True if the bank still has every question of the attempt. */
export function isCurrent(row: QuizAttemptRow, bank: readonly QuizItem[]): boolean {
  return row.questions.every((id) => bank.some((item) => item.id === id));
}

/**
 * The order in which the parts of a question are shown in an attempt. Derived from the server's secret and not
 * stored, because it would reveal the right order.
 */
export function shuffleOf(attempt: string, item: QuizItem): readonly number[] {
  let words: number[] = [];
  let block = 0;
  return shuffleParts(item, () => {
    if (words.length === 0) {
      const hash = Buffer.from(keyedHash('quiz-shuffle', attempt, item.id, String(block)), 'hex');
      words = Array.from({ length: 8 }, (_, at) => hash.readUInt32BE(at * 4));
      block += 1;
    }
    return (words.shift() ?? 0) / 2 ** 32;
  });
}

/** The attempt as its owner may see it: the questions up to the first open one, solutions of the closed ones. */
export function attemptView(
  row: QuizAttemptRow,
  bank: readonly QuizItem[],
  lang: Lang,
): QuizAttempt {
  const reached = row.questions.slice(0, row.closed + 1);
  return {
    id: row.id,
    total: row.questions.length,
    questions: reached.flatMap((id) => {
      const item = bank.find((one) => one.id === id);
      return item
        ? [questionView(item, shuffleOf(row.id, item), row.answers[item.id] ?? [], lang)]
        : [];
    }),
    points: row.half_points / 2,
    finished: row.finished_at !== null,
    passed: row.passed,
  };
}

/** The stored answers to one question, oldest first. */
export type Tries = readonly { readonly given: Given; readonly right: boolean }[];

/**
 * A question as a reader may see it after some tries.
 * @param shuffle The order in which its parts are shown.
 * @param most The number of tries after which it is closed.
 */
export function questionView(
  item: QuizItem,
  shuffle: readonly number[],
  given: Tries,
  lang: Lang,
  most: number = maxTries,
): AskedQuestion {
  const parts = partsOf(item);
  const tries = given.map(({ given, right }): GradedTry => {
    if (right) return { given, right };
    const grade = gradeAnswer(item, shuffle, given, lang);
    return { given, right, ...(grade.type === 'wrong' && { reason: grade.reason }) };
  });
  const mark = markOf(tries, most);
  return {
    id: item.id,
    kind: item.kind,
    question: item.question,
    parts: shuffle.map((part) => parts[part] ?? ''),
    ...(item.kind === 'match' && { lefts: item.pairs.map(([left]) => left) }),
    ...(item.kind === 'number' && item.unit !== undefined && { unit: item.unit }),
    tries,
    mark,
    ...(tries.length > 0 && mark === 'open' && { hint: item.hint }),
    ...(mark !== 'open' && { solution: { answer: solutionOf(item, shuffle), why: item.why } }),
  };
}
