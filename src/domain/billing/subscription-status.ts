/** The states of a subscription that customers are shown, and what each of them allows. */
import { mayWithdraw } from '../contract/withdrawal.ts';
import { isActive } from '../shared/access.ts';
import { isLive } from './stripe-status.ts';
import type { SubscriptionRow } from './subscription-row.ts';

export const subscriptionStates = [
  /** There is no subscription. */
  'never',
  'active',
  'trial',
  /** Cancelled for the end of the paid time. */
  'ending',
  /** A renewal was refused; access lasts until the grace period ends. */
  'failed',
  /** The same after the grace period. */
  'suspended',
  /** The bank wants the cardholder to authenticate; access is open. */
  'authenticate',
  /** The same without access. */
  'authenticateClosed',
  /** A change of plan waits for the cardholder to authenticate; nothing else has changed. */
  'confirmChange',
  /** Stripe has given up collecting. */
  'unpaid',
  /** The first payment has not gone through yet. */
  'incomplete',
  /** The first payment was never made. */
  'abandoned',
  'paused',
  'refunded',
  'disputed',
  'ended',
  /** Sold at a price that is not ours: a person has to look at it. */
  'review',
] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

type StateFacts = Pick<
  SubscriptionRow,
  'status' | 'stripe_status' | 'cancel_at_period_end' | 'payment_issue'
>;
type Dates = Pick<SubscriptionRow, 'start_date' | 'end_date'>;

/** The state of a subscription at `now`; `never` without one. */
export function subscriptionState(row: (StateFacts & Dates) | null, now: Date): SubscriptionState {
  return row === null ? 'never' : stateOf(row, isActive(row, now));
}

function stateOf(row: StateFacts, active: boolean): SubscriptionState {
  const { status, stripe_status, payment_issue, cancel_at_period_end } = row;
  if (status === 'refunded' || status === 'disputed') return status;
  const authenticate = payment_issue === 'action_required';
  switch (stripe_status) {
    case 'canceled':
      return 'ended';
    case 'incomplete_expired':
      return 'abandoned';
    case 'incomplete':
      return authenticate ? 'authenticateClosed' : 'incomplete';
    case 'unpaid':
    case 'paused':
      return stripe_status;
    case 'past_due':
      if (authenticate) return active ? 'authenticate' : 'authenticateClosed';
      return active ? 'failed' : 'suspended';
    case 'active':
    case 'trialing':
      if (!active) return status === 'active' ? 'ended' : 'review';
      if (payment_issue !== null) return authenticate ? 'confirmChange' : 'failed';
      if (cancel_at_period_end) return 'ending';
      return stripe_status === 'trialing' ? 'trial' : 'active';
  }
}

const dueStates: readonly SubscriptionState[] = [
  'failed',
  'suspended',
  'authenticate',
  'authenticateClosed',
  'unpaid',
  'incomplete',
];

/** Whether money is missing that a card could pay. */
export function paymentIsDue(state: SubscriptionState): boolean {
  return dueStates.includes(state);
}

/**
 * What comes after the paid time of a subscription with access: a renewal, its requested end, or the end of the
 * grace period unless the payment is settled.
 */
export type RenewalState = 'renews' | 'ends' | 'payment-failed' | 'action-required';

/** The renewal state of a subscription that gives access now. */
export function renewalState(row: StateFacts & Pick<SubscriptionRow, 'renews_at'>): RenewalState {
  const state = stateOf(row, true);
  if (state === 'authenticate' || state === 'confirmChange') return 'action-required';
  if (state === 'failed') return 'payment-failed';
  return state === 'ending' || row.renews_at === null ? 'ends' : 'renews';
}

/** Why somebody has no access: `never` subscribed, `ended`, or something about the payment. */
export type InactiveReason = 'never' | 'ended' | 'unpaid' | 'refunded' | 'disputed' | 'paused';

/** The reason of a subscription that gives no access now; `never` without one. */
export function inactiveReason(row: StateFacts | undefined): InactiveReason {
  // An unfinished first payment hinders nothing: the next order ends it.
  if (row === undefined || row.stripe_status === 'incomplete') return 'never';
  const state = stateOf(row, false);
  switch (state) {
    case 'ended':
    case 'refunded':
    case 'disputed':
    case 'paused':
      return state;
    case 'suspended':
    case 'authenticateClosed':
    case 'unpaid':
      return 'unpaid';
    default:
      return 'never';
  }
}

/** Whether it can be cancelled: live, and not cancelled already. */
export function canCancel(
  row: Pick<SubscriptionRow, 'stripe_status' | 'cancel_at_period_end'>,
): boolean {
  return isLive(row.stripe_status) && !row.cancel_at_period_end;
}

/** Whether it can be withdrawn from at `now`: live, within fourteen days of its start. */
export function canWithdraw(
  row: Pick<SubscriptionRow, 'stripe_status' | 'start_date'>,
  now: Date,
): boolean {
  return isLive(row.stripe_status) && mayWithdraw(new Date(row.start_date), now);
}
