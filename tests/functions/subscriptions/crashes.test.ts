/**
 * The process is killed at each fail point; after the user's retry, Stripe's retry or the
 * scheduled run, nothing is lost and nothing is done twice.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import deliverMinute from '../../../netlify/functions/deliver.mts';
import reconcileHourly from '../../../netlify/functions/reconcile.mts';
import stripeCheckout from '../../../netlify/functions/stripe-checkout.mts';
import { idOf } from '../../../netlify/lib/platform/stripe.ts';
import type { Person } from '../../database/fixtures/supabase.ts';
import { long, sampleOf } from '../../sizes.ts';
import { startAccountServices, type AccountServices } from '../fixtures/account-services.ts';
import { killedAt } from '../fixtures/killed-call.ts';
import { pay, post, prices, siteOrigin } from '../fixtures/services.ts';
import { customerOf, deliver, eventsOf } from './signed-events.ts';

let services: AccountServices;
let ada: Person;
let count = 0;

beforeAll(async () => {
  services = await startAccountServices();
});
afterAll(() => services.close());
beforeEach(async () => {
  count += 1;
  ada = await services.supabase.createUser(`ada${count}@example.test`, 'correct horse');
  services.sentEmails.length = 0;
  await services.supabase.query(
    'delete from stripe_events; delete from emails; delete from reconcile_runs',
  );
});

/** Moves all leases and due times in the database this many seconds back. */
const advanceSeconds = (seconds: number) =>
  services.supabase.query(
    `update stripe_events set leased_until = leased_until - interval '${seconds} seconds',
       next_attempt_at = next_attempt_at - interval '${seconds} seconds';
     update emails set leased_until = leased_until - interval '${seconds} seconds',
       not_before = not_before - interval '${seconds} seconds';
     update reconcile_runs set leased_until = leased_until - interval '${seconds} seconds'`,
  );

const waiting = async () => {
  const [left] = await services.supabase.query(
    `select (select count(*)::int from stripe_events where processed_at is null) as events,
       (select count(*)::int from emails where sent_at is null) as mails`,
  );
  return left;
};
const rows = () =>
  services.supabase.query(
    `select status, evidence_id is not null as evidence from subscriptions where user_id = '${ada.id}'`,
  );

const order = {
  price_id: prices.formation,
  success_url: `${siteOrigin}/checkout/success?success=true`,
  cancel_url: `${siteOrigin}/solutions`,
  mode: 'subscription',
};

/** A subscription at Stripe that is unknown here, and its event. */
async function paidEvent() {
  const customer = await customerOf(services, ada.id);
  await services.stripe.subscriptions.create({
    customer,
    items: [{ price: prices.formation }],
    default_payment_method: 'pm_card_visa',
    metadata: { user_id: ada.id },
  });
  const event = (await eventsOf(services, customer)).find(({ type }) => type === 'invoice.paid');
  if (!event) throw new Error('Nothing was paid.');
  const payload = JSON.stringify(event, null, 2);
  const signature = services.stripe.webhooks.generateTestHeaderString({
    payload,
    secret: services.keys.stripeWebhookSecret,
  });
  return { event, payload, headers: { 'stripe-signature': signature } };
}

describe('stripe-checkout', () => {
  const points = [
    'checked',
    'customer-made',
    'customer-stored',
    'evidence-claimed',
    'session-made',
    'others-closed',
    'checked-again',
    'evidence-linked',
  ];

  it.each(sampleOf(points, 2))(
    'killed at %s: the next click gets a checkout page and pays once',
    async (point) => {
      const headers = { authorization: `Bearer ${ada.token}` };
      const call = { body: order, headers };
      const signal = await killedAt(`stripe-checkout:${point}`, 'stripe-checkout', call);
      expect(signal).toBe('SIGKILL');
      const before = performance.now();
      const answer = await post(stripeCheckout, order, ada.token);
      const took = performance.now() - before;
      expect(answer.status).toBe(200);
      if (long) expect(took).toBeLessThan(2_000);
      const { url } = (await answer.json()) as { url: string };

      const customers = await services.supabase.query<{ stripe_customer_id: string }>(
        `select stripe_customer_id from billing_customers where user_id = '${ada.id}'`,
      );
      expect(customers).toHaveLength(1);
      const customer = customers[0]?.stripe_customer_id ?? '';
      const open = await services.stripe.checkout.sessions.list({ customer, status: 'open' });
      expect(open.data.map((session) => session.url)).toEqual([url]);
      const made = await services.stripe.customers.search({
        query: `metadata['user_id']:'${ada.id}'`,
      });
      expect(made.data).toHaveLength(1);

      await pay(url);
      for (const event of await eventsOf(services, customer)) await deliver(services, event);
      expect(await rows()).toEqual([{ status: 'active', evidence: true }]);
      const evidence = await services.supabase.query(
        `select checkout_session_id is not null as linked, accepted_at_stripe is not null as accepted
       from checkout_evidence where user_id = '${ada.id}'`,
      );
      expect(evidence).toEqual([{ linked: true, accepted: true }]);
    },
    60_000,
  );

  it('killed before the evidence is linked: the consent given on the page left open is recorded', async () => {
    const headers = { authorization: `Bearer ${ada.token}` };
    const call = { body: order, headers };
    expect(await killedAt('stripe-checkout:checked-again', 'stripe-checkout', call)).toBe(
      'SIGKILL',
    );
    const { data } = await services.stripe.checkout.sessions.list({ status: 'open', limit: 1 });
    await pay(data[0]?.url ?? '');
    const customer = idOf(data[0]?.customer) ?? '';
    for (const event of await eventsOf(services, customer)) await deliver(services, event);
    const evidence = await services.supabase.query(
      `select checkout_session_id, accepted_at_stripe is not null as accepted
       from checkout_evidence where user_id = '${ada.id}'`,
    );
    expect(evidence).toEqual([{ checkout_session_id: data[0]?.id, accepted: true }]);
  });
});

