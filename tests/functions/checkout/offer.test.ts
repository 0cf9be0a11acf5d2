/** Checks before a checkout page opens: the price at Stripe, the code, existing subscriptions. */
import type Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import stripeCheckout from '../../../netlify/functions/stripe-checkout.mts';
import type { Person } from '../../database/fixtures/supabase.ts';
import { seededRandom } from '../../seeded-random.ts';
import { sample, seedOf } from '../../sizes.ts';
import { termsVersion } from '../../../src/domain/contract/terms-version.ts';
import {
  checkoutOrder,
  post,
  prices,
  refusal,
  startServices,
  type Services,
} from '../fixtures/services.ts';
import { customerOf } from '../subscriptions/signed-events.ts';

const order: Record<string, unknown> = { ...checkoutOrder };

const bodies = sample(50, 200);

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
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const checkout = (changes: object = {}) =>
  post(stripeCheckout, { ...order, ...changes }, person.token);

/** Changes Stripe's responses for matching paths from now on. */
function pretend(path: RegExp, change: (body: Record<string, unknown>) => object): void {
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const response = await send(input, init);
    const { pathname } = new URL(input instanceof Request ? input.url : String(input));
    if (!path.test(pathname)) return response;
    return Response.json(change((await response.json()) as Record<string, unknown>));
  });
}

async function open(): Promise<Stripe.Checkout.Session[]> {
  const all = await services.stripe.checkout.sessions.list({ status: 'open', limit: 100 });
  return all.data.filter(({ client_reference_id: id }) => id === person.id);
}

describe('checkout refuses a price that Stripe would charge with', () => {
  it.each<[string, object]>([
    ['another amount', { unit_amount: 24_998 }],
    ['another currency', { currency: 'usd' }],
    ['inactive', { active: false }],
    ['no interval', { recurring: null }],
    [
      'a yearly interval',
      { recurring: { interval: 'year', interval_count: 1, usage_type: 'licensed' } },
    ],
    [
      'an interval of two months',
      { recurring: { interval: 'month', interval_count: 2, usage_type: 'licensed' } },
    ],
    [
      'metered usage',
      { recurring: { interval: 'month', interval_count: 1, usage_type: 'metered' } },
    ],
  ])('%s', async (_, change) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    pretend(/^\/v1\/prices\//, (price) => ({ ...price, ...change }));
    expect(await refusal(await checkout())).toEqual([400, 'unknown_price']);
    expect(error.mock.calls.join()).toContain('differs from the plan table');
    vi.restoreAllMocks();
    expect(await open()).toEqual([]);
  });

  it('tax added on top, where Stripe computes it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.stubEnv('STRIPE_TAX', 'automatic');
    pretend(/^\/v1\/prices\//, (price) => ({ ...price, tax_behavior: 'exclusive' }));
    expect(await refusal(await checkout())).toEqual([400, 'unknown_price']);
  });
});

describe('a promotion code', () => {
  const restrictions = {
    first_time_transaction: false,
    minimum_amount: null,
    minimum_amount_currency: null,
  };
  it.each<[string, object]>([
    ['expired', { expires_at: 1 }],
    ['used up', { max_redemptions: 3, times_redeemed: 3 }],
    [
      'for a larger order',
      { restrictions: { ...restrictions, minimum_amount: 25_000, minimum_amount_currency: 'eur' } },
    ],
    [
      'for an order in dollars',
      { restrictions: { ...restrictions, minimum_amount: 1, minimum_amount_currency: 'usd' } },
    ],
    ['of another customer', { customer: 'cus_other' }],
    ['whose coupon has expired', { promotion: { type: 'coupon', coupon: { valid: false } } }],
  ])('%s is refused', async (_, change) => {
    pretend(/^\/v1\/promotion_codes$/, (list) => ({
      ...list,
      data: (list.data as object[]).map((each) => ({ ...each, ...change })),
    }));
    const answer = await checkout({ promotion_code: 'BIENVENUE10' });
    expect(await refusal(answer)).toEqual([400, 'invalid_promotion_code']);
    vi.restoreAllMocks();
    expect(await open()).toEqual([]);
  });

  it('is applied, also at exactly its minimum amount', async () => {
    pretend(/^\/v1\/promotion_codes$/, (list) => ({
      ...list,
      data: (list.data as object[]).map((each) => ({
        ...each,
        restrictions: { ...restrictions, minimum_amount: 24_999, minimum_amount_currency: 'eur' },
      })),
    }));
    expect((await checkout({ promotion_code: 'bienvenue10' })).status).toBe(200);
    expect(await open()).toHaveLength(1);
  });
});

