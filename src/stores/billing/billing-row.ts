/** What our own database says of a subscription, in the words of the function `billing`. */
import type { BilledSubscription, PaymentIssue } from '../../domain/api/billing.ts';
import { contractRuns } from '../../domain/billing/billed-state.ts';
import { planFromKey } from '../../domain/billing/plans.ts';
import type { StripeStatus } from '../../domain/billing/standing.ts';
import { mayWithdraw, withdrawalEnds } from '../../domain/contract/withdrawal.ts';
import { supabase } from '../../services/supabase.ts';

/** A row of `subscriptions`, as far as it is told here. */
export interface StoredSubscription {
  readonly reference: string;
  readonly plan_key: string | null;
  readonly status: string;
  readonly stripe_status: StripeStatus;
  readonly amount: number;
  readonly currency: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly paid_until: string;
  readonly renews_at: string | null;
  readonly cancel_at_period_end: boolean;
  readonly payment_issue: PaymentIssue | null;
}

/** The running subscription, else the newest, else null; undefined when it cannot be read. */
export async function storedSubscription(
  userId: string,
): Promise<BilledSubscription | null | undefined> {
  try {
    const client = await supabase();
    const { data, error } = await client
      .from('subscriptions')
      .select('*')
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      .limit(10)
      .overrideTypes<StoredSubscription[], { merge: false }>();
    if (error) return undefined;
    const now = new Date();
    const all = data.map((row) => billedFromRow(row, now));
    return all.find(({ active }) => active) ?? all.find(contractRuns) ?? all[0] ?? null;
  } catch {
    return undefined;
  }
}

/** The row as the function would tell it; Stripe's page for an open invoice is not in the database. */
export function billedFromRow(row: StoredSubscription, now: Date): BilledSubscription {
  const { status, stripe_status, start_date, end_date, cancel_at_period_end } = row;
  const started = new Date(start_date);
  const runs = contractRuns(row);
  return {
    reference: row.reference,
    plan: planFromKey(row.plan_key ?? '')?.key ?? null,
    status,
    stripe_status,
    active: status === 'active' && started <= now && now <= new Date(end_date),
    amount: row.amount,
    currency: row.currency,
    started_at: start_date,
    paid_until: row.paid_until,
    access_until: end_date,
    renews_at: cancel_at_period_end ? null : row.renews_at,
    ends_at: runs && cancel_at_period_end ? row.paid_until : null,
    payment_issue: row.payment_issue,
    pay_url: null,
    withdrawal_until:
      runs && mayWithdraw(started, now) ? withdrawalEnds(started).toISOString() : null,
  };
}
