import Stripe from 'stripe';
import { optionalSetting, setting } from './env.ts';

/** The Stripe API version the code is written for; the webhook endpoint must use the same. */
export const stripeVersion = { apiVersion: '2026-10-28.endive' } as const;

/** The Stripe API client. `STRIPE_API_ORIGIN` points it to a stand-in; unset in production. */
export function stripeClient(): Stripe {
  const origin = optionalSetting('STRIPE_API_ORIGIN');
  return new Stripe(setting('STRIPE_SECRET_KEY'), {
    ...stripeVersion,
    httpClient: Stripe.createFetchHttpClient(),
    maxNetworkRetries: 2,
    timeout: 8_000,
    telemetry: false,
    ...(origin === undefined ? {} : address(new URL(origin))),
  });
}

function address(url: URL): { host: string; port: string; protocol: 'http' | 'https' } {
  const protocol = url.protocol === 'http:' ? 'http' : 'https';
  return { host: url.hostname, port: url.port || (protocol === 'http' ? '80' : '443'), protocol };
}

/** The id of a Stripe reference that may be expanded. */
export function idOf(reference: string | { readonly id: string }): string;
/** The same for an optional reference; undefined when absent. */
export function idOf(
  reference: string | { readonly id: string } | null | undefined,
): string | undefined;
export function idOf(
  reference: string | { readonly id: string } | null | undefined,
): string | undefined {
  return typeof reference === 'string' ? reference : reference?.id;
}

/** The PaymentIntents of an invoice, paid or not. */
export async function invoiceIntents(
  stripe: Stripe,
  invoice: string,
): Promise<readonly Stripe.PaymentIntent[]> {
  const { data } = await stripe.invoicePayments.list({
    invoice,
    limit: 100,
    expand: ['data.payment.payment_intent'],
  });
  return data.flatMap(({ payment: { payment_intent: intent } }) =>
    typeof intent === 'object' ? [intent] : [],
  );
}

/**
 * Makes a call under an idempotency key. Stripe replays the response of a failed call for a day: after an error on its
 * side, the call is made once more under a key that changes every minute. The failed one may have taken effect: only for
 * calls that Stripe refuses to make twice, such as a payment of an invoice, or that do no harm twice.
 */
export async function callWithKey<Result>(
  idempotencyKey: string,
  call: (options: Stripe.RequestOptions) => Promise<Result>,
): Promise<Result> {
  try {
    return await call({ idempotencyKey });
  } catch (error) {
    if (!isServerError(error)) throw error;
    const minute = Math.floor(Date.now() / 60_000);
    return call({ idempotencyKey: `${idempotencyKey}-${minute}` });
  }
}

/** Whether Stripe responded that it failed itself. */
export function isServerError(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && (error.statusCode ?? 0) >= 500;
}

/** Whether Stripe reported that the object does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';
}

/** The result of a Stripe call; undefined when the object does not exist. Other errors are thrown. */
export async function unlessMissing<Result>(call: Promise<Result>): Promise<Result | undefined> {
  try {
    return await call;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Whether Stripe has this customer, and it was not deleted. */
export async function isAtStripe(stripe: Stripe, customer: string): Promise<boolean> {
  const found = await unlessMissing(stripe.customers.retrieve(customer));
  return found !== undefined && found.deleted !== true;
}
