import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import stripeCheckout from '../../../netlify/functions/stripe-checkout.mts';
import { idOf } from '../../../netlify/lib/platform/stripe.ts';
import type { CheckoutRequest } from '../../../src/domain/api/stripe-checkout.ts';
import type { Person, Row } from '../../database/fixtures/supabase.ts';
import { termsVersion } from '../../../src/domain/contract/terms-version.ts';
import { deliver, eventsOf } from '../subscriptions/signed-events.ts';
import {
  checkoutOrder,
  nowhere,
  pay,
  post,
  prices,
  refusal,
  siteOrigin,
  startServices,
  subscribe,
  type Services,
} from '../fixtures/services.ts';
import { closeSignals, openSignals } from '../fixtures/open-signals.ts';

const order = checkoutOrder;
const failed = 'Failed to create checkout session';

let services: Services;
let person: Person;
let count = 0;

beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());
beforeEach(async () => {
  count += 1;
  person = await services.supabase.createUser(`ada${count}@example.test`, 'correct horse');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const checkout = (changes: Partial<CheckoutRequest> = {}, token = person.token) =>
  post(stripeCheckout, { ...order, ...changes }, token);

/** The user's checkout sessions at Stripe, newest first. */
async function sessions(status?: 'open' | 'expired') {
  const customers = await services.supabase.query<{ stripe_customer_id: string }>(
    `select stripe_customer_id from billing_customers where user_id = '${person.id}'`,
  );
  const [customer] = customers;
  if (!customer) return [];
  const { data } = await services.stripe.checkout.sessions.list({
    customer: customer.stripe_customer_id,
    ...(status ? { status } : {}),
  });
  return data;
}

const evidence = () =>
  services.supabase.query(
    `select * from checkout_evidence where user_id = '${person.id}' order by created_at`,
  );

const accept = (values: Row = {}) =>
  person.client.from('checkout_evidence').insert({
    user_id: person.id,
    price_id: prices.formation,
    plan_key: 'formation',
    amount: 24_999,
    currency: 'eur',
    language: 'en',
    terms_version: termsVersion,
    waiver: true,
    ...values,
  });

describe('checkout refuses and leaves nothing behind for', () => {
  afterEach(async () => {
    expect(await sessions()).toEqual([]);
    expect(await evidence()).toEqual([]);
  });

  it('a former price, which subscribers still pay', async () => {
    vi.stubEnv('STRIPE_FORMER_PRICES_FORMATION', 'price_of_before');
    const answer = await checkout({ price_id: 'price_of_before' });
    expect(await refusal(answer)).toEqual([400, 'unknown_price']);
  });

  it.each<[string, unknown, number, string]>([
    ['an unknown price', { ...order, price_id: 'price_of_gold' }, 400, 'unknown_price'],
    ['no price', { ...order, price_id: '' }, 400, 'bad_request'],
    [
      'a success URL of another site',
      { ...order, success_url: 'https://evil.example/' },
      400,
      'foreign_url',
    ],
    [
      'a cancel URL of another site',
      { ...order, cancel_url: 'http://localhost.evil.example:8888/' },
      400,
      'foreign_url',
    ],
    [
      'a URL with a user name',
      { ...order, cancel_url: 'http://a:b@localhost:8888/' },
      400,
      'foreign_url',
    ],
    ['a script URL', { ...order, cancel_url: 'javascript:alert(1)' }, 400, 'bad_request'],
    ['an unknown code', { ...order, promotion_code: 'GRATUIT' }, 400, 'invalid_promotion_code'],
    ['an expired code', { ...order, promotion_code: 'EXPIRE2024' }, 400, 'invalid_promotion_code'],
    ['a price of the caller’s own', { ...order, amount: 1 }, 400, 'bad_request'],
    ['half a surrogate pair', { ...order, promotion_code: '\ud800' }, 400, 'bad_request'],
    ['another mode', { ...order, mode: 'payment' }, 400, 'bad_request'],
    ['text that is not JSON', '{"price_id":', 400, 'bad_request'],
    ['a body of 1 MB', { ...order, promotion_code: 'x'.repeat(1024 * 1024) }, 413, 'too_large'],
  ])('%s', async (_, body, status, code) => {
    expect(await refusal(await post(stripeCheckout, body, person.token))).toEqual([status, code]);
  });

  it('a caller without a session or with a forged one', async () => {
    for (const token of [undefined, `${person.token}x`, 'x', services.keys.publishableKey]) {
      const response = await post(stripeCheckout, order, token);
      expect(await refusal(response)).toEqual([401, 'unauthenticated']);
    }
  });

  it('the plan with signals before these are open', async () => {
    await closeSignals(services.supabase);
    const answer = await checkout({ price_id: prices.formationEtSignaux });
    await openSignals(services.supabase);
    expect(await refusal(answer)).toEqual([409, 'plan_not_open']);
  });

  it.each(['deploy-preview', 'branch-deploy'])(
    'every plan on a %s, while the seller is not named',
    async (context) => {
      vi.stubEnv('CONTEXT', context);
      expect(await refusal(await checkout(order))).toEqual([409, 'checkout_closed']);
    },
  );

  it('the setting of the tests, in production', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.stubEnv('CONTEXT', 'production');
    const answer = await checkout({ price_id: prices.formationEtSignaux });
    expect(await refusal(answer)).toEqual([500, failed]);
  });

  it('a user who has access', async () => {
    await subscribe(services, person);
    expect(await refusal(await checkout())).toEqual([409, 'already_subscribed']);
  });

  it('another method', async () => {
    const response = await stripeCheckout(new Request(siteOrigin));
    expect(await refusal(response)).toEqual([405, 'method_not_allowed']);
  });

  it.each(['SUPABASE_URL', 'STRIPE_API_ORIGIN'])('an unreachable %s', async (name) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.stubEnv(name, nowhere);
    const [status, code] = await refusal(await checkout());
    expect([name === 'SUPABASE_URL' ? 503 : 500, failed]).toEqual([status, code]);
  });
});

