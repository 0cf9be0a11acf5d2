/** Creates a Stripe Checkout Session for one of our plans. Contract: src/domain/api/stripe-checkout.ts. */
import type { Config } from '@netlify/functions';
import { type CheckoutResponse, checkoutRequest } from '../../src/domain/api/stripe-checkout.ts';
import { planFromPrice, planPrices } from '../../src/domain/billing/plans.ts';
import { isCheckoutClosed } from '../../src/domain/site/owner.ts';
import { site } from '../../src/site.ts';
import { offeredPlans } from '../lib/billing/offered-plans.ts';
import {
  claimEvidence,
  deleteLateCustomer,
  linkEvidence,
  ownUrl,
  rejectErased,
  rejectSecondSubscription,
} from '../lib/checkout/checkout.ts';
import {
  checkoutClosed,
  checkoutError,
  planNotOpen,
  unknownPrice,
} from '../lib/checkout/errors.ts';
import { checkPrice, findPromotion } from '../lib/checkout/offer.ts';
import { expireSession, openSession, type Order } from '../lib/checkout/session.ts';
import { createCustomer, currentCustomer } from '../lib/subscriptions/customers.ts';
import { HttpError } from '../lib/http/http-error.ts';
import { defineEndpoint } from '../lib/http/endpoint.ts';
import { consumeRateLimit } from '../lib/http/rate-limit.ts';
import { attempt } from '../lib/platform/attempt.ts';
import { unauthenticated, verifyMember } from '../lib/http/session.ts';
import { deployContext, priceIds, siteOrigins } from '../lib/platform/env.ts';
import { failPoint } from '../lib/platform/fail-point.ts';
import { serviceClients, type ServiceClients } from '../lib/platform/clients.ts';

const failed = 'Failed to create checkout session';

export default defineEndpoint({
  name: 'stripe-checkout',
  schema: checkoutRequest,
  errorBody: (code) => ({ error: code }),
  errorCode: failed,
  async work(input, request): Promise<CheckoutResponse> {
    const user = await verifyMember(request);
    if (user.type === 'refused' || user.type === 'unverified') throw unauthenticated();
    if (user.type === 'failed')
      throw checkoutError(503, failed, 'The session could not be checked.');

    if (isCheckoutClosed(deployContext(), site)) throw checkoutClosed();
    const plan = planFromPrice(input.price_id, planPrices(priceIds()));
    if (!plan) throw unknownPrice();
    const origins = [new URL(request.url).origin, ...siteOrigins()];
    const successUrl = ownUrl(input.success_url, origins);
    const cancelUrl = ownUrl(input.cancel_url, origins);

    const clients = serviceClients();
    if (!(await offeredPlans(clients.service)).includes(plan.key)) throw planNotOpen();
    const known = await currentCustomer(clients, user);
    await rejectErased(clients, user.id);
    await consumeRateLimit(clients.service, 'checkout', user.id);
    const [promotion] = await Promise.all([
      findPromotion(clients.stripe, input.promotion_code, plan, known),
      checkPrice(clients.stripe, input.price_id, plan),
      rejectSecondSubscription(clients, user.id, known),
    ]);
    failPoint('stripe-checkout:checked');
    const customer = known ?? (await createCustomer(clients, user));
    failPoint('stripe-checkout:customer-stored');
    try {
      return await sell(clients, {
        userId: user.id,
        customer,
        plan,
        priceId: input.price_id,
        successUrl,
        cancelUrl,
        promotion,
      });
    } catch (error) {
      await attempt('late customer', () => deleteLateCustomer(clients, user.id, customer));
      throw error;
    }
  },
});

export const config: Config = {
  rateLimit: { windowSize: 60, windowLimit: 20, aggregateBy: ['ip', 'domain'] },
};

/** Opens the payment page of an order that was checked. */
async function sell(
  clients: ServiceClients,
  order: Omit<Order, 'evidence'>,
): Promise<CheckoutResponse> {
  const { userId, customer, plan, priceId } = order;
  const evidence = await claimEvidence(clients.service, userId, priceId, plan);
  failPoint('stripe-checkout:evidence-claimed');
  const session = await openSession(clients.stripe, { ...order, evidence });
  try {
    // Checked again: an earlier session, expired since, may have been paid while this one was being created.
    await rejectSecondSubscription(clients, userId, customer);
    await rejectErased(clients, userId);
  } catch (error) {
    if (error instanceof HttpError) await expireSession(clients.stripe, session.id);
    throw error;
  }
  failPoint('stripe-checkout:checked-again');
  await linkEvidence(clients.service, evidence, session.id);
  failPoint('stripe-checkout:evidence-linked');
  return { url: session.url };
}
