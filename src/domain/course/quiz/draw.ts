/** Draws the questions of an attempt, and the order of their parts. */
import { drawnQuestions, isArranged, partsOf, type QuizItem } from './bank.ts';

/** A random number from 0 up to, but not including, 1. */
export type Random = () => number;

/** Minimum of each kind in a draw, besides a question for each aim. */
export const drawQuota = { number: 2, arranged: 1, multiple: 1 } as const;

/**
 * Draws 8 questions: at least 2 numbers, 1 to arrange and 1 with several right choices, and every aim at
 * least once. Every set that meets this is equally likely. Throws if the bank has none.
 */
export function drawQuiz(bank: readonly QuizItem[], random: Random): readonly QuizItem[] {
  for (let tries = 0; tries < 10_000; tries += 1) {
    const drawn = shuffled(bank, random).slice(0, drawnQuestions);
    if (isValidDraw(drawn, bank)) return drawn;
  }
  throw new Error('The bank has no set of questions that meets the rules of a draw.');
}

/** True if a draw meets the quota and covers every aim. */
export function isValidDraw(drawn: readonly QuizItem[], bank: readonly QuizItem[]): boolean {
  const count = (test: (item: QuizItem) => boolean) => drawn.filter(test).length;
  return (
    drawn.length === drawnQuestions &&
    count(({ kind }) => kind === 'number') >= drawQuota.number &&
    count(isArranged) >= drawQuota.arranged &&
    count(({ kind }) => kind === 'multiple') >= drawQuota.multiple &&
    bank.every(({ aim }) => drawn.some((item) => item.aim === aim))
  );
}

/**
 * The order in which the parts of a question are shown: for each place, the part's position in the lesson's file. Never
 * the right order if the parts must be arranged.
 */
export function shuffleParts(item: QuizItem, random: Random): readonly number[] {
  const parts = partsOf(item).map((_, part) => part);
  for (;;) {
    const order = shuffled(parts, random);
    if (!isArranged(item) || order.some((part, at) => part !== at)) return order;
  }
}

/** A copy in random order (Fisher and Yates): every order is equally likely. */
function shuffled<Item>(list: readonly Item[], random: Random): Item[] {
  const copy = [...list];
  for (let last = copy.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [copy[last], copy[other]] = [copy[other] as Item, copy[last] as Item];
  }
  return copy;
}
