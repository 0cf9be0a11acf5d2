/** The steps of a checkout, one function each. */
import type Stripe from 'stripe';
import { isPaidUp, isRunning } from '../../../src/domain/billing/stripe-status.ts';
import { isActive } from '../../../src/domain/shared/access.ts';
import { termsVersion } from '../../../src/domain/contract/terms-version.ts';
import type { Plan } from '../../../src/domain/billing/plans.ts';
import type { EvidenceRow } from '../platform/database.ts';
import { isBeingErased } from '../account/erasure.ts';
import type { Client } from '../platform/supabase.ts';
import { endSubscriptions } from '../billing/end-subscriptions.ts';
import { syncCustomer } from '../subscriptions/sync.ts';
import { alreadySubscribed, checkoutError } from './errors.ts';
import type { ServiceClients } from '../platform/clients.ts';
import { idOf } from '../platform/stripe.ts';

/** The normalised URL if its origin is one of `origins`; throws for any other. */
export function ownUrl(address: string, origins: readonly string[]): string {
  const url = new URL(address);
  if (!origins.includes(url.origin) || url.username || url.password) {
    throw checkoutError(400, 'foreign_url', 'Both URLs must be on this site.');
  }
  return url.href;
}

/** Throws if the account is being erased: nothing may be charged to it any more. */
export async function rejectErased(
  { service }: Pick<ServiceClients, 'service'>,
  userId: string,
): Promise<void> {
  if (await isBeingErased(service, userId)) {
    throw checkoutError(409, 'Failed to create checkout session', 'The account is being erased.');
  }
}

/**
 * Deletes the customer at Stripe if the account's erasure began before the customer was stored. An erasure that knows
 * it deletes it later itself, once it has made the refunds still due.
 */
export async function deleteLateCustomer(
  { stripe, service }: ServiceClients,
  userId: string,
  customer: string,
): Promise<void> {
  const { data: erasure, error } = await service
    .from('erasures')
    .select('stripe_customers')
    .eq('user_id', userId)
    .maybeSingle();
  if (error) throw error;
  if (erasure === null || erasure.stripe_customers.includes(customer)) return;
  await endSubscriptions(stripe, customer, `erased-${userId}`);
}

/**
 * Throws if the user already has access or, according to Stripe, is already being charged. An unfinished
 * first payment does not block a new order: it is voided.
 */
export async function rejectSecondSubscription(
  clients: ServiceClients,
  userId: string,
  customer: string | undefined,
): Promise<void> {
  const statuses = customer === undefined ? [] : await liveStatuses(clients, customer);
  if (statuses.some(isPaidUp)) throw alreadySubscribed();
  // An overdue subscriber must pay the open invoice; a second subscription is rejected.
  if (statuses.some(isRunning)) {
    throw checkoutError(409, 'payment_due', 'A subscription has an unpaid invoice.');
  }
  if (!(await hasActiveRow(clients.service, userId))) return;
  // Stripe has no running subscription although a row does: a webhook event may have been lost.
  if (customer !== undefined) await syncCustomer(clients, customer, null);
  if (await hasActiveRow(clients.service, userId)) throw alreadySubscribed();
}

async function hasActiveRow(service: Client, userId: string): Promise<boolean> {
  const { data, error } = await service
    .from('subscriptions')
    .select('status, start_date, end_date')
    .eq('user_id', userId);
  if (error) throw error;
  return data.some((row) => isActive(row, new Date()));
}

/**
 * The evidence of consent for this checkout: what the user accepted last for this offer, if it was today's terms
 * and immediate access, or a new record saying that nothing was accepted.
 */
export async function claimEvidence(
  service: Client,
  userId: string,
  priceId: string,
  plan: Plan,
): Promise<EvidenceRow> {
  const { data, error } = await service.rpc('claim_checkout_evidence', {
    p_user: userId,
    p_price: priceId,
    p_plan: plan.key,
    p_amount: plan.amount,
    p_currency: plan.currency,
    p_terms: termsVersion,
  });
  if (error) throw error;
  return data;
}

/** Links the evidence to its session. Idempotent for double clicks. */
export async function linkEvidence(
  service: Client,
  evidence: EvidenceRow,
  session: string,
): Promise<void> {
  const { error } = await service
    .from('checkout_evidence')
    .update({ checkout_session_id: session })
    .eq('id', evidence.id)
    .is('checkout_session_id', null);
  if (error) throw error;
}

/** Statuses of the customer's live subscriptions at Stripe, after unfinished first payments are voided. */
async function liveStatuses(
  { stripe }: ServiceClients,
  customer: string,
): Promise<Stripe.Subscription.Status[]> {
  const { data } = await stripe.subscriptions.list({ customer, limit: 100 });
  const unfinished = data.filter(({ status }) => status === 'incomplete');
  if (unfinished.length === 0) return data.map(({ status }) => status);
  for (const each of unfinished) await voidUnfinished(stripe, each);
  const again = await stripe.subscriptions.list({ customer, limit: 100 });
  return again.data.map(({ status }) => status);
}

/**
 * Voids the first invoice before cancelling the subscription: an invoice that is being paid cannot be voided,
 * so that subscription stays.
 */
async function voidUnfinished(stripe: Stripe, subscription: Stripe.Subscription): Promise<void> {
  const { latest_invoice: invoice, id } = subscription;
  const invoiceId = idOf(invoice);
  try {
    if (invoiceId) await stripe.invoices.voidInvoice(invoiceId);
    const { status } = await stripe.subscriptions.retrieve(id);
    if (status === 'incomplete') await stripe.subscriptions.cancel(id);
  } catch (error) {
    const { status } = await stripe.subscriptions.retrieve(id);
    if (status === 'incomplete') throw error;
  }
}
