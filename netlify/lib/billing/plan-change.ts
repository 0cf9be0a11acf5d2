/** Changes the plan immediately, at exactly the price shown in the preview. */
import Stripe from 'stripe';
import type { BillingRequest } from '../../../src/domain/api/billing.ts';
import { HttpError } from '../http/http-error.ts';
import { failPoint } from '../platform/fail-point.ts';
import { isProration } from '../subscriptions/billed-periods.ts';
import { syncCustomer } from '../subscriptions/sync.ts';
import { noSubscription, billingError, type CustomerContext } from './context.ts';
import { cancelDeclinedChange } from './declined-change.ts';
import { previewExpired, requireChangeable, requireRecentPreview } from './plan-limits.ts';
import { previewCost, findPlanMove, rejectUnready, type PlanMove } from './preview.ts';
import { isOpen } from './invoices.ts';
import { hasEnded } from './resume.ts';
import { idOf } from '../platform/stripe.ts';

export type AgreedCost = Extract<BillingRequest, { action: 'change-plan' }>;

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
  const made =
    (await earlierChange(caller, move, agreed)) ?? (await changeNow(caller, move, agreed));
  await syncCustomer(caller, caller.customer, null);
  failPoint('billing:plan-stored');
  return made.payUrl;
}

/** A change that was made, or that waits for the cardholder at `payUrl`. */
interface MadeChange {
  readonly payUrl: string | null;
}

/** The result of this same change if an earlier request made it; undefined otherwise. */
async function earlierChange(
  caller: CustomerContext,
  move: PlanMove,
  agreed: AgreedCost,
): Promise<MadeChange | undefined> {
  if (isWaitingFor(move)) return { payUrl: await outcome(caller, move.subscription) };
  return isDone(move, agreed) ? { payUrl: null } : undefined;
}

async function changeNow(
  caller: CustomerContext,
  move: PlanMove,
  agreed: AgreedCost,
): Promise<MadeChange> {
  // The event of a refund or a dispute may not have arrived yet.
  await syncCustomer(caller, caller.customer, null);
  try {
    await rejectUnready(caller.service, move);
    await requireSameCost(caller, move, agreed);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    // The same request at the same moment may have made the change meanwhile.
    const now = await findPlanMove(caller, agreed.plan);
    const made = await earlierChange(caller, now, agreed);
    if (made) return made;
    throw error;
  }
  const changed = await change(caller, move, agreed);
  failPoint('billing:plan-at-stripe');
  return { payUrl: changed.pending_update ? await outcome(caller, changed) : null };
}

/** Throws when the preview has expired, the plan may not change now, or the cost differs from the preview. */
async function requireSameCost(
  caller: CustomerContext,
  move: PlanMove,
  { prorated_at: at, due_now: dueNow }: AgreedCost,
): Promise<void> {
  const { current_period_start: start, current_period_end: end } = move.item;
  if (at < start || at > end) throw previewExpired();
  const [now, then] = await Promise.all([previewCost(caller, move), previewCost(caller, move, at)]);
  requireRecentPreview(at, await requireChangeable(caller, move, now.prorated_at), now.prorated_at);
  if (then.due_now !== dueNow) {
    throw billingError(409, 'changed', 'The amount has changed: request a new preview.');
  }
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
  const id = idOf(latest);
  if (id === undefined) return null;
  const invoice = await caller.stripe.invoices.retrieve(id);
  if (invoice.status !== 'open') return null;
  if (await cancelDeclinedChange(caller, invoice)) throw planUnchanged();
  return invoice.hosted_invoice_url ?? null;
}

/** Whether this same change was already requested and is waiting for its payment. */
function isWaitingFor({ subscription, price }: PlanMove): boolean {
  const { pending_update: pending, latest_invoice: invoice } = subscription;
  const [item] = pending?.subscription_items ?? [];
  return item?.price.id === price && isOpen(invoice);
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
