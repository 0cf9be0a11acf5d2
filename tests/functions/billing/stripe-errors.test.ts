/** Wrong, late or missing Stripe responses, and crashes between any two steps. */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type {
  BillingRequest,
  CardSetup,
  PlanChange,
  PlanPreview,
} from '../../../src/domain/api/billing.ts';
import type { Person } from '../../database/fixtures/supabase.ts';
import { sampleOf } from '../../sizes.ts';
import {
  callBilling,
  granted,
  newPayer,
  overviewOf,
  refused,
  subscriptionOf,
  type Payer,
} from './fixtures.ts';
import { killedAt } from '../fixtures/killed-call.ts';
import { startServices, type Services } from '../fixtures/services.ts';

// Slow: starts child processes.

let services: Services;

beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const addressOf = (input: Parameters<typeof fetch>[0]) =>
  input instanceof Request ? input.url : String(input);

/** Routes requests to Stripe through `answer`, which may respond itself. */
function stripeThrough(
  answer: (send: () => Promise<Response>, method: string, path: string) => Promise<Response>,
): void {
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const address = addressOf(input);
    if (!address.startsWith(services.localStripe.url)) return send(input, init);
    return answer(() => send(input, init), init?.method ?? 'GET', new URL(address).pathname);
  });
}

const previewOf = (person: Person) =>
  granted<PlanPreview>(person, { action: 'preview-plan', plan: 'formationEtSignaux' });

const agreeing = ({ plan, prorated_at, due_now }: PlanPreview) =>
  ({ action: 'change-plan', plan, prorated_at, due_now }) as const;

async function enter(person: Person): Promise<string> {
  const { client_secret: secret } = await granted<CardSetup>(person, { action: 'card-setup' });
  const id = secret.split('_secret_')[0] ?? '';
  await services.stripe.setupIntents.confirm(id, { payment_method: 'pm_card_mastercard' });
  return id;
}

const words = 'sk_live_hush No such customer: cus_1';
const error = (status: number, type: string) =>
  Response.json({ error: { type, message: words, code: 'resource_missing' } }, { status });

describe('a Stripe response', () => {
  const faults: [string, () => Response][] = [
    ['500', () => error(500, 'api_error')],
    ['400', () => error(400, 'invalid_request_error')],
    ['401', () => error(401, 'invalid_request_error')],
    ['404', () => error(404, 'invalid_request_error')],
    ['429', () => error(429, 'rate_limit_error')],
    ['of HTML', () => new Response(`<h1>${words}</h1>`, { status: 200 })],
    [
      'that does not come',
      () => {
        throw new TypeError(`fetch failed: ${words}`);
      },
    ],
  ];
  const requests: BillingRequest[] = [
    { action: 'overview' },
    { action: 'preview-plan', plan: 'formationEtSignaux' },
    {
      action: 'change-plan',
      plan: 'formationEtSignaux',
      prorated_at: Math.floor(Date.now() / 1000),
      due_now: 1,
    },
    { action: 'resume' },
    { action: 'card-setup' },
    { action: 'card-save', setup_intent: 'seti_1' },
    { action: 'recheck' },
    { action: 'checkout-status' },
    { action: 'portal', lang: 'fr' },
  ];

  it.each(faults)(
    '%s: each action returns its own error code without Stripe’s details',
    async (_, fault) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const payer = await newPayer(services);
      stripeThrough(async () => fault());
      const answers = [];
      // Three at a time: Stripe's client waits before its retries.
      for (let first = 0; first < requests.length; first += 3) {
        const responses = requests
          .slice(first, first + 3)
          .map((request) => callBilling(payer, request));
        for (const response of await Promise.all(responses)) {
          answers.push({ status: response.status, text: await response.text() });
        }
      }
      for (const { status, text } of answers) {
        expect(text).not.toMatch(/hush|cus_|No such|fetch failed/);
        const { error: said } = JSON.parse(text) as { error: { code: string } };
        // A card missing at Stripe is reported as unknown.
        expect([
          [503, 'stripe_unavailable'],
          [400, 'unknown_card'],
        ]).toContainEqual([status, said.code]);
      }
      vi.restoreAllMocks();
      expect(await subscriptionOf(payer)).toMatchObject({ plan: 'formation', active: true });
    },
  );

  it('times out before the browser gives up', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const payer = await newPayer(services);
    stripeThrough(
      () =>
        new Promise(() => {
          // Never responds.
        }),
    );
    const later = globalThis.setTimeout;
    let patience = 0;
    vi.spyOn(globalThis, 'setTimeout').mockImplementation((act: () => void, after = 0) => {
      if (after < 10_000) return later(act, after);
      patience = after;
      return later(act, 100);
    });
    expect(await refused(payer, { action: 'overview' })).toEqual([503, 'stripe_unavailable']);
    // Shorter than the timeout of src/services/functions.ts.
    expect(patience).toBeLessThan(20_000);
  });

  it('lost after the plan change: the change is made once and reported', async () => {
    const payer = await newPayer(services);
    const shown = await previewOf(payer);
    let lost = 0;
    stripeThrough(async (send, method, path) => {
      const response = await send();
      if (method !== 'POST' || !path.startsWith('/v1/subscriptions/') || lost > 0) return response;
      lost += 1;
      throw new TypeError('fetch failed');
    });
    const { overview } = await granted<PlanChange>(payer, agreeing(shown));
    expect(lost).toBe(1);
    expect(overview.subscription).toMatchObject({ plan: 'formationEtSignaux' });
    expect(overview.invoices).toHaveLength(2);
  });

  it('lost for good: the next attempt finds the change', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const payer = await newPayer(services);
    const shown = await previewOf(payer);
    stripeThrough(async (send, method, path) => {
      const response = await send();
      if (method !== 'POST' || !path.startsWith('/v1/subscriptions/')) return response;
      throw new TypeError('fetch failed');
    });
    expect(await refused(payer, agreeing(shown))).toEqual([503, 'stripe_unavailable']);
    vi.restoreAllMocks();
    const { overview } = await granted<PlanChange>(payer, agreeing(shown));
    expect(overview.subscription).toMatchObject({ plan: 'formationEtSignaux' });
    expect(overview.invoices).toHaveLength(2);
  });
});

