/** Cancellation and withdrawal of contracts by signed-in subscribers. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import account from '../../../netlify/functions/account.mts';
import type { ContractEnded } from '../../../src/domain/api/contract-end.ts';
import {
  addFactor,
  breakCalls,
  startAccountServices,
  type AccountServices,
} from '../fixtures/account-services.ts';
import {
  declare,
  newSubscriber,
  lastEmailTo,
  emailsTo,
  runDeliver,
  refundsOf,
  syncFromStripe,
  storedStatus,
  type Subscriber,
} from './fixtures.ts';
import { newUser, post, read, refusal } from '../fixtures/services.ts';

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

const month = { formation: 24_999 } as const;

async function ended(
  kind: 'cancellation' | 'withdrawal',
  { email, token }: Subscriber,
): Promise<ContractEnded> {
  const { status, body } = await read(await declare(kind, { email }, token));
  expect({ status, body }).toMatchObject({ status: 200, body: { type: 'ended', kind } });
  return body as ContractEnded;
}

const loudly = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

describe('a cancellation', () => {
  it('ends the contract with the paid month, and one receipt says when', async () => {
    const ada = await newSubscriber(services);
    const answer = await ended('cancellation', ada);
    const { items } = await services.stripe.subscriptions.retrieve(ada.subscription);
    const end = new Date((items.data[0]?.current_period_end ?? 0) * 1_000).toISOString();
    expect(answer).toMatchObject({
      reference: ada.reference,
      plan_name: 'Formation seule',
      ends_at: end,
      refund: null,
      receipt_to: ada.email,
    });
    expect(await storedStatus(services, ada)).toMatchObject({ status: 'active', ending: true });
    expect(await emailsTo(services, ada)).toEqual(['cancellation-receipt']);
    const { text } = lastEmailTo(services, ada);
    expect(text).toContain('Ada Lovelace');
    expect(text).toContain(ada.reference);
    await runDeliver(services);
    expect(await emailsTo(services, ada)).toEqual(['cancellation-receipt']);
    expect((await refundsOf(services, ada.customer)).count).toBe(0);
  });

  it('is made once by ten concurrent requests and a repeated one', async () => {
    const ada = await newSubscriber(services);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => declare('cancellation', { email: ada.email }, ada.token)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await declare('cancellation', { email: ada.email }, ada.token)).status).toBe(200);
    await runDeliver(services);
    expect(await emailsTo(services, ada)).toEqual(['cancellation-receipt']);
    const rows = await services.supabase.query(
      `select done_at from contract_ends where user_id = '${ada.id}'`,
    );
    expect(rows).toHaveLength(1);
  });

  it('is reported as done when it was made at Stripe before', async () => {
    const ada = await newSubscriber(services);
    await services.stripe.subscriptions.update(ada.subscription, { cancel_at_period_end: true });
    // Not known here yet: the end is recorded, and acknowledged once.
    await ended('cancellation', ada);
    expect(await emailsTo(services, ada)).toEqual(['cancellation-receipt']);
    await services.supabase.query(`update contract_ends set done_at = now() - interval '1 hour'`);
    expect(await refusal(await declare('cancellation', { email: ada.email }, ada.token))).toEqual([
      409,
      'already_ending',
    ]);
  });

  it.each([
    ['after its first payment failed', 'pm_card_chargeCustomerFail', 'incomplete'],
    [
      'while its first payment needs authentication',
      'pm_card_authenticationRequired',
      'incomplete',
    ],
  ])('of a contract %s ends it at once and voids its invoice', async (_, card, status) => {
    const ada = await newSubscriber(services, { card });
    const before = await services.stripe.subscriptions.retrieve(ada.subscription);
    expect(before.status).toBe(status);
    const answer = await ended('cancellation', ada);
    expect(Date.parse(answer.ends_at)).toBeLessThanOrEqual(Date.now() + 1_000);
    const open = await services.stripe.invoices.list({
      subscription: ada.subscription,
      status: 'open',
    });
    expect(open.data).toEqual([]);
    expect((await storedStatus(services, ada)).stripe_status).not.toBe(status);
    expect(await emailsTo(services, ada)).toEqual(['cancellation-receipt']);
    expect(lastEmailTo(services, ada).text).toContain('le contrat a donc pris fin aussitôt');
  });

  it.each([
    ['lower case', (reference: string) => reference.toLowerCase()],
    ['spaces', (reference: string) => ` ${reference.replace('-', ' ')} `],
    ['its last part alone', (reference: string) => reference.slice(4)],
  ])('finds the contract by a reference in %s', async (_, typed) => {
    const ada = await newSubscriber(services);
    const values = { email: ada.email.toUpperCase(), reference: typed(ada.reference) };
    expect((await declare('cancellation', values, ada.token)).status).toBe(200);
    expect((await storedStatus(services, ada)).ending).toBe(true);
  });

  it('is refused for another user’s reference and for a user without a contract', async () => {
    const ada = await newSubscriber(services);
    const eve = await newSubscriber(services);
    const free = await newUser(services);
    const theirs = { email: eve.email, reference: ada.reference };
    expect(await refusal(await declare('cancellation', theirs, eve.token))).toEqual([
      404,
      'no_contract',
    ]);
    expect(await refusal(await declare('cancellation', { email: free.email }, free.token))).toEqual(
      [404, 'no_contract'],
    );
    expect((await storedStatus(services, ada)).ending).toBe(false);
    expect((await storedStatus(services, eve)).ending).toBe(false);
  });
});

describe('a withdrawal', () => {
  it('ends access at once and refunds everything once, with two emails', async () => {
    const ada = await newSubscriber(services);
    const answer = await ended('withdrawal', ada);
    expect(answer).toMatchObject({ refund: month.formation, currency: 'eur' });
    expect((await storedStatus(services, ada)).status).toBe('canceled');
    expect((await ada.client.rpc('has_access')).data).toBe(false);
    expect(await refundsOf(services, ada.customer)).toEqual({ cents: month.formation, count: 1 });
    expect(await emailsTo(services, ada)).toEqual(['withdrawal-receipt', 'withdrawal-refund']);
    // A repeated request gets the same response and has no further effect.
    expect(await ended('withdrawal', ada)).toEqual(answer);
    await runDeliver(services);
    expect(await refundsOf(services, ada.customer)).toEqual({ cents: month.formation, count: 1 });
    expect(await emailsTo(services, ada)).toEqual(['withdrawal-receipt', 'withdrawal-refund']);
  });

  it('is made once by ten concurrent requests', async () => {
    const ada = await newSubscriber(services);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => declare('withdrawal', { email: ada.email }, ada.token)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    await runDeliver(services);
    expect(await refundsOf(services, ada.customer)).toEqual({ cents: month.formation, count: 1 });
    expect(await emailsTo(services, ada)).toEqual(['withdrawal-receipt', 'withdrawal-refund']);
  });

  it('refunds the rest of a partly refunded payment', async () => {
    const ada = await newSubscriber(services);
    const { data } = await services.stripe.paymentIntents.list({ customer: ada.customer });
    await services.stripe.refunds.create({ payment_intent: data[0]?.id ?? '', amount: 10_000 });
    expect(await ended('withdrawal', ada)).toMatchObject({ refund: month.formation - 10_000 });
    expect(await refundsOf(services, ada.customer)).toEqual({ cents: month.formation, count: 2 });
  });

  it('says when there was nothing to refund', async () => {
    const ada = await newSubscriber(services);
    const { data } = await services.stripe.paymentIntents.list({ customer: ada.customer });
    await services.stripe.refunds.create({ payment_intent: data[0]?.id ?? '' });
    expect(await ended('withdrawal', ada)).toMatchObject({ refund: 0 });
    expect(lastEmailTo(services, ada).text).toContain('Il n’y avait rien à rembourser');
  });

  it('refunds every payment of the contract, plan changes included', async () => {
    const ada = await newSubscriber(services);
    const { items } = await services.stripe.subscriptions.retrieve(ada.subscription);
    await services.stripe.subscriptions.update(ada.subscription, {
      items: [
        {
          id: items.data[0]?.id ?? '',
          price: process.env.PUBLIC_STRIPE_PRICE_FORMATION_SIGNAUX ?? '',
        },
      ],
      proration_behavior: 'always_invoice',
    });
    const { refund } = await ended('withdrawal', ada);
    const paid = (await services.stripe.invoices.list({ subscription: ada.subscription })).data;
    expect(paid).toHaveLength(2);
    expect(refund).toBe(paid.reduce((sum, { amount_paid }) => sum + amount_paid, 0));
    expect(refund).toBeGreaterThan(month.formation);
  });

  it('of a cancelled contract is possible, and a withdrawn contract cannot be cancelled', async () => {
    const ada = await newSubscriber(services);
    await ended('cancellation', ada);
    expect(await ended('withdrawal', ada)).toMatchObject({ refund: month.formation });
    expect(await refusal(await declare('cancellation', { email: ada.email }, ada.token))).toEqual([
      409,
      'already_ending',
    ]);
    expect(await emailsTo(services, ada)).toEqual([
      'cancellation-receipt',
      'withdrawal-receipt',
      'withdrawal-refund',
    ]);
  });
});

describe('the session', () => {
  it('counts only with its second factor, and only for its own address', async () => {
    const ada = await newSubscriber(services);
    const eve = await newSubscriber(services);
    expect(
      await read(await declare('cancellation', { email: ada.email }, eve.token)),
    ).toMatchObject({ status: 200, body: { type: 'mail-sent' } });
    await addFactor(services, ada);
    for (const token of [ada.token, `${ada.token}x`]) {
      expect(await read(await declare('cancellation', { email: ada.email }, token))).toMatchObject({
        status: 200,
        body: { type: 'mail-sent' },
      });
    }
    expect((await storedStatus(services, ada)).ending).toBe(false);
    expect((await storedStatus(services, eve)).ending).toBe(false);
  });

  it('is not assumed when Supabase does not respond', async () => {
    const ada = await newSubscriber(services);
    breakCalls('/auth/v1/user');
    expect(await refusal(await declare('cancellation', { email: ada.email }, ada.token))).toEqual([
      503,
      'unavailable',
    ]);
  });

  it('does nothing when the rate limit cannot be counted', async () => {
    const ada = await newSubscriber(services);
    loudly();
    breakCalls('/rpc/consume_rate_limit');
    expect((await declare('cancellation', { email: ada.email }, ada.token)).status).toBe(500);
    vi.restoreAllMocks();
    expect((await storedStatus(services, ada)).ending).toBe(false);
  });
});

describe('during a Stripe outage', () => {
  it('a withdrawal is recorded, acknowledged and completed by a retry', async () => {
    const ada = await newSubscriber(services);
    breakCalls(services.localStripe.url);
    const answer = await ended('withdrawal', ada);
    expect(answer).toMatchObject({ refund: null });
    expect(await emailsTo(services, ada)).toEqual(['withdrawal-receipt']);
    vi.restoreAllMocks();
    await runDeliver(services);
    expect(await ended('withdrawal', ada)).toMatchObject({ refund: month.formation });
    expect(await emailsTo(services, ada)).toEqual(['withdrawal-receipt', 'withdrawal-refund']);
  });

  it('a cancellation is recorded and acknowledged within a minute, with the known end date', async () => {
    const ada = await newSubscriber(services);
    const broken = breakCalls(services.localStripe.url);
    const answer = await ended('cancellation', ada);
    await runDeliver(services);
    expect(await emailsTo(services, ada)).toEqual(['cancellation-receipt']);
    broken.mockRestore();
    await runDeliver(services);
    expect((await storedStatus(services, ada)).ending).toBe(true);
    expect(await ended('cancellation', ada)).toEqual(answer);
    expect(await emailsTo(services, ada)).toEqual(['cancellation-receipt']);
  });

  it('the team is notified after an hour', async () => {
    const error = loudly();
    const ada = await newSubscriber(services);
    const broken = breakCalls(services.localStripe.url);
    await ended('withdrawal', ada);
    expect(error.mock.calls.join()).not.toContain('for more than an hour');
    await services.supabase.query(
      `update contract_ends set confirmed_at = now() - interval '61 minutes'
       where user_id = '${ada.id}'`,
    );
    await runDeliver(services);
    expect(error.mock.calls.join()).toContain('for more than an hour');
    expect(error.mock.calls.join()).not.toContain(ada.email);
    broken.mockRestore();
    await runDeliver(services);
  });
});

describe('erasing the account', () => {
  const erase = (person: Subscriber) =>
    post(account, { action: 'delete', confirmation: person.email, lang: 'fr' }, person.token);

  it('waits for the refund, then keeps the declaration without personal data', async () => {
    loudly();
    const ada = await newSubscriber(services);
    const broken = breakCalls(services.localStripe.url);
    await ended('withdrawal', ada);
    expect(await refusal(await erase(ada))).toEqual([503, 'erasure_pending']);
    broken.mockRestore();
    expect((await erase(ada)).status).toBe(200);
    expect(await refundsOf(services, ada.customer)).toEqual({ cents: month.formation, count: 1 });
    const [row] = await services.supabase.query(
      `select user_id, name, email, reference, token_hash, refunded, declared_at is not null as dated
       from contract_ends where stripe_subscription_id = '${ada.subscription}'`,
    );
    expect(row).toEqual({
      user_id: null,
      name: '',
      email: '',
      reference: '',
      token_hash: null,
      refunded: month.formation,
      dated: true,
    });
  });

  it('exports the declaration without its token', async () => {
    const ada = await newSubscriber(services);
    await declare('withdrawal', { email: ada.email });
    const { body } = await read(await post(account, { action: 'export' }, ada.token));
    const { data } = (body as { export: { data: Record<string, object[]> } }).export;
    expect(data.contract_ends).toHaveLength(1);
    expect(data.contract_ends?.[0]).toMatchObject({ kind: 'withdrawal', name: 'Ada Lovelace' });
    expect(Object.keys(data.contract_ends?.[0] ?? {}).join()).not.toContain('token');
  });
});

describe('after a refused renewal', () => {
  it('a cancellation ends the contract at once and voids the open invoice', async () => {
    const { localStripe, stripe } = services;
    const trialEnd = localStripe.now() + 60;
    const ada = await newSubscriber(services, { card: 'pm_card_chargeCustomerFail', trialEnd });
    localStripe.advance(2 * 3_600);
    await syncFromStripe(services, ada.customer);
    expect(await storedStatus(services, ada)).toMatchObject({ stripe_status: 'past_due' });
    await services.supabase.query('delete from emails');
    services.sentEmails.length = 0;
    await ended('cancellation', ada);
    expect((await storedStatus(services, ada)).stripe_status).toBe('canceled');
    const { data } = await stripe.invoices.list({ subscription: ada.subscription });
    expect(data.map(({ status }) => status)).not.toContain('open');
    expect(data.map(({ status }) => status)).toContain('void');
    await runDeliver(services);
    // One receipt with the end date; no email about a missing payment.
    expect(await emailsTo(services, ada)).toEqual(['cancellation-receipt']);
    expect(lastEmailTo(services, ada).text).toContain('le contrat a donc pris fin aussitôt');
  });

  it('a cancellation that meets a payment keeps the contract until the end of its month', async () => {
    const { localStripe, stripe } = services;
    const trialEnd = localStripe.now() + 60;
    const ada = await newSubscriber(services, { card: 'pm_card_chargeCustomerFail', trialEnd });
    localStripe.advance(2 * 3_600);
    await syncFromStripe(services, ada.customer);
    const send = globalThis.fetch;
    let paid = false;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : String(input));
      if (!paid && (pathname.endsWith('/void') || init?.method === 'DELETE')) {
        paid = true;
        const { data } = await stripe.invoices.list({ customer: ada.customer, status: 'open' });
        await stripe.invoices.pay(data[0]?.id ?? '', { payment_method: 'pm_card_visa' });
      }
      return send(input, init);
    });
    await ended('cancellation', ada);
    await runDeliver(services);
    expect(paid).toBe(true);
    expect(await storedStatus(services, ada)).toMatchObject({
      stripe_status: 'active',
      ending: true,
    });
  });
});

describe('retention', () => {
  it('deletes unused links after 30 days and the proof after five years', async () => {
    await services.supabase.query(
      `insert into contract_ends (kind, name, email, language, declared_at, confirmed_at, done_at, ends_at)
       values ('cancellation', 'x', 'old-link@x.test', 'fr', now() - interval '31 days', null, null, null),
         ('cancellation', 'x', 'link@x.test', 'fr', now() - interval '29 days', null, null, null),
         ('cancellation', 'x', 'old-proof@x.test', 'fr', now() - interval '6 years',
           now() - interval '6 years', now() - interval '6 years', now() - interval '61 months'),
         ('cancellation', 'x', 'proof@x.test', 'fr', now() - interval '6 years',
           now() - interval '6 years', now() - interval '6 years', now() - interval '59 months')`,
    );
    await runDeliver(services);
    const rows = await services.supabase.query<{ email: string }>(
      `select email from contract_ends where name = 'x' order by email`,
    );
    expect(rows.map(({ email }) => email)).toEqual(['link@x.test', 'proof@x.test']);
  });
});

it('contract ends are completed beside a long queue of emails', async () => {
  const ada = await newSubscriber(services);
  const outage = breakCalls('/v1/subscriptions');
  await ended('withdrawal', ada);
  outage.mockRestore();
  await services.supabase.query(
    `insert into emails (cause, user_id, purpose, template, language, recipient, data)
     select 'heap:' || n, '${ada.id}', 'account', 'recovery-codes-renewed', 'fr', '${ada.email}',
       jsonb_build_object('at', now())
     from generate_series(1, 8) n`,
  );
  // Resend takes five seconds per email.
  const send = globalThis.fetch;
  const real = Date.now;
  let late = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => real() + late);
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url.endsWith('/emails')) late += 5_000;
    return send(input, init);
  });
  await runDeliver(services);
  expect((await refundsOf(services, ada.customer)).count).toBe(1);
});
