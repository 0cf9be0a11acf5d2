/** The chance of passing a quiz by guessing. */
import { drawnQuestions, isArranged, type QuizItem } from '../src/domain/course/quiz/bank.ts';
import { drawQuota } from '../src/domain/course/quiz/draw.ts';
import { halfPoints, passingHalfPoints } from '../src/domain/course/quiz/score.ts';

/** The chance of guessing a number, for each of the two tries. */
const numberChance = 0.01;

/**
 * The exact expected number of attempts until a blind guesser passes. The guesser makes the best use of a first wrong
 * answer and remembers nothing from earlier attempts. Infinity if no draw is possible.
 */
export function passByGuessing(bank: readonly QuizItem[]): number {
  const aims = [...new Set(bank.map(({ aim }) => aim))];
  // Covers all sets of questions at once: for each state, the total chance of the sets that reach it.
  let states = new Map<number, number>([[packed({ ...nothing }), 1]]);
  for (const item of bank) {
    const next = new Map(states);
    const { first, second } = guessOf(item);
    for (const [key, weight] of states) {
      const state = unpacked(key);
      if (state.count === drawnQuestions) continue;
      const taken = {
        ...state,
        count: state.count + 1,
        numbers: Math.min(drawQuota.number, state.numbers + Number(item.kind === 'number')),
        arranged: Number(state.arranged === 1 || isArranged(item)),
        multiple: Number(state.multiple === 1 || item.kind === 'multiple'),
        aims: state.aims | (1 << aims.indexOf(item.aim)),
      };
      for (const [gain, chance] of [
        [halfPoints[0], first],
        [halfPoints[1], second],
        [0, 1 - first - second],
      ] as const) {
        const to = packed({ ...taken, half: state.half + gain });
        next.set(to, (next.get(to) ?? 0) + weight * chance);
      }
    }
    states = next;
  }
  let sets = 0;
  let passing = 0;
  for (const [key, weight] of states) {
    const { count, numbers, arranged, multiple, aims: seen, half } = unpacked(key);
    const isComplete = count === drawnQuestions && seen === (1 << aims.length) - 1;
    const isValid =
      numbers >= drawQuota.number &&
      arranged >= drawQuota.arranged &&
      multiple >= drawQuota.multiple;
    if (!isComplete || !isValid) continue;
    sets += weight;
    if (half >= passingHalfPoints(drawnQuestions)) passing += weight;
  }
  return sets / passing || Infinity;
}

/** The chances of a right answer at the first and at the second try. */
export function guessOf(item: QuizItem): { readonly first: number; readonly second: number } {
  if (item.kind === 'number') return { first: numberChance, second: numberChance };
  if (item.kind === 'single') {
    const { length } = item.choices;
    return { first: 1 / length, second: 1 / length };
  }
  if (item.kind === 'multiple') {
    // Possible answers have at least two right choices and a wrong one. Choosing all but one reveals the most: the
    // first wrong choice splits the answers into length − 1 groups, and one of each can be guessed.
    const { length } = item.choices;
    const sets = 2 ** length - length - 2;
    return { first: 1 / sets, second: (length - 1) / sets };
  }
  const { length } = item.kind === 'order' ? item.items : item.pairs;
  // The order shown is never right. A wrong answer reveals the first wrong place: any but the last.
  const orders = factorial(length) - 1;
  return { first: 1 / orders, second: Math.min(length - 1, orders - 1) / orders };
}

function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1);
}

interface State {
  readonly count: number;
  readonly numbers: number;
  readonly arranged: number;
  readonly multiple: number;
  /** Bit mask of the aims. */
  readonly aims: number;
  readonly half: number;
}

const nothing: State = { count: 0, numbers: 0, arranged: 0, multiple: 0, aims: 0, half: 0 };

function packed({ count, numbers, arranged, multiple, aims, half }: State): number {
  return count | (numbers << 4) | (arranged << 6) | (multiple << 7) | (half << 8) | (aims << 13);
}

function unpacked(key: number): State {
  return {
    count: key & 15,
    numbers: (key >> 4) & 3,
    arranged: (key >> 6) & 1,
    multiple: (key >> 7) & 1,
    half: (key >> 8) & 31,
    aims: key >> 13,
  };
}
