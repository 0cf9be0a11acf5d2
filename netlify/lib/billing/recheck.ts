/** “I paid but have no access”: reads one user's data from Stripe again and reports the result. */
import type Stripe from 'stripe';
import { isActive } from '../../../src/domain/shared/access.ts';
import type { Recheck } from '../../../src/domain/api/billing.ts';
import { linkCustomer, findCustomer } from '../subscriptions/customers.ts';
import { isLive } from '../../../src/domain/billing/stripe-status.ts';
import { paidUntil, type SubscriptionRow } from '../../../src/domain/billing/subscription-row.ts';
import { isBeingErased } from '../account/erasure.ts';
import { log } from '../platform/log.ts';
import type { ReturnedPayment } from '../subscriptions/late-payments.ts';
import { syncCustomer } from '../subscriptions/sync.ts';
import { runningSubscriptions, currentSubscriptionRow, type BillingContext } from './context.ts';
import { isOpen } from './invoices.ts';
import { unpaidReason } from '../subscriptions/payments.ts';

const nothing: Recheck = { found: 'none', ended_at: null, pay_url: null, refunded: null };

export async function recheck(caller: BillingContext): Promise<Recheck> {
  const { service, userId } = caller;
  if (await isBeingErased(service, userId)) return nothing;
  const before = await currentSubscriptionRow(caller);
  const now = new Date();
  const wasActive = before !== undefined && isActive(before, now);
  const returned =
    caller.customer === undefined
      ? []
      : (await syncCustomer(caller, caller.customer, null)).returned;
  let row = await currentSubscriptionRow(caller);
  if (row === undefined || !isLive(row.stripe_status)) {
    await linkOtherCustomer(caller);
    row = await currentSubscriptionRow(caller);
  }
  const customer = await findCustomer(caller, userId);
  const invoice =
    customer === undefined ? undefined : await openLatestInvoice(caller, customer, row);
  return {
    ...nothing,
    ...(await verdict(caller, row, invoice, wasActive)),
    ...refundOf(row, returned),
  };
}

/** The result reported to the user for the main subscription. */
async function verdict(
  { stripe }: BillingContext,
  row: SubscriptionRow | undefined,
  invoice: Stripe.Invoice | undefined,
  wasActive: boolean,
): Promise<Partial<Recheck>> {
  const payUrl = invoice?.hosted_invoice_url ?? null;
  if (row === undefined) return {};
  if (isActive(row, new Date())) return { found: wasActive ? 'open' : 'repaired', pay_url: payUrl };
  if (row.status === 'refunded' || row.status === 'disputed') return { found: 'suspended' };
  // Never paid, or an unknown price, which needs a manual check.
  if (row.stripe_status === 'incomplete_expired' || row.status === 'unknown_price') return {};
  if (!isLive(row.stripe_status)) {
    return { found: 'ended', ended_at: paidUntil(row) };
  }
  if (invoice && (await unpaidReason(stripe, invoice.id)) === 'processing') {
    return { found: 'processing' };
  }
  return { found: 'payment_due', pay_url: payUrl };
}

/** The newest payment that arrived after the end of this subscription, the main one. */
function refundOf(
  row: SubscriptionRow | undefined,
  returned: readonly ReturnedPayment[],
): Partial<Recheck> {
  if (row === undefined || isLive(row.stripe_status)) return {};
  const [newest] = returned
    .filter(({ subscription }) => subscription === row.stripe_subscription_id)
    .toSorted((a, b) => b.paidAt - a.paidAt);
  if (newest === undefined) return {};
  const { amount, currency } = newest;
  return { found: 'returned', refunded: { amount, currency } };
}

/** The latest invoice of the main subscription, if it is open. */
async function openLatestInvoice(
  { stripe }: BillingContext,
  customer: string,
  row: SubscriptionRow | undefined,
): Promise<Stripe.Invoice | undefined> {
  if (row?.stripe_customer_id !== customer || !isLive(row.stripe_status)) return undefined;
  const { latest_invoice: latest } = await stripe.subscriptions.retrieve(
    row.stripe_subscription_id,
    { expand: ['latest_invoice'] },
  );
  return isOpen(latest) ? latest : undefined;
}

/**
 * Searches Stripe for a customer whose metadata holds this account's id (never by email address) and links it
 * if it has a running subscription. Called when the known customer, if any, has none.
 */
async function linkOtherCustomer(caller: BillingContext): Promise<void> {
  const { stripe, userId, customer: known } = caller;
  const { data } = await stripe.customers.search({
    query: `metadata['user_id']:'${userId}'`,
    limit: 20,
  });
  for (const { id, metadata } of data) {
    if (id === known || metadata.user_id !== userId) continue;
    const running = await runningSubscriptions({ stripe, customer: id });
    if (running.length === 0 || !(await linkToCaller(caller, id))) continue;
    log('warn', 'A Stripe customer was found that was not linked to its account.', {
      customer: id,
    });
    await syncCustomer(caller, id, null);
    return;
  }
}

/** Links the customer to the user, unless it belongs to another account. */
async function linkToCaller(caller: BillingContext, customer: string): Promise<boolean> {
  const { service, userId, customer: known } = caller;
  if (known === undefined) {
    await linkCustomer(caller, customer, userId);
    return (await findCustomer(caller, userId)) === customer;
  }
  const { error } = await service
    .from('billing_customers')
    .update({ stripe_customer_id: customer })
    .eq('user_id', userId)
    .eq('stripe_customer_id', known);
  if (error && error.code !== '23505') throw error;
  return !error;
}
