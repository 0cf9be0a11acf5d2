/** Reads the billing periods of subscriptions from Stripe, with the outcome of each payment. */
import type Stripe from 'stripe';
import type {
  BilledPeriod,
  PaymentOutcome,
  PlanChange,
  ReversedOutcome,
} from '../../../src/domain/billing/paid-periods.ts';
import { planFromPrice, type PlanKey, type PlanPrices } from '../../../src/domain/billing/plans.ts';
import { knownStatus, statusRules } from '../../../src/domain/billing/stripe-status.ts';
import { idOf } from '../platform/stripe.ts';
import { reversedInvoices } from './reversed-invoices.ts';

export type Periods = readonly [BilledPeriod, ...BilledPeriod[]];

const day = 86_400;

/** An invoice may be created and paid shortly before its period starts. */
const marginSeconds = day;

/** Maximum age of the last paid period of an overdue subscription, from its start. */
const overdueSeconds = 100 * day;

/**
 * The periods of each subscription, by its id; none for a subscription whose status alone decides.
 * Charges are read only for subscriptions that may give access, and invoices only where a payment
 * was refunded or disputed or is overdue.
 */
export async function readBilledPeriods(
  stripe: Stripe,
  customer: string,
  subscriptions: readonly Stripe.Subscription[],
  prices: PlanPrices,
): Promise<ReadonlyMap<string, Periods>> {
  const found = new Map<string, Periods>();
  const open = subscriptions.filter(({ status }) => statusRules[knownStatus(status)].grantsAccess);
  if (open.length === 0) return found;
  const since = Math.min(...open.map(earliestStart)) - marginSeconds;
  const reversed = await reversedInvoices(stripe, customer, since);
  for (const each of open) {
    const lost = reversed.get(each.id);
    if (lost === undefined && each.status !== 'past_due') continue;
    const invoices = await readInvoices(stripe, each.id, since);
    found.set(each.id, periodsFrom(each, invoices, lost ?? new Map(), prices));
  }
  return found;
}

/** The current period as the status alone describes it. */
export function presumedPeriod(subscription: Stripe.Subscription): BilledPeriod {
  const [item] = subscription.items.data;
  const start = item?.current_period_start ?? subscription.start_date;
  const { paidUntil } = statusRules[knownStatus(subscription.status)];
  return {
    start,
    end: Math.max(start, ...subscription.items.data.map((each) => each.current_period_end)),
    payment: paidUntil === 'periodEnd' ? 'kept' : 'unpaid',
    changes: [],
  };
}

function earliestStart(subscription: Stripe.Subscription): number {
  const { start } = presumedPeriod(subscription);
  return subscription.status === 'past_due' ? start - overdueSeconds : start;
}

async function readInvoices(
  stripe: Stripe,
  subscription: string,
  since: number,
): Promise<Stripe.Invoice[]> {
  const found: Stripe.Invoice[] = [];
  const list = stripe.invoices.list({ subscription, created: { gte: since }, limit: 100 });
  for await (const invoice of list) found.push(invoice);
  // Oldest first; Stripe lists the newest first.
  return found.reverse();
}

function periodsFrom(
  subscription: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
  reversed: ReadonlyMap<string, ReversedOutcome>,
  prices: PlanPrices,
): Periods {
  const outcomeOf = (invoice: Stripe.Invoice): PaymentOutcome =>
    invoice.status === 'paid' ? (reversed.get(invoice.id) ?? 'kept') : 'unpaid';
  const presumed = presumedPeriod(subscription);
  const opened = invoices.flatMap((invoice): BilledPeriod[] => {
    const period = openedPeriod(invoice);
    if (period === undefined || period.start > presumed.start) return [];
    return [{ ...period, payment: outcomeOf(invoice), changes: [] }];
  });
  const current = opened.findLast(({ start }) => start === presumed.start) ?? presumed;
  const earlier = opened.filter(({ start }) => start < presumed.start).reverse();
  const withChanges = (period: BilledPeriod): BilledPeriod => ({
    ...period,
    changes: invoices
      .filter((invoice) => invoice.status === 'paid')
      .flatMap((invoice) => planChange(invoice, period, outcomeOf(invoice), prices)),
  });
  return [withChanges({ ...current, end: presumed.end }), ...earlier.map(withChanges)];
}

/** The period an invoice opens; undefined for a change of plan, a void invoice or a draft. */
function openedPeriod(invoice: Stripe.Invoice): Pick<BilledPeriod, 'start' | 'end'> | undefined {
  const opens = ['subscription_create', 'subscription_cycle'].includes(
    invoice.billing_reason ?? '',
  );
  if (!opens || invoice.status === 'void' || invoice.status === 'draft') return undefined;
  const periods = invoice.lines.data
    .filter((line) => !isProration(line))
    .map((line) => line.period);
  return periods.toSorted((a, b) => b.start - a.start)[0];
}

/** The change of plan an invoice charges or credits, if it was made in the period. */
function planChange(
  invoice: Stripe.Invoice,
  { start, end }: BilledPeriod,
  payment: PaymentOutcome,
  prices: PlanPrices,
): PlanChange[] {
  if (invoice.billing_reason !== 'subscription_update') return [];
  const lines = invoice.lines.data.filter(isProration);
  const [first] = lines;
  if (first === undefined || first.period.start < start || first.period.start >= end) return [];
  const from = planOf(lines.find(({ amount }) => amount < 0) ?? first, prices);
  const to = planOf(lines.find(({ amount }) => amount > 0) ?? first, prices);
  return from === undefined || to === undefined ? [] : [{ from, to, payment }];
}

export function isProration({ parent }: Stripe.InvoiceLineItem): boolean {
  return parent?.subscription_item_details?.proration ?? false;
}

function planOf({ pricing }: Stripe.InvoiceLineItem, prices: PlanPrices): PlanKey | undefined {
  return planFromPrice(idOf(pricing?.price_details?.price) ?? '', prices)?.key;
}