describe('stripe-webhook', () => {
  const points = [
    'stripe-webhook:verified',
    'stripe-webhook:claimed',
    'stripe-webhook:customer-known',
    'stripe-webhook:customer-linked',
    'stripe-webhook:consent-noted',
    'sync:read',
    'sync:applied',
    'stripe-webhook:synced',
  ];

  it.each(sampleOf(points, 2))(
    'killed at %s: the scheduled run completes it',
    async (point) => {
      const { payload: body, headers } = await paidEvent();
      expect(await killedAt(point, 'stripe-webhook', { body, headers })).toBe('SIGKILL');
      if (point !== 'stripe-webhook:verified') {
        await advanceSeconds(60);
        expect((await deliverMinute()).status).toBe(200);
      } else {
        // Nothing was written: Stripe got no response and sends it again.
        const [event] = (await services.stripe.events.list({ type: 'invoice.paid', limit: 1 }))
          .data;
        expect((await deliver(services, event ?? {})).status).toBe(200);
        await deliverMinute();
      }
      expect(await rows()).toEqual([{ status: 'active', evidence: true }]);
      expect(await waiting()).toEqual({ events: 0, mails: 0 });
      expect(services.sentEmails).toHaveLength(1);
    },
    60_000,
  );

  it('killed, and retried while the dead worker’s lease runs: processed once the lease expires', async () => {
    const { event, payload: body, headers } = await paidEvent();
    expect(await killedAt('sync:read', 'stripe-webhook', { body, headers })).toBe('SIGKILL');
    await advanceSeconds(13.5); // the lease has about a second left: a copy waits for it
    expect((await deliver(services, event)).status).toBe(200);
    expect(await rows()).toEqual([{ status: 'active', evidence: true }]);
  });
});

describe('deliver', () => {
  it.each(sampleOf(['sent', 'claimed', 'finished'], 1))(
    'killed at %s: one email',
    async (point) => {
      const { event } = await paidEvent();
      expect((await deliver(services, event)).status).toBe(200);
      expect(await killedAt(`deliver:${point}`, 'deliver', { body: null })).toBe('SIGKILL');
      await advanceSeconds(60);
      await deliverMinute();
      expect(await waiting()).toEqual({ events: 0, mails: 0 });
      // Resend sends one email per idempotency key, however often it is requested.
      expect(new Set(services.sentEmails.map(({ id }) => id)).size).toBe(1);
    },
    60_000,
  );

  it('waits for an email whose worker died, and sends it when the lease expires', async () => {
    const { event } = await paidEvent();
    await deliver(services, event);
    expect(await killedAt('deliver:claimed', 'deliver', { body: null })).toBe('SIGKILL');
    await advanceSeconds(14);
    await deliverMinute();
    expect(services.sentEmails).toHaveLength(1);
  });
});

describe('reconcile', () => {
  const points = [
    'claimed',
    'events-taken',
    'page-read',
    'page-repaired',
    'page-saved',
    'disputes-checked',
    'payments-explained',
    'notices-asked',
  ];

  it.each(sampleOf(points, 2))(
    'killed at %s: the next run continues and finishes',
    async (point) => {
      await paidEvent();
      expect(await killedAt(`reconcile:${point}`, 'reconcile', { body: null })).toBe('SIGKILL');
      await advanceSeconds(60);
      expect(await (await reconcileHourly()).json()).toMatchObject({ finished: true });
      expect(await rows()).toEqual([{ status: 'active', evidence: true }]);
      await deliverMinute();
      expect(services.sentEmails).toHaveLength(1);
      const runs = await services.supabase.query(
        'select finished_at is null as open from reconcile_runs',
      );
      expect(runs).toEqual([{ open: false }]);
    },
    60_000,
  );
});
