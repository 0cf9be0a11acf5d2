/**
 * Limits that keep changes of plan from paying out money: each change is dated after the one before, near the
 * present, and there are few in a day. Times are Unix seconds by Stripe's clock.
 */
import type Stripe from 'stripe';
import { billingError, currentSubscriptionRow, type CustomerContext } from './context.ts';

/** Lifetime of a preview, in seconds: proration over five minutes amounts to a cent. */
const previewSeconds = 5 * 60;

/** Difference between Stripe's own clocks, in seconds. */
const clockSeconds = 5;

/** Changes of a subscription in `daySeconds`; those that the bank declined do not count. */
const maxChanges = 4;
const daySeconds = 86_400;

/**
 * Throws when the subscription was changed too often in the last 24 hours, or when the payment of its period or of
 * the last change was refunded or is disputed: Stripe would credit the unused part of that payment. Returns the
 * time of the last of these changes; 0 if there was none.
 */
export async function requireChangeable(
  caller: CustomerContext,
  { subscription }: { readonly subscription: Stripe.Subscription },
  now: number,
): Promise<number> {
  const row = await currentSubscriptionRow(caller);
  const isReduced = (row?.fallback_plan_key ?? null) !== null;
  if (row?.status === 'refunded' || row?.status === 'disputed' || isReduced) {
    throw billingError(409, 'suspended', 'The payment of this period was refunded or is disputed.');
  }
  const changes = await changesSince(caller.stripe, subscription.id, now - daySeconds);
  if (changes.length >= maxChanges) {
    throw billingError(409, 'too_many_changes', 'The plan was changed four times in 24 hours.');
  }
  return Math.max(0, ...changes.flatMap(timesOf));
}

/**
 * Throws unless the proration date `at` of a preview is recent, not in the future and not before the last
 * change: the date comes from the client, and any other would lower the cost.
 */
export function requireRecentPreview(at: number, lastChange: number, now: number): void {
  if (at > now + clockSeconds || at < now - previewSeconds || at < lastChange) {
    throw previewExpired();
  }
}

export function previewExpired() {
  return billingError(409, 'preview_expired', 'The preview has expired: request a new one.');
}

/** The invoices of completed changes of plan; Stripe makes one for each. */
async function changesSince(
  stripe: Stripe,
  subscription: string,
  since: number,
): Promise<Stripe.Invoice[]> {
  const changes: Stripe.Invoice[] = [];
  for await (const invoice of stripe.invoices.list({
    subscription,
    status: 'paid',
    created: { gte: since },
    limit: 100,
  })) {
    if (invoice.billing_reason === 'subscription_update') changes.push(invoice);
  }
  return changes;
}

/** The times of a change: its confirmation, its payment, and its proration date. */
function timesOf({ created, status_transitions: { paid_at }, parent }: Stripe.Invoice): number[] {
  return [created, paid_at ?? 0, parent?.subscription_details?.subscription_proration_date ?? 0];
}
