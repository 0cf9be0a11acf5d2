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

/** Each message with the opinion on it, in order. */
export function opinionsOf({ seed, answers }: ScamState): [ListedMessage, Opinion | undefined][] {
  const given = readAnswers(answers);
  return orderOf(seed).map((message) => [message, readOpinion(given.get(message.id))]);
}

/** The mark of each message, in order. */
export function marksOf(state: ScamState): Mark[] {
  return opinionsOf(state).map(([message, opinion]) =>
    opinion ? judge(message, opinion) : 'open',
  );
}

/** The counts so far. */
export function countsOf(state: ScamState): Tally {
  const judged = opinionsOf(state).flatMap(([message, opinion]): [Message, Opinion][] =>
    opinion ? [[message, opinion]] : [],
  );
  return tallyOf(judged);
}

export const scamTrials: TrialConditions<ScamState> = {
  sentence: (state) =>
    opinionsOf(state).some(
      ([message, opinion]) => opinion && isScam(message) && judge(message, opinion) === 'right',
    ),
  rare: (state) => state.share === 1 && alarmsOf(countsOf(state), 0.01) !== undefined,
  all: (state) => {
    const { scams, honest, falseAlarms } = countsOf(state);
    return scams + honest === messages.length && falseAlarms === 0;
  },
};
