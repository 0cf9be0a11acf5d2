/** After its customer was deleted in Stripe's dashboard, an account can order again. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import stripeCheckout from '../../../netlify/functions/stripe-checkout.mts';
import { linkCustomer } from '../../../netlify/lib/subscriptions/customers.ts';
import { reconcile } from '../../../netlify/lib/reconcile/reconcile.ts';
import { serviceClient } from '../../../netlify/lib/platform/supabase.ts';
import type { PortalResponse, Recheck } from '../../../src/domain/api/billing.ts';
import {
  checkoutOrder,
  post,
  refusal,
  startServices,
  type Services,
} from '../fixtures/services.ts';
import { deliver } from '../subscriptions/signed-events.ts';
import {
  granted,
  newPayer,
  newPerson,
  overviewOf,
  syncFromStripe,
  type Payer,
} from './fixtures.ts';

let services: Services;
let warn: ReturnType<typeof silence>;

function silence() {
  return vi.spyOn(console, 'warn').mockImplementation(() => undefined);
}

beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());
beforeEach(() => {
  warn = silence();
});
afterEach(() => vi.restoreAllMocks());

/** A subscriber whose customer was deleted at Stripe; no event about it has arrived. */
async function deletedPayer(): Promise<Payer> {
  const payer = await newPayer(services);
  await services.stripe.customers.del(payer.customer);
  return payer;
}

async function linkedTo({ id }: { readonly id: string }): Promise<string | undefined> {
  const [row] = await services.supabase.query<{ customer: string }>(
    `select stripe_customer_id as customer from billing_customers where user_id = '${id}'`,
  );
  return row?.customer;
}

/** The customer that replaces the deleted one; Stripe knows it, with the account's address and id. */
async function expectReplaced(payer: Payer): Promise<string> {
  const customer = (await linkedTo(payer)) ?? '';
  expect(customer).not.toBe(payer.customer);
  expect(await services.stripe.customers.retrieve(customer)).toMatchObject({
    email: payer.email,
    metadata: { user_id: payer.id },
  });
  return customer;
}

describe('a customer deleted at Stripe is replaced', () => {
  it('by a new order', async () => {
    const payer = await deletedPayer();
    const response = await post(stripeCheckout, checkoutOrder, payer.token);
    expect(response.status).toBe(200);
    const customer = await expectReplaced(payer);
    const { data } = await services.stripe.checkout.sessions.list({ customer });
    expect(data).toHaveLength(1);
    expect(warn.mock.calls.join()).toContain('deleted at Stripe');
  });

  it('by the overview, which shows that the subscription has ended', async () => {
    const payer = await deletedPayer();
    const overview = await overviewOf(payer);
    expect(overview.subscription).toMatchObject({ active: false, stripe_status: 'canceled' });
    expect(overview.card).toBeNull();
    await expectReplaced(payer);
  });

  it('by the portal', async () => {
    const payer = await deletedPayer();
    const { url } = await granted<PortalResponse>(payer, { action: 'portal', lang: 'fr' });
    expect(url).toMatch(/^http/);
    await expectReplaced(payer);
  });

  it('by a recheck', async () => {
    const payer = await deletedPayer();
    const { found } = await granted<Recheck>(payer, { action: 'recheck' });
    expect(found).toBe('ended');
    await expectReplaced(payer);
  });

  it('by one customer, however many requests come at once', async () => {
    const payer = await deletedPayer();
    const answers = await Promise.all([
      ...Array.from({ length: 3 }, () => post(stripeCheckout, checkoutOrder, payer.token)),
      overviewOf(payer),
    ]);
    expect(answers.slice(0, 3).map((answer) => (answer as Response).status)).toEqual([
      200, 200, 200,
    ]);
    await expectReplaced(payer);
    const { data } = await services.stripe.customers.search({
      query: `metadata['user_id']:'${payer.id}'`,
    });
    expect(data).toHaveLength(1);
  });

  it('again, when the new one is deleted too', async () => {
    const payer = await deletedPayer();
    await overviewOf(payer);
    const second = await expectReplaced(payer);
    await services.stripe.customers.del(second);
    await overviewOf(payer);
    expect(await expectReplaced(payer)).not.toBe(second);
  });

  it('and late events of the deleted one change nothing', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const payer = await deletedPayer();
    const { data } = await services.stripe.events.list({ type: 'customer.subscription.deleted' });
    await overviewOf(payer);
    const customer = await expectReplaced(payer);
    expect((await deliver(services, data[0] ?? {})).status).toBe(200);
    expect(await linkedTo(payer)).toBe(customer);
    const [event] = await services.supabase.query<{ processed: boolean }>(
      `select processed_at is not null as processed from stripe_events where id = '${data[0]?.id}'`,
    );
    expect(event).toEqual({ processed: true });
    expect(error).not.toHaveBeenCalled();
  });

  it('but not while the account is being erased', async () => {
    const payer = await deletedPayer();
    await services.supabase.query(`select begin_erasure('${payer.id}', 'fr')`);
    expect(await refusal(await post(stripeCheckout, checkoutOrder, payer.token))).toEqual([
      409,
      'Failed to create checkout session',
    ]);
    expect(await linkedTo(payer)).toBe(payer.customer);
  });
});

describe('reconcile', () => {
  it('lists the customers that are deleted at Stripe and still linked', async () => {
    const payer = await deletedPayer();
    const other = await deletedPayer();
    await syncFromStripe(services, payer);
    await overviewOf(other);
    const clients = { stripe: services.stripe, service: serviceClient() };
    const report = await reconcile(clients, { until: Date.now() + 30_000, every: 0 });
    expect(report?.deletedCustomers).toContain(payer.customer);
    expect(report?.deletedCustomers).not.toContain(other.customer);
    expect(report?.failed).toEqual([]);
    // The list is current: a replaced customer is no longer in it.
    await overviewOf(payer);
    const next = await reconcile(clients, { until: Date.now() + 30_000, every: 0 });
    expect(next?.deletedCustomers).not.toContain(payer.customer);
  });
});

describe('an event', () => {
  it.each(['that Stripe never had', 'that was deleted'])(
    'links no account to a customer %s',
    async (kind) => {
      const person = await newPerson(services);
      const { stripe } = services;
      let customer = 'cus_unknown';
      if (kind === 'that was deleted') {
        customer = (await stripe.customers.create({})).id;
        await stripe.customers.del(customer);
      }
      const clients = { stripe, service: serviceClient() };
      expect(await linkCustomer(clients, customer, person.id)).toBe(false);
      expect(await linkedTo(person)).toBeUndefined();
      expect((await post(stripeCheckout, checkoutOrder, person.token)).status).toBe(200);
    },
  );
});
