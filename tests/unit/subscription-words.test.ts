import { describe, expect, it } from 'vitest';
import { stripeStatuses, type StripeStatus } from '../../src/domain/billing/standing.ts';
import { whyClosed, type PastRow } from '../../src/stores/billing/past-subscription.ts';
import { prospect } from '../../src/stores/billing/subscription.ts';

const until = '2026-12-12T10:00:00.000Z';
const row = (change: Partial<PastRow>): PastRow => ({
  status: 'canceled',
  stripe_status: 'canceled',
  payment_issue: null,
  paid_until: until,
  ...change,
});

describe('why a subscription opens nothing', () => {
  it.each<[StripeStatus, string]>([
    ['trialing', 'ended'],
    ['active', 'ended'],
    ['past_due', 'unpaid'],
    ['unpaid', 'unpaid'],
    ['canceled', 'ended'],
    ['incomplete', 'never'],
    ['incomplete_expired', 'never'],
    ['paused', 'paused'],
  ])('%s: %s', (stripe_status, type) => {
    const opens = ['trialing', 'active', 'past_due'].includes(stripe_status);
    expect(whyClosed(row({ stripe_status, status: opens ? 'active' : stripe_status })).type).toBe(
      type,
    );
  });

  it('covers every status of Stripe’s', () => {
    for (const stripe_status of stripeStatuses) {
      expect(whyClosed(row({ stripe_status })).type).not.toBe('loading');
    }
  });

  it('tells money paid back or contested from money missing', () => {
    for (const status of ['refunded', 'disputed'] as const) {
      expect(whyClosed(row({ status, stripe_status: 'active' }))).toEqual({ type: status });
      expect(whyClosed(row({ status, stripe_status: 'past_due' }))).toEqual({ type: status });
      expect(whyClosed(row({ status, stripe_status: 'canceled' })).type).toBe('ended');
    }
  });

  it('says until when one was paid, and what the bank waits for', () => {
    expect(whyClosed(row({}))).toEqual({ type: 'ended', until });
    const unpaid = { status: 'unpaid', stripe_status: 'unpaid' } as const;
    expect(whyClosed(row(unpaid))).toEqual({ type: 'unpaid', issue: 'failed' });
    expect(whyClosed(row({ ...unpaid, payment_issue: 'action_required' }))).toEqual({
      type: 'unpaid',
      issue: 'action_required',
    });
    const first = { status: 'incomplete', stripe_status: 'incomplete' } as const;
    expect(whyClosed(row({ ...first, payment_issue: 'action_required' })).type).toBe('never');
  });

  it('says nothing of a price that is not ours', () => {
    expect(whyClosed(row({ status: 'unknown_price', stripe_status: 'active' })).type).toBe('never');
  });
});

describe('what an open subscription will do next', () => {
  const open = {
    stripe_status: 'active',
    payment_issue: null,
    renews_at: until,
    cancel_at_period_end: false,
  } as const;

  it('renews, ends, or waits for its payment', () => {
    expect(prospect(open)).toBe('renews');
    expect(prospect({ ...open, cancel_at_period_end: true })).toBe('ends');
    expect(prospect({ ...open, renews_at: null })).toBe('ends');
    expect(prospect({ ...open, stripe_status: 'past_due' })).toBe('payment-failed');
    expect(prospect({ ...open, payment_issue: 'failed' })).toBe('payment-failed');
    expect(prospect({ ...open, payment_issue: 'action_required' })).toBe('action-required');
  });

  it('waits for its payment before it ends', () => {
    const ending = { ...open, cancel_at_period_end: true, stripe_status: 'past_due' } as const;
    expect(prospect(ending)).toBe('payment-failed');
  });
});
