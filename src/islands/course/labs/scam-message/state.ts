import {
  alarmsOf,
  isScam,
  judge,
  messages,
  readOpinion,
  tallyOf,
  type Message,
  type MessageId,
  type Opinion,
  type Tally,
} from '../../../../domain/labs/scam-message.ts';
import { readAnswers, shuffled, type Mark } from '../../../../domain/labs/shared/rounds.ts';
import type { TrialConditions } from '../kit/use-lab.ts';

/** `sentence`: the one marked or reread, −1 for none; `share`: of scams, in per cent. */
export const initialScam = { seed: 1, at: 0, answers: '', sentence: -1, share: 10 };
export type ScamState = typeof initialScam;

/** A message whose id has texts. */
export type ListedMessage = Message & { readonly id: MessageId };

/** The messages in the order of a seed. */
export function orderOf(seed: number): readonly ListedMessage[] {
  return shuffled<ListedMessage>(messages, seed);
}

/** The opinion on each message, in order. */
export function opinionsOf({ seed, answers }: ScamState): (Opinion | undefined)[] {
  const given = readAnswers(answers);
  return orderOf(seed).map(({ id }) => readOpinion(given.get(id)));
}

/** The mark of each message, in order. */
export function marksOf(state: ScamState): Mark[] {
  const opinions = opinionsOf(state);
  return orderOf(state.seed).map((message, at) => {
    const opinion = opinions[at];
    return opinion ? judge(message, opinion) : 'open';
  });
}

/** The counts so far. */
export function countsOf(state: ScamState): Tally {
  const opinions = opinionsOf(state);
  const judged = orderOf(state.seed).flatMap((message, at): [Message, Opinion][] => {
    const opinion = opinions[at];
    return opinion ? [[message, opinion]] : [];
  });
  return tallyOf(judged);
}

export const scamTrials: TrialConditions<ScamState> = {
  sentence: (state) =>
    marksOf(state).some((mark, at) => {
      const message = orderOf(state.seed)[at];
      return mark === 'right' && message !== undefined && isScam(message);
    }),
  rare: (state) => state.share === 1 && alarmsOf(countsOf(state), 0.01) !== undefined,
  all: (state) => {
    const { scams, honest, falseAlarms } = countsOf(state);
    return scams + honest === messages.length && falseAlarms === 0;
  },
};
