/** The local Stripe's API through Stripe's own client: objects, lists, errors, keys. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { plans } from '../../../../src/domain/billing/plans.ts';
import { checkout, clientOf, openShop, pay, prices, site } from './shop.ts';

it('the local Stripe sells the plans at the site’s prices, with one promotion code', async () => {
  const { stripe } = await openShop();
  const { data } = await stripe.prices.list({ active: true, expand: ['data.product'] });
  const sold = data.map(({ id, unit_amount, currency, recurring, product }) => ({
    ...{ id, unit_amount, currency, interval: recurring?.interval },
    name: (product as Stripe.Product).name,
  }));
  const expected = Object.values(plans).map(({ key, name, amount, currency }) => ({
    ...{ id: prices[key], unit_amount: amount, currency, interval: 'month', name },
  }));
  expect(sold.sort((a, b) => a.id.localeCompare(b.id))).toEqual(expected);
  const codes = await stripe.promotionCodes.list({ active: true });
  expect(codes.data.map(({ code }) => code)).toEqual(['BIENVENUE10']);
});

it('the local Stripe creates, changes, finds and deletes customers', async () => {
  const { stripe } = await openShop();
  const given = { email: 'lea@example.com', metadata: { user_id: 'u-1', note: 'x' } };
  const { id } = await stripe.customers.create(given);
  await stripe.customers.update(id, { name: 'Léa', metadata: { note: '' } });
  const query = "email:'LEA@example.com' AND metadata['user_id']:'u-1'";
  expect((await stripe.customers.search({ query })).data).toMatchObject([
    { id, name: 'Léa', metadata: { user_id: 'u-1' } },
  ]);
  await stripe.customers.del(id);
  expect(await stripe.customers.retrieve(id)).toMatchObject({ deleted: true });
  expect((await stripe.customers.list({ email: 'lea@example.com' })).data).toEqual([]);
});

it('the local Stripe lists page by page, newest first', async () => {
  const { stripe } = await openShop();
  for (let n = 0; n < 5; n += 1) await stripe.customers.create({ name: `c${n}` });
  const names: (string | null | undefined)[] = [];
  for await (const { name } of stripe.customers.list({ limit: 2 })) names.push(name);
  expect(names).toEqual(['c4', 'c3', 'c2', 'c1', 'c0']);
});

it('the local Stripe names an unknown parameter, object, path and an invalid URL', async () => {
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
  await expect(stripe.customers.list({ expand: ['data.colour'] })).resolves.toBeDefined();
  await stripe.customers.create({});
  await expect(stripe.customers.list({ expand: ['data.colour'] })).rejects.toMatchObject({
    statusCode: 400,
  });
});

it('the local Stripe rejects every key but its own', async () => {
  const { local } = await openShop();
  await expect(clientOf(local.url, 'sk_test_other').customers.list()).rejects.toBeInstanceOf(
    Stripe.errors.StripeAuthenticationError,
  );
  expect((await fetch(`${local.url}/v1/customers`)).status).toBe(401);
});

it('the local Stripe repeats its response for an Idempotency-Key, also after a restart', async () => {
  const shop = await openShop();
  const create = (email: string) =>
    shop.stripe.customers.create({ email }, { idempotencyKey: 'key-1' });
  const first = await create('a@example.com');
  const both = await Promise.all([create('a@example.com'), create('a@example.com')]);
  await shop.reopen();
  const later = await create('a@example.com');
  expect([...both, later].map(({ id }) => id)).toEqual([first.id, first.id, first.id]);
  await expect(create('b@example.com')).rejects.toBeInstanceOf(
    Stripe.errors.StripeIdempotencyError,
  );
  expect((await shop.stripe.customers.list()).data).toHaveLength(1);
});

it('the local Stripe responds without a port as it does on one', async () => {
  const shop = await openShop();
  const answer = await shop.local.fetch(
    new Request('http://stripe.local/v1/prices', {
      headers: { authorization: 'Bearer sk_test_local_shop' },
    }),
  );
  expect(await answer.json()).toMatchObject({ object: 'list', data: [{}, {}] });
});

describe('checkout addresses from before a restart', () => {
  it('stay valid', async () => {
    const shop = await openShop();
    const session = await checkout(shop);
    const { url } = shop.local;
    await shop.reopen();
    expect(shop.local.url).toBe(url);
    expect((await pay(session.url)).location).toContain(`${site}/fr/checkout/success`);
  });

  it('have the new port when another program took the old one', async () => {
    const shop = await openShop();
    const session = await checkout(shop);
    await shop.local.close();
    const thief = createServer().listen(Number(new URL(shop.local.url).port), '127.0.0.1');
    await once(thief, 'listening');
    await shop.reopen();
    thief.close();
    const { url } = await shop.stripe.checkout.sessions.retrieve(session.id);
    expect(url).toBe(`${shop.local.url}/c/pay/${session.id}`);
    expect((await pay(url ?? '')).status).toBe(303);
  });
});
