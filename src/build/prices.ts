/** Fails a build whose prices differ from those Stripe charges. */
import type { AstroIntegration } from 'astro';
import { planKeys, plans, priceVariables } from '../domain/billing/plans.ts';
import { priceDifferences, type StripePrice } from '../domain/billing/stripe-price.ts';

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Compares src/domain/billing/plans.ts with Stripe's catalogue.
 * @returns One sentence per difference, none if all match; `skipped` without an API key.
 */
export async function priceErrors(
  env: Env,
  request: typeof fetch = fetch,
): Promise<readonly string[] | 'skipped'> {
  const key = env['STRIPE_SECRET_KEY'];
  if (!key) return 'skipped';
  const origin = env['STRIPE_API_ORIGIN'] || 'https://api.stripe.com';
  const faults = await Promise.all(
    planKeys.map(async (planKey) => {
      const name = priceVariables[planKey];
      const id = env[name] ?? '';
      const called = `${name} (${id})`;
      try {
        const response = await request(new URL(`/v1/prices/${encodeURIComponent(id)}`, origin), {
          headers: { authorization: `Bearer ${key}` },
          signal: AbortSignal.timeout(15_000),
        });
        if (!response.ok) return [errorSentence(called, response.status)];
        return priceDifferences(called, plans[planKey], (await response.json()) as StripePrice);
      } catch (error) {
        return [`${called} could not be compared: Stripe did not answer (${String(error)}).`];
      }
    }),
  );
  return faults.flat();
}

/** Stops the build if prices differ from those at Stripe; skipped without its key. */
export function prices(): AstroIntegration {
  return {
    name: 'prices',
    hooks: {
      'astro:build:start': async ({ logger }) => {
        const faults = await priceErrors(process.env);
        if (faults === 'skipped') {
          logger.info('STRIPE_SECRET_KEY is not set: prices were not compared with Stripe’s.');
        } else if (faults.length > 0) {
          throw new Error(['Build failed.', ...faults].join('\n'));
        } else {
          logger.info('Prices are those of Stripe’s catalogue.');
        }
      },
    },
  };
}

function errorSentence(called: string, status: number): string {
  if (status === 401 || status === 403) {
    return `${called} could not be compared: Stripe refused STRIPE_SECRET_KEY (${status}).`;
  }
  if (status === 404) {
    return `${called} is unknown to Stripe: is it of the same account and mode as STRIPE_SECRET_KEY?`;
  }
  return `${called} could not be compared: Stripe answered ${status}. Try again.`;
}
