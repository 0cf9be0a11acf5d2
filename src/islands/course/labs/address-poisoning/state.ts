import {
  judgePick,
  payments,
  type Payment,
  type PaymentId,
} from '../../../../domain/labs/address-poisoning-histories.ts';
import { readAnswers, shuffled, type Mark } from '../../../../domain/labs/shared/rounds.ts';
import type { TrialConditions } from '../kit/use-lab.ts';

/** `pick`: not paid yet; `rate`: in millions of tries per second. */
export const initialPoisoning = {
  seed: 1,
  at: 0,
  answers: '',
  pick: '',
  isFull: false,
  isCased: false,
  count: 6,
  rate: 100,
};
export type PoisoningState = typeof initialPoisoning;

/** A payment whose id has texts. */
export type ListedPayment = Payment & { readonly id: PaymentId };

/** The payments in the order of a seed. */
export function orderOf(seed: number): readonly ListedPayment[] {
  return shuffled<ListedPayment>(payments, seed);
}

/** The mark of each payment, in order. */
export function marksOf({ seed, answers }: PoisoningState): Mark[] {
  const given = readAnswers(answers);
  return orderOf(seed).map((payment) => {
    const pick = given.get(payment.id);
    return pick === undefined ? 'open' : judgePick(payment, pick);
  });
}

/** Euros sent to a wrong address so far. */
export function lostOf(state: PoisoningState): number {
  const order = orderOf(state.seed);
  return marksOf(state).reduce(
    (sum, mark, at) => sum + (mark === 'wrong' ? (order[at]?.amount ?? 0) : 0),
    0,
  );
}

export const poisoningTrials: TrialConditions<PoisoningState> = {
  cased: ({ isCased }) => isCased,
  eight: ({ count, rate }) => count === 8 && rate === 1000,
  sixteen: ({ count, rate }) => count === 16 && rate === 1000,
};
