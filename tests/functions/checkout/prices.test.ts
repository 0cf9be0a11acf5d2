/** The build's price comparison, against the local Stripe's catalogue. */
import { expect, it } from 'vitest';
import { priceErrors } from '../../../src/build/prices.ts';
import { openShop, prices, secretKey } from '../local/stripe/shop.ts';

it('the local catalogue has the prices that the site shows', async () => {
  const { local } = await openShop();
  const env = {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_API_ORIGIN: local.url,
    PUBLIC_STRIPE_PRICE_FORMATION: prices.formation,
    PUBLIC_STRIPE_PRICE_FORMATION_SIGNAUX: prices.formationEtSignaux,
  };
  expect(await priceErrors(env)).toEqual([]);

  const exchanged = { ...env, PUBLIC_STRIPE_PRICE_FORMATION: prices.formationEtSignaux };
  expect(await priceErrors(exchanged)).toEqual([expect.stringContaining('shows 24999 eur')]);
  const wrongKey = { ...env, STRIPE_SECRET_KEY: 'sk_test_local_other' };
  expect(await priceErrors(wrongKey)).toEqual([
    expect.stringContaining('refused STRIPE_SECRET_KEY'),
    expect.stringContaining('refused STRIPE_SECRET_KEY'),
  ]);
});
