import { createServer } from 'node:net';
import { once } from 'node:events';
import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { plans } from '../../src/domain/billing/plans.ts';
import { visit } from './local-stripe/page.ts';
import { checkout, clientOf, openShop, pay, PRICES, SITE } from './local-stripe/shop.ts';

const { StripeAuthenticationError, StripeIdempotencyError, StripeInvalidRequestError } =
  Stripe.errors;

const CODE = 'promo_local_bienvenue10';
const OLD_CODE = 'promo_local_expire2024';

describe('catalog', () => {
  it('sells the plans at the prices of the site', async () => {
    const { stripe } = await openShop();
    const { data } = await stripe.prices.list({ active: true, expand: ['data.product'] });
    const sold = data.map(({ id, unit_amount, currency, recurring, product }) => ({
      ...{ id, unit_amount, currency, interval: recurring?.interval },
      name: (product as Stripe.Product).name,
    }));
    const expected = Object.values(plans).map(({ key, name, amount, currency }) => ({
      ...{ id: PRICES[key], unit_amount: amount, currency, interval: 'month', name },
    }));
    expect(sold.sort((a, b) => a.id.localeCompare(b.id))).toEqual(expected);
  });

  it('finds a promotion code that works, and none that has expired', async () => {
    const { stripe } = await openShop();
    const find = async (code: string) =>
      (await stripe.promotionCodes.list({ code, active: true, limit: 1 })).data;
    expect(await find('BIENVENUE10')).toHaveLength(1);
    expect(await find('EXPIRE2024')).toEqual([]);
    expect(await find('NOTHING')).toEqual([]);
  });
});

describe('customers', () => {
  it('are made, changed, found and deleted', async () => {
    const { stripe } = await openShop();
    const made = await stripe.customers.create({
      ...{ email: 'lea@example.com', metadata: { user_id: 'u-1', note: 'x' } },
    });
    expect(made.id).toMatch(/^cus_local_/);
    await stripe.customers.update(made.id, { name: 'Léa', metadata: { note: '' } });
    const read = await stripe.customers.retrieve(made.id);
    expect(read).toMatchObject({ name: 'Léa', email: 'lea@example.com' });
    expect(read.deleted ? {} : read.metadata).toEqual({ user_id: 'u-1' });
    const query = "email:'LEA@example.com' AND metadata['user_id']:'u-1'";
    expect((await stripe.customers.search({ query })).data).toHaveLength(1);
    await stripe.customers.del(made.id);
    expect(await stripe.customers.retrieve(made.id)).toMatchObject({ deleted: true });
    expect((await stripe.customers.list({ email: 'lea@example.com' })).data).toEqual([]);
  });

  it('are listed page by page, newest first', async () => {
    const { stripe } = await openShop();
    for (let n = 0; n < 5; n += 1) await stripe.customers.create({ name: `c${n}` });
    const names: (string | null | undefined)[] = [];
    for await (const { name } of stripe.customers.list({ limit: 2 })) names.push(name);
    expect(names).toEqual(['c4', 'c3', 'c2', 'c1', 'c0']);
  });
});

