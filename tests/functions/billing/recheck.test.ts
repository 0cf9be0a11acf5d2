/**
 * The recheck action (“I paid but have no access”) and the outcome of an abandoned checkout page.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { consumeRateLimit } from '../../../netlify/lib/http/rate-limit.ts';
import { serviceClient } from '../../../netlify/lib/platform/supabase.ts';
import type { CheckoutStatus, Recheck } from '../../../src/domain/api/billing.ts';
import type { Person } from '../../database/fixtures/supabase.ts';
import {
  callBilling,
  granted,
  newPayer,
  newPerson,
  overviewOf,
  refused,
  syncFromStripe,
  subscriptionOf,
} from './fixtures.ts';
import { prices, startServices, type Services } from '../fixtures/services.ts';
import { customerOf } from '../subscriptions/signed-events.ts';

let services: Services;

beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const recheck = (person: Person) => granted<Recheck>(person, { action: 'recheck' });
const nothing = { found: 'none', ended_at: null, pay_url: null, refunded: null };

const subscribeAt = (customer: string, card = 'pm_card_visa') =>
  services.stripe.subscriptions.create({
    customer,
    items: [{ price: prices.formation }],
    default_payment_method: card,
  });

describe('a recheck at Stripe finds', () => {
  it('nothing for a user without a subscription', async () => {
    expect(await recheck(await newPerson(services))).toEqual(nothing);
    const person = await newPerson(services);
    await customerOf(services, person.id);
    expect(await recheck(person)).toEqual(nothing);
  });

  it('unchanged access', async () => {
    expect(await recheck(await newPayer(services))).toEqual({ ...nothing, found: 'open' });
  });

  it('a payment without a webhook event, and opens access', async () => {
    const person = await newPerson(services);
    await subscribeAt(await customerOf(services, person.id));
    expect((await overviewOf(person)).subscription).toBeNull();
    expect(await recheck(person)).toEqual({ ...nothing, found: 'repaired' });
    expect(await subscriptionOf(person)).toMatchObject({ active: true });
    expect(await recheck(person)).toEqual({ ...nothing, found: 'open' });
  });

  it('an unknown customer by our own metadata', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const person = await newPerson(services);
    const { id } = await services.stripe.customers.create({ metadata: { user_id: person.id } });
    await subscribeAt(id);
    expect(await recheck(person)).toEqual({ ...nothing, found: 'repaired' });
    expect((await overviewOf(person)).card).toMatchObject({ last4: '4242' });
  });

  it('another paying customer than the stored one', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const person = await newPerson(services);
    await customerOf(services, person.id);
    const { id } = await services.stripe.customers.create({ metadata: { user_id: person.id } });
    await subscribeAt(id);
    expect(await recheck(person)).toEqual({ ...nothing, found: 'repaired' });
  });

  it('no customer by email address and no customer of another user', async () => {
    const payer = await newPayer(services);
    const person = await newPerson(services);
    const { id } = await services.stripe.customers.create({ email: person.email });
    await subscribeAt(id);
    expect(await recheck(person)).toEqual(nothing);
    const { supabase } = services;
    // The metadata names this account, but the customer is stored for another: it stays there.
    await services.stripe.customers.update(payer.customer, { metadata: { user_id: person.id } });
    expect(await recheck(person)).toEqual(nothing);
    await customerOf(services, person.id);
    expect(await recheck(person)).toEqual(nothing);
    expect(
      await supabase.query(
        `select user_id from billing_customers where stripe_customer_id = '${payer.customer}'`,
      ),
    ).toEqual([{ user_id: payer.id }]);
  });

  it('an ended subscription, with its date', async () => {
    const payer = await newPayer(services);
    const { ended_at: at } = await services.stripe.subscriptions.cancel(payer.subscription.id);
    const ended_at = new Date(Number(at) * 1000).toISOString();
    expect(await recheck(payer)).toEqual({ ...nothing, found: 'ended', ended_at });
  });

  it('an incomplete first payment', async () => {
    const person = await newPerson(services);
    await subscribeAt(await customerOf(services, person.id), 'pm_card_chargeCustomerFail');
    const { found, pay_url } = await recheck(person);
    expect(found).toBe('payment_due');
    expect(pay_url).toMatch(/^http/);
  });

  it('a refunded payment', async () => {
    const payer = await newPayer(services);
    const { data } = await services.stripe.paymentIntents.list({ customer: payer.customer });
    await services.stripe.refunds.create({ payment_intent: data[0]?.id ?? '' });
    expect(await recheck(payer)).toEqual({ ...nothing, found: 'suspended' });
    expect(await recheck(payer)).toEqual({ ...nothing, found: 'suspended' });
  });

  it('a subscription to an unknown product, without opening access', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const payer = await newPayer(services);
    vi.stubEnv('PUBLIC_STRIPE_PRICE_FORMATION', 'price_of_before');
    expect(await recheck(payer)).toEqual(nothing);
    vi.unstubAllEnvs();
    expect(await recheck(payer)).toEqual({ ...nothing, found: 'repaired' });
  });

  it('nothing for an erased account or during an erasure', async () => {
    const person = await newPerson(services);
    await subscribeAt(await customerOf(services, person.id));
    await services.supabase.query(
      `insert into erasures (user_id, language) values ('${person.id}', 'fr')`,
    );
    expect(await recheck(person)).toEqual(nothing);
    await services.supabase.query(
      `delete from erasures where user_id = '${person.id}';
       delete from auth.users where id = '${person.id}'`,
    );
    for (const action of ['recheck', 'overview', 'resume', 'card-setup'] as const) {
      expect((await callBilling(person, { action })).status).toBe(401);
    }
  });

  it('at most ten times in ten minutes', async () => {
    const person = await newPerson(services);
    const service = serviceClient();
    for (let times = 0; times < 9; times += 1) {
      await consumeRateLimit(service, 'billing-recheck', person.id);
    }
    await recheck(person);
    expect(await refused(person, { action: 'recheck' })).toEqual([429, 'rate_limited']);
  });
});

describe('an abandoned checkout page', () => {
  const status = (person: Person) => granted<CheckoutStatus>(person, { action: 'checkout-status' });

  /** A user whose newest checkout page created a subscription, paid with this card or declined. */
  async function leaver(card: string) {
    const person = await newPerson(services);
    const customer = await customerOf(services, person.id);
    const subscription = await subscribeAt(customer, card);
    const send = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      if (!address.includes('/v1/checkout/sessions?')) return send(input, init);
      const session = {
        id: 'cs_test_1',
        object: 'checkout.session',
        customer,
        status: 'complete',
        payment_status: subscription.status === 'active' ? 'paid' : 'unpaid',
        subscription: subscription.id,
        url: null,
      };
      return Response.json({ object: 'list', data: [session], has_more: false });
    });
    return { person, customer, subscription };
  }

  it('with a refused card returns where to fix the payment', async () => {
    const { person } = await leaver('pm_card_chargeCustomerFail');
    const { state, url } = await status(person);
    expect(state).toBe('declined');
    expect(url).toMatch(/^http/);
  });

  it('before authentication returns where to authenticate', async () => {
    const { person } = await leaver('pm_card_authenticationRequired');
    const { state, url } = await status(person);
    expect(state).toBe('action_required');
    expect(url).toMatch(/^http/);
  });

  it('that was paid and has ended since returns nothing to wait for', async () => {
    const { person, customer, subscription } = await leaver('pm_card_visa');
    expect(await status(person)).toEqual({ state: 'paid', url: null });
    await services.stripe.subscriptions.cancel(subscription.id);
    await syncFromStripe(services, { customer });
    expect(await status(person)).toEqual({ state: 'none', url: null });
  });
});
