/** Another plan from now on, for exactly what the person was shown. */
import Stripe from 'stripe';
import type { BillingRequest } from '../../../src/domain/api/billing.ts';
import { failPoint } from '../platform/fail-point.ts';
import { syncCustomer } from '../subscriptions/sync.ts';
import { noSubscription, billingError, type CustomerContext } from './context.ts';
import { unpaidReason } from './payment.ts';
import {
  previewCost,
  isProration,
  findPlanMove,
  rejectUnready,
  isUnpaid,
  type PlanMove,
} from './preview.ts';
import { hasEnded } from './resume.ts';
import { idOf } from '../platform/stripe.ts';

export type AgreedCost = Extract<BillingRequest, { action: 'change-plan' }>;

/** How long a preview may be agreed to, in seconds: a share of half an hour is some cents. */
const previewSeconds = 30 * 60;

/**
 * Changes the plan and charges, or credits, the difference at once. Gives the address where the bank asks
 * the cardholder to authenticate, if it does: the plan changes once that is done. Asked again, with the
 * same preview, it finds that done.
 */
export async function changePlan(
  caller: CustomerContext,
  agreed: AgreedCost,
): Promise<string | null> {
  const move = await findPlanMove(caller, agreed.plan);
  const { subscription } = move;
  let payUrl: string | null = null;
  if (isWaitingFor(move)) {
    payUrl = await outcome(caller, subscription);
  } else if (!isDone(move, agreed)) {
    rejectUnready(move);
    await refuseOtherCost(caller, move, agreed);
    const changed = await change(caller, move, agreed);
    failPoint('billing:plan-at-stripe');
    payUrl = changed.pending_update ? await outcome(caller, changed) : null;
  }
  await syncCustomer(caller, caller.customer, null);
  failPoint('billing:plan-stored');
  return payUrl;
}

/** Refuses when it would cost anything else, or when the preview is of another time. */
async function refuseOtherCost(
  caller: CustomerContext,
  move: PlanMove,
  agreed: AgreedCost,
): Promise<void> {
  const { prorated_at: at, due_now: dueNow } = agreed;
  const { current_period_start: start, current_period_end: end } = move.item;
  const changed = billingError(409, 'changed', 'The amount is another one now: preview again.');
  if (at < start || at > end) throw changed;
  // The hour is Stripe's: a later one would cost less, and an older one was not shown today.
  const [now, then] = await Promise.all([previewCost(caller, move), previewCost(caller, move, at)]);
  if (at > now.prorated_at + 60 || at < now.prorated_at - previewSeconds) throw changed;
  if (then.due_now !== dueNow) throw changed;
}

async function change(
  { stripe }: CustomerContext,
  { subscription, item, plan, price }: PlanMove,
  { prorated_at: at }: AgreedCost,
): Promise<Stripe.Subscription> {
  const { id } = subscription;
  try {
    return await stripe.subscriptions.update(
      id,
      {
        items: [{ id: item.id, price }],
        proration_behavior: 'always_invoice',
        proration_date: at,
        payment_behavior: 'pending_if_incomplete',
      },
      // A refused attempt leaves another latest invoice: the next one is a new request.
      { idempotencyKey: `plan-${id}-${plan}-${at}-${idOf(subscription.latest_invoice)}` },
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) throw planUnchanged();
    if (await hasEnded(stripe, id, error)) throw noSubscription();
    throw error;
  }
}

/**
 * What became of the payment a change waits for: the page where the cardholder goes on, or null once it is
 * paid. A refused one is given up, so that the plan stays as it is, and refuses.
 */
async function outcome(
  caller: CustomerContext,
  { latest_invoice: latest }: Stripe.Subscription,
): Promise<string | null> {
  const { stripe, customer } = caller;
  const id = idOf(latest);
  if (id === undefined) return null;
  const invoice = await stripe.invoices.retrieve(id);
  if (invoice.status !== 'open') return null;
  if ((await unpaidReason(stripe, id)) !== 'declined') return invoice.hosted_invoice_url ?? null;
  await stripe.invoices.voidInvoice(id);
  failPoint('billing:plan-given-up');
  await syncCustomer(caller, customer, null);
  throw planUnchanged();
}

/** Whether this very change was asked for, and its payment waits. */
function isWaitingFor({ subscription, price }: PlanMove): boolean {
  const { pending_update: pending, latest_invoice: invoice } = subscription;
  const [item] = pending?.subscription_items ?? [];
  return item?.price.id === price && typeof invoice === 'object' && isUnpaid(invoice);
}

/** Whether this very change was made: the same request again, its answer lost. */
function isDone({ subscription, item, price }: PlanMove, { prorated_at: at }: AgreedCost): boolean {
  const { latest_invoice: invoice } = subscription;
  return (
    item.price.id === price &&
    typeof invoice === 'object' &&
    invoice?.billing_reason === 'subscription_update' &&
    invoice.lines.data.some((line) => isProration(line) && line.period.start === at)
  );
}

function planUnchanged() {
  return billingError(
    402,
    'plan_unchanged',
    'The bank declined the payment. The plan stays as it was.',
  );
}
