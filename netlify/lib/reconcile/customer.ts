/** Reconciles one customer: reads, repairs and reports. */
import type Stripe from 'stripe';
import { linkCustomer, hintedUserId } from '../subscriptions/customers.ts';
import { isOver } from '../../../src/domain/billing/stripe-status.ts';
import type { SubscriptionRow } from '../../../src/domain/billing/subscription-row.ts';
import { refundErasedCustomer, erasureRequestedAt } from '../subscriptions/erased-customer.ts';
import { addReport, difference, type ReconcileReport } from './report.ts';
import { settleEndedSubscriptions, type Settlement } from '../subscriptions/late-payments.ts';
import {
  currentRows,
  readSubscriptions,
  syncCustomer,
  syncVersion,
} from '../subscriptions/sync.ts';
import type { ServiceClients } from '../platform/clients.ts';
import { unlessMissing } from '../platform/stripe.ts';

const none: Settlement = { voided: 0, returned: [] };

/**
 * Reads a customer again and repairs differing rows, unless `dryRun`; adds the differences to the report.
 * `seen` is the live subscription that led here, for a customer who may not be linked to an account.
 */
export async function checkCustomer(
  clients: ServiceClients,
  customer: string,
  seen: Stripe.Subscription | undefined,
  report: ReconcileReport,
  dryRun: boolean,
): Promise<void> {
  const known = dryRun
    ? (await syncVersion(clients.service, customer)) !== null
    : await linkCustomer(clients, customer, undefined);
  if (!known) {
    if (seen) await handleUnknownCustomer(clients, customer, seen, report, dryRun);
    return;
  }
  const stored = await storedRows(clients, customer);
  // A customer deleted at Stripe has no subscriptions left.
  const subscriptions = (await unlessMissing(readSubscriptions(clients.stripe, customer))) ?? [];
  const settled = dryRun
    ? none
    : await settleEndedSubscriptions(clients.stripe, customer, subscriptions)
        // A sync settles again, and writes the rows even if that fails.
        .catch(() => syncCustomer(clients, customer, null));
  report.voided += settled.voided;
  const read = await currentRows(clients.stripe, customer, subscriptions);
  const differences = read.flatMap((row) => difference(rowOf(stored, row), row) ?? []);
  // Never overwritten: a row of another Stripe account, for example, needs a manual check.
  for (const row of stored) {
    if (isOver(row.stripe_status) || rowOf(read, row)) continue;
    const { stripe_subscription_id: subscription, reference } = row;
    addReport(report.missing, { subscription, reference });
  }
  if (differences.length === 0 && settled.voided === 0 && settled.returned.length === 0) return;
  if (!dryRun) await syncCustomer(clients, customer, null);
  for (const each of differences) addReport(report.repaired, each);
}

/**
 * A live subscription without an account here: late payments of an erased account are refunded, others are
 * reported.
 */
async function handleUnknownCustomer(
  clients: ServiceClients,
  customer: string,
  { id, status }: Stripe.Subscription,
  report: ReconcileReport,
  dryRun: boolean,
): Promise<void> {
  const userId = await hintedUserId(clients.stripe, customer);
  const since = await erasureRequestedAt(clients.service, { customer, userId });
  if (since === null || dryRun) addReport(report.unknown, { subscription: id, customer, status });
  else await refundErasedCustomer(clients, customer, null, since);
}

async function storedRows(
  { service }: ServiceClients,
  customer: string,
): Promise<SubscriptionRow[]> {
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