describe('checkout', () => {
  it.each([
    [prices.formation, 24_999, 'formation'],
    [prices.formationEtSignaux, 34_999, 'formationEtSignaux'],
  ])('sells %s at its own price to the signed-in user', async (price_id, amount, plan) => {
    const response = await checkout({ price_id });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const { url } = (await response.json()) as { url: string };
    const [session] = await sessions();
    expect(session).toMatchObject({
      url,
      status: 'open',
      mode: 'subscription',
      amount_total: amount,
      client_reference_id: person.id,
      success_url: `${siteOrigin}/fr/checkout/success?success=true`,
      cancel_url: `${siteOrigin}/fr/solutions`,
      metadata: { user_id: person.id, plan_key: plan },
    });
    expect((await fetch(url)).status).toBe(200);
  });

  it('applies a promotion code in upper or lower case', async () => {
    expect((await checkout({ promotion_code: ' bienvenue10 ' })).status).toBe(200);
    expect((await sessions())[0]?.amount_total).toBe(22_499);
  });

  it('lets an account try thirty promotion codes an hour, from any address', async () => {
    const statuses = [];
    for (let n = 0; n < 31; n += 1) {
      const headers = { 'x-nf-client-connection-ip': `198.51.100.${n}` };
      const body = { ...order, promotion_code: `GUESS${n}` };
      statuses.push((await post(stripeCheckout, body, person.token, headers)).status);
    }
    expect(statuses).toEqual([...Array<number>(30).fill(400), 429]);
    const limited = await checkout();
    expect(limited.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await refusal(limited)).toEqual([429, 'rate_limited']);
  });

  it('sells to a former subscriber again', async () => {
    await subscribe(services, person, { end_date: new Date(Date.now() - 1_000).toISOString() });
    expect((await checkout()).status).toBe(200);
  });

  it('works on every address of the deploy', async () => {
    vi.stubEnv('URL', 'https://expert.example');
    const success_url = 'https://expert.example/checkout/success?success=true';
    expect((await checkout({ success_url })).status).toBe(200);
  });

  it('refuses a user who has paid, even before the webhook event', async () => {
    const { url } = (await (await checkout()).json()) as { url: string };
    await pay(url);
    expect(await refusal(await checkout())).toEqual([409, 'already_subscribed']);
    expect(await sessions('open')).toEqual([]);
  });

  it('refuses a user whose last payment failed and says so', async () => {
    const { url } = (await (await checkout()).json()) as { url: string };
    await pay(url);
    const send = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const response = await send(input, init);
      const address = input instanceof Request ? input.url : String(input);
      if (!address.includes('/v1/subscriptions?')) return response;
      return new Response((await response.text()).replaceAll('"active"', '"past_due"'), response);
    });
    expect(await refusal(await checkout())).toEqual([409, 'payment_due']);
  });

  it.each([
    ['another is opened', '/v1/checkout/sessions'],
    ['it is about to expire', '/expire'],
  ])('refuses a user who pays the older page while %s', async (_, path) => {
    const { url } = (await (await checkout()).json()) as { url: string };
    const send = globalThis.fetch;
    let paid = false;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      if (!paid && init?.method === 'POST' && address.endsWith(path)) {
        paid = true;
        await pay(url);
      }
      return send(input, init);
    });
    const answer = await checkout({ price_id: prices.formationEtSignaux });
    expect(paid).toBe(true);
    expect(await refusal(answer)).toEqual([409, 'already_subscribed']);
    expect(await sessions('open')).toEqual([]);
  });
});