describe('a killed function', () => {
  /** Calls the function in a process that dies at the fail point. */
  const billUntilKilled = (point: string, { token }: Person, body: BillingRequest) =>
    killedAt(point, 'billing', { body, headers: { authorization: `Bearer ${token}` } });

  async function paidInvoices({ customer }: Payer): Promise<number> {
    const { data } = await services.stripe.charges.list({ customer });
    return data.filter(({ paid, amount }) => paid && amount > 0).length;
  }

  it.each(sampleOf(['billing:plan-at-stripe', 'billing:plan-stored'], 1))(
    'at %s has changed the plan once, and the retry succeeds',
    async (point) => {
      const payer = await newPayer(services);
      const request = agreeing(await previewOf(payer));
      expect(await billUntilKilled(point, payer, request)).toBe('SIGKILL');
      const { overview, pay_url } = await granted<PlanChange>(payer, request);
      expect(pay_url).toBeNull();
      expect(overview.subscription).toMatchObject({ plan: 'formationEtSignaux' });
      expect(overview.invoices).toHaveLength(2);
      expect(await paidInvoices(payer)).toBe(2);
    },
  );

  it('at billing:plan-given-up has kept the plan, and the retry can pay', async () => {
    const payer = await newPayer(services);
    const { stripe } = services;
    const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
      customer: payer.customer,
    });
    await stripe.subscriptions.update(payer.subscription.id, { default_payment_method: bad.id });
    const request = agreeing(await previewOf(payer));
    expect(await billUntilKilled('billing:plan-given-up', payer, request)).toBe('SIGKILL');
    expect(await refused(payer, request)).toEqual([402, 'plan_unchanged']);
    expect(await subscriptionOf(payer)).toMatchObject({ plan: 'formation', pay_url: null });
    expect(await paidInvoices(payer)).toBe(1);
  });

  it.each(sampleOf(['billing:resume-at-stripe', 'billing:resume-stored'], 1))(
    'at %s has resumed the subscription, and the retry succeeds',
    async (point) => {
      const payer = await newPayer(services);
      await services.stripe.subscriptions.update(payer.subscription.id, {
        cancel_at_period_end: true,
      });
      expect(await billUntilKilled(point, payer, { action: 'resume' })).toBe('SIGKILL');
      await granted(payer, { action: 'resume' });
      expect(await subscriptionOf(payer)).toMatchObject({ ends_at: null });
    },
  );

  it.each(sampleOf(['billing:card-paid', 'billing:card-default', 'billing:card-forgotten'], 1))(
    'at %s is continued by the retry',
    async (point) => {
      const payer = await newPayer(services);
      services.localStripe.advance(5);
      const request = { action: 'card-save', setup_intent: await enter(payer) } as const;
      expect(await billUntilKilled(point, payer, request)).toBe('SIGKILL');
      await granted(payer, request);
      expect((await overviewOf(payer)).card).toMatchObject({ last4: '4444' });
      const { data } = await services.stripe.paymentMethods.list({
        customer: payer.customer,
        type: 'card',
      });
      expect(data).toHaveLength(1);
    },
  );
});
