/** Reconciles page by page: Stripe's list against the rows of the same period. */
import type Stripe from 'stripe';
import { knownPrices } from '../platform/env.ts';
import { isOver, overStatuses } from '../../../src/domain/billing/stripe-status.ts';
import type { PlanPrices } from '../../../src/domain/billing/plans.ts';
import type { SubscriptionRow } from '../../../src/domain/billing/subscription-row.ts';
import { mayHaveIssue } from '../subscriptions/payments.ts';
import { difference } from './report.ts';
import { fromUnix, subscriptionRow } from '../subscriptions/row.ts';
import type { Client } from '../platform/supabase.ts';
import type { ServiceClients } from '../platform/clients.ts';
import { idOf, isMissing } from '../platform/stripe.ts';

/** A customer to check, and the live Stripe subscription that triggered the check, if any. */
export interface Suspect {
  readonly customer: string;
  readonly subscription: Stripe.Subscription | undefined;
}

type Page = Pick<Stripe.ApiList<Stripe.Subscription>, 'data' | 'has_more'>;

/** Age in days of refunds and disputes to check: a billing period and a margin. */
const disputeDays = 40;

/** Age in days of ended subscriptions to check, in case every event about them was lost. */
const endedDays = 120;

/** The next page of up to 100, newest first, as Stripe lists them: all except cancelled ones, or only those. */
export async function readPage(
  stripe: Stripe,
  which: 'live' | 'ended',
  after: string | undefined,
): Promise<Page> {
  try {
    return await stripe.subscriptions.list({
      ...(which === 'ended' ? { status: 'canceled', created: { gte: daysAgo(endedDays) } } : {}),
      limit: 100,
      expand: ['data.latest_invoice'],
      ...(after === undefined ? {} : { starting_after: after }),
    });
  } catch (error) {
    // The cursor object no longer exists: starts over, comparing some again.
    if (after === undefined || !isMissing(error)) throw error;
    return readPage(stripe, which, undefined);
  }
}

/**
 * The customers whose rows differ from Stripe's page, and those with live rows created within the page's time
 * range (from its oldest to `newest`, in Unix seconds) that Stripe does not list.
 */
export async function comparePage(
  { service }: ServiceClients,
  which: 'live' | 'ended',
  page: Page,
  newest: number | undefined,
): Promise<Suspect[]> {
  const prices = knownPrices();
  const found = page.data.map(({ id }) => id);
  const rows = await rowsOf(service, found);
  const suspects = page.data.flatMap((subscription): Suspect[] => {
    const row = rows.find(({ stripe_subscription_id: id }) => id === subscription.id);
    return matches(row, subscription, prices)
      ? []
      : [{ customer: idOf(subscription.customer), subscription }];
  });
  const oldest = page.has_more ? page.data.at(-1)?.created : undefined;
  const unseen = which === 'live' ? await liveRows(service, oldest, newest) : [];
  for (const row of unseen) {
    if (!found.includes(row.stripe_subscription_id)) {
      suspects.push({ customer: row.stripe_customer_id, subscription: undefined });
    }
  }
  const customers = new Map(suspects.map((each) => [each.customer, each]));
  return [...customers.values()];
}

/** Customers with a refund or a dispute that may affect the current period. */
export async function disputedCustomers({ stripe }: ServiceClients): Promise<Set<string>> {
  const created = { gte: daysAgo(disputeDays) };
  const customers = new Set<string>();
  const note = (charge: string | Stripe.Charge | null | undefined): void => {
    if (typeof charge !== 'object' || !charge?.customer) return;
    customers.add(idOf(charge.customer));
  };
  for await (const refund of stripe.refunds.list({
    created,
    limit: 100,
    expand: ['data.charge'],
  })) {
    note(refund.charge);
  }
  for await (const dispute of stripe.disputes.list({
    created,
    limit: 100,
    expand: ['data.charge'],
  })) {
    note(dispute.charge);
  }
  return customers;
}

/** Customers whose access is suspended or reduced here for a refund or a dispute. */
export async function suspendedCustomers(service: Client): Promise<string[]> {
  const customers = () => service.from('subscriptions').select('stripe_customer_id').limit(1_000);
  const answers = await Promise.all([
    customers().in('status', ['refunded', 'disputed']),
    customers().not('fallback_plan_key', 'is', null),
  ]);
  return answers.flatMap(({ data, error }) => {
    if (error) throw error;
    return data.map(({ stripe_customer_id: customer }) => customer);
  });
}

/** Customers of ended subscriptions with an invoice that could still be paid. */
export async function payableAfterEnd({ stripe, service }: ServiceClients): Promise<string[]> {
  const created = { gte: daysAgo(endedDays) };
  const open = new Set<string>();
  for await (const invoice of stripe.invoices.list({ status: 'open', created, limit: 100 })) {
    const subscription = idOf(invoice.parent?.subscription_details?.subscription);
    if (subscription !== undefined) open.add(subscription);
  }
  const rows = await rowsOf(service, [...open]);
  return rows
    .filter(({ stripe_status: status }) => isOver(status))
    .map(({ stripe_customer_id: customer }) => customer);
}

/** Whether a row matches Stripe, as far as the subscription object shows. */
function matches(
  row: SubscriptionRow | undefined,
  subscription: Stripe.Subscription,
  prices: PlanPrices,
): boolean {
  if (!row) return false;
  const isReversed =
    row.status === 'refunded' || row.status === 'disputed' || row.fallback_plan_key !== null;
  const read = subscriptionRow(subscription, prices);
  return (
    // Payment issues and refunds need further calls: made for customers whose row or invoice suggests one.
    difference(row, read, [
      'payment_issue',
      ...(isReversed ? (['status', 'paid_until', 'end_date', 'fallback_plan_key'] as const) : []),
    ]) === null &&
    row.payment_issue === null &&
    !mayHaveIssue(subscription)
  );
}

async function rowsOf(service: Client, ids: readonly string[]): Promise<SubscriptionRow[]> {
  if (ids.length === 0) return [];
  const { data, error } = await service
    .from('subscriptions')
    .select('*')
    .in('stripe_subscription_id', [...ids]);
  if (error) throw error;
  return data;
}

async function liveRows(
  service: Client,
  oldest: number | undefined,
  newest: number | undefined,
): Promise<Pick<SubscriptionRow, 'stripe_subscription_id' | 'stripe_customer_id'>[]> {
  let query = service
    .from('subscriptions')
    .select('stripe_subscription_id, stripe_customer_id')
    .not('stripe_status', 'in', `(${overStatuses.join(',')})`);
  if (oldest !== undefined) query = query.gte('created_at', fromUnix(oldest));
  if (newest !== undefined) query = query.lte('created_at', fromUnix(newest));
  const { data, error } = await query.order('created_at', { ascending: false }).limit(1_000);
  if (error) throw error;
  return data;
}

function daysAgo(days: number): number {
  return Math.floor(Date.now() / 1_000) - days * 86_400;
}
