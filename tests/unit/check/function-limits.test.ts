/** Every function that strangers can call has a limit of the platform for each of them. */
import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';

const folder = new URL('../../../netlify/functions/', import.meta.url);
const names = (await readdir(folder)).map((file) => file.replace(/\.mts$/, ''));

/** Called by the platform's clock, or by Stripe, which signs what it sends. */
const others = ['deliver', 'reconcile', 'stripe-webhook'];

it('those without a limit are known', () => {
  expect(names).toEqual(expect.arrayContaining(others));
});

it.each(names.filter((name) => !others.includes(name)))(
  '%s, for each caller alone',
  async (name) => {
    const { config } = (await import(new URL(`${name}.mts`, folder).href)) as {
      config: { rateLimit?: { windowSize: number; windowLimit: number; aggregateBy: string[] } };
    };
    expect(config.rateLimit).toMatchObject({ windowSize: 60, aggregateBy: ['ip', 'domain'] });
    expect(config.rateLimit?.windowLimit).toBeLessThanOrEqual(300);
  },
);
