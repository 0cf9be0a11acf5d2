/** The session at Stripe: what is in it, and that one of them at most can be paid. */
import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import type { Plan } from '../../../src/domain/billing/plans.ts';
import { shell as en } from '../../../src/i18n/en/site/shell.ts';
import { shell as fr } from '../../../src/i18n/fr/site/shell.ts';
import { defaultLang, translateAddress, type Lang } from '../../../src/i18n/index.ts';
import { badPromotion } from './errors.ts';
import type { EvidenceRow } from '../platform/database.ts';
import { taxIsAutomatic } from '../platform/env.ts';
import { failPoint } from '../platform/fail-point.ts';

const risk: Readonly<Record<Lang, string>> = { fr: fr.risk, en: en.risk };

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
    // The same key gives the same session again; once that is closed, all who saw it closed ask for the
    // one after it, and get the same one too.
    let idempotencyKey = `checkout-${order.evidence.id}-${digest}`;
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const session = await stripe.checkout.sessions.create(params, { idempotencyKey });
      failPoint('stripe-checkout:session-made');
      const newest = await keepNewest(stripe, order.customer);
      failPoint('stripe-checkout:others-closed');
      if (newest === session.id && session.url) return { id: session.id, url: session.url };
      idempotencyKey = `checkout-after-${session.id}`;
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
    subscription_data: {
      metadata: { user_id: userId, plan_key: plan.key, evidence_id: evidence.id },
    },
    // The warning that the law wants near the button.
    custom_text: { submit: { message: risk[lang] } },
    // Our own form was not used: Stripe asks, and what is accepted there goes to the evidence.
    ...(evidence.terms_version === null
      ? { consent_collection: { terms_of_service: 'required' as const } }
      : {}),
    ...taxParams(),
    ...(order.promotion ? { discounts: [{ promotion_code: order.promotion }] } : {}),
  };
}

/** With Stripe Tax, the page asks for what tax depends on, and for a company's number. */
function taxParams(): Partial<Stripe.Checkout.SessionCreateParams> {
  if (!taxIsAutomatic()) return { billing_address_collection: 'auto' };
  return {
    automatic_tax: { enabled: true },
    billing_address_collection: 'required',
    tax_id_collection: { enabled: true },
    customer_update: { address: 'auto', name: 'auto' },
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
  for (const { id } of others) await expireSession(stripe, id);
  return newest?.id;
}

/** Closes a page; one that is closed already is as good. */
export async function expireSession(stripe: Stripe, session: string): Promise<void> {
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
