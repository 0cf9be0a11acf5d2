/** Cancellations around a renewal: before Stripe charges it, and after the bank declined it. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startAccountServices, type AccountServices } from '../fixtures/account-services.ts';
import { pressDashboard, read, refusal } from '../fixtures/services.ts';
import {
  declare,
  emailsTo,
  lastEmailTo,
  newSubscriber,
  runDeliver,
  storedStatus,
  syncFromStripe,
  type Subscriber,
} from './fixtures.ts';

const hour = 3_600;

let services: AccountServices;

beforeAll(async () => {
  services = await startAccountServices();
});
afterAll(() => services.close());
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** A subscriber whose first month has begun, as a draft that Stripe charges within the hour. */
async function renewing(card = 'pm_card_visa'): Promise<Subscriber> {
  const { localStripe } = services;
  const person = await newSubscriber(services, { card, trialEnd: localStripe.now() + 60 });
  await pressDashboard(services, 'renewals-drafted');
  localStripe.advance(120);
  await pressDashboard(services, 'renewals-at-once');
  await syncFromStripe(services, person.customer);
  expect((await storedStatus(services, person)).stripe_status).toBe('active');
  expect(await invoicesOf(person)).toEqual(['draft', 'paid']);
  return person;
}

/** The statuses of the invoices, newest first; the one of the trial is paid. */
const invoicesOf = async ({ subscription }: Subscriber) =>
  (await services.stripe.invoices.list({ subscription })).data.map(({ status }) => status);

const cancel = ({ email, token }: Subscriber) => declare('cancellation', { email }, token);

async function chargesOf({ customer }: Subscriber): Promise<number> {
  return (await services.stripe.charges.list({ customer })).data.length;
}

it('before Stripe charges the renewal, it ends the contract at once and nothing is charged', async () => {
  const ada = await renewing();
  const { status, body } = await read(await cancel(ada));
  expect({ status, body }).toMatchObject({ status: 200, body: { type: 'ended' } });
  expect((await storedStatus(services, ada)).stripe_status).toBe('canceled');
  expect(await invoicesOf(ada)).toEqual(['void', 'paid']);
  services.localStripe.advance(2 * hour);
  expect(await chargesOf(ada)).toBe(0);
  await runDeliver(services);
  expect(await emailsTo(services, ada)).toEqual(['cancellation-receipt']);
  expect(lastEmailTo(services, ada).text).toContain('le contrat a donc pris fin aussitôt');
});

it('of a renewal paid from the credit of the customer, it ends the contract with that month', async () => {
  const { stripe, localStripe } = services;
  const ada = await newSubscriber(services, { trialEnd: localStripe.now() + 60 });
  await stripe.customers.createBalanceTransaction(ada.customer, {
    ...{ amount: -30_000, currency: 'eur' },
  });
  await pressDashboard(services, 'renewals-drafted');
  localStripe.advance(120);
  await pressDashboard(services, 'renewals-at-once');
  await syncFromStripe(services, ada.customer);
  expect((await cancel(ada)).status).toBe(200);
  const state = { stripe_status: 'active', ending: true };
  expect(await storedStatus(services, ada)).toMatchObject(state);
  localStripe.advance(2 * hour);
  expect(await invoicesOf(ada)).toEqual(['paid', 'paid']);
  expect(await chargesOf(ada)).toBe(0);
});

it('after the hour, it ends the contract with the paid month', async () => {
  const ada = await renewing();
  services.localStripe.advance(2 * hour);
  expect((await cancel(ada)).status).toBe(200);
  expect(await storedStatus(services, ada)).toMatchObject({
    ...{ stripe_status: 'active', ending: true },
  });
  expect(await invoicesOf(ada)).toEqual(['paid', 'paid']);
});

it('of a contract that should end with its period, it ends it at once when the period is not paid', async () => {
  const { stripe, localStripe } = services;
  const ada = await renewing('pm_card_chargeCustomerFail');
  await stripe.subscriptions.update(ada.subscription, { cancel_at_period_end: true });
  await syncFromStripe(services, ada.customer);
  expect(await refusal(await cancel(ada))).toEqual([409, 'already_ending']);
  localStripe.advance(2 * hour);
  await syncFromStripe(services, ada.customer);
  expect(await storedStatus(services, ada)).toMatchObject({
    ...{ stripe_status: 'past_due', ending: true },
  });
  expect((await cancel(ada)).status).toBe(200);
  expect((await storedStatus(services, ada)).stripe_status).toBe('canceled');
  expect(await invoicesOf(ada)).toEqual(['void', 'paid']);
});
