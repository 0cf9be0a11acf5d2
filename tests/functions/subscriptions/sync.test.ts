import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { serviceClient } from '../../../netlify/lib/platform/supabase.ts';
import { syncCustomer } from '../../../netlify/lib/subscriptions/sync.ts';
import type { Person } from '../../database/fixtures/supabase.ts';
import { startServices, type Services } from '../fixtures/services.ts';
import { newPayer } from './signed-events.ts';

let services: Services;
let person: Person;
let customer: string;
let subscription: Stripe.Subscription;

beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());
beforeEach(async () => {
  ({ person, customer, subscription } = await newPayer(services));
  await services.supabase.query(
    `delete from stripe_events;
     insert into stripe_events (id, type, created) values ('evt_slow', 'invoice.paid', now())`,
  );
});

/** A Stripe whose responses are delayed while `meanwhile` runs. Counts the reads. */
function slowStripe(meanwhile: (reading: number) => Promise<void>) {
  let readings = 0;
  const list = async function* (params: Stripe.SubscriptionListParams) {
    const answer = await services.stripe.subscriptions.list(params);
    readings += 1;
    await meanwhile(readings);
    yield* answer.data;
  };
  const { charges, disputes, invoices, invoicePayments } = services.stripe;
  const stripe = {
    subscriptions: { list },
    charges,
    disputes,
    invoices,
    invoicePayments,
  } as unknown as Stripe;
  return { stripe, readings: () => readings };
}

const other = () =>
  syncCustomer({ stripe: services.stripe, service: serviceClient() }, customer, null);
const stored = async () =>
  (
    await services.supabase.query(
      `select status, (select processed_at is not null from stripe_events) as processed
       from subscriptions where user_id = '${person.id}'`,
    )
  )[0];

it('a subscription without evidence gets a record without consent', async () => {
  await other();
  const rows = await services.supabase.query(
    `select e.plan_key, e.terms_version, e.waiver
     from subscriptions s left join checkout_evidence e on e.id = s.evidence_id
     where s.user_id = '${person.id}'`,
  );
  expect(rows).toEqual([{ plan_key: 'formation', terms_version: null, waiver: false }]);
});

it('a stale read does not overwrite a newer one and is repeated', async () => {
  const slow = slowStripe(async (reading) => {
    if (reading > 1) return;
    await services.stripe.subscriptions.cancel(subscription.id);
    await other();
  });
  await syncCustomer({ stripe: slow.stripe, service: serviceClient() }, customer, 'evt_slow');
  expect(await stored()).toEqual({ status: 'canceled', processed: true });
  expect(slow.readings()).toBe(2);
});

it('a sync stops when two others wrote meanwhile', async () => {
  const slow = slowStripe(async () => {
    await services.stripe.subscriptions.cancel(subscription.id).catch(() => undefined);
    await other();
    await other();
  });
  await syncCustomer({ stripe: slow.stripe, service: serviceClient() }, customer, 'evt_slow');
  expect(await stored()).toEqual({ status: 'canceled', processed: true });
  expect(slow.readings()).toBe(1);
});

it('a sync for a customer erased meanwhile fails, and the event waits', async () => {
  const slow = slowStripe(async () => {
    await services.supabase.query(`delete from auth.users where id = '${person.id}'`);
  });
  await expect(
    syncCustomer({ stripe: slow.stripe, service: serviceClient() }, customer, 'evt_slow'),
  ).rejects.toHaveProperty('message', expect.stringContaining('Unknown customer'));
  const [event] = await services.supabase.query('select processed_at from stripe_events');
  expect(event).toEqual({ processed_at: null });
});
