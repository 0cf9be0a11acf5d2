/** The subscription states shown to customers, and the actions each allows. */
import { describe, expect, it } from 'vitest';
import { stripeStatuses, type StripeStatus } from '../../../src/domain/billing/stripe-status.ts';
import type { SubscriptionRow } from '../../../src/domain/billing/subscription-row.ts';
import {
  canCancel,
  canWithdraw,
  inactiveReason,
  paymentIsDue,
  renewalState,
  subscriptionState,
  subscriptionStates,
  type SubscriptionState,
} from '../../../src/domain/billing/subscription-status.ts';
import { now, subscriptionRow as row } from './subscription-rows.ts';

const expired = { end_date: '2026-11-20T10:00:00.000Z' };
const ending = { cancel_at_period_end: true };
const refused = { payment_issue: 'failed' } as const;
const authenticate = { payment_issue: 'action_required' } as const;
const pastDue = { stripe_status: 'past_due' } as const;
const of = <Status extends StripeStatus & SubscriptionRow['status']>(status: Status) => ({
  status,
  stripe_status: status,
});

describe('subscription state', () => {
  it.each<[SubscriptionState, Partial<SubscriptionRow>]>([
    ['active', {}],
    ['reduced', { plan_key: 'formationEtSignaux', fallback_plan_key: 'formation' }],
    ['ending', { fallback_plan_key: 'formation', ...ending }],
    ['trial', { stripe_status: 'trialing' }],
    ['ending', ending],
    ['ending', { stripe_status: 'trialing', ...ending }],
    ['failed', { ...pastDue, ...refused }],
    ['failed', pastDue],
    ['failed', refused],
    ['failed', { ...pastDue, ...ending }],
    ['confirmChange', authenticate],
    ['suspended', { ...pastDue, ...expired }],
    ['authenticate', { ...pastDue, ...authenticate }],
    ['authenticateClosed', { ...pastDue, ...authenticate, ...expired }],
    ['authenticateClosed', { ...of('incomplete'), ...authenticate }],
    ['incomplete', of('incomplete')],
    ['abandoned', of('incomplete_expired')],
    ['unpaid', of('unpaid')],
    ['paused', of('paused')],
    ['refunded', { status: 'refunded' }],
    ['refunded', { status: 'refunded', stripe_status: 'canceled' }],
    ['disputed', { status: 'disputed' }],
    ['ended', of('canceled')],
    ['ended', expired],
    ['review', { status: 'unknown_price' }],
  ])('%s', (state, changes) => {
    expect(subscriptionState(row(changes), now)).toBe(state);
  });

  it('is never missing', () => {
    expect(subscriptionState(null, now)).toBe('never');
  });

  it('is always known, and never closed while access is open', () => {
    for (const stripe_status of stripeStatuses)
      for (const dates of [{}, expired])
        for (const payment_issue of [null, 'failed', 'action_required'] as const) {
          const state = subscriptionState(row({ stripe_status, payment_issue, ...dates }), now);
          expect(subscriptionStates).toContain(state);
          if (dates !== expired && ['active', 'trialing', 'past_due'].includes(stripe_status))
            expect(['suspended', 'authenticateClosed', 'unpaid', 'ended']).not.toContain(state);
        }
  });

  it('asks for payment only when one is missing', () => {
    expect(subscriptionStates.filter(paymentIsDue)).toEqual([
      'failed',
      'suspended',
      'authenticate',
      'authenticateClosed',
      'unpaid',
      'incomplete',
    ]);
  });
});

describe('the reason for missing access', () => {
  it.each<[StripeStatus, string]>([
    ['trialing', 'ended'],
    ['active', 'ended'],
    ['past_due', 'unpaid'],
    ['unpaid', 'unpaid'],
    ['canceled', 'ended'],
    ['incomplete', 'never'],
    ['incomplete_expired', 'never'],
    ['paused', 'paused'],
  ])('%s: %s', (stripe_status, reason) => {
    expect(inactiveReason(row({ stripe_status }))).toBe(reason);
    expect(inactiveReason(row({ stripe_status, ...authenticate }))).toBe(reason);
  });

  it('distinguishes a refund or dispute from a missing payment', () => {
    for (const status of ['refunded', 'disputed'] as const) {
      expect(inactiveReason(row({ status }))).toBe(status);
      expect(inactiveReason(row({ status, ...pastDue }))).toBe(status);
    }
  });

  it('is undefined without a subscription and for a price that is not ours', () => {
    expect(inactiveReason(undefined)).toBe('never');
    expect(inactiveReason(row({ status: 'unknown_price' }))).toBe('never');
  });

  it('agrees with the state in the billing section', () => {
    for (const stripe_status of stripeStatuses) {
      const closed = row({ stripe_status, ...expired });
      const due = paymentIsDue(subscriptionState(closed, now)) && stripe_status !== 'incomplete';
      expect(inactiveReason(closed) === 'unpaid').toBe(due);
    }
  });
});

describe('subscription renewal', () => {
  it.each([
    ['renews', {}],
    ['ends', ending],
    ['ends', { renews_at: null }],
    ['payment-failed', pastDue],
    ['payment-failed', refused],
    ['action-required', { ...pastDue, ...authenticate }],
    ['change-pending', authenticate],
    ['payment-failed', { ...pastDue, ...ending }],
  ] as const)('%s', (state, changes) => {
    expect(renewalState(row(changes))).toBe(state);
  });
});

describe('a contract', () => {
  const over = ['canceled', 'incomplete_expired'];

  it('can be cancelled until it has ended at Stripe, a paid one once', () => {
    for (const stripe_status of stripeStatuses) {
      const isLive = !over.includes(stripe_status);
      expect(canCancel(row({ stripe_status }))).toBe(isLive);
      const isPaid = ['active', 'trialing'].includes(stripe_status);
      expect(canCancel(row({ stripe_status, ...ending })), stripe_status).toBe(isLive && !isPaid);
    }
  });

  it.each([
    ['2026-11-26T22:59:59Z', true],
    ['2026-11-26T23:00:00Z', false],
  ])('at %s can be withdrawn from: %s', (instant, may) => {
    for (const stripe_status of stripeStatuses) {
      const allowed = may && !over.includes(stripe_status);
      expect(canWithdraw(row({ stripe_status }), new Date(instant))).toBe(allowed);
    }
  });
});
