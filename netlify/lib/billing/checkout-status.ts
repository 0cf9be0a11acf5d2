/** The status of the Checkout Session the user opened last, or of an earlier one that was paid instead. */
import type Stripe from 'stripe';
import type { CheckoutStatus } from '../../../src/domain/api/billing.ts';
import { isLive, isPaidUp, knownStatus } from '../../../src/domain/billing/stripe-status.ts';
import { recordConsent } from '../checkout/consent.ts';
import { syncCustomer } from '../subscriptions/sync.ts';
import { runningSubscriptions, type BillingContext, type CustomerContext } from './context.ts';
import { isOpen } from './invoices.ts';
import { unpaidReason } from '../subscriptions/payments.ts';
import { idOf } from '../platform/stripe.ts';

const nothing: CheckoutStatus = { state: 'none', url: null };
const paid: CheckoutStatus = { state: 'paid', url: null };

/** Syncs a completed session, so that the user need not wait for the webhook event. */
export async function checkoutStatus(caller: BillingContext): Promise<CheckoutStatus> {
  const { stripe, customer } = caller;
  if (customer === undefined) return nothing;
  const { data } = await stripe.checkout.sessions.list({ customer, limit: 1 });
  const [session] = data;
  if (!session) return nothing;
  if (session.status === 'open' || session.status === 'expired') {
    const [subscription] = await runningSubscriptions({ stripe, customer });
    if (subscription && isPaidUp(subscription.status)) {
      // An earlier session was paid while this one was being created.
      await store({ ...caller, customer }, subscription);
      return paid;
    }
    return session.status === 'open'
      ? { state: 'open', url: session.url }
      : { state: 'expired', url: null };
  }
  const id = idOf(session.subscription);
  if (id === undefined) return { state: 'processing', url: null };

  const subscription = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
  if (subscription.status === 'incomplete') return await unfinished(stripe, subscription);
  if (!isLive(subscription.status)) {
    // Ended since then: nothing left to report, unless the payment arrived after the end.
    const { returned } = await syncCustomer(caller, customer, null);
    const isReturned = returned.some((payment) => payment.subscription === id);
    return isReturned ? { state: 'returned', url: null } : nothing;
  }
  await store({ ...caller, customer }, subscription);
  return session.payment_status === 'unpaid' ? { state: 'processing', url: null } : paid;
}

/** Stores a subscription, unless the row already reflects its payment. */
async function store(caller: CustomerContext, subscription: Stripe.Subscription): Promise<void> {
  if (await isStored(caller, subscription)) return;
  // Before the sync, whose welcome email confirms the consent.
  await recordConsent(caller, caller.customer, new Date().toISOString());
  await syncCustomer(caller, caller.customer, null);
}

/** The status of a completed session whose payment the bank has not approved. */
async function unfinished(
  stripe: Stripe,
  { latest_invoice: invoice }: Stripe.Subscription,
): Promise<CheckoutStatus> {
  if (!isOpen(invoice)) return { state: 'processing', url: null };
  const state = await unpaidReason(stripe, invoice.id);
  return { state, url: state === 'processing' ? null : (invoice.hosted_invoice_url ?? null) };
}

/** Whether the stored row already reflects the payment. */
async function isStored(
  { service, userId }: BillingContext,
  { id, status }: Stripe.Subscription,
): Promise<boolean> {
  const { count, error } = await service
    .from('subscriptions')
    .select('id', { count: 'exact', head: true })
    .eq('user_id', userId)
    .eq('stripe_subscription_id', id)
    .eq('stripe_status', knownStatus(status));
  if (error) throw error;
  return (count ?? 0) > 0;
}