describe('checkout sessions', () => {
  it('open for a subscription, with a promotion code', async () => {
    const { stripe } = await openShop();
    const session = await checkout({ stripe }, { discounts: [{ promotion_code: CODE }] });
    expect(session).toMatchObject({
      ...{ mode: 'subscription', status: 'open', payment_status: 'unpaid', currency: 'eur' },
      ...{ amount_subtotal: 24_999, amount_total: 22_499, client_reference_id: 'user-1' },
    });
    const { data } = await stripe.checkout.sessions.listLineItems(session.id);
    expect(data[0]?.price?.id).toBe(PRICES.formation);
    await stripe.checkout.sessions.expire(session.id);
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired');
  });

  it.each([
    ['an unknown price', { line_items: [{ price: 'price_x', quantity: 1 }] }, 'resource_missing'],
    ['a customer that is not there', { customer: 'cus_x' }, 'resource_missing'],
    ['an expired code', { discounts: [{ promotion_code: OLD_CODE }] }, 'coupon_expired'],
    ['an address that is none', { success_url: 'fr/ok' }, 'url_invalid'],
    ['no line', { line_items: [] }, 'parameter_missing'],
    ['another mode', { mode: 'payment' as const }, undefined],
  ])('refuse %s', async (_, changes, code) => {
    const { stripe } = await openShop();
    const refused = await checkout({ stripe }, changes).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StripeInvalidRequestError);
    expect(refused).toMatchObject({ statusCode: 400, code });
    expect((refused as { param?: string }).param).toContain(Object.keys(changes)[0]);
    expect((await stripe.checkout.sessions.list()).data).toEqual([]);
  });
});

describe('errors', () => {
  it('name an unknown parameter, an unknown object and an unknown address', async () => {
    const { stripe } = await openShop();
    const unknown = { email: 'a@example.com', colour: 'red' } as Stripe.CustomerCreateParams;
    await expect(stripe.customers.create(unknown)).rejects.toMatchObject({
      ...{ type: 'StripeInvalidRequestError', statusCode: 400 },
      ...{ code: 'parameter_unknown', param: 'colour' },
      message: 'Received unknown parameter: colour',
    });
    await expect(stripe.subscriptions.retrieve('sub_x')).rejects.toMatchObject({
      ...{ statusCode: 404, code: 'resource_missing', message: "No such subscription: 'sub_x'" },
    });
    await expect(stripe.rawRequest('GET', '/v1/nothing')).rejects.toMatchObject({
      statusCode: 404,
      message: 'Unrecognized request URL (GET: /v1/nothing).',
    });
    await expect(stripe.customers.create({ email: 'a@b' })).rejects.toMatchObject({
      code: 'email_invalid',
    });
  });

  it('refuse every key but its own', async () => {
    const { local } = await openShop();
    const other = clientOf(local.url, 'sk_test_other');
    await expect(other.customers.list()).rejects.toBeInstanceOf(StripeAuthenticationError);
    expect((await fetch(`${local.url}/v1/customers`)).status).toBe(401);
  });
});

describe('Idempotency-Key', () => {
  it('gives the same answer to the same request, also after a restart', async () => {
    const shop = await openShop();
    const create = (email: string) =>
      shop.stripe.customers.create({ email }, { idempotencyKey: 'key-1' });
    const first = await create('a@example.com');
    const both = await Promise.all([create('a@example.com'), create('a@example.com')]);
    await shop.reopen();
    const later = await create('a@example.com');
    expect([...both, later].map(({ id }) => id)).toEqual([first.id, first.id, first.id]);
    await expect(create('b@example.com')).rejects.toBeInstanceOf(StripeIdempotencyError);
    expect((await shop.stripe.customers.list()).data).toHaveLength(1);
  });
});

describe('addresses', () => {
  it('given out before a restart stay good', async () => {
    const shop = await openShop();
    const session = await checkout(shop);
    const { url } = shop.local;
    await shop.reopen();
    expect(shop.local.url).toBe(url);
    expect((await pay(session.url)).location).toContain(`${SITE}/fr/checkout/success`);
    expect((await visit(url)).html).toContain('Bureau des paiements');
  });

  it('move along when another program took the port', async () => {
    const shop = await openShop();
    const session = await checkout(shop);
    await shop.local.close();
    const thief = createServer().listen(Number(new URL(shop.local.url).port), '127.0.0.1');
    await once(thief, 'listening');
    await shop.reopen();
    thief.close();
    const { url } = await shop.stripe.checkout.sessions.retrieve(session.id);
    expect(url).toBe(`${shop.local.url}/c/pay/${session.id}`);
    expect((await visit(url ?? '')).html).toContain('249,99\u00a0€');
  });
});
