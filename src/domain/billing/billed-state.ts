/** In which of the states that a person can tell apart their subscription is; each has words of its own. */
import type { BilledCard, BilledSubscription } from '../api/billing.ts';

export const billedStates = [
  /** There never was one. */
  'never',
  'active',
  'trial',
  /** It ends at `ends_at` because that was asked for. */
  'ending',
  /** A renewal was refused; lessons stay open until `access_until`. */
  'failed',
  /** The same, past that instant. */
  'suspended',
  /** The bank wants the cardholder's consent; lessons are open. */
  'authenticate',
  /** The same, and they are not. */
  'authenticateClosed',
  /** A change of plan waits for the cardholder's consent; all else is as before. */
  'confirmChange',
  /** Stripe has given up collecting. */
  'unpaid',
  /** The first payment has not gone through, and still may. */
  'incomplete',
  /** The first payment never went through. */
  'abandoned',
  'paused',
  'refunded',
  'disputed',
  'ended',
  /** Sold at a price that is not ours: a person has to look at it. */
  'review',
] as const;
export type BilledState = (typeof billedStates)[number];

type Facts = Pick<
  BilledSubscription,
  'status' | 'stripe_status' | 'active' | 'ends_at' | 'payment_issue'
>;

/** The state of a subscription, or of having none. */
export function billedState(subscription: Facts | null): BilledState {
  if (subscription === null) return 'never';
  const { status, stripe_status, active, ends_at, payment_issue } = subscription;
  if (status === 'refunded' || status === 'disputed') return status;
  const asked = payment_issue === 'action_required';
  switch (stripe_status) {
    case 'canceled':
      return 'ended';
    case 'incomplete_expired':
      return 'abandoned';
    case 'incomplete':
      return asked ? 'authenticateClosed' : 'incomplete';
    case 'unpaid':
    case 'paused':
      return stripe_status;
    case 'past_due':
      if (asked) return active ? 'authenticate' : 'authenticateClosed';
      return active ? 'failed' : 'suspended';
    case 'active':
    case 'trialing':
      if (!active) return status === 'active' ? 'ended' : 'review';
      if (payment_issue !== null) return asked ? 'confirmChange' : 'failed';
      if (ends_at !== null) return 'ending';
      return stripe_status === 'trialing' ? 'trial' : 'active';
  }
}

/** Whether money is missing that a card could pay. */
export function paymentIsDue(state: BilledState): boolean {
  return [
    'failed',
    'suspended',
    'authenticate',
    'authenticateClosed',
    'unpaid',
    'incomplete',
  ].includes(state);
}

/** Whether Stripe still holds a contract that can be cancelled. */
export function contractRuns(subscription: Pick<BilledSubscription, 'stripe_status'>): boolean {
  return !['canceled', 'incomplete_expired'].includes(subscription.stripe_status);
}

/** Days before its end at which a card is said to expire soon: the next renewal may meet it. */
const soon = 45;

/** A card holds to the last day of its month. */
export function cardExpiry(
  { exp_month, exp_year }: Pick<BilledCard, 'exp_month' | 'exp_year'>,
  now: Date,
): 'valid' | 'soon' | 'expired' {
  const end = Date.UTC(exp_year, exp_month, 1);
  if (now.getTime() >= end) return 'expired';
  return now.getTime() >= end - soon * 86_400_000 ? 'soon' : 'valid';
}
