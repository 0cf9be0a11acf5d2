import { describe, expect, it } from 'vitest';
import { plans } from '../../../src/domain/billing/plans.ts';
import { priceErrors } from '../../../src/build/prices.ts';

const env = {
  STRIPE_SECRET_KEY: 'sk_test_abc',
  PUBLIC_STRIPE_PRICE_FORMATION: 'price_f',
  PUBLIC_STRIPE_PRICE_FORMATION_SIGNAUX: 'price_fs',
};

function priceOf(plan: keyof typeof plans, change: object = {}): object {
  return {
    active: true,
    currency: plans[plan].currency,
    unit_amount: plans[plan].amount,
    tax_behavior: 'inclusive',
    recurring: { interval: 'month', interval_count: 1 },
    ...change,
  };
}

const agreed = { price_f: priceOf('formation'), price_fs: priceOf('formationEtSignaux') };

/** A stubbed Stripe with these prices, and its requests. */
function stripe(known: Record<string, object>): { request: typeof fetch; asked: Request[] } {
  const asked: Request[] = [];
  return {
    asked,
    request: (input, init) => {
      const call = new Request(input, init);
      asked.push(call);
      const price = known[new URL(call.url).pathname.replace('/v1/prices/', '')];
      return Promise.resolve(
        price ? Response.json(price) : Response.json({ error: {} }, { status: 404 }),
      );
    },
  };
}

/** The error when the price of “Formation seule” differs. */
async function errorsWith(change: object): Promise<readonly string[] | 'skipped'> {
  const { request } = stripe({ ...agreed, price_f: priceOf('formation', change) });
  return priceErrors(env, request);
}

describe('the price check of a build', () => {
  it('requests the prices from Stripe with the secret key and accepts equal ones', async () => {
    const { request, asked } = stripe(agreed);
    expect(await priceErrors(env, request)).toEqual([]);
    expect(asked.map(({ url }) => url)).toEqual([
      'https://api.stripe.com/v1/prices/price_f',
      'https://api.stripe.com/v1/prices/price_fs',
    ]);
    expect(asked.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer sk_test_abc',
      'Bearer sk_test_abc',
    ]);
  });

  it('is skipped without a key', async () => {
    const { request, asked } = stripe(agreed);
    expect(await priceErrors({ ...env, STRIPE_SECRET_KEY: '' }, request)).toBe('skipped');
    expect(asked).toEqual([]);
  });

  it.each([
    ['another amount', { unit_amount: 25_999 }, /charges 25999 eur .*shows 24999 eur/],
    ['an amount that depends on the quantity', { unit_amount: null }, /charges null eur/],
    ['another currency', { currency: 'usd' }, /charges 24999 usd .*shows 24999 eur/],
    ['a year', { recurring: { interval: 'year', interval_count: 1 } }, /charges every 1 year/],
    ['two months', { recurring: { interval: 'month', interval_count: 2 } }, /every 2 month/],
    ['a single payment', { recurring: null }, /charges once/],
    ['tax on top', { tax_behavior: 'exclusive' }, /adds tax/],
    ['an archived price', { active: false }, /archived/],
  ])('fails the build: %s', async (_, change, sentence) => {
    const faults = await errorsWith(change);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(sentence);
    expect(faults[0]).toContain('PUBLIC_STRIPE_PRICE_FORMATION (price_f)');
  });

  it('fails for a price unknown to Stripe and names it', async () => {
    const { request } = stripe({ price_f: agreed.price_f });
    expect(await priceErrors(env, request)).toEqual([
      expect.stringMatching(/^PUBLIC_STRIPE_PRICE_FORMATION_SIGNAUX \(price_fs\) is unknown/),
    ]);
  });

  it.each([
    ['a refused key', () => Promise.resolve(new Response('', { status: 401 })), /refused STRIPE_/],
    ['a server error', () => Promise.resolve(new Response('', { status: 500 })), /answered 500/],
    ['a network error', () => Promise.reject(new TypeError('fetch failed')), /did not answer/],
  ] as const)('fails on %s from Stripe, without showing the key', async (_, request, says) => {
    const faults = await priceErrors(env, request);
    expect(faults).toHaveLength(2);
    expect(faults[0]).toMatch(says);
    expect(String(faults)).not.toContain('sk_test_abc');
  });
});
