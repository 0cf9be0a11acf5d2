/** Concurrent deliveries, on many connections. */
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { prices, startServices, type Services } from '../../functions/fixtures/services.ts';
import { customerOf, deliver, eventsOf } from '../../functions/subscriptions/signed-events.ts';
import { seededRandom, shuffled } from '../../seeded-random.ts';
import { sample, seedOf } from '../../sizes.ts';
import type { Person } from '../fixtures/supabase.ts';

const people = sample(2, 6);
/** How often each event is delivered at the same time. */
const copies = sample(2, 4);
/** Number of concurrent first deliveries of one event. */
const crowd = sample(15, 50);

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

/** The events that trigger a read of Stripe. */
const handled = /^(customer\.subscription\.|invoice\.paid)/;

/**
 * Retries an event while the response is 500, as Stripe does, with growing random delays: a busy
 * machine is not a failure.
 */
async function deliverUntilHeard(event: object): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const response = await deliver(services, event);
    if (response.status < 500 || tries === 12) return response;
    await setTimeout(Math.random() * Math.min(100 * 2 ** tries, 10_000));
  }
}

/** Half of them change the plan and stay. The others cancel at once. */
const stays = (index: number) => index % 2 === 0;

/**
 * A user's actions at Stripe; each event is delivered during the next action, several
 * times and late. Returns the pending deliveries.
 */
async function live(person: Person, index: number, random: () => number) {
  const { stripe } = services;
  const customer = await customerOf(services, person.id);
  const sent: Promise<Response>[] = [];
  const deliverNew = async () => {
    const events = (await eventsOf(services, customer)).filter(({ type }) => handled.test(type));
    const repeated = Array.from({ length: copies }, () => events).flat();
    sent.push(...shuffled(repeated, random).map(deliverUntilHeard));
  };
  const { id, items } = await stripe.subscriptions.create({
    customer,
    items: [{ price: prices.formation }],
    default_payment_method: 'pm_card_visa',
    metadata: { user_id: person.id },
  });
  await deliverNew();
  const item = items.data[0]?.id ?? '';
  await stripe.subscriptions.update(id, {
    items: [{ id: item, price: prices.formationEtSignaux }],
  });
  await deliverNew();
  if (!stays(index)) await stripe.subscriptions.cancel(id);
  await deliverNew();
  return sent;
}

it('deliveries concurrent with one another and with changes end in Stripe’s state', async () => {
  const random = seededRandom(seedOf(20261121));
  const lives = await Promise.all(persons.map((person, index) => live(person, index, random)));
  const answers = await Promise.all(lives.flat());
  expect(answers.length).toBeGreaterThanOrEqual(people * 8 * copies);
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);

  const [stored] = await services.supabase.query(
    'select count(*)::int as waiting from stripe_events where processed_at is null',
  );
  expect(stored).toEqual({ waiting: 0 });
  const rows = await services.supabase.query<Record<string, unknown>>(
    'select user_id, status, plan_key from subscriptions',
  );
  expect(rows).toHaveLength(people);
  for (const [index, { id, client }] of persons.entries()) {
    expect(rows.find((row) => row.user_id === id)).toMatchObject({
      status: stays(index) ? 'active' : 'canceled',
      plan_key: 'formationEtSignaux',
    });
    expect((await client.rpc('has_access', { signals: true })).data).toBe(stays(index));
  }
});

it(`${crowd} concurrent first deliveries of one event create one customer and one row`, async () => {
  const person = await services.supabase.createUser('late@example.test', 'correct horse');
  const { id } = await services.stripe.customers.create({});
  await services.stripe.subscriptions.create({
    customer: id,
    items: [{ price: prices.formation }],
    default_payment_method: 'pm_card_visa',
    metadata: { user_id: person.id },
  });
  const events = await eventsOf(services, id);
  const event = events.find(({ type }) => type === 'invoice.paid') ?? {};
  const answers = await Promise.all(Array.from({ length: crowd }, () => deliverUntilHeard(event)));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect((await person.client.rpc('has_access')).data).toBe(true);
  const [count] = await services.supabase.query(
    `select (select count(*)::int from billing_customers where user_id = '${person.id}') as customers,
       (select count(*)::int from subscriptions where user_id = '${person.id}') as rows`,
  );
  expect(count).toEqual({ customers: 1, rows: 1 });
});
