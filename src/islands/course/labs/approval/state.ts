import {
  requests,
  type Request,
  type RequestId,
} from '../../../../domain/labs/approval-requests.ts';
import { judge, readDecision } from '../../../../domain/labs/approval.ts';
import { readAnswers, shuffled, type Mark } from '../../../../domain/labs/shared/rounds.ts';
import type { TrialConditions } from '../kit/use-lab.ts';

/** `field`: the one inspected; `amount`: typed in the editor, −1 until it is. */
export const initialApproval = {
  seed: 1,
  at: 0,
  answers: '',
  field: '',
  isEditing: false,
  amount: -1,
};
export type ApprovalState = typeof initialApproval;

/** A request whose id has texts. */
export type ListedRequest = Request & { readonly id: RequestId };

/** The requests in the order of a seed. */
export function orderOf(seed: number): readonly ListedRequest[] {
  return shuffled<ListedRequest>(requests, seed);
}

/** The mark of each request, in order. */
export function marksOf({ seed, answers }: ApprovalState): Mark[] {
  const given = readAnswers(answers);
  return orderOf(seed).map((request) => {
    const decision = readDecision(given.get(request.id));
    return decision ? judge(request, decision) : 'open';
  });
}

export const approvalTrials: TrialConditions<ApprovalState> = {
  bytes: ({ seed, at, field }) => orderOf(seed)[at]?.id === 'unlimited' && field === 'amount',
  exact: ({ answers }) => readAnswers(answers).get('unlimited') === 'change:100',
  all: (state) => marksOf(state).every((mark) => mark === 'right' || mark === 'half'),
};
