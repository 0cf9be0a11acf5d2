/** Stripe writes to the address that the account has now. */
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import stripeCheckout from '../../../netlify/functions/stripe-checkout.mts';
import { checkoutOrder, post, startServices, type Services } from '../fixtures/services.ts';
import { newPayer, overviewOf, type Payer } from './fixtures.ts';

let services: Services;

beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());
afterEach(() => vi.restoreAllMocks());

/** A subscriber who has just confirmed another address. */
async function moved(): Promise<Payer & { readonly address: string }> {
  const payer = await newPayer(services);
  await services.stripe.customers.update(payer.customer, { email: payer.email.toUpperCase() });
  const address = `new-${payer.email}`;
  await services.supabase.query(
    `update auth.users set email = '${address}' where id = '${payer.id}'`,
  );
  return { ...payer, address };
}

const mailedAt = async ({ customer }: Payer) => {
  const found = await services.stripe.customers.retrieve(customer);
  return found.deleted ? undefined : found.email;
};

/** The changes of a customer that are sent to Stripe. */
function changes({ customer }: Payer) {
  const calls = vi.spyOn(globalThis, 'fetch');
  return () =>
    calls.mock.calls.filter(
      ([input, init]) =>
        init?.method === 'POST' &&
        (input instanceof Request ? input.url : input.toString()).endsWith(
          `/customers/${customer}`,
        ),
    ).length;
}

it('is changed once, when the billing section is opened', async () => {
  const payer = await moved();
  const changed = changes(payer);
  await overviewOf(payer);
  expect(await mailedAt(payer)).toBe(payer.address);
  await overviewOf(payer);
  expect(changed()).toBe(1);
});

it('is changed before an order', async () => {
  const payer = await moved();
  await post(stripeCheckout, checkoutOrder, payer.token);
  expect(await mailedAt(payer)).toBe(payer.address);
});

it('is left when it only differs in capitals', async () => {
  const payer = await newPayer(services);
  await services.stripe.customers.update(payer.customer, { email: payer.email.toUpperCase() });
  await overviewOf(payer);
  expect(await mailedAt(payer)).toBe(payer.email.toUpperCase());
});

it('is left while the account is being erased', async () => {
  const payer = await moved();
  await services.supabase.query(`select begin_erasure('${payer.id}', 'fr')`);
  await overviewOf(payer);
  expect(await mailedAt(payer)).toBe(payer.email.toUpperCase());
});

it('does not keep the billing section from being shown when Stripe refuses it', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const payer = await moved();
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const address = input instanceof Request ? input.url : input.toString();
    return init?.method === 'POST' && address.endsWith(`/customers/${payer.customer}`)
      ? Promise.resolve(
          Response.json({ error: { type: 'invalid_request_error' } }, { status: 400 }),
        )
      : real(input, init);
  });
  expect((await overviewOf(payer)).subscription).toMatchObject({ active: true });
  expect(warn.mock.calls.join()).toContain('not changed yet');
});