describe('an account erased during its checkout', () => {
  /** Runs SQL just before Stripe gets a POST to `path`. */
  const before = (path: string, sql: string) => {
    const send = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : String(input));
      if (init?.method === 'POST' && pathname === path) await services.supabase.query(sql);
      return send(input, init);
    });
  };
  const customers = async () =>
    (await services.stripe.customers.list({ email: person.email })).data.map(({ id }) => id);

  it('before its customer is stored leaves no customer at Stripe', async () => {
    before('/v1/customers', `select begin_erasure('${person.id}', 'fr')`);
    expect(await refusal(await checkout())).toEqual([409, failed]);
    expect(await customers()).toEqual([]);
    expect(await sessions('open')).toEqual([]);
  });

  it('afterwards leaves the customer to the erasure, which may have to refund it first', async () => {
    before('/v1/checkout/sessions', `select begin_erasure('${person.id}', 'fr')`);
    expect(await refusal(await checkout())).toEqual([409, failed]);
    expect(await sessions('open')).toEqual([]);
    const erasures = await services.supabase.query(
      `select stripe_customers from erasures where user_id = '${person.id}'`,
    );
    expect(erasures).toEqual([{ stripe_customers: await customers() }]);
  });

  it('and deleted before its customer is stored leaves none either', async () => {
    before('/v1/customers', `delete from auth.users where id = '${person.id}'`);
    expect(await refusal(await checkout())).toEqual([401, 'unauthenticated']);
    expect(await customers()).toEqual([]);
  });

  it('and deleted before its order is stored leaves none either', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    before(
      '/rest/v1/rpc/claim_checkout_evidence',
      `insert into erasures (user_id, language) values ('${person.id}', 'fr');
       delete from auth.users where id = '${person.id}'`,
    );
    expect((await checkout()).status).toBe(500);
    expect(await customers()).toEqual([]);
  });
});

describe('the consent record', () => {
  it('stores what was accepted, linked to the session', async () => {
    await accept();
    expect((await checkout()).status).toBe(200);
    const [session] = await sessions();
    const rows = await evidence();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ waiver: true, checkout_session_id: session?.id });
    expect(session?.metadata).toMatchObject({ evidence_id: rows[0]?.id, language: 'en' });
    expect(session).toMatchObject({
      locale: 'en',
      success_url: `${siteOrigin}/en/checkout/success?success=true`,
      cancel_url: `${siteOrigin}/en/solutions`,
    });
  });

  it('stores no consent that was not given, or was given for another offer or on an earlier day', async () => {
    await accept({ price_id: prices.formationEtSignaux, plan_key: 'formationEtSignaux' });
    await accept({ amount: 1 });
    await accept();
    await services.supabase.query(
      `alter table checkout_evidence disable trigger guard_evidence;
       update checkout_evidence set created_at = now() - interval '1 day'
         where user_id = '${person.id}' and price_id = '${prices.formation}' and amount = 24999;
       alter table checkout_evidence enable trigger guard_evidence`,
    );
    expect((await checkout()).status).toBe(200);
    const [session] = await sessions();
    const linked = (await evidence()).filter((row) => row.checkout_session_id !== null);
    expect(linked).toHaveLength(1);
    expect(linked[0]).toMatchObject({
      checkout_session_id: session?.id,
      price_id: prices.formation,
      amount: 24_999,
      terms_version: null,
      waiver: false,
    });
  });
});

