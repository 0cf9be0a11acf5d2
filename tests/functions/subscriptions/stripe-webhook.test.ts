import type Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import stripeCheckout from '../../../netlify/functions/stripe-checkout.mts';
import stripeWebhook from '../../../netlify/functions/stripe-webhook.mts';
import type { Person } from '../../database/fixtures/supabase.ts';
import {
  checkoutOrder,
  nowhere,
  pay,
  post,
  prices,
  refusal,
  siteOrigin,
  startServices,
} from '../fixtures/services.ts';
import type { Services } from '../fixtures/services.ts';
import { customerOf, deliver, eventsOf, type Delivery } from './signed-events.ts';

const grace = 72 * 3600;

let services: Services;
let person: Person;
let count = 0;

beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());
beforeEach(async () => {
  count += 1;
  person = await services.supabase.createUser(`ada${count}@example.test`, 'correct horse');
  await services.supabase.query('delete from stripe_events');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const rows = () =>
  services.supabase.query(
    `select *, extract(epoch from end_date)::bigint as ends from subscriptions
     where user_id = '${person.id}' order by created_at`,
  );
const events = () => services.supabase.query('select * from stripe_events order by id');
const hasAccess = async () => (await person.client.rpc('has_access')).data as boolean;

const subscribeAtStripe = (customer: string, price: string = prices.formation) =>
  services.stripe.subscriptions.create({
    customer,
    items: [{ price }],
    default_payment_method: 'pm_card_visa',
    metadata: { user_id: person.id },
  });

const lastOf = (list: Stripe.Event[], type: string) => {
  const event = list.findLast((each) => each.type === type);
  if (!event) throw new Error(`Stripe recorded no ${type}.`);
  return event;
};

function silence() {
  return vi.spyOn(console, 'error').mockImplementation(() => undefined);
}

describe('a forged webhook request is rejected and not stored', () => {
  const event = { id: 'evt_1', object: 'event', type: 'invoice.paid', created: 1, data: {} };
  const old = () => Math.floor(Date.now() / 1000) - 301;

  it.each<[string, () => Delivery]>([
    ['no signature', () => ({ signature: undefined })],
    ['an empty one', () => ({ signature: '' })],
    ['nonsense', () => ({ signature: 't=1,v1=00' })],
    ['another secret', () => ({ secret: 'whsec_other' })],
    ['an empty secret', () => ({ secret: ' ' })],
    ['a valid one of five minutes ago', () => ({ timestamp: old() })],
  ])('with %s returns 400', async (_, delivery) => {
    expect(await refusal(await deliver(services, event, delivery()))).toEqual([
      400,
      'bad_signature',
    ]);
    expect(await events()).toEqual([]);
  });

  it('with a body changed after signing returns 400', async () => {
    const payload = JSON.stringify(event);
    const header = services.stripe.webhooks.generateTestHeaderString({
      payload,
      secret: services.keys.stripeWebhookSecret,
    });
    const response = await deliver(services, { ...event, id: 'evt_2' }, { signature: header });
    expect(response.status).toBe(400);
    expect(await events()).toEqual([]);
  });

  it('with a signed body that is no JSON returns 400, of 1 MB 413, with another method 405', async () => {
    const send = (body: string) => {
      const { stripe, keys } = services;
      const secret = keys.stripeWebhookSecret;
      const signature = stripe.webhooks.generateTestHeaderString({ payload: body, secret });
      return post(stripeWebhook, body, undefined, { 'stripe-signature': signature });
    };
    expect((await send('not json')).status).toBe(400);
    expect((await send(JSON.stringify('x'.repeat(1024 * 1024)))).status).toBe(413);
    expect((await stripeWebhook(new Request(siteOrigin))).status).toBe(405);
    expect(await events()).toEqual([]);
  });

  it.each(['STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY'])(
    'without %s returns 500',
    async (name) => {
      const log = silence();
      const customer = await customerOf(services, person.id);
      await subscribeAtStripe(customer);
      const paid = lastOf(await eventsOf(services, customer), 'invoice.paid');
      for (const value of ['', '   ']) {
        vi.stubEnv(name, value);
        expect((await deliver(services, paid)).status).toBe(500);
        expect((await deliver(services, paid, { secret: value || ' ' })).status).toBe(500);
      }
      expect(log.mock.calls.flat().join()).toContain(name);
      expect([await events(), await rows()]).toEqual([[], []]);
    },
  );
});

describe('a payment', () => {
  it('through checkout stores an active row that ends 72 hours after the period', async () => {
    const checkout = await post(
      stripeCheckout,
      { ...checkoutOrder, price_id: prices.formationEtSignaux },
      person.token,
    );
    await pay(((await checkout.json()) as { url: string }).url);
    expect(await hasAccess()).toBe(false);

    const [known] = await services.supabase.query<{ stripe_customer_id: string }>(
      `select stripe_customer_id from billing_customers where user_id = '${person.id}'`,
    );
    const all = await eventsOf(services, known?.stripe_customer_id ?? '');
    const completed = lastOf(all, 'checkout.session.completed');
    const response = await deliver(services, completed);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-store');

    const { data } = await services.stripe.subscriptions.list({
      customer: known?.stripe_customer_id ?? '',
    });
    const end = data[0]?.items.data[0]?.current_period_end ?? 0;
    expect(await rows()).toMatchObject([
      {
        stripe_subscription_id: data[0]?.id,
        status: 'active',
        plan_key: 'formationEtSignaux',
        includes_signals: true,
        amount: 34_999,
        currency: 'eur',
        ends: end + grace,
        cancel_at_period_end: false,
      },
    ]);
    expect(await hasAccess()).toBe(true);
    expect((await person.client.rpc('has_access', { signals: true })).data).toBe(true);
    expect(await events()).toMatchObject([{ id: completed.id, type: completed.type }]);
    expect((await events())[0]?.processed_at).not.toBeNull();
    // Ids only: no personal data.
    expect(JSON.stringify(await events())).not.toMatch(/example\.test|Lovelace/);
  });

  it('of a customer created elsewhere is matched by the account in the subscription’s metadata', async () => {
    const { id } = await services.stripe.customers.create({});
    await subscribeAtStripe(id);
    const paid = lastOf(await eventsOf(services, id), 'invoice.paid');
    expect((await deliver(services, paid)).status).toBe(200);
    expect(await hasAccess()).toBe(true);
  });

  it.each([
    ['of no account', {}],
    ['of an unknown account', { user_id: crypto.randomUUID() }],
    ['of a malformed account id', { user_id: "'; drop table profiles" }],
  ])('%s returns 200, is left to the team and opens no access', async (_, metadata) => {
    const log = silence();
    const { id } = await services.stripe.customers.create({});
    await services.stripe.subscriptions.create({
      customer: id,
      items: [{ price: prices.formation }],
      default_payment_method: 'pm_card_visa',
      metadata: metadata as Stripe.MetadataParam,
    });
    const paid = lastOf(await eventsOf(services, id), 'invoice.paid');
    expect((await deliver(services, paid)).status).toBe(200);
    expect(await events()).toMatchObject([{ id: paid.id, processed_at: null }]);
    expect(log.mock.calls.flat().join()).toContain('belongs to no account');
    const written = await services.supabase.query(
      `select * from subscriptions where stripe_customer_id = '${id}'`,
    );
    expect(written).toEqual([]);
  });

  it('cannot take the access of a user with another customer', async () => {
    silence();
    await customerOf(services, person.id);
    const { id } = await services.stripe.customers.create({});
    await subscribeAtStripe(id);
    const paid = lastOf(await eventsOf(services, id), 'invoice.paid');
    expect((await deliver(services, paid)).status).toBe(200);
    expect(await hasAccess()).toBe(false);
  });

  it('cannot be assigned by the payer: only our own metadata identifies a user', async () => {
    silence();
    const { id } = await services.stripe.customers.create({});
    const paidLink = {
      id: 'evt_link',
      object: 'event',
      type: 'checkout.session.completed',
      created: Math.floor(Date.now() / 1000),
      data: { object: { id: 'cs_1', customer: id, metadata: {}, client_reference_id: person.id } },
    };
    expect((await deliver(services, paidLink)).status).toBe(200);
    const known = `select * from billing_customers where user_id = '${person.id}'`;
    expect(await services.supabase.query(known)).toEqual([]);
  });

  it('for an unknown price opens no access', async () => {
    silence();
    const customer = await customerOf(services, person.id);
    await subscribeAtStripe(customer);
    vi.stubEnv('PUBLIC_STRIPE_PRICE_FORMATION', 'price_new');
    await deliver(services, lastOf(await eventsOf(services, customer), 'invoice.paid'));
    expect(await rows()).toMatchObject([{ status: 'unknown_price', plan_key: null }]);
    expect(await hasAccess()).toBe(false);
  });

  it('for a former price keeps its plan', async () => {
    const customer = await customerOf(services, person.id);
    await subscribeAtStripe(customer);
    vi.stubEnv('STRIPE_FORMER_PRICES_FORMATION', prices.formation);
    vi.stubEnv('PUBLIC_STRIPE_PRICE_FORMATION', 'price_new');
    await deliver(services, lastOf(await eventsOf(services, customer), 'invoice.paid'));
    expect(await rows()).toMatchObject([{ status: 'active', plan_key: 'formation' }]);
    expect(await hasAccess()).toBe(true);
  });
});

describe('webhook events', () => {
  it('are processed once when delivered three times, also concurrently', async () => {
    const customer = await customerOf(services, person.id);
    await subscribeAtStripe(customer);
    const paid = lastOf(await eventsOf(services, customer), 'invoice.paid');
    const first = await deliver(services, paid);
    const again = await Promise.all([deliver(services, paid), deliver(services, paid)]);
    expect([first, ...again].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await rows()).toHaveLength(1);
    expect(await events()).toHaveLength(1);
  });

  it('out of order give no access when the cancellation precedes its payment', async () => {
    const customer = await customerOf(services, person.id);
    const subscription = await subscribeAtStripe(customer);
    await services.stripe.subscriptions.cancel(subscription.id);
    const all = await eventsOf(services, customer);
    for (const event of all.toReversed()) {
      expect((await deliver(services, event)).status).toBe(200);
    }
    expect(await rows()).toMatchObject([{ status: 'canceled', renews_at: null }]);
    expect(await hasAccess()).toBe(false);
    const waiting = (await events()).filter((event) => event.processed_at === null);
    expect(waiting).toEqual([]);
  });

  it('of a cancellation at the period’s end keep access until then', async () => {
    const customer = await customerOf(services, person.id);
    const subscription = await subscribeAtStripe(customer);
    await services.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    const all = await eventsOf(services, customer);
    await deliver(services, lastOf(all, 'customer.subscription.updated'));
    expect(await rows()).toMatchObject([
      { status: 'active', cancel_at_period_end: true, renews_at: null },
    ]);
    expect(await hasAccess()).toBe(true);
  });

  it('of two live subscriptions store both', async () => {
    const customer = await customerOf(services, person.id);
    await subscribeAtStripe(customer);
    await subscribeAtStripe(customer, prices.formationEtSignaux);
    await deliver(services, lastOf(await eventsOf(services, customer), 'invoice.paid'));
    expect(await rows()).toMatchObject([{ status: 'active' }, { status: 'active' }]);
  });

  it('of an unknown type return 200 and are recorded without an action', async () => {
    const customer = await customerOf(services, person.id);
    const event = {
      id: 'evt_strange',
      object: 'event',
      type: 'customer.balloon.inflated',
      created: Math.floor(Date.now() / 1000),
      data: { object: { id: 'bal_1', customer } },
    };
    expect((await deliver(services, event)).status).toBe(200);
    expect(await events()).toMatchObject([{ id: 'evt_strange', payload: {} }]);
    expect((await events())[0]?.processed_at).not.toBeNull();
    expect(await rows()).toEqual([]);
  });
});

describe('an outage', () => {
  const broken = async (apply: () => unknown) => {
    silence();
    const customer = await customerOf(services, person.id);
    await subscribeAtStripe(customer);
    const paid = lastOf(await eventsOf(services, customer), 'invoice.paid');
    await apply();
    const response = await deliver(services, paid);
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ error: { code: 'unavailable' } });
    return paid;
  };
  const secondTry = async (event: Stripe.Event) => {
    expect((await deliver(services, event)).status).toBe(200);
    expect(await hasAccess()).toBe(true);
    expect(await events()).toMatchObject([{ id: event.id }]);
    expect((await events())[0]?.processed_at).not.toBeNull();
  };

  it.each(['SUPABASE_URL', 'STRIPE_API_ORIGIN'])(
    'of %s returns 500, and the retry succeeds',
    async (name) => {
      const event = await broken(() => vi.stubEnv(name, nowhere));
      expect(await rows()).toEqual([]);
      vi.unstubAllEnvs();
      await secondTry(event);
    },
  );

  it('of database writes returns 500, keeps the event, and the retry succeeds', async () => {
    const { supabase } = services;
    const event = await broken(() =>
      supabase.query('alter table subscriptions add constraint closed check (false) not valid'),
    );
    expect(await events()).toMatchObject([{ id: event.id, processed_at: null }]);
    await supabase.query('alter table subscriptions drop constraint closed');
    await secondTry(event);
  });
});

// Last, since it advances Stripe's clock: later purchases would begin in the future.
describe('a month later', () => {
  it('a renewal extends the end', async () => {
    const customer = await customerOf(services, person.id);
    await subscribeAtStripe(customer);
    await deliver(services, lastOf(await eventsOf(services, customer), 'invoice.paid'));
    const [before] = await rows();
    services.localStripe.advance(32 * 86_400);
    await deliver(services, lastOf(await eventsOf(services, customer), 'invoice.paid'));
    const [after] = await rows();
    expect(Number(after?.ends) - Number(before?.ends)).toBeGreaterThan(27 * 86_400);
    expect(await events()).toHaveLength(2);
  });
});
