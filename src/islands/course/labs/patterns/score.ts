import { patternCases, type PatternCase } from '../../../../domain/labs/pattern-cases.ts';
import { changeAfter } from '../../../../domain/labs/patterns.ts';
import type { Mark } from '../../../../domain/labs/shared/rounds.ts';
import type { TrialConditions } from '../kit/use-lab.ts';

export type Answer = 'up' | 'down' | 'none';

/** Letters that store the answers; a dot for a case without one. */
const letters = { up: 'u', down: 'd', none: 'n' } as const;

/** `number`: the case shown, from 1; `answers`: a letter for each case. */
export const initial = { number: 1, answers: '.'.repeat(patternCases.length) };

export type State = typeof initial;

/** The answer to a case, by its position from 0. */
export function answerTo({ answers }: State, at: number): Answer | undefined {
  const names = Object.keys(letters) as Answer[];
  return names.find((name) => letters[name] === answers[at]);
}

/** Adds an answer; a first answer is final. */
export function withAnswer({ answers }: State, at: number, answer: Answer): string {
  if (answers[at] !== '.') return answers;
  return answers.slice(0, at) + letters[answer] + answers.slice(at + 1);
}

/** Change in the 30 days after the signal of a case, as a fraction. */
export function changeOf({ closes, at }: PatternCase): number {
  return changeAfter(closes, at) ?? 0;
}

/** The mark of the answer to a case, by its position from 0; an undecided one is a half. */
export function markOf(state: State, at: number): Mark {
  const answer = answerTo(state, at);
  if (answer === undefined) return 'open';
  if (answer === 'none') return 'half';
  return (answer === 'up') === changeOf(patternCases[at] as PatternCase) > 0 ? 'right' : 'wrong';
}

/** Right answers, and all that say up or down. */
export function scoreOf(state: State): { right: number; counted: number } {
  const marks = patternCases.map((_, at) => markOf(state, at));
  const right = marks.filter((mark) => mark === 'right').length;
  return { right, counted: right + marks.filter((mark) => mark === 'wrong').length };
}

const answered = ({ answers }: State) => patternCases.filter((_, at) => answers[at] !== '.');

export const trials: TrialConditions<State> = {
  six: (state) => answered(state).length >= 6,
  pair: (state) => {
    const names = answered(state).map(({ name }) => name);
    return new Set(names).size < names.length;
  },
  all: (state) => answered(state).length === patternCases.length,
};
