/** What our own database says of a subscription while Stripe is silent. */
import { describe, expect, it } from 'vitest';
import { hexadecimal } from '../../src/islands/billing/card/appearance.ts';
import { billedState } from '../../src/domain/billing/billed-state.ts';
import { billedFromRow, type StoredSubscription } from '../../src/stores/billing/billing-row.ts';

const row: StoredSubscription = {
  reference: 'ECT-1A2B3C4D',
  plan_key: 'formation',
  status: 'active',
  stripe_status: 'active',
  amount: 24_999,
  currency: 'eur',
  start_date: '2026-11-12T10:00:00+00:00',
  end_date: '2026-12-15T10:00:00+00:00',
  paid_until: '2026-12-12T10:00:00+00:00',
  renews_at: '2026-12-12T10:00:00+00:00',
  cancel_at_period_end: false,
  payment_issue: null,
};
const now = new Date('2026-11-22T12:00:00Z');

describe('a stored subscription', () => {
  it('is told in the words of the function', () => {
    expect(billedFromRow(row, now)).toMatchObject({
      reference: 'ECT-1A2B3C4D',
      plan: 'formation',
      active: true,
      paid_until: row.paid_until,
      access_until: row.end_date,
      renews_at: row.renews_at,
      ends_at: null,
      pay_url: null,
      withdrawal_until: '2026-11-26T22:59:59.000Z',
    });
  });

  it('ends at the end of what is paid once it is cancelled, and renews no more', () => {
    const billed = billedFromRow({ ...row, cancel_at_period_end: true }, now);
    expect(billed).toMatchObject({ ends_at: row.paid_until, renews_at: null });
    expect(billedState(billed)).toBe('ending');
  });

  it.each([
    ['2026-12-15T10:00:00Z', true],
    ['2026-12-15T10:00:01Z', false],
    ['2026-11-12T09:59:59Z', false],
  ])('at %s it is open: %s', (instant, active) => {
    expect(billedFromRow(row, new Date(instant)).active).toBe(active);
  });

  it.each([
    ['2026-11-26T22:59:59Z', true],
    ['2026-11-26T23:00:00Z', false],
  ])('at %s it can be withdrawn from: %s', (instant, may) => {
    expect(billedFromRow(row, new Date(instant)).withdrawal_until !== null).toBe(may);
  });

  it('that Stripe has ended offers no way out of it', () => {
    const ended = { ...row, status: 'canceled', stripe_status: 'canceled' } as const;
    expect(billedFromRow(ended, now)).toMatchObject({
      active: false,
      ends_at: null,
      withdrawal_until: null,
    });
  });
});

describe('a colour for another document', () => {
  it.each([
    ['rgb(29, 78, 216)', '#1d4ed8'],
    ['rgba(0, 0, 0, 0.5)', '#000000'],
    ['rgb(11 17 30)', '#0b111e'],
    ['CanvasText', 'CanvasText'],
  ])('%s is %s', (computed, hex) => {
    expect(hexadecimal(computed)).toBe(hex);
  });
});
