/** The steps of a checkout, one function each. */
import type Stripe from 'stripe';
import type { CheckoutCode } from '../../src/domain/api/stripe-checkout.ts';
import type { Plan } from '../../src/domain/plans.ts';
import { Refusal } from './answer.ts';
import type { EvidenceRow } from './database.ts';
import { isBeingErased } from './erasure.ts';
import type { Client } from './supabase.ts';
import type { SyncTools } from './sync.ts';

/** A refusal with a code of the contract. */
export function refusal(
  status: number,
  code: CheckoutCode,
  message: string,
): Refusal<CheckoutCode> {
  return new Refusal(status, code, message);
}

/** The address, normalised, if it lies on one of `origins`; refuses any other. */
export function ownUrl(address: string, origins: readonly string[]): string {
  const url = new URL(address);
  if (!origins.includes(url.origin) || url.username || url.password) {
    throw refusal(400, 'foreign_url', 'Both addresses must be on this site.');
  }
  return url.href;
}

/** Refuses somebody whose account is being erased: nothing may be charged to it any more. */
export async function refuseErased(
  { service }: Pick<SyncTools, 'service'>,
  userId: string,
): Promise<void> {
  if (await isBeingErased(service, userId)) {
    throw refusal(409, 'Failed to create checkout session', 'The account is being erased.');
  }
}

/** Refuses somebody whose access runs now, or who is being charged already as far as Stripe knows. */
export async function refuseSecond(
  { stripe, service }: SyncTools,
  userId: string,
  customer: string | undefined,
): Promise<void> {
  const now = new Date().toISOString();
  const { count, error } = await service
    .from('subscriptions')
    .select('id', { count: 'exact', head: true })
    .eq('user_id', userId)
    .eq('status', 'active')
    .lte('start_date', now)
    .gte('end_date', now);
  if (error) throw error;
  const states = customer === undefined ? [] : await subscriptionStates(stripe, customer);
  if ((count ?? 0) > 0 || states.includes('active') || states.includes('trialing')) {
    throw refusal(409, 'already_subscribed', 'A subscription is running already.');
  }
  if (states.includes('past_due')) {
    throw refusal(409, 'payment_due', 'A subscription waits for its last payment.');
  }
}

/** The id of a promotion code that works today; `undefined` when none was given. */
export async function findPromotion(stripe: Stripe, code: string): Promise<string | undefined> {
  if (code === '') return undefined;
  const { data } = await stripe.promotionCodes.list({ code, active: true, limit: 1 });
  if (!data[0]) throw badPromotion();
  return data[0].id;
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

async function subscriptionStates(
  stripe: Stripe,
  customer: string,
): Promise<Stripe.Subscription.Status[]> {
  const { data } = await stripe.subscriptions.list({ customer, limit: 100 });
  return data.map(({ status }) => status);
}

/** A promotion code that does not work, or not for this order. */
export function badPromotion(): Refusal<CheckoutCode> {
  return refusal(400, 'invalid_promotion_code', 'This promotion code does not work.');
}
