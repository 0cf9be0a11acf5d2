/** A row of `subscriptions` as the billing section shows it. */
import { describe, expect, it } from 'vitest';
import { billedSubscription } from '../../../src/domain/billing/billed-subscription.ts';
import { currentSubscription } from '../../../src/domain/billing/subscription-row.ts';
import { now, subscriptionRow as row } from './subscription-rows.ts';

const none = { payUrl: null, withdrawn: false };

describe('a stored subscription', () => {
  it('becomes the contract’s view of it', () => {
    expect(billedSubscription(row(), now, none)).toMatchObject({
      reference: 'ECT-1A2B3C4D',
      plan: 'formation',
      active: true,
      paid_until: row().paid_until,
      access_until: row().end_date,
      renews_at: row().renews_at,
      ends_at: null,
      pay_url: null,
      withdrawal_until: '2026-11-26T22:59:59.000Z',
    });
  });

  it('ends with the paid period once cancelled, and does not renew', () => {
    const billed = billedSubscription(row({ cancel_at_period_end: true }), now, none);
    expect(billed).toMatchObject({
      ends_at: row().paid_until,
      renews_at: null,
      state: 'ending',
    });
  });

  it.each([
    ['2026-12-15T10:00:00Z', true],
    ['2026-12-15T10:00:01Z', false],
    ['2026-11-12T09:59:59Z', false],
  ])('at %s gives access: %s', (instant, active) => {
    expect(billedSubscription(row(), new Date(instant), none).active).toBe(active);
  });

  it.each([
    ['2026-11-26T22:59:59Z', true],
    ['2026-11-26T23:00:00Z', false],
  ])('at %s can be withdrawn from: %s', (instant, may) => {
    expect(billedSubscription(row(), new Date(instant), none).withdrawal_until !== null).toBe(may);
  });

  it('that has ended at Stripe can be neither cancelled nor withdrawn from', () => {
    const ended = row({ status: 'canceled', stripe_status: 'canceled' });
    expect(billedSubscription(ended, now, none)).toMatchObject({
      active: false,
      ends_at: null,
      withdrawal_until: null,
    });
  });

  it('that was withdrawn from cannot be withdrawn from again', () => {
    const billed = billedSubscription(row(), now, { payUrl: null, withdrawn: true });
    expect(billed.withdrawal_until).toBeNull();
  });
});

describe('the selected one of several subscriptions', () => {
  const active = row({ reference: 'active' });
  const unpaid = row({ reference: 'unpaid', status: 'unpaid', stripe_status: 'unpaid' });
  const ended = row({ reference: 'ended', status: 'canceled', stripe_status: 'canceled' });
  it.each([
    ['the one with access', [ended, unpaid, active], 'active'],
    ['else the live one', [ended, unpaid], 'unpaid'],
    ['else the newest', [ended], 'ended'],
  ] as const)('%s', (_, rows, reference) => {
    expect(currentSubscription(rows, now)?.reference).toBe(reference);
  });
});
