/**
 * Fifty concurrent clicks per user, on a real PostgreSQL: one checkout page each, and one
 * subscription.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import stripeCheckout from '../../../netlify/functions/stripe-checkout.mts';
import {
  pay,
  post,
  prices,
  siteOrigin,
  startServices,
  type Services,
} from '../../functions/fixtures/services.ts';
import { deliver, eventsOf } from '../../functions/subscriptions/signed-events.ts';
import { limits } from '../../../netlify/lib/http/rate-limit.ts';
import { sample } from '../../sizes.ts';
import type { Person } from '../fixtures/supabase.ts';

const clicks = sample(20, 50);
const people = sample(1, 20);

let services: Services;
let persons: Person[];

beforeAll(async () => {
  services = await startServices({ connections: 20 });
  persons = [];
  for (let index = 0; index < people; index += 1) {
    persons.push(await services.supabase.createUser(`p${index}@example.test`, 'correct horse'));
  }
});
afterAll(() => services.close());

const order = {
  price_id: prices.formation,
  success_url: `${siteOrigin}/checkout/success?success=true`,
  cancel_url: `${siteOrigin}/solutions`,
  mode: 'subscription',
};

/** Clicks again when the server is too busy, as users do. Null once the account's rate limit is reached. */
async function click(token: string): Promise<string | null> {
  for (let tries = 1; ; tries += 1) {
    const answer = await post(stripeCheckout, order, token);
    const body = (await answer.json()) as { url?: string };
    if (body.url !== undefined) return body.url;
    if (answer.status === 429) return null;
    if (answer.status < 500 || tries === 5)
      throw new Error(`${answer.status} ${JSON.stringify(body)}`);
  }
}

it(`${clicks} clicks of each of ${people} users open ${people} checkout pages, paid once each`, async () => {
  for (const person of persons) {
    const answers = await Promise.all(Array.from({ length: clicks }, () => click(person.token)));
    const urls = answers.filter((url) => url !== null);
    expect(urls.length).toBeLessThanOrEqual(limits.checkout.times);
    expect(new Set(urls).size).toBe(1);

    const customers = await services.supabase.query<{ stripe_customer_id: string }>(
      `select stripe_customer_id from billing_customers where user_id = '${person.id}'`,
    );
    expect(customers).toHaveLength(1);
    const customer = customers[0]?.stripe_customer_id ?? '';
    const sessions = await services.stripe.checkout.sessions.list({ customer, limit: 100 });
    expect(sessions.data.filter(({ status }) => status === 'open')).toHaveLength(1);

    await pay(urls[0] ?? '');
    const events = (await eventsOf(services, customer)).filter(
      ({ type }) => type === 'invoice.paid',
    );
    await Promise.all(events.map((event) => deliver(services, event)));
    const subscriptions = await services.stripe.subscriptions.list({ customer, status: 'all' });
    expect(subscriptions.data).toHaveLength(1);
    const rows = await services.supabase.query(
      `select status, evidence_id is not null as evidence from subscriptions
       where user_id = '${person.id}'`,
    );
    expect(rows).toEqual([{ status: 'active', evidence: true }]);
  }
});
