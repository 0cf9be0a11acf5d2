/** A row of `subscriptions` for tests: the first plan, active, renewing, read on 22 November 2026. */
import type { SubscriptionRow } from '../../../src/domain/billing/subscription-row.ts';

export const now = new Date('2026-11-22T12:00:00Z');

/** The row with changes. */
export function subscriptionRow(changes: Partial<SubscriptionRow> = {}): SubscriptionRow {
  return {
    id: '6b1f0f44-6d9b-4c0a-8a51-000000000009',
    user_id: '6b1f0f44-6d9b-4c0a-8a51-000000000001',
    stripe_subscription_id: 'sub_1',
    stripe_customer_id: 'cus_1',
    stripe_price_id: 'price_1',
    status: 'active',
    stripe_status: 'active',
    plan_key: 'formation',
    plan_name: 'Formation seule',
    fallback_plan_key: null,
    includes_signals: false,
    amount: 24_999,
    currency: 'eur',
    start_date: '2026-11-12T10:00:00.000Z',
    end_date: '2026-12-15T10:00:00.000Z',
    paid_until: '2026-12-12T10:00:00.000Z',
    renews_at: '2026-12-12T10:00:00.000Z',
    cancel_at_period_end: false,
    canceled_at: null,
    payment_issue: null,
    latest_invoice: null,
    evidence_id: null,
    reference: 'ECT-1A2B3C4D',
    created_at: '2026-11-12T10:00:00.000Z',
    updated_at: '2026-11-12T10:00:00.000Z',
    ...changes,
  };
}
