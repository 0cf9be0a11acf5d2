/** The session at Stripe: what is in it, and that one of them at most can be paid. */
import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import type { Plan } from '../../src/domain/plans.ts';
import { defaultLang, translateAddress, type Lang } from '../../src/i18n/index.ts';
import { badPromotion } from './checkout.ts';
import type { EvidenceRow } from './database.ts';

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

/** A code may exist and still not be for this customer or this amount. */
function isAboutDiscount(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    (error.param ?? '').startsWith('discounts')
  );
}
