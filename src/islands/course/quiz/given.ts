/** The answer being given to a question, before it is sent. */
import type { AskedQuestion } from '../../../domain/api/quiz.ts';
import type { Given } from '../../../domain/course/quiz/grade.ts';

/** Not chosen yet, in a question to match. */
export const unset = -1;

/** The initial answer of a question: nothing chosen, items as they are shown, or the last try. */
export function emptyGiven({ kind, parts, lefts = [], tries }: AskedQuestion): Given {
  const last = tries.at(-1)?.given;
  if (kind === 'number') return typeof last === 'string' ? last : '';
  const places = typeof last === 'string' ? undefined : last;
  if (kind === 'order') return places ?? parts.map((_, at) => at);
  if (kind === 'match') return places ?? lefts.map(() => unset);
  return [];
}

/** The choices tried before and excluded. */
export function outOf({ tries }: AskedQuestion): readonly number[] {
  return tries.flatMap(({ reason }) => (reason?.out === undefined ? [] : [reason.out]));
}

/** An answer without the excluded choices. */
export function remaining(question: AskedQuestion, given: Given): Given {
  const { kind } = question;
  if (typeof given === 'string' || (kind !== 'single' && kind !== 'multiple')) return given;
  const out = outOf(question);
  return given.filter((at) => !out.includes(at));
}

/** True if the answer is complete: something is chosen or typed, and every left side has another right one. */
export function isGiven({ kind }: AskedQuestion, given: Given): boolean {
  if (typeof given === 'string') return given.trim() !== '';
  if (kind === 'match') return !given.includes(unset) && new Set(given).size === given.length;
  return given.length > 0;
}
