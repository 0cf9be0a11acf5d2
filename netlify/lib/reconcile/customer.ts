/** One customer of a comparison: read again, repaired, reported. */
import type Stripe from 'stripe';
import { attributeCustomer, hintOf } from '../subscriptions/customers.ts';
import type { StoredSubscription } from '../platform/database.ts';
import { endLate, erasedSince } from '../subscriptions/erased-customer.ts';
import { add, difference, type ReconcileReport } from './report.ts';
import type { ReadSubscription } from '../subscriptions/row.ts';
import { currentRows, syncCustomer, syncVersion, type SyncTools } from '../subscriptions/sync.ts';

const over: readonly string[] = ['canceled', 'incomplete_expired'];

/**
 * Reads a customer again and writes what differs, unless `dryRun`; says in the report what did. `seen` is the
 * live subscription that led here, for a customer who may be nobody's.
 */
export async function checkCustomer(
  tools: SyncTools,
  customer: string,
  seen: Stripe.Subscription | undefined,
  report: ReconcileReport,
  dryRun: boolean,
): Promise<void> {
  const known = dryRun
    ? (await syncVersion(tools.service, customer)) !== null
    : await attributeCustomer(tools, customer, undefined);
  if (!known) {
    if (seen) await meetStranger(tools, customer, seen, report, dryRun);
    return;
  }
  const stored = await storedRows(tools, customer);
  const read = await readRows(tools.stripe, customer);
  const found = read.flatMap((row) => difference(rowOf(stored, row), row) ?? []);
  // Never written over: a row of another account of Stripe's, say, is for a person to look at.
  for (const row of stored) {
    if (over.includes(row.stripe_status) || rowOf(read, row)) continue;
    const { stripe_subscription_id: subscription, reference } = row;
    add(report.missing, { subscription, reference });
  }
  if (found.length === 0) return;
  if (!dryRun) await syncCustomer(tools, customer, null);
  for (const each of found) add(report.repaired, each);
}

/** A live subscription of nobody here: late money of an erased account goes back, the rest is reported. */
async function meetStranger(
  tools: SyncTools,
  customer: string,
  { id, status }: Stripe.Subscription,
  report: ReconcileReport,
  dryRun: boolean,
): Promise<void> {
  const userId = await hintOf(tools.stripe, customer);
  const since = await erasedSince(tools.service, { customer, userId });
  if (since === null || dryRun) add(report.unknown, { subscription: id, customer, status });
  else await endLate(tools, customer, null, since);
}

async function readRows(stripe: Stripe, customer: string): Promise<ReadSubscription[]> {
  try {
    return await currentRows(stripe, customer);
  } catch (error) {
    // The customer is gone at Stripe, and with it all that was live.
    if ((error as { code?: unknown }).code === 'resource_missing') return [];
    throw error;
  }
}

async function storedRows({ service }: SyncTools, customer: string): Promise<StoredSubscription[]> {
  const { data, error } = await service
    .from('subscriptions')
    .select('*')
    .eq('stripe_customer_id', customer);
  if (error) throw error;
  return data;
}

function rowOf<Row extends { stripe_subscription_id: string }>(
  rows: readonly Row[],
  { stripe_subscription_id: id }: { readonly stripe_subscription_id: string },
): Row | undefined {
  return rows.find((row) => row.stripe_subscription_id === id);
}
