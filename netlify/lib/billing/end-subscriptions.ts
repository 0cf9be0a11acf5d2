/** Ends all that Stripe may still charge to a customer. */
import type Stripe from 'stripe';
import { isLive } from '../../../src/domain/billing/stripe-status.ts';
import { readSubscriptions } from '../subscriptions/sync.ts';
import { unlessMissing } from '../platform/stripe.ts';

/**
 * Closes the customer's open payment pages, cancels what runs, at once and without a last invoice, and
 * removes the customer with their cards; Stripe keeps the invoices. Called again, it finds that done.
 * `purpose` names the call for Stripe's idempotency. Gives how many subscriptions were running. Throws when
 * Stripe fails or something stays live.
 */
export async function endSubscriptions(
  stripe: Stripe,
  customer: string,
  purpose: string,
): Promise<number> {
  if (await isGone(stripe, customer)) return 0;
  await closePages(stripe, customer);
  const running = await live(stripe, customer);
  for (const { id } of running) {
    await unlessMissing(
      stripe.subscriptions.cancel(
        id,
        { invoice_now: false, prorate: false },
        { idempotencyKey: `${purpose}-${id}` },
      ),
    );
  }
  // A page that was being paid cannot be closed: what it made is found here, or at the next try.
  const left = await live(stripe, customer);
  if (left.length > 0) throw new Error('A subscription is still running.');
  await unlessMissing(
    stripe.customers.del(customer, {}, { idempotencyKey: `${purpose}-${customer}` }),
  );
  return running.length;
}

async function isGone(stripe: Stripe, customer: string): Promise<boolean> {
  const found = await unlessMissing(stripe.customers.retrieve(customer));
  return found === undefined || found.deleted === true;
}

async function closePages(stripe: Stripe, customer: string): Promise<void> {
  for await (const { id } of stripe.checkout.sessions.list({
    customer,
    status: 'open',
    limit: 100,
  })) {
    try {
      await stripe.checkout.sessions.expire(id);
    } catch (error) {
      const { status } = await stripe.checkout.sessions.retrieve(id);
      if (status === 'open') throw error;
    }
  }
}

async function live(stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  const all = await readSubscriptions(stripe, customer);
  return all.filter(({ status }) => isLive(status));
}
