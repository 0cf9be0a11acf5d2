/** Changes the plan immediately, at exactly the price shown in the preview. */
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

/** Lifetime of a preview, in seconds: proration over half an hour amounts to a few cents. */
const previewSeconds = 30 * 60;

/**
 * Changes the plan and charges or credits the difference immediately. Returns the URL where the cardholder
 * authenticates, if the bank requires it: the plan then changes after authentication. Idempotent for the same
 * preview.
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
    await requireSameCost(caller, move, agreed);
    const changed = await change(caller, move, agreed);
    failPoint('billing:plan-at-stripe');
    payUrl = changed.pending_update ? await outcome(caller, changed) : null;
  }
  await syncCustomer(caller, caller.customer, null);
  failPoint('billing:plan-stored');
  return payUrl;
}

/** Throws when the cost differs from the preview, or when the preview has expired. */
async function requireSameCost(
  caller: CustomerContext,
  move: PlanMove,
  agreed: AgreedCost,
): Promise<void> {
  const { prorated_at: at, due_now: dueNow } = agreed;
  const { current_period_start: start, current_period_end: end } = move.item;
  const changed = billingError(409, 'changed', 'The amount has changed: request a new preview.');
  if (at < start || at > end) throw changed;
  // The proration date comes from the client: a later one would lower the cost, an older one has expired.
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
      // A declined attempt changes the latest invoice, so the retry gets a new idempotency key.
      { idempotencyKey: `plan-${id}-${plan}-${at}-${idOf(subscription.latest_invoice)}` },
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) throw planUnchanged();
    if (await hasEnded(stripe, id, error)) throw noSubscription();
    throw error;
  }
}

/**
 * The outcome of the payment a change is waiting for: the authentication URL, or null once it is paid. A
 * declined payment cancels the change, so the plan stays as it is, and throws.
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

/** Whether this same change was already requested and is waiting for its payment. */
function isWaitingFor({ subscription, price }: PlanMove): boolean {
  const { pending_update: pending, latest_invoice: invoice } = subscription;
  const [item] = pending?.subscription_items ?? [];
  return item?.price.id === price && typeof invoice === 'object' && isUnpaid(invoice);
}

/** Whether this same change was already made: a retry of a request whose response was lost. */
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
