/**
 * Accounts for money: every succeeded payment of the last weeks is a period of access, a refund, a dispute, or
 * is reported as unexplained.
 */
import type Stripe from 'stripe';
import { isOver } from '../../../src/domain/billing/stripe-status.ts';
import type { SubscriptionRow } from '../../../src/domain/billing/subscription-row.ts';
import type { PaymentLinkRow } from '../platform/database.ts';
import type { Client } from '../platform/supabase.ts';
import type { ServiceClients } from '../platform/clients.ts';
import { idOf } from '../platform/stripe.ts';
import { chargeOutcome } from '../subscriptions/reversed-invoices.ts';
import { erasureRequestedAt } from '../subscriptions/erased-customer.ts';
import { creditLeft } from './credit-left.ts';
import { paymentLinks } from './payment-links.ts';
import {
  addReport,
  type PaymentFinding,
  type ReconcileReport,
  type UnexplainedReason,
} from './report.ts';
import { check, type Run } from './run.ts';

/** Age in days of the payments to account for: a billing period and two weeks of retries. */
const paymentDays = 45;

/** Outcome of a payment. */
type Explanation = 'periods' | 'refunded' | 'disputed' | UnexplainedReason;

/** A page of up to 100 charges, newest first. */
export function readPayments(
  stripe: Stripe,
  after: string | undefined,
): Promise<Stripe.ApiList<Stripe.Charge>> {
  const created = { gte: Math.floor(Date.now() / 1_000) - paymentDays * 86_400 };
  return stripe.charges.list({
    created,
    limit: 100,
    ...(after === undefined ? {} : { starting_after: after }),
  });
}

/**
 * Adds the payments of a page to the report, at least one; false when the deadline passed before the last one. The
 * customer of an unexplained one is checked first: it is reported only if it stays unexplained.
 */
export async function explainPayments(
  run: Run,
  charges: readonly Stripe.Charge[],
): Promise<boolean> {
  const { clients, progress, report } = run;
  const paid = charges.filter((charge) => charge.paid && charge.amount_captured > 0);
  const links = await paymentLinks(clients, paid);
  let rows = await subscriptionRows(clients.service, links);
  for (const [index, read] of paid.entries()) {
    if (index > 0 && !run.inTime()) return false;
    let charge = read;
    let found = await explain(clients, charge, links.get(charge.id), rows);
    const customer = idOf(charge.customer);
    const isChecked = isUnexplained(found) && customer !== undefined;
    if (isChecked) {
      await check(run, customer);
      charge = await clients.stripe.charges.retrieve(charge.id);
      rows = await subscriptionRows(clients.service, links);
      found = await explain(clients, charge, links.get(charge.id), rows);
    }
    const isReversed = found === 'refunded' || found === 'disputed';
    const credit = isReversed ? await creditLeft(clients.stripe, charge, links.get(charge.id)) : 0;
    // Nothing can fail from here on: a repeated charge would be counted twice.
    count(report, charge, found);
    if (credit > 0) reportPayment(report, charge, credit, 'credit_left');
    progress.after = charge.id;
    if (isChecked) await run.save();
  }
  progress.after = charges.at(-1)?.id;
  return true;
}

function count(report: ReconcileReport, charge: Stripe.Charge, found: Explanation): void {
  const { amount_captured: amount, amount_refunded: refunded, currency } = charge;
  const { payments } = report;
  const sums = (payments.sums[currency] ??= { in: 0, out: 0 });
  payments.checked += 1;
  sums.in += amount;
  sums.out += found === 'disputed' ? amount : refunded;
  if (isUnexplained(found)) reportPayment(report, charge, amount, found);
  else payments[found] += 1;
}

/** Adds a payment that needs a manual check to the report, with the cents in question. */
function reportPayment(
  { unexplained }: ReconcileReport,
  { id, customer: payer, currency, created }: Stripe.Charge,
  amount: number,
  reason: PaymentFinding,
): void {
  const customer = idOf(payer) ?? null;
  const at = new Date(created * 1_000).toISOString();
  addReport(unexplained, { charge: id, customer, amount, currency, at, reason });
}

function isUnexplained(found: Explanation): found is UnexplainedReason {
  return found !== 'periods' && found !== 'refunded' && found !== 'disputed';
}

/** Sends the team an email about each unexplained payment, once for each reason. */
export async function reportUnexplained(
  service: Client,
  { unexplained }: Pick<ReconcileReport, 'unexplained'>,
): Promise<void> {
  for (const { charge, customer, amount, currency, at, reason } of unexplained) {
    const { error } = await service.rpc('enqueue_unexplained_payment', {
      p_charge: charge,
      p_customer: customer,
      p_amount: amount,
      p_currency: currency,
      p_at: at,
      p_reason: reason,
    });
    if (error) throw error;
  }
}

async function explain(
  { stripe, service }: ServiceClients,
  charge: Stripe.Charge,
  link: PaymentLinkRow | undefined,
  rows: ReadonlyMap<string, SubscriptionRow>,
): Promise<Explanation> {
  if (charge.amount_refunded >= charge.amount_captured) return 'refunded';
  const outcome = await chargeOutcome(stripe, charge);
  if (outcome !== 'kept') return outcome;
  if (!link?.stripe_subscription_id) return 'no_subscription';
  const row = rows.get(link.stripe_subscription_id);
  const chargedAt = charge.created * 1_000;
  if (!row) {
    // The account had the period before its erasure.
    const since = await erasureRequestedAt(service, {
      customer: idOf(charge.customer),
      userId: undefined,
    });
    return since !== null && chargedAt < since.getTime() ? 'periods' : 'no_account';
  }
  if (isOver(row.stripe_status)) {
    if (await needsDecision(service, row.stripe_subscription_id)) return 'review';
    const endedAt = Date.parse(row.paid_until ?? row.end_date);
    return chargedAt <= endedAt ? 'periods' : 'after_end';
  }
  const isPast = link.period_end !== null && Date.parse(link.period_end) <= Date.now();
  return isPast || row.status === 'active' ? 'periods' : 'no_access';
}

/** Whether the contract was withdrawn from, and its refund needs a manual decision. */
async function needsDecision(service: Client, subscription: string): Promise<boolean> {
  const { count, error } = await service
    .from('contract_ends')
    .select('id', { count: 'exact', head: true })
    .eq('stripe_subscription_id', subscription)
    .eq('refund', 'review');
  if (error) throw error;
  return (count ?? 0) > 0;
}

async function subscriptionRows(
  service: Client,
  links: ReadonlyMap<string, PaymentLinkRow>,
): Promise<ReadonlyMap<string, SubscriptionRow>> {
  const ids = [...links.values()].flatMap(({ stripe_subscription_id: id }) => id ?? []);
  if (ids.length === 0) return new Map();
  const { data, error } = await service
    .from('subscriptions')
    .select('*')
    .in('stripe_subscription_id', [...new Set(ids)]);
  if (error) throw error;
  return new Map(data.map((row) => [row.stripe_subscription_id, row]));
}
