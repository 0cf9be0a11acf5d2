/** Settles ended subscriptions: voids their unpaid invoices and refunds late payments. */
import type Stripe from 'stripe';
import { isOver } from '../../../src/domain/billing/stripe-status.ts';
import { failPoint } from '../platform/fail-point.ts';
import { log } from '../platform/log.ts';
import { idOf, invoiceIntents } from '../platform/stripe.ts';
import { paymentsOf, refundPayment, refundsOf, sumOf, type RefundTarget } from './refunds.ts';

/** A payment that arrived after the end of its subscription and was refunded. */
export interface ReturnedPayment {
  readonly subscription: string;
  /** Id of its PaymentIntent or charge. */
  readonly payment: string;
  /** Cents refunded. */
  readonly amount: number;
  readonly currency: string;
  /** When it was paid, in Unix seconds. */
  readonly paidAt: number;
}

export interface Settlement {
  /** Number of invoices voided by this call. */
  readonly voided: number;
  /** Late payments of the last weeks, refunded by this call or an earlier one. */
  readonly returned: readonly ReturnedPayment[];
}

/** Time after its end in which the payments of a subscription are checked, in seconds. */
const lookBackSeconds = 60 * 86_400;

/** Statuses in which Stripe's page of an invoice still takes a payment. */
const payable = ['open', 'uncollectible'] as const;

/**
 * Voids the unpaid invoices of a customer's ended subscriptions, however they ended, and refunds payments made
 * after the end. Idempotent. An invoice with a payment under way cannot be voided: the payment is refunded once
 * it has arrived, at its event or by the next reconcile run. Throws when Stripe fails.
 */
export async function settleEndedSubscriptions(
  stripe: Stripe,
  customer: string,
  subscriptions: readonly Stripe.Subscription[],
): Promise<Settlement> {
  const ended = subscriptions.filter(({ status }) => isOver(status));
  if (ended.length === 0) return { voided: 0, returned: [] };
  const voided = await voidUnpaid(stripe, customer, ended);
  const recently = Math.floor(Date.now() / 1_000) - lookBackSeconds;
  const returned: ReturnedPayment[] = [];
  for (const { id, ended_at: endedAt } of ended) {
    if (endedAt === null || endedAt < recently) continue;
    returned.push(...(await refundLate(stripe, id, endedAt)));
  }
  return { voided, returned };
}

async function voidUnpaid(
  stripe: Stripe,
  customer: string,
  ended: readonly Stripe.Subscription[],
): Promise<number> {
  let voided = 0;
  for (const status of payable) {
    for await (const invoice of stripe.invoices.list({ customer, status, limit: 100 })) {
      const subscription = idOf(invoice.parent?.subscription_details?.subscription);
      if (!ended.some(({ id }) => id === subscription)) continue;
      if (await voidInvoice(stripe, invoice.id)) voided += 1;
      failPoint('late-payments:voided');
    }
  }
  return voided;
}

/** False when the invoice was paid or voided meanwhile, or when a payment is under way. */
async function voidInvoice(stripe: Stripe, id: string): Promise<boolean> {
  try {
    await stripe.invoices.voidInvoice(id);
    return true;
  } catch (error) {
    const { status } = await stripe.invoices.retrieve(id);
    if (status === 'paid' || status === 'void' || (await isProcessing(stripe, id))) return false;
    throw error;
  }
}

async function isProcessing(stripe: Stripe, invoice: string): Promise<boolean> {
  return (await invoiceIntents(stripe, invoice)).some(({ status }) => status === 'processing');
}

/** Refunds payments made after the end of a subscription (Unix seconds). */
async function refundLate(
  stripe: Stripe,
  subscription: string,
  endedAt: number,
): Promise<ReturnedPayment[]> {
  const returned: ReturnedPayment[] = [];
  const list = stripe.invoices.list({ subscription, status: 'paid', limit: 100 });
  for await (const { id, currency, status_transitions: times } of list) {
    const paidAt = times.paid_at;
    if (paidAt === null || paidAt <= endedAt) continue;
    for (const { target, amount } of await paymentsOf(stripe, id)) {
      const cents = await giveBack(stripe, target, amount);
      const payment = Object.values(target).join();
      if (cents > 0) returned.push({ subscription, payment, amount: cents, currency, paidAt });
    }
  }
  return returned;
}

/** Refunds a late payment. Returns the cents refunded as late; 0 when a dispute or another refund covers them. */
async function giveBack(stripe: Stripe, target: RefundTarget, amount: number): Promise<number> {
  const remaining = amount - sumOf(await refundsOf(stripe, target));
  if (remaining > 0) {
    const payment = Object.values(target).join();
    const metadata = { reason: lateReason };
    const key = `late-payment-${payment}-${remaining}`;
    if (await refundPayment(stripe, target, { amount: remaining, metadata }, key)) {
      log('warn', 'A payment after the end of its subscription was refunded.', { payment });
    }
    failPoint('late-payments:refunded');
  }
  const ours = (await refundsOf(stripe, target)).filter(({ metadata }) => isLate(metadata));
  return sumOf(ours);
}

const lateReason = 'paid_after_end';

function isLate(metadata: Stripe.Metadata | null): boolean {
  return metadata?.['reason'] === lateReason;
}