describe('an order without today’s consent', () => {
  it.each<[string, Row | null]>([
    ['without our form', null],
    ['without immediate access', { waiver: false }],
    ['under earlier terms', { terms_version: '2026-01-01' }],
  ])('%s is paid only once Stripe’s page has asked for it', async (_, values) => {
    await services.supabase.query(
      `update profiles set language = 'en' where user_id = '${person.id}'`,
    );
    if (values) await accept(values);
    const { url } = (await (await checkout()).json()) as { url: string };
    const [session] = await sessions();
    const customer = idOf(session?.customer) ?? '';
    expect(session).toMatchObject({
      consent_collection: { terms_of_service: 'required' },
      custom_text: {
        terms_of_service_acceptance: {
          message: expect.stringMatching(
            /accept the \[terms.*\]\(http.*\/en\/conditions-utilisation\).*immediate access.*right of withdrawal/,
          ) as string,
        },
      },
    });
    await expect(pay(url, { terms: '' })).rejects.toThrow('answered 200');
    const paid = await services.stripe.subscriptions.list({ customer });
    expect(paid.data).toEqual([]);

    await pay(url);
    for (const event of await eventsOf(services, customer)) await deliver(services, event);
    const [linked, ...others] = (await evidence()).filter(({ checkout_session_id: id }) => id);
    expect(others).toEqual([]);
    expect(linked).toMatchObject({
      ...{ terms_version: termsVersion, waiver: true, amount: 24_999, language: 'en' },
      accepted_at_stripe: expect.any(String) as string,
    });
    const [email] = await services.supabase.query<{ data: Row }>(
      `select data from emails where user_id = '${person.id}' and template = 'subscription-welcome'`,
    );
    expect(email?.data).toMatchObject({ terms_version: termsVersion, waiver: true });
  });

  it('keeps the consent given on a page that replaced another within a minute', async () => {
    await checkout();
    const { url } = (await (await checkout({ promotion_code: 'BIENVENUE10' })).json()) as {
      url: string;
    };
    const [second, first, ...others] = await sessions();
    expect(others).toEqual([]);
    expect(first?.status).toBe('expired');
    expect(second?.metadata?.evidence_id).toBe(first?.metadata?.evidence_id);
    await pay(url);
    const customer = idOf(second?.customer) ?? '';
    for (const event of await eventsOf(services, customer)) await deliver(services, event);
    expect(await evidence()).toMatchObject([
      { accepted_at_stripe: expect.any(String) as string, terms_version: termsVersion },
    ]);
  });
});

describe('an open checkout page', () => {
  it('is returned twice for a double click', async () => {
    await accept();
    const answers = await Promise.all([checkout(), checkout(), checkout()]);
    const urls = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { url: string }).url),
    );
    expect(new Set(urls).size).toBe(1);
    expect(await sessions()).toHaveLength(1);
    expect(await evidence()).toHaveLength(1);
    const customers = await services.supabase.query(
      `select * from billing_customers where user_id = '${person.id}'`,
    );
    expect(customers).toHaveLength(1);
  });

  it('is expired by another order', async () => {
    await checkout();
    await checkout({ price_id: prices.formationEtSignaux });
    const [open, ...others] = await sessions('open');
    expect(open?.amount_total).toBe(34_999);
    expect(others).toEqual([]);
    expect(await sessions('expired')).toHaveLength(1);
  });

  it('is replaced by an open one each time the user changes the plan, also back', async () => {
    await checkout();
    await checkout({ price_id: prices.formationEtSignaux });
    const { url } = (await (await checkout()).json()) as { url: string };
    const open = await sessions('open');
    expect(open.map((session) => session.url)).toEqual([url]);
    expect(open[0]?.amount_total).toBe(24_999);
  });
});

it('can be created despite a failure that Stripe repeats for a day under the same idempotency key', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const send = globalThis.fetch;
  const keys = new Set<string>();
  const failing = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input));
    const key = new Headers(init?.headers).get('idempotency-key') ?? '';
    if (pathname !== '/v1/customers' || (keys.size > 0 && !keys.has(key))) return send(input, init);
    keys.add(key);
    return Promise.resolve(
      Response.json(
        { error: { type: 'api_error', message: 'Sorry.' } },
        { status: 500, headers: { 'stripe-should-retry': 'false' } },
      ),
    );
  });
  expect((await checkout()).status).toBe(200);
  expect(keys.size).toBe(1);
  failing.mockRestore();
});