describe('an existing subscription', () => {
  it.each([
    ['active', 'already_subscribed'],
    ['trialing', 'already_subscribed'],
    ['past_due', 'payment_due'],
    ['unpaid', 'payment_due'],
    ['paused', 'payment_due'],
  ])('that is %s at Stripe returns %s', async (status, code) => {
    const customer = await customerOf(services, person.id);
    await services.stripe.subscriptions.create({
      customer,
      items: [{ price: prices.formation }],
      default_payment_method: 'pm_card_visa',
    });
    pretend(/^\/v1\/subscriptions$/, (list) => ({
      ...list,
      data: (list.data as object[]).map((each) => ({ ...each, status })),
    }));
    expect(await refusal(await checkout())).toEqual([409, code]);
    vi.restoreAllMocks();
    expect(await open()).toEqual([]);
  });

  it('with an unfinished first payment is cancelled, and checkout opens', async () => {
    const customer = await customerOf(services, person.id);
    const { id } = await services.stripe.subscriptions.create({
      customer,
      items: [{ price: prices.formation }],
      payment_behavior: 'default_incomplete',
    });
    const before = await services.stripe.subscriptions.retrieve(id);
    expect(before.status).toBe('incomplete');
    expect((await checkout()).status).toBe(200);
    const after = await services.stripe.subscriptions.retrieve(id);
    expect(['canceled', 'incomplete_expired']).toContain(after.status);
    expect(await open()).toHaveLength(1);
  });

  it('that ended without a webhook event is looked up, and checkout opens', async () => {
    const customer = await customerOf(services, person.id);
    const { id } = await services.stripe.subscriptions.create({
      customer,
      items: [{ price: prices.formation }],
      default_payment_method: 'pm_card_visa',
    });
    await services.supabase.query(
      `insert into subscriptions (user_id, stripe_subscription_id, stripe_customer_id, stripe_price_id,
         status, plan_key, amount, currency, start_date, end_date)
       values ('${person.id}', '${id}', '${customer}', '${prices.formation}', 'active', 'formation',
         24999, 'eur', now() - interval '1 day', now() + interval '1 day')`,
    );
    await services.stripe.subscriptions.cancel(id);
    expect((await checkout()).status).toBe(200);
  });
});

describe('the checkout page', () => {
  it('shows the risk notice, asks for terms not yet accepted and adds no tax', async () => {
    await checkout();
    expect((await open())[0]).toMatchObject({
      custom_text: { submit: { message: expect.stringContaining('perte totale') as string } },
      consent_collection: { terms_of_service: 'required' },
      billing_address_collection: 'auto',
      automatic_tax: { enabled: false },
    });
  });

  it('asks for nothing twice, and for the address where Stripe computes the tax', async () => {
    vi.stubEnv('STRIPE_TAX', 'automatic');
    await person.client.from('checkout_evidence').insert({
      user_id: person.id,
      price_id: prices.formation,
      plan_key: 'formation',
      amount: 24_999,
      currency: 'eur',
      language: 'en',
      terms_version: termsVersion,
      waiver: true,
    });
    await checkout();
    expect((await open())[0]).toMatchObject({
      custom_text: { submit: { message: expect.stringContaining('losing all') as string } },
      consent_collection: null,
      billing_address_collection: 'required',
      automatic_tax: { enabled: true },
      tax_id_collection: { enabled: true },
    });
  });

  it('does not open under an unknown tax setting', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.stubEnv('STRIPE_TAX', 'maybe');
    expect((await checkout()).status).toBe(500);
    expect(await open()).toEqual([]);
  });

  it('ignores consent that the request claims to have been given', async () => {
    await person.client.from('checkout_evidence').insert({
      user_id: person.id,
      price_id: prices.formation,
      plan_key: 'formation',
      amount: 24_999,
      currency: 'eur',
      language: 'en',
      terms_version: termsVersion,
      accepted_at_stripe: '2026-01-01T00:00:00Z',
    });
    const rows = await services.supabase.query(
      `select accepted_at_stripe from checkout_evidence where user_id = '${person.id}'`,
    );
    expect(rows).toEqual([{ accepted_at_stripe: null }]);
  });
});

it(`opens no checkout page for ${bodies} altered request bodies`, async () => {
  const random = seededRandom(seedOf(200));
  const pick = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item;
  const bad: Record<string, readonly unknown[]> = {
    price_id: ['', 'price_of_gold', null, 1, ['x'], `${prices.formation} `, 'x'.repeat(256), {}],
    success_url: [
      ...['', 'x', '//evil.example', 'https://evil.example/', 'javascript:alert(1)', null, 7],
      ...['http://localhost:8888@evil.example/', 'http://localhost:88888/', 'data:text/html,x'],
      ...['http://a:b@localhost:8888/', 'https://localhost:8888/', 'http://localhost:8889/'],
    ],
    mode: ['payment', 'setup', '', null, 'Subscription', ['subscription']],
    promotion_code: [null, 1, {}, 'x'.repeat(65), '\ud800', 'GRATUIT', "' or 1=1 --", ['a']],
  };
  bad.cancel_url = bad.success_url ?? [];
  const extra = [
    'amount',
    'price',
    'user_id',
    'customer',
    'discounts',
    '__proto__x',
    'trial',
    'lang',
  ];
  const answers = new Set<number>();
  for (let index = 0; index < bodies; index += 1) {
    if (index % 20 === 0) await services.supabase.query('delete from rate_limits');
    const field = pick([...Object.keys(bad), 'extra', 'missing']);
    const body = { ...order };
    if (field === 'extra') body[pick(extra)] = pick([1, 'x', null, [], {}]);
    else if (field === 'missing')
      body[pick(['price_id', 'success_url', 'cancel_url', 'mode'])] = undefined;
    else body[field] = pick(bad[field] ?? []);
    const { status } = await post(stripeCheckout, body, person.token);
    answers.add(status);
    if (status !== 400) throw new Error(`${status} for ${JSON.stringify(body)}`);
  }
  expect([...answers]).toEqual([400]);
  expect(await open()).toEqual([]);
  const left = await services.supabase.query(
    `select from checkout_evidence where user_id = '${person.id}'`,
  );
  expect(left).toEqual([]);
});
