/** Rows older than the lifecycle columns: the next sync neither fails nor sends outdated emails. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serviceClient } from '../../../netlify/lib/platform/supabase.ts';
import { syncCustomer } from '../../../netlify/lib/subscriptions/sync.ts';
import type { Row } from '../../database/fixtures/supabase.ts';
import { newUser, prices, type Services, startServices, subscribe } from '../fixtures/services.ts';
import { customerOf } from './signed-events.ts';

let services: Services;

beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

/** A user with a subscription at Stripe and an old row. */
async function oldRow(values: Row): Promise<{ customer: string; subscription: string }> {
  const { stripe } = services;
  const person = await newUser(services);
  const customer = await customerOf(services, person.id);
  const { id: subscription } = await stripe.subscriptions.create({
    customer,
    items: [{ price: prices.formation }],
    default_payment_method: 'pm_card_visa',
  });
  await subscribe(services, person, {
    stripe_subscription_id: subscription,
    stripe_customer_id: customer,
    ...values,
  });
  return { customer, subscription };
}

/** Syncs the customer; returns their row and the emails enqueued. */
async function readAgain(customer: string): Promise<unknown> {
  const { stripe, supabase } = services;
  await syncCustomer({ stripe, service: serviceClient() }, customer, null);
  const rows = await supabase.query(
    `select stripe_status, cancel_at_period_end as ending, canceled_at is not null as dated
     from subscriptions where stripe_customer_id = '${customer}'`,
  );
  const mails = await supabase.query<{ template: string }>(
    `delete from emails where user_id =
       (select user_id from billing_customers where stripe_customer_id = '${customer}')
     returning template`,
  );
  return [...rows, ...mails.map(({ template }) => template)];
}

it('a cancellation without a stored date can be taken back', async () => {
  const { customer } = await oldRow({ cancel_at_period_end: true });
  expect(await readAgain(customer)).toEqual([
    { stripe_status: 'active', ending: false, dated: false },
    'subscription-resumed',
  ]);
});

it('an old cancellation is not acknowledged again', async () => {
  const { customer, subscription } = await oldRow({ cancel_at_period_end: true });
  await services.stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
  expect(await readAgain(customer)).toEqual([
    { stripe_status: 'active', ending: true, dated: true },
  ]);
});
