/** Syncs a customer's rows with Stripe, safe for concurrent calls. */
import type Stripe from 'stripe';
import { knownPrices } from '../platform/env.ts';
import { markProcessed } from './events.ts';
import { failPoint } from '../platform/fail-point.ts';
import { log } from '../platform/log.ts';
import { readPaymentFacts } from './payments.ts';
import type { SubscriptionUpdate } from '../platform/database.ts';
import {
  settleEndedSubscriptions,
  type ReturnedPayment,
  type Settlement,
} from './late-payments.ts';
import { fromUnix, subscriptionRow } from './row.ts';
import type { Client } from '../platform/supabase.ts';
import type { ServiceClients } from '../platform/clients.ts';

/**
 * Re-reads all subscriptions of a known customer from Stripe and writes them, unless a concurrent call wrote
 * after the version was read; then it reads again. Two lost races are enough to stop: the second writer read
 * Stripe after this call began, so its data is recent enough. Marks the event as processed in the same
 * transaction. First settles ended subscriptions, and returns the result of that. Throws when Stripe or the
 * database fails; if only the settlement fails, after writing the rows, so that an old contract does not hold up
 * the access of a new one.
 */
export async function syncCustomer(
  clients: ServiceClients,
  customer: string,
  eventId: string | null,
): Promise<Settlement> {
  const { stripe, service } = clients;
  const first = await knownVersion(service, customer);
  const none: Settlement = { voided: 0, returned: [] };
  let settled: PromiseSettledResult<Settlement> = { status: 'fulfilled', value: none };
  for (let version = first; version < first + 2;) {
    const subscriptions = await readSubscriptions(stripe, customer);
    [settled] = await Promise.allSettled([
      settleEndedSubscriptions(stripe, customer, subscriptions),
    ]);
    const rows = await currentRows(stripe, customer, subscriptions);
    failPoint('sync:read');
    const settlement = settled.status === 'fulfilled' ? settled.value : undefined;
    const isSettled = settlement?.returned.length === 0;
    const { data, error } = await service.rpc('apply_subscriptions', {
      p_customer: customer,
      p_version: version,
      // The settlement and the emails about refunds come before the event counts as processed.
      p_event_id: isSettled ? eventId : null,
      p_rows: rows,
    });
    if (error) throw error;
    failPoint('sync:applied');
    if (data && isSettled) return settlement;
    if (data) break;
    version = await knownVersion(service, customer);
  }
  if (settled.status === 'rejected') throw settled.reason;
  for (const payment of settled.value.returned) await announceReturned(service, payment);
  failPoint('sync:announced');
  await markProcessed(service, eventId);
  return settled.value;
}

/** Enqueues the email about a refunded late payment, once. */
async function announceReturned(
  service: Client,
  { subscription, payment, amount, currency, paidAt }: ReturnedPayment,
): Promise<void> {
  const { error } = await service.rpc('enqueue_returned_payment', {
    p_subscription: subscription,
    p_payment: payment,
    p_amount: amount,
    p_currency: currency,
    p_paid_at: fromUnix(paidAt),
  });
  if (error) throw error;
}

/** The row version, to be read before reading Stripe; null for an unknown customer. */
export async function syncVersion(service: Client, customer: string): Promise<number | null> {
  const { data, error } = await service.rpc('subscription_sync_version', { p_customer: customer });
  if (error) throw error;
  return data;
}

/** All subscriptions of a customer, ended ones included, with their latest invoice. */
export async function readSubscriptions(
  stripe: Stripe,
  customer: string,
): Promise<Stripe.Subscription[]> {
  const found: Stripe.Subscription[] = [];
  for await (const each of stripe.subscriptions.list({
    customer,
    status: 'all',
    limit: 100,
    expand: ['data.latest_invoice'],
  })) {
    found.push(each);
  }
  return found;
}

async function knownVersion(service: Client, customer: string): Promise<number> {
  const version = await syncVersion(service, customer);
  if (version === null) throw new Error('The customer no longer exists.');
  return version;
}

/** The rows of these subscriptions of a customer, all of theirs, according to Stripe now. */
export async function currentRows(
  stripe: Stripe,
  customer: string,
  subscriptions: readonly Stripe.Subscription[],
): Promise<SubscriptionUpdate[]> {
  const prices = knownPrices();
  const facts = await readPaymentFacts(stripe, customer, subscriptions, prices);
  const rows = subscriptions.map((each) => subscriptionRow(each, prices, facts.get(each.id)));
  for (const row of rows.filter(({ status }) => status === 'unknown_price')) {
    log(
      'error',
      'A subscription has an unknown price and gives no access: is it a former price of a plan?',
      {
        subscription: row.stripe_subscription_id,
        price: row.stripe_price_id,
      },
    );
  }
  return rows;
}
