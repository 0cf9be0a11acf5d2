/** Creates the Checkout Session, and ensures that at most one per customer can be paid. */
import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import type { Plan } from '../../../src/domain/billing/plans.ts';
import { termsVersion } from '../../../src/domain/contract/terms-version.ts';
import { stripeConsent as enConsent } from '../../../src/i18n/en/checkout/checkout.ts';
import { shell as en } from '../../../src/i18n/en/site/shell.ts';
import { stripeConsent as frConsent } from '../../../src/i18n/fr/checkout/checkout.ts';
import { shell as fr } from '../../../src/i18n/fr/site/shell.ts';
import { defaultLang, fill, href, translateAddress, type Lang } from '../../../src/i18n/index.ts';
import { badPromotion } from './errors.ts';
import type { EvidenceRow } from '../platform/database.ts';
import { taxIsAutomatic } from '../platform/env.ts';
import { failPoint } from '../platform/fail-point.ts';

const texts: Readonly<Record<Lang, { readonly risk: string; readonly consent: string }>> = {
  fr: { risk: fr.risk, consent: frConsent.text },
  en: { risk: en.risk, consent: enConsent.text },
};

/** Inputs of a Checkout Session. */
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
 * Creates the session at Stripe and expires the user's earlier ones, so that at most one can be paid. The
 * same order returns the same session for 24 hours, while it is open.
 */
export async function openSession(
  stripe: Stripe,
  order: Order,
): Promise<{ readonly id: string; readonly url: string }> {
  const params = sessionParams(order);
  const digest = createHash('sha256').update(JSON.stringify(params)).digest('hex');
  try {
    // The same idempotency key returns the same session. Once that is expired, all concurrent requests derive
    // the same next key, and so get the same new session.
    let idempotencyKey = `checkout-${order.evidence.id}-${digest}`;
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const session = await stripe.checkout.sessions.create(params, { idempotencyKey });
      failPoint('stripe-checkout:session-made');
      const newest = await expireOthers(stripe, order.customer);
      failPoint('stripe-checkout:others-closed');
      if (newest === session.id && session.url) return { id: session.id, url: session.url };
      idempotencyKey = `checkout-after-${session.id}`;
    }
  } catch (error) {
    if (isDiscountError(error)) throw badPromotion();
    throw error;
  }
  throw new Error('Concurrent requests kept expiring the sessions of this customer.');
}

function sessionParams(order: Order): Stripe.Checkout.SessionCreateParams {
  const { evidence, plan, userId } = order;
  const lang = evidence.language ?? defaultLang;
  return {
    mode: 'subscription',
    customer: order.customer,
    client_reference_id: userId,
    line_items: [{ price: order.priceId, quantity: 1 }],
    success_url: withLanguage(order.successUrl, lang),
    cancel_url: withLanguage(order.cancelUrl, lang),
    locale: evidence.language ?? 'auto',
    metadata: {
      user_id: userId,
      plan_key: plan.key,
      evidence_id: evidence.id,
      ...(evidence.terms_version === null ? { terms_version: termsVersion } : {}),
      ...(evidence.language ? { language: evidence.language } : {}),
    },
    subscription_data: {
      metadata: { user_id: userId, plan_key: plan.key, evidence_id: evidence.id },
    },
    ...consentParams(order, lang),
    ...taxParams(),
    ...(order.promotion ? { discounts: [{ promotion_code: order.promotion }] } : {}),
  };
}

/**
 * The notice required by law next to the payment button. Without a consent to the current terms from our order
 * form, Stripe's page asks for it too: no payment without consent (see `recordConsent`).
 */
function consentParams(
  { evidence, successUrl }: Order,
  lang: Lang,
): Partial<Stripe.Checkout.SessionCreateParams> {
  const submit = { message: texts[lang].risk };
  if (evidence.terms_version !== null) return { custom_text: { submit } };
  const terms = new URL(href(lang, 'terms'), successUrl).href;
  return {
    consent_collection: { terms_of_service: 'required' },
    custom_text: {
      submit,
      terms_of_service_acceptance: { message: fill(texts[lang].consent, { terms }) },
    },
  };
}

/** With Stripe Tax, collects the billing address and the tax id of companies. */
function taxParams(): Partial<Stripe.Checkout.SessionCreateParams> {
  if (!taxIsAutomatic()) return { billing_address_collection: 'auto' };
  return {
    automatic_tax: { enabled: true },
    billing_address_collection: 'required',
    tax_id_collection: { enabled: true },
    customer_update: { address: 'auto', name: 'auto' },
  };
}

/** Adds the language to a return URL: the browser sends it without one, as specified. */
function withLanguage(address: string, lang: Lang): string {
  const url = new URL(address);
  url.pathname = translateAddress(url.pathname, lang);
  return url.href;
}

/**
 * Expires the customer's open sessions except the newest, and returns its id. Throws if a session cannot be
 * expired because it is being paid, so that no second URL is returned.
 */
async function expireOthers(stripe: Stripe, customer: string): Promise<string | undefined> {
  const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
  const [newest, ...others] = data; // Stripe lists the newest first
  for (const { id } of others) await expireSession(stripe, id);
  return newest?.id;
}

/** Expires an open session. Idempotent; does nothing to one that was paid meanwhile. */
export async function expireSession(stripe: Stripe, session: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(session);
  } catch (error) {
    const { status } = await stripe.checkout.sessions.retrieve(session);
    if (status === 'open') throw error;
  }
}

/** Whether Stripe rejected the discount: the code exists but not for this customer or amount. */
function isDiscountError(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    (error.param ?? '').startsWith('discounts')
  );
}
