/** Grades an answer, and explains a wrong one. */
import type { Lang } from '../../../i18n/locales.ts';
import { parseNumber } from '../../shared/parse-number.ts';
import { partsOf, type QuizItem } from './bank.ts';

/**
 * An answer as given: the typed number, or positions in the shown parts. `single`: one position;
 * `multiple`: those chosen; `order`: all, in the chosen order; `match`: for each left side, its right one.
 */
export type Given = string | readonly number[];

/** Why an answer is wrong. Positions are those shown. */
export interface Reason {
  /** The reason for this answer, in the lesson's language. */
  readonly text?: string;
  /** The wrong choice that the text is about, excluded from the second try. */
  readonly out?: number;
  /** `multiple`: every chosen one is right, and others are missing. */
  readonly incomplete?: true;
  /** `order` and `match`: the first place that is wrong, counted from 0. */
  readonly firstWrong?: number;
}

export type Grade =
  | { readonly type: 'right' }
  | { readonly type: 'wrong'; readonly reason: Reason }
  /** Neither a number nor positions that fit the question; not counted. */
  | { readonly type: 'unreadable' };

const unreadable: Grade = { type: 'unreadable' };

/**
 * Grades an answer.
 * @param shuffle The part shown at each position, as its position in the lesson's file.
 * @param lang The notation of a typed number: `36,7 %` in French, `1,048,576` in English.
 */
export function gradeAnswer(
  item: QuizItem,
  shuffle: readonly number[],
  given: Given,
  lang: Lang,
): Grade {
  if (item.kind === 'number') return gradeNumber(item, given, lang);
  if (typeof given === 'string' || !fits(item, given)) return unreadable;
  const parts = given.map((position) => shuffle[position] ?? -1);
  if (item.kind === 'order' || item.kind === 'match') {
    const firstWrong = parts.findIndex((part, at) => part !== at);
    return firstWrong < 0
      ? { type: 'right' }
      : { type: 'wrong', reason: { firstWrong, ...misplaced(item, parts[firstWrong] ?? 0) } };
  }
  const wrong = parts.findIndex((part) => !item.choices[part]?.right);
  if (wrong >= 0) {
    const text = item.choices[parts[wrong] ?? -1]?.why;
    const out = given[wrong];
    return {
      type: 'wrong',
      reason: { ...(text !== undefined && { text }), ...(out !== undefined && { out }) },
    };
  }
  const rightCount = item.choices.filter(({ right }) => right).length;
  return parts.length === rightCount
    ? { type: 'right' }
    : { type: 'wrong', reason: { incomplete: true } };
}

/** Why a part does not belong where it was put. In an order, the first wrong part was always put too early. */
function misplaced(
  item: Extract<QuizItem, { kind: 'order' | 'match' }>,
  part: number,
): Pick<Reason, 'text'> {
  const text = item.reasons[item.kind === 'order' ? part - 1 : part];
  return text === undefined ? {} : { text };
}

function gradeNumber(item: Extract<QuizItem, { kind: 'number' }>, given: Given, lang: Lang): Grade {
  const value = typeof given === 'string' ? parseNumber(given, lang, item.unit) : undefined;
  if (value === undefined || !Number.isFinite(value)) return unreadable;
  const tolerance = item.tolerance ?? 0;
  if (isWithin(value, item.answer, tolerance)) return { type: 'right' };
  const miss = item.misses.find(({ answer }) => isWithin(value, answer, tolerance));
  return { type: 'wrong', reason: miss ? { text: miss.why } : {} };
}

/** True if the positions exist, none twice, and as many as the kind of question asks for. */
function fits(item: QuizItem, given: readonly number[]): boolean {
  const { length } = partsOf(item);
  const exist = given.every((at) => Number.isInteger(at) && at >= 0 && at < length);
  if (!exist || new Set(given).size < given.length) return false;
  if (item.kind === 'single') return given.length === 1;
  return item.kind === 'multiple' ? given.length > 0 : given.length === length;
}

/** The right answer: the number, or positions in the shown parts as `Given` has them. */
export function solutionOf(item: QuizItem, shuffle: readonly number[]): number | number[] {
  if (item.kind === 'number') return item.answer;
  if (item.kind === 'order' || item.kind === 'match')
    return partsOf(item).map((_, part) => shuffle.indexOf(part));
  return shuffle.flatMap((part, at) => (item.choices[part]?.right ? [at] : []));
}

/** True if two numbers differ by at most `tolerance`, binary rounding aside. */
function isWithin(value: number, answer: number, tolerance: number): boolean {
  // 66.7 − 66.6 is 0.10000000000000853, which must count as within 0.1.
  const rounding = 1e-9 * Math.max(1, Math.abs(answer));
  return Math.abs(value - answer) <= tolerance + rounding;
}
