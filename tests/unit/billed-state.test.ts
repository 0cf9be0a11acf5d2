import { describe, expect, it } from 'vitest';
import {
  billedState,
  billedStates,
  cardExpiry,
  contractRuns,
  paymentIsDue,
} from '../../src/domain/billing/billed-state.ts';
import { stripeStatuses } from '../../src/domain/billing/standing.ts';

const running = {
  status: 'active',
  stripe_status: 'active',
  active: true,
  ends_at: null,
  payment_issue: null,
} as const;
const end = '2026-12-20T10:00:00.000Z';

describe('the state of a subscription', () => {
  it.each([
    ['never', null],
    ['active', running],
    ['trial', { ...running, stripe_status: 'trialing' }],
    ['ending', { ...running, ends_at: end }],
    ['ending', { ...running, stripe_status: 'trialing', ends_at: end }],
    ['failed', { ...running, stripe_status: 'past_due', payment_issue: 'failed' }],
    ['failed', { ...running, stripe_status: 'past_due' }],
    ['failed', { ...running, payment_issue: 'failed' }],
    ['failed', { ...running, stripe_status: 'past_due', ends_at: end }],
    ['confirmChange', { ...running, payment_issue: 'action_required' }],
    ['suspended', { ...running, stripe_status: 'past_due', active: false }],
    ['authenticate', { ...running, stripe_status: 'past_due', payment_issue: 'action_required' }],
    [
      'authenticateClosed',
      { ...running, stripe_status: 'past_due', payment_issue: 'action_required', active: false },
    ],
    [
      'authenticateClosed',
      {
        ...running,
        status: 'incomplete',
        stripe_status: 'incomplete',
        payment_issue: 'action_required',
        active: false,
      },
    ],
    [
      'incomplete',
      { ...running, status: 'incomplete', stripe_status: 'incomplete', active: false },
    ],
    ['abandoned', { ...running, stripe_status: 'incomplete_expired', active: false }],
    ['unpaid', { ...running, status: 'unpaid', stripe_status: 'unpaid', active: false }],
    ['paused', { ...running, status: 'paused', stripe_status: 'paused', active: false }],
    ['refunded', { ...running, status: 'refunded', active: false }],
    ['refunded', { ...running, status: 'refunded', stripe_status: 'canceled', active: false }],
    ['disputed', { ...running, status: 'disputed', active: false }],
    ['ended', { ...running, status: 'canceled', stripe_status: 'canceled', active: false }],
    ['ended', { ...running, active: false }],
    ['review', { ...running, status: 'unknown_price', active: false }],
  ] as const)('%s', (state, subscription) => {
    expect(billedState(subscription)).toBe(state);
  });

  it('is one of those with words, whatever Stripe says', () => {
    for (const stripe_status of stripeStatuses)
      for (const active of [true, false])
        for (const payment_issue of [null, 'failed', 'action_required'] as const) {
          const state = billedState({ ...running, stripe_status, active, payment_issue });
          expect(billedStates).toContain(state);
          // Nobody whose lessons are open is told that they are closed.
          if (active && ['active', 'trialing', 'past_due'].includes(stripe_status))
            expect(['suspended', 'authenticateClosed', 'unpaid', 'ended']).not.toContain(state);
        }
  });

  it('asks for money only where some is missing', () => {
    expect(billedStates.filter(paymentIsDue)).toEqual([
      'failed',
      'suspended',
      'authenticate',
      'authenticateClosed',
      'unpaid',
      'incomplete',
    ]);
  });

  it('leaves a contract to cancel until Stripe has ended it', () => {
    const ended = stripeStatuses.filter((stripe_status) => !contractRuns({ stripe_status }));
    expect(ended).toEqual(['canceled', 'incomplete_expired']);
  });
});

describe('a card', () => {
  const december = { exp_month: 12, exp_year: 2026 };
  it.each([
    ['valid', '2026-11-16T23:59:59Z'],
    ['soon', '2026-11-17T00:00:00Z'],
    ['soon', '2026-12-31T23:59:59Z'],
    ['expired', '2027-01-01T00:00:00Z'],
  ] as const)('is %s at %s', (expiry, now) => {
    expect(cardExpiry(december, new Date(now))).toBe(expiry);
  });
});
