/** Ends everything Stripe could still charge to a customer. */
import type Stripe from 'stripe';
import { isLive } from '../../../src/domain/billing/stripe-status.ts';
import { expireSession } from '../checkout/session.ts';
import { readSubscriptions } from '../subscriptions/sync.ts';
import { isAtStripe, unlessMissing } from '../platform/stripe.ts';

/**
 * Expires the customer's open Checkout Sessions, cancels running subscriptions immediately without a final
 * invoice, and deletes the customer with their cards; Stripe keeps the invoices. Idempotent: `purpose` is
 * part of Stripe's idempotency keys. Returns how many subscriptions were running. Throws when Stripe fails or
 * a subscription is still live.
 */
export async function endSubscriptions(
  stripe: Stripe,
  customer: string,
  purpose: string,
): Promise<number> {
  if (!(await isAtStripe(stripe, customer))) return 0;
  const sessions = stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
  for await (const { id } of sessions) await expireSession(stripe, id);
  const running = await liveSubscriptions(stripe, customer);
  const atOnce = { invoice_now: false, prorate: false };
  const keyOf = (id: string) => ({ idempotencyKey: `${purpose}-${id}` });
  for (const { id } of running) {
    await unlessMissing(stripe.subscriptions.cancel(id, atOnce, keyOf(id)));
  }
  // A session that is being paid cannot be expired: its subscription is found here, or at the next attempt.
  const remaining = await liveSubscriptions(stripe, customer);
  if (remaining.length > 0) throw new Error('A subscription is still running.');
  await unlessMissing(stripe.customers.del(customer, {}, keyOf(customer)));
  return running.length;
}

async function liveSubscriptions(stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  const all = await readSubscriptions(stripe, customer);
  return all.filter(({ status }) => isLive(status));
}
