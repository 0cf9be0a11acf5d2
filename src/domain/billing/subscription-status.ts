/** The subscription states shown to customers, and the actions each allows. */
import { mayWithdraw } from '../contract/withdrawal.ts';
import { isActive } from '../shared/access.ts';
import { isLive, isPaidUp } from './stripe-status.ts';
import type { SubscriptionRow } from './subscription-row.ts';

export const subscriptionStates = [
  /** No subscription. */
  'never',
  'active',
  /** A change of plan was refunded or disputed: the plan before it is open. */
  'reduced',
  'trial',
  /** Cancelled at the end of the paid time. */
  'ending',
  /** A renewal was declined; access lasts until the grace period ends. */
  'failed',
  /** The same after the grace period. */
  'suspended',
  /** The bank requires authentication; access is open. */
  'authenticate',
  /** The same without access. */
  'authenticateClosed',
  /** A change of plan waits for the cardholder's authentication; nothing else has changed. */
  'confirmChange',
  /** Stripe has stopped collecting. */
  'unpaid',
  /** The first payment has not succeeded yet. */
  'incomplete',
  /** The first payment was never made. */
  'abandoned',
  'paused',
  'refunded',
  'disputed',
  'ended',
  /** Sold at a price that is not ours: needs a manual review. */
  'review',
] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

type StateFacts = Pick<
  SubscriptionRow,
  'status' | 'stripe_status' | 'cancel_at_period_end' | 'payment_issue' | 'fallback_plan_key'
>;
type Dates = Pick<SubscriptionRow, 'start_date' | 'end_date'>;

/** The state of a subscription at `now`; `never` without one. */
export function subscriptionState(row: (StateFacts & Dates) | null, now: Date): SubscriptionState {
  return row === null ? 'never' : stateOf(row, isActive(row, now));
}

function stateOf(row: StateFacts, active: boolean): SubscriptionState {
  const { status, stripe_status, payment_issue, cancel_at_period_end, fallback_plan_key } = row;
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
      if (fallback_plan_key !== null) return 'reduced';
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

/** Whether a payment is due that a card could settle. */
export function paymentIsDue(state: SubscriptionState): boolean {
  return dueStates.includes(state);
}

/**
 * What follows the paid time of a subscription with access: a renewal, its requested end, or
 * the end of the grace period unless the payment is settled. `change-pending`: a renewal, while
 * a change of plan waits for the cardholder's authentication.
 */
export type RenewalState =
  | 'renews'
  | 'ends'
  | 'payment-failed'
  | 'action-required'
  | 'change-pending';

/** The renewal state of a subscription with access. */
export function renewalState(row: StateFacts & Pick<SubscriptionRow, 'renews_at'>): RenewalState {
  const state = stateOf(row, true);
  if (state === 'authenticate') return 'action-required';
  if (state === 'confirmChange') return 'change-pending';
  if (state === 'failed') return 'payment-failed';
  return state === 'ending' || row.renews_at === null ? 'ends' : 'renews';
}

/** Why a user has no access: `never` subscribed, `ended`, or a payment problem. */
export type InactiveReason = 'never' | 'ended' | 'unpaid' | 'refunded' | 'disputed' | 'paused';

/** The reason a subscription gives no access now; `never` without one. */
export function inactiveReason(row: StateFacts | undefined): InactiveReason {
  // An unfinished first payment blocks nothing: the next order cancels it.
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

/** Whether it can be cancelled: live, and either not cancelled yet or unpaid, in which case it ends immediately. */
export function canCancel({
  stripe_status,
  cancel_at_period_end,
}: Pick<SubscriptionRow, 'stripe_status' | 'cancel_at_period_end'>): boolean {
  return isLive(stripe_status) && !(cancel_at_period_end && isPaidUp(stripe_status));
}

/** Whether the right of withdrawal applies at `now`: live, within the legal period from its start. */
export function canWithdraw(
  row: Pick<SubscriptionRow, 'stripe_status' | 'start_date'>,
  now: Date,
): boolean {
  return isLive(row.stripe_status) && mayWithdraw(new Date(row.start_date), now);
}
