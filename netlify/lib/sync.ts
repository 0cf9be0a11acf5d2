/** Brings a customer's rows in line with Stripe, whatever else is doing the same at that moment. */
import { setTimeout as wait } from 'node:timers/promises';
import type Stripe from 'stripe';
import { priceIds } from './env.ts';
import { log } from './log.ts';
import { subscriptionRow } from './subscriptions.ts';
import type { Client } from './supabase.ts';

/** With n others at work on the same customer, at most n tries lose; the pause keeps n small. */
const tries = 10;

/** What a sync works with. */
export interface SyncTools {
  readonly stripe: Stripe;
  readonly service: Client;
}

/**
 * Re-reads all subscriptions of a known customer from Stripe and writes them, unless somebody wrote
 * after the version was read; then it reads again. Marks the event as processed in the same
 * transaction. Throws when Stripe or the database fails, or when every try lost.
 */
export async function syncCustomer(
  { stripe, service }: SyncTools,
  customer: string,
  eventId: string | null,
): Promise<void> {
  const ids = priceIds();
  for (let attempt = 0; attempt < tries; attempt += 1) {
    if (attempt > 0) await wait(Math.random() * Math.min(500, 20 * 2 ** attempt));
    const version = await syncVersion(service, customer);
    if (version === null) throw new Error('The customer has disappeared.');
    const rows = (await readSubscriptions(stripe, customer)).map((each) => subscriptionRow(each, ids));
    for (const row of rows.filter(({ status }) => status === 'unknown_price')) {
      log('error', 'A subscription to a price we do not sell gives no access.', {
        subscription: row.stripe_subscription_id,
        price: row.stripe_price_id,
      });
    }
    const { data, error } = await service.rpc('apply_subscriptions', {
      p_customer: customer,
      p_version: version,
      p_event_id: eventId,
      p_rows: rows,
    });
    if (error) throw error;
    if (data) return;
  }
  throw new Error('The customer is being synchronised too often.');
}

/** The version to read before reading Stripe; null for a customer we do not know. */
export async function syncVersion(service: Client, customer: string): Promise<number | null> {
  const { data, error } = await service.rpc('subscription_sync_version', { p_customer: customer });
  if (error) throw error;
  return data;
}

/** All subscriptions of a customer, ended ones included. */
export async function readSubscriptions(
  stripe: Stripe,
  customer: string,
): Promise<Stripe.Subscription[]> {
  const found: Stripe.Subscription[] = [];
  for await (const each of stripe.subscriptions.list({ customer, status: 'all', limit: 100 })) {
    found.push(each);
  }
  return found;
}
