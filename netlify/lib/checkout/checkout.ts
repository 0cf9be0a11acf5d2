/** The steps of a checkout, one function each. */
import type Stripe from 'stripe';
import { isPaidUp, isRunning } from '../../../src/domain/billing/stripe-status.ts';
import type { Plan } from '../../../src/domain/billing/plans.ts';
import type { EvidenceRow } from '../platform/database.ts';
import { isBeingErased } from '../account/erasure.ts';
import type { Client } from '../platform/supabase.ts';
import { syncCustomer } from '../subscriptions/sync.ts';
import { alreadySubscribed, checkoutError } from './errors.ts';
import type { ServiceClients } from '../platform/clients.ts';
import { idOf } from '../platform/stripe.ts';

/** The address, normalised, if it lies on one of `origins`; refuses any other. */
export function ownUrl(address: string, origins: readonly string[]): string {
  const url = new URL(address);
  if (!origins.includes(url.origin) || url.username || url.password) {
    throw checkoutError(400, 'foreign_url', 'Both addresses must be on this site.');
  }
  return url.href;
}

/** Refuses somebody whose account is being erased: nothing may be charged to it any more. */
export async function rejectErased(
  { service }: Pick<ServiceClients, 'service'>,
  userId: string,
): Promise<void> {
  if (await isBeingErased(service, userId)) {
    throw checkoutError(409, 'Failed to create checkout session', 'The account is being erased.');
  }
}

/**
 * Refuses somebody whose access runs now, or who is being charged already as far as Stripe knows. A first
 * payment that was never finished stands in nobody's way: it is ended.
 */
export async function rejectSecondSubscription(
  clients: ServiceClients,
  userId: string,
  customer: string | undefined,
): Promise<void> {
  const states = customer === undefined ? [] : await liveStates(clients, customer);
  if (states.some(isPaidUp)) throw alreadySubscribed();
  // Overdue subscribers pay their open invoice; a second subscription is refused.
  if (states.some(isRunning)) {
    throw checkoutError(409, 'payment_due', 'A subscription waits for its last payment.');
  }
  if (!(await hasRow(clients.service, userId))) return;
  // Stripe knows of none: an event may have been lost.
  if (customer !== undefined) await syncCustomer(clients, customer, null);
  if (await hasRow(clients.service, userId)) throw alreadySubscribed();
}

async function hasRow(service: Client, userId: string): Promise<boolean> {
  const now = new Date().toISOString();
  const { count, error } = await service
    .from('subscriptions')
    .select('id', { count: 'exact', head: true })
    .eq('user_id', userId)
    .eq('status', 'active')
    .lte('start_date', now)
    .gte('end_date', now);
  if (error) throw error;
  return (count ?? 0) > 0;
}

/** The evidence this checkout stands on: the person's, or a record that nothing was accepted. */
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
  });
  if (error) throw error;
  return data;
}

/** Ties the evidence to its session; a second click finds that done. */
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

/** The states of what the customer has at Stripe, once unfinished first payments are ended. */
async function liveStates(
  { stripe }: ServiceClients,
  customer: string,
): Promise<Stripe.Subscription.Status[]> {
  const { data } = await stripe.subscriptions.list({ customer, limit: 100 });
  const unfinished = data.filter(({ status }) => status === 'incomplete');
  if (unfinished.length === 0) return data.map(({ status }) => status);
  for (const each of unfinished) await endUnfinished(stripe, each);
  const again = await stripe.subscriptions.list({ customer, limit: 100 });
  return again.data.map(({ status }) => status);
}

/** Voids the first invoice before the subscription ends: one that is being paid at this moment stays. */
async function endUnfinished(stripe: Stripe, subscription: Stripe.Subscription): Promise<void> {
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
