/** Refunds of payments at Stripe. */
import Stripe from 'stripe';
import { callWithKey, idOf } from '../platform/stripe.ts';

/** The payment a refund is for. */
export type RefundTarget = { readonly payment_intent: string } | { readonly charge: string };

/** A payment of an invoice. */
export interface InvoicePayment {
  readonly target: RefundTarget;
  /** Cents paid. */
  readonly amount: number;
}

/** The succeeded payments of an invoice that can be refunded at Stripe. */
export async function paymentsOf(stripe: Stripe, invoice: string): Promise<InvoicePayment[]> {
  const found: InvoicePayment[] = [];
  const list = stripe.invoicePayments.list({ invoice, status: 'paid', limit: 100 });
  for await (const { payment, amount_paid } of list) {
    const target = targetOf(payment);
    if (target) found.push({ target, amount: amount_paid ?? 0 });
  }
  return found;
}

/** The refunds of a payment, except failed and cancelled ones. */
export async function refundsOf(stripe: Stripe, target: RefundTarget): Promise<Stripe.Refund[]> {
  return (await allRefundsOf(stripe, target)).filter((each) => !hasFailed(each));
}

async function allRefundsOf(stripe: Stripe, target: RefundTarget): Promise<Stripe.Refund[]> {
  const found: Stripe.Refund[] = [];
  for await (const each of stripe.refunds.list({ ...target, limit: 100 })) found.push(each);
  return found;
}

function hasFailed({ status }: Stripe.Refund): boolean {
  return status === 'failed' || status === 'canceled';
}

/** Sum of refunds, in cents. */
export function sumOf(refunds: readonly Stripe.Refund[]): number {
  return refunds.reduce((total, { amount }) => total + amount, 0);
}

/**
 * Refunds all that is left of a payment, `amount` cents if given: Stripe itself refuses to refund more than was paid.
 * False when it is disputed, since the bank decides then, and when a refund of it has failed: the owner pays that back
 * another way, and a second refund could pay it twice. True also when another worker has refunded it. Other errors of
 * Stripe are thrown.
 */
export async function refundPayment(
  stripe: Stripe,
  target: RefundTarget,
  params: Pick<Stripe.RefundCreateParams, 'amount' | 'reason' | 'metadata'>,
  idempotencyKey: string,
): Promise<boolean> {
  if ((await allRefundsOf(stripe, target)).some(hasFailed)) return false;
  try {
    const refund = await callWithKey(idempotencyKey, (options) =>
      stripe.refunds.create({ ...target, ...params }, options),
    );
    return !hasFailed(refund);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    if (error.code === 'charge_disputed') return false;
    if (error.code !== 'charge_already_refunded') throw error;
    return true;
  }
}

function targetOf({
  payment_intent: intent,
  charge,
}: Stripe.InvoicePayment.Payment): RefundTarget | undefined {
  if (intent) return { payment_intent: idOf(intent) };
  return charge ? { charge: idOf(charge) } : undefined;
}
