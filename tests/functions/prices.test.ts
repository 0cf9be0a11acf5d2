/** The build's comparison, against the Stripe stand-in's own catalogue. */
import { expect, it } from 'vitest';
import { priceFaults } from '../../src/build/prices.ts';
import { openShop, PRICES, SECRET_KEY } from './local-stripe/shop.ts';

it('the local catalogue sells at the prices the site shows', async () => {
  const { local } = await openShop();
  const env = {
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_API_ORIGIN: local.url,
    PUBLIC_STRIPE_PRICE_FORMATION: PRICES.formation,
    PUBLIC_STRIPE_PRICE_FORMATION_SIGNAUX: PRICES.formationEtSignaux,
  };
  expect(await priceFaults(env)).toEqual([]);

  const exchanged = { ...env, PUBLIC_STRIPE_PRICE_FORMATION: PRICES.formationEtSignaux };
  expect(await priceFaults(exchanged)).toEqual([expect.stringContaining('shows 24999 eur')]);
  const wrongKey = { ...env, STRIPE_SECRET_KEY: 'sk_test_local_other' };
  expect(await priceFaults(wrongKey)).toEqual([
    expect.stringContaining('refused STRIPE_SECRET_KEY'),
    expect.stringContaining('refused STRIPE_SECRET_KEY'),
  ]);
});
