/** The steps of a checkout, one function each. */
import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import type { CheckoutCode } from '../../src/domain/api/stripe-checkout.ts';
import type { Plan } from '../../src/domain/plans.ts';
import { defaultLang, translateAddress, type Lang } from '../../src/i18n/index.ts';
import { Refusal } from './answer.ts';
import type { EvidenceRow } from './database.ts';
import type { Client } from './supabase.ts';
import type { SyncTools } from './sync.ts';

/** What a session is made from. */
export interface Order {
  readonly userId: string;
  readonly customer: string;
  readonly plan: Plan;
  readonly priceId: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** Id of the promotion code at Stripe. */
  readonly promotion: string | undefined;
  readonly evidence: EvidenceRow;
}

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

/**
 * Opens the session at Stripe and closes those the person opened before, so that one page at most can
 * be paid. The same order gives the same session for as long as 24 hours, while it is open.
 */
export async function openSession(
  stripe: Stripe,
  order: Order,
): Promise<{ readonly id: string; readonly url: string }> {
  const params = sessionParams(order);
  const digest = createHash('sha256').update(JSON.stringify(params)).digest('hex');
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      // Only the first try may get an answer from before, which may be about a closed session.
      const idempotencyKey = attempt === 0 && `checkout-${order.evidence.id}-${digest}`;
      const session = await stripe.checkout.sessions.create(
        params,
        idempotencyKey ? { idempotencyKey } : {},
      );
      const newest = await keepNewest(stripe, order.customer);
      if (newest === session.id && session.url) return { id: session.id, url: session.url };
    }
  } catch (error) {
    if (isAboutDiscount(error)) throw badPromotion();
    throw error;
  }
  throw new Error('Other sessions of this customer are being opened all the time.');
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

function sessionParams(order: Order): Stripe.Checkout.SessionCreateParams {
  const { evidence, plan, userId } = order;
  const lang = evidence.language ?? defaultLang;
  return {
    mode: 'subscription',
    customer: order.customer,
    client_reference_id: userId,
    line_items: [{ price: order.priceId, quantity: 1 }],
    success_url: inLanguage(order.successUrl, lang),
    cancel_url: inLanguage(order.cancelUrl, lang),
    locale: evidence.language ?? 'auto',
    metadata: {
      user_id: userId,
      plan_key: plan.key,
      evidence_id: evidence.id,
      ...(evidence.language ? { language: evidence.language } : {}),
    },
    subscription_data: { metadata: { user_id: userId, plan_key: plan.key } },
    ...(order.promotion ? { discounts: [{ promotion_code: order.promotion }] } : {}),
  };
}

/** The browser sends addresses without a language, as specified: the buyer comes back to theirs. */
function inLanguage(address: string, lang: Lang): string {
  const url = new URL(address);
  url.pathname = translateAddress(url.pathname, lang);
  return url.href;
}

/**
 * Closes the customer's open sessions but the newest, and gives its id. A session that is being paid
 * cannot be closed: that throws, so no second address is told.
 */
async function keepNewest(stripe: Stripe, customer: string): Promise<string | undefined> {
  const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
  const [newest, ...others] = data; // Stripe lists the newest first
  for (const { id } of others) await close(stripe, id);
  return newest?.id;
}

async function close(stripe: Stripe, session: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(session);
  } catch (error) {
    const { status } = await stripe.checkout.sessions.retrieve(session);
    if (status !== 'expired') throw error;
  }
}

async function subscriptionStates(
  stripe: Stripe,
  customer: string,
): Promise<Stripe.Subscription.Status[]> {
  const { data } = await stripe.subscriptions.list({ customer, limit: 100 });
  return data.map(({ status }) => status);
}

/** A code may exist and still not be for this customer or this amount. */
function isAboutDiscount(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    (error.param ?? '').startsWith('discounts')
  );
}

function badPromotion(): Refusal<CheckoutCode> {
  return refusal(400, 'invalid_promotion_code', 'This promotion code does not work.');
}
