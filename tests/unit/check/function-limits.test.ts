/** Every public function has a platform rate limit per caller. */
import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const folder = new URL('../../../netlify/functions/', import.meta.url);
const names = (await readdir(folder)).map((file) => file.replace(/\.mts$/, ''));

/** Called by the platform's scheduler, or by Stripe with a signature. */
const others = ['deliver', 'newsletters', 'signals-watch', 'reconcile', 'stripe-webhook'];

it('the functions without a rate limit are exactly the known ones', () => {
  expect(names).toEqual(expect.arrayContaining(others));
});

/** Open to mail scanners and to whole schools behind one IP address. */
const generous = ['market', 'unsubscribe'];

it.each(names.filter((name) => !others.includes(name)))(
  '%s has a rate limit per caller',
  async (name) => {
    const { config } = (await import(new URL(`${name}.mts`, folder).href)) as {
      config: { rateLimit?: { windowSize: number; windowLimit: number; aggregateBy: string[] } };
    };
    expect(config.rateLimit).toMatchObject({ windowSize: 60, aggregateBy: ['ip', 'domain'] });
    if (generous.includes(name)) expect(config.rateLimit?.windowLimit).toBe(300);
    else expect(config.rateLimit?.windowLimit).toBeLessThanOrEqual(120);
  },
);

it('docs/rate-limits.md says the same', async () => {
  const page = await readFile(new URL('../../../docs/rate-limits.md', import.meta.url), 'utf8');
  expect(page).toMatch(/^\| market, unsubscribing +\| caller +\| 300 a minute /m);
  expect(page).toMatch(/^\| calls of another function +\| caller +\| 20 to 120 a minute /m);
});
