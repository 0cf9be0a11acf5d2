/**
 * Processes killed at random moments of the flows that move money: after the retry of Stripe or of the person,
 * every refund, change and email has happened exactly once.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { PlanPreview } from '../../../src/domain/api/billing.ts';
import { callBilling, granted } from '../billing/fixtures.ts';
import { declare, emailsTo, newSubscriber, refundsOf, runDeliver } from '../contract/fixtures.ts';
import type { Subscriber } from '../contract/fixtures.ts';
import { seededRandom } from '../../seeded-random.ts';
import { sample, seedOf } from '../../sizes.ts';
import { startAccountServices, type AccountServices } from '../fixtures/account-services.ts';
import { prices } from '../fixtures/services.ts';
import { deliver, eventsOf } from './signed-events.ts';

const kills = sample(2, 200);
const day = 86_400;
const price = 24_999;

let services: AccountServices;

beforeAll(async () => {
  services = await startAccountServices();
});
afterAll(() => services.close());
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** Calls a function in a process killed after this many milliseconds, if it still runs then. */
function killedAfter(
  ms: number,
  name: string,
  body: string,
  headers: Record<string, string>,
): Promise<void> {
  const path = fileURLToPath(new URL('../fixtures/function-process.ts', import.meta.url));
  const child = spawn(process.execPath, [path, name], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.stdin.on('error', () => undefined);
  child.stdin.end(JSON.stringify({ body, headers }));
  const timer = setTimeout(() => child.kill('SIGKILL'), ms);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

const asJson = (person: Subscriber): Record<string, string> => ({
  authorization: `Bearer ${person.token}`,
  'content-type': 'application/json',
  'x-nf-client-connection-ip': `192.0.2.${Math.floor(Math.random() * 250)}`,
});

/** How many emails of a template were sent to a person; one idempotency key is one email. */
async function sentTo(person: Pick<Subscriber, 'email'>, template: string): Promise<number> {
  return (await emailsTo(services, person)).filter((each) => each === template).length;
}

/** Expires the leases of killed workers and runs the scheduled work. */
async function retryScheduled(): Promise<void> {
  await services.supabase.query(
    `update stripe_events set leased_until = null, next_attempt_at = now();
     update contract_ends set next_attempt_at = now() where done_at is null;
     update emails set leased_until = leased_until - interval '2 minutes',
       not_before = least(not_before, now())`,
  );
  await runDeliver(services);
}

/** Kills a flow, retries it as in production, and checks that it happened once. */
type Flow = (person: Subscriber, ms: number) => Promise<void>;

const flows: Readonly<Record<string, Flow>> = {
  async 'a late payment is refunded'({ customer, subscription, ...person }, ms) {
    const { stripe, localStripe } = services;
    const card = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
    await stripe.subscriptions.update(subscription, { default_payment_method: card.id });
    localStripe.advance(31 * day);
    const { latest_invoice: invoice } = await stripe.subscriptions.retrieve(subscription);
    await stripe.subscriptions.cancel(subscription);
    localStripe.advance(60);
    await stripe.invoices.pay(invoice as string, { payment_method: 'pm_card_visa' });
    const event = (await eventsOf(services, customer)).findLast(
      ({ type }) => type === 'invoice.paid',
    );
    const payload = JSON.stringify(event ?? {});
    const secret = services.keys.stripeWebhookSecret;
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret });
    await killedAfter(ms, 'stripe-webhook', payload, { 'stripe-signature': signature });
    await retryScheduled();
    expect((await deliver(services, event ?? {})).status).toBe(200);
    await retryScheduled();
    expect(await refundsOf(services, customer)).toEqual({ cents: price, count: 1 });
    expect(await sentTo(person, 'payment-returned')).toBe(1);
  },

  async 'a withdrawal is refunded'(person, ms) {
    const body = JSON.stringify({
      ...{ action: 'declare', kind: 'withdrawal', name: 'Ada Lovelace', lang: 'fr' },
      ...{ email: person.email, reference: '' },
    });
    await killedAfter(ms, 'contract-end', body, asJson(person));
    expect((await declare('withdrawal', { email: person.email }, person.token)).status).toBe(200);
    await retryScheduled();
    expect(await refundsOf(services, person.customer)).toEqual({ cents: price, count: 1 });
    expect(await sentTo(person, 'withdrawal-receipt')).toBe(1);
    expect(await sentTo(person, 'withdrawal-refund')).toBe(1);
  },

  async 'a plan is changed'(person, ms) {
    const plan = 'formationEtSignaux';
    const preview = await granted<PlanPreview>(person, { action: 'preview-plan', plan });
    const { prorated_at, due_now } = preview;
    const change = { action: 'change-plan', plan, prorated_at, due_now } as const;
    await killedAfter(ms, 'billing', JSON.stringify(change), asJson(person));
    expect((await callBilling(person, change)).status).toBe(200);
    await retryScheduled();
    const { data } = await services.stripe.invoices.list({ subscription: person.subscription });
    const changes = data.filter(({ billing_reason: why }) => why === 'subscription_update');
    expect(changes.map(({ status, amount_paid }) => [status, amount_paid])).toEqual([
      ['paid', due_now],
    ]);
    const { items } = await services.stripe.subscriptions.retrieve(person.subscription);
    expect(items.data[0]?.price.id).toBe(prices.formationEtSignaux);
    expect(await sentTo(person, 'plan-changed')).toBe(1);
    await services.stripe.subscriptions.cancel(person.subscription);
  },
};

it(`${kills} processes killed at random moments: each refund, change and email happens once`, async () => {
  const random = seededRandom(seedOf(200));
  const names = Object.keys(flows);
  for (let kill = 0; kill < kills; kill += 1) {
    const name = names[kill % names.length] ?? '';
    const person = await newSubscriber(services);
    // A process needs about half a second to start, and works for less than half a second.
    await flows[name]?.(person, 250 + Math.floor(random() * 1_100));
  }
});
