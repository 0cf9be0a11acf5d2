/** The Stripe calls of a contract end. Each step is idempotent. */
import type Stripe from 'stripe';
import { failPoint } from '../platform/fail-point.ts';
import {
  paymentsOf,
  refundPayment,
  refundsOf,
  sumOf,
  type RefundTarget,
} from '../subscriptions/refunds.ts';
import { isUnpaidRenewal } from '../subscriptions/renewal-invoices.ts';
import { fromUnix } from '../subscriptions/row.ts';
import { isOver, isPaidUp } from '../../../src/domain/billing/stripe-status.ts';
import { creditOf, undoCredit } from './credit.ts';
import { idOf, unlessMissing } from '../platform/stripe.ts';

/** When a subscription ends, according to Stripe. */
export interface StripeEnd {
  /** Null when the subscription does not exist at Stripe. */
  readonly customer: string | null;
  readonly endsAt: string;
  /** Ends immediately or has ended, instead of at the period end. */
  readonly atOnce: boolean;
}

/**
 * Cancels a subscription whose period is paid at the period end; any other immediately, voiding its unpaid invoices. A
 * renewal that Stripe has not charged yet is given up as well: nothing may be charged after a cancellation.
 */
export async function cancelAtPeriodEnd(stripe: Stripe, id: string): Promise<StripeEnd> {
  const found = await unlessMissing(
    stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] }),
  );
  if (!found) return { customer: null, endsAt: new Date().toISOString(), atOnce: true };
  if (isOver(found.status)) return ended(found);
  if (!isPaidUp(found.status) || isUnpaidRenewal(found.latest_invoice)) {
    // First: an invoice that is being paid cannot be voided, and then the paid month must be granted.
    await voidUnpaid(stripe, id);
    failPoint('contract-end:given-up');
    return cancelNow(stripe, id);
  }
  const ending = found.cancel_at_period_end
    ? found
    : await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  failPoint('contract-end:cancelled');
  const ends = ending.cancel_at ?? ending.items.data[0]?.current_period_end;
  return {
    customer: idOf(ending.customer),
    endsAt: ends === undefined ? new Date().toISOString() : fromUnix(ends),
    atOnce: false,
  };
}

/** Cancels a subscription immediately without a final invoice, and voids the unpaid ones. */
export async function cancelNow(stripe: Stripe, id: string): Promise<StripeEnd> {
  const found = await unlessMissing(stripe.subscriptions.retrieve(id));
  if (!found) return { customer: null, endsAt: new Date().toISOString(), atOnce: true };
  const over = isOver(found.status)
    ? found
    : // Missing once another worker has cancelled it.
      ((await unlessMissing(
        stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false }),
      )) ?? (await stripe.subscriptions.retrieve(id)));
  failPoint('contract-end:cancelled');
  await voidUnpaid(stripe, id);
  failPoint('contract-end:voided');
  return ended(over);
}

/** Voids the open invoices of a subscription, and its drafts, which Stripe would charge later. */
async function voidUnpaid(stripe: Stripe, subscription: string): Promise<void> {
  for await (const { id } of stripe.invoices.list({ subscription, status: 'draft', limit: 100 })) {
    // The draft of a subscription can be neither voided nor deleted; finalized like this, it is open and not charged.
    await stripe.invoices.finalizeInvoice(id, { auto_advance: false });
  }
  for await (const { id } of stripe.invoices.list({ subscription, status: 'open', limit: 100 })) {
    await stripe.invoices.voidInvoice(id);
  }
}

/**
 * Refunds the remaining amount of every payment of a subscription. `purpose` tags the refunds; `attempt` is
 * part of the idempotency key, because Stripe replays the response of a failed call. Refunds nothing twice:
 * Stripe caps refunds at the amount paid. Also reverses the credit the contract created. Returns the cents
 * refunded under this purpose, and whether something needs a manual refund: a disputed payment, one made
 * outside Stripe, or one whose refund failed.
 */
export async function refundAll(
  stripe: Stripe,
  subscription: string,
  purpose: string,
  attempt: number,
): Promise<{ readonly cents: number; readonly left: boolean }> {
  let cents = 0;
  let left = false;
  let credit = 0;
  let invoices = 0;
  for await (const invoice of stripe.invoices.list({ subscription, status: 'paid', limit: 100 })) {
    invoices += 1;
    credit += creditOf(invoice);
    let found = 0;
    for (const { target, amount } of await paymentsOf(stripe, invoice.id)) {
      found += amount;
      const remaining = amount - sumOf(await refundsOf(stripe, target));
      if (remaining > 0 && !(await refund(stripe, target, remaining, purpose, attempt)))
        left = true;
      // Read again: another worker may have made the refund.
      cents += sumOf((await refundsOf(stripe, target)).filter(isOurs));
      failPoint('contract-end:refunded');
    }
    if (found < invoice.amount_paid) left = true;
  }
  if (invoices === 0) await requireUnpaid(stripe, subscription);
  await undoCredit(stripe, subscription, credit, purpose, attempt);
  return { cents, left };

  function isOurs({ metadata }: Stripe.Refund): boolean {
    return metadata?.contract_end === purpose;
  }
}

/**
 * Guards against an empty invoice list, which would silently refund nothing: throws if Stripe reports a paid
 * latest invoice.
 */
async function requireUnpaid(stripe: Stripe, subscription: string): Promise<void> {
  const { latest_invoice: latest } = await stripe.subscriptions.retrieve(subscription, {
    expand: ['latest_invoice'],
  });
  if (typeof latest === 'object' && latest?.status === 'paid') {
    throw new Error('Stripe lists no invoices for a paid subscription.');
  }
}

/** Refunds a payment; false when it is disputed or its refund failed. */
function refund(
  stripe: Stripe,
  target: RefundTarget,
  amount: number,
  purpose: string,
  attempt: number,
): Promise<boolean> {
  return refundPayment(
    stripe,
    target,
    { amount, reason: 'requested_by_customer', metadata: { contract_end: purpose } },
    `contract-end-${purpose}-${Object.values(target).join()}-${attempt}`,
  );
}

function ended(subscription: Stripe.Subscription): StripeEnd {
  const at = subscription.ended_at;
  return {
    customer: idOf(subscription.customer),
    endsAt: at === null ? new Date().toISOString() : fromUnix(at),
    atOnce: true,
  };
}
