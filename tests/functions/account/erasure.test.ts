/** Account erasure, including interruptions at any step. */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import account from '../../../netlify/functions/account.mts';
import deliver from '../../../netlify/functions/deliver.mts';
import checkout from '../../../netlify/functions/stripe-checkout.mts';
import type { Person } from '../../database/fixtures/supabase.ts';
import { sample } from '../../sizes.ts';
import {
  breakCalls,
  startAccountServices,
  type AccountServices,
} from '../fixtures/account-services.ts';
import { dump, seedAccount } from './seeded-account.ts';
import { newUser, post, prices, read, refusal, siteOrigin } from '../fixtures/services.ts';
import { customerOf, deliver as deliverEvent, eventsOf } from '../subscriptions/signed-events.ts';

let services: AccountServices;

beforeAll(async () => {
  services = await startAccountServices();
});
afterAll(() => services.close());
afterEach(() => {
  vi.restoreAllMocks();
});

interface Subscriber extends Person {
  readonly customer: string;
  readonly subscription: string;
}

/** A subscriber who also has a second checkout page open. */
async function subscriber(): Promise<Subscriber> {
  const person = await newUser(services);
  return { ...person, ...(await subscribeAtStripe(person, services.stripe)) };
}

async function subscribeAtStripe(person: Person, stripe: AccountServices['stripe']) {
  const customer = await customerOf(services, person.id);
  const { id } = await stripe.subscriptions.create({
    customer,
    items: [{ price: prices.formation }],
    default_payment_method: 'pm_card_visa',
    metadata: { user_id: person.id },
  });
  await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: prices.formationEtSignaux, quantity: 1 }],
    success_url: siteOrigin,
    cancel_url: siteOrigin,
  });
  return { customer, subscription: id };
}

const erase = (person: Person, confirmation = person.email) =>
  post(account, { action: 'delete', confirmation, lang: 'fr' }, person.token);

/** Runs the scheduled work, with interrupted erasures already due for a retry. */
async function sweep(): Promise<void> {
  await services.supabase.query(`update erasures set next_attempt_at = now()`);
  await services.supabase.query(
    `update emails set not_before = now(), leased_until = null where sent_at is null`,
  );
  await deliver();
}

async function expectErased({ id, email, customer, subscription }: Subscriber): Promise<void> {
  const { supabase, stripe } = services;
  const [erasure] = await supabase.query<{ finished: boolean }>(
    `select finished_at is not null as finished from erasures where user_id = '${id}'`,
  );
  expect(erasure).toEqual({ finished: true });
  for (const [table, rows] of await dump(services)) {
    expect(rows, table).not.toContain(email);
    if (table !== 'public.erasures') expect(rows, table).not.toContain(id);
  }
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
  expect((await stripe.subscriptions.retrieve(subscription)).status).toBe('canceled');
  const open = await stripe.checkout.sessions.list({ customer, status: 'open' });
  expect(open.data).toEqual([]);
  const events = await eventsOf(services, customer);
  const ends = events.filter(({ type }) => type === 'customer.subscription.deleted');
  expect(ends).toHaveLength(1);
  // Resend sends one email per idempotency key, however often it is requested.
  const mails = services.sentEmails.filter(({ to }) => to.includes(email));
  expect(new Set(mails.map((mail) => mail.id)).size).toBe(1);
  expect(mails[0]?.subject).toBe('Votre compte est effacé');
}

describe('deleting an account', () => {
  it('ends the subscription, erases the account and confirms it by email', async () => {
    const person = await subscriber();
    await services.supabase.query(
      `insert into subscriptions (user_id, stripe_subscription_id, stripe_customer_id, stripe_price_id,
         status, plan_key, amount, currency, start_date, end_date)
       values ('${person.id}', '${person.subscription}', '${person.customer}', 'p', 'active', 'formation',
         24999, 'eur', now(), now() + interval '1 month');
       insert into checkout_evidence (user_id, price_id, plan_key, amount, currency, language, terms_version)
       values ('${person.id}', 'p', 'formation', 24999, 'eur', 'fr', 'v')`,
    );
    expect(await read(await erase(person, ` ${person.email.toUpperCase()} `))).toEqual({
      status: 200,
      body: { deleted: true, kept: ['invoices', 'checkout_evidence'] },
    });
    await expectErased(person);
    const [evidence] = await services.supabase.query(
      `select user_id, plan_key from checkout_evidence`,
    );
    expect(evidence).toEqual({ user_id: null, plan_key: 'formation' });
    const invoices = await services.stripe.invoices.list({ customer: person.customer });
    expect(invoices.data).toHaveLength(1);
    const mail = services.sentEmails.at(-1);
    expect(mail?.text).toContain('Vos factures');
    expect(mail?.text).toContain('La preuve');
    expect(mail?.html).toContain('Vos factures');
    expect(await refusal(await erase(person))).toEqual([401, 'unauthenticated']);
  });

  it('keeps a record of the erasure alone of an account without orders', async () => {
    const person = await services.supabase.createUser('free@example.test', 'correct horse');
    expect(await read(await erase(person))).toEqual({
      status: 200,
      body: { deleted: true, kept: [] },
    });
    expect(services.sentEmails.at(-1)?.text).toContain('que la trace de l’effacement');
  });

  it('leaves no trace of the user in any table, and all data of others', async () => {
    const ada = await seedAccount(services, 'ada');
    const eve = await seedAccount(services, 'eve');
    const customer = await services.stripe.customers.create({});
    await services.supabase.query(
      `update billing_customers set stripe_customer_id = '${customer.id}' where user_id = '${ada.id}';
       insert into stripe_events (id, type, created, payload)
       values ('evt_ada', 'invoice.paid', now(), '{"customer":"${customer.id}"}');
       insert into signals_notices (id, email, language)
       select gen_random_uuid(), u.email, 'fr' from auth.users u where u.id in ('${ada.id}', '${eve.id}')`,
    );
    expect((await dump(services)).get('public.profiles')).toContain(ada.sign);
    expect((await erase(ada)).status).toBe(200);
    const places = [...(await dump(services))];
    const text = places.map(([, rows]) => rows).join();
    expect(text).not.toContain(ada.sign);
    const left = [...ada.marks].filter(([, mark]) => text.includes(mark)).map(([place]) => place);
    // The consent record of a checkout outlives the account and no longer identifies anyone.
    expect(left).toEqual(['public.checkout_evidence.terms_version']);
    const ids = places.filter(([, rows]) => rows.includes(ada.id)).map(([table]) => table);
    expect(ids).toEqual(['public.erasures']);
    expect([...eve.marks.values()].filter((mark) => !text.includes(mark))).toEqual([]);
    const notices = await services.supabase.query('select email from signals_notices');
    expect(notices).toEqual([{ email: eve.email }]);
    expect(text).not.toContain('evt_ada');
  });

  it('leaves the rows of an address that the account has not proved', async () => {
    const { supabase } = services;
    const person = await newUser(services);
    const { id, email } = person;
    // In capitals: Auth's stand-in deletes the log entries of the address itself.
    const typed = email.toUpperCase();
    const others = {
      'public.emails': `insert into emails (cause, purpose, template, language, recipient, data, not_before)
        values ('signals-open:theirs', 'account', 'signals-open', 'fr', '${typed}',
          jsonb_build_object('token', gen_random_uuid()), now() + interval '1 day')`,
      'public.signals_notices': `insert into signals_notices (id, email, language)
        values (gen_random_uuid(), '${typed}', 'fr')`,
      'auth.audit_log_entries': `insert into auth.audit_log_entries (id, payload, created_at)
        values (gen_random_uuid(), '{"actor_username": "${typed}"}', now())`,
    };
    for (const insert of Object.values(others)) await supabase.query(insert);
    await supabase.query(`select enqueue_user_email('own', '${id}', 'account', 'address-link')`);
    expect(await read(await erase(person))).toMatchObject({ status: 200 });
    for (const [table, rows] of await dump(services)) {
      if (table in others) expect(rows, table).toContain(typed);
      expect(rows, table).not.toContain(email);
      if (table !== 'public.erasures') expect(rows, table).not.toContain(id);
    }
    expect(await supabase.query(`select cause from emails where cause = 'own'`)).toEqual([]);
    await supabase.query(
      `delete from emails where recipient = '${typed}'; delete from signals_notices;
       delete from auth.audit_log_entries where payload ->> 'actor_username' = '${typed}'`,
    );
  });

  it('also clears an email that is queued while the account is deleted', async () => {
    const { supabase } = services;
    const person = await newUser(services);
    await supabase.query(
      `create function public.queue_late() returns trigger language plpgsql as $$ begin
         perform public.enqueue_user_email('late', old.id, 'account', 'address-link');
         return old;
       end $$;
       create trigger queue_late before delete on auth.users
         for each row execute function public.queue_late()`,
    );
    expect((await erase(person)).status).toBe(200);
    await supabase.query('drop function public.queue_late cascade');
    expect(await supabase.query(`select 1 from emails where cause = 'late'`)).toEqual([]);
  });

  it('also clears a table added later', async () => {
    const person = await services.supabase.createUser('later@example.test', 'correct horse');
    await services.supabase.query(
      `create table public.letters (user_id uuid, words text);
       insert into public.letters values ('${person.id}', 'dear'), (gen_random_uuid(), 'other')`,
    );
    expect((await erase(person)).status).toBe(200);
    expect(await services.supabase.query('select words from public.letters')).toEqual([
      { words: 'other' },
    ]);
    await services.supabase.query('drop table public.letters');
  });
});

describe('an account unused for two years', () => {
  it('is warned, then erased a month later by the scheduled work', async () => {
    const { supabase } = services;
    const { id, email } = await supabase.createUser('unused@example.test', 'correct horse');
    const age = (ago: string) =>
      supabase.query(
        `update auth.users set created_at = now() - interval '${ago}', last_sign_in_at = null
           where id = '${id}';
         alter table profiles disable trigger guard_profile;
         update profiles set updated_at = created_at - interval '${ago}' where user_id = '${id}';
         alter table profiles enable trigger guard_profile;
         delete from auth.sessions where user_id = '${id}';
         delete from rate_limits where key = 'schedule:unused-accounts'`,
      );
    const mailed = () =>
      services.sentEmails.filter(({ to }) => to.includes(email)).map(({ subject }) => subject);
    await age('23 months 1 day');
    await deliver(); // queues the warning at its end
    await deliver();
    expect(mailed()).toEqual([expect.stringMatching(/^Votre compte sera effacé après le \d/)]);
    await age('2 years 1 day');
    await supabase.query(`update emails set sent_at = now() - interval '32 days'`);
    await deliver();
    await deliver();
    expect(mailed().slice(1)).toEqual(['Votre compte est effacé']);
    expect(services.sentEmails.at(-1)?.text).toContain('n’avait pas servi depuis deux ans');
    const [row] = await supabase.query(
      `select (select count(*)::int from auth.users where id = '${id}') as accounts, finished_at is not null as finished
       from erasures where user_id = '${id}'`,
    );
    expect(row).toEqual({ accounts: 0, finished: true });
  });
});

describe('an account used again after its erasure began', () => {
  it('is kept', async () => {
    const { supabase } = services;
    const { id } = await newUser(services);
    await supabase.query(
      `select begin_erasure('${id}', 'fr');
       update erasures set is_requested = false, requested_at = now() - interval '1 day' where user_id = '${id}'`,
    );
    await sweep();
    const [left] = await supabase.query(
      `select (select count(*)::int from auth.users where id = '${id}') as accounts,
         (select count(*)::int from erasures where user_id = '${id}') as erasures`,
    );
    expect(left).toEqual({ accounts: 1, erasures: 0 });
  });
});

describe('an interrupted erasure', () => {
  /**
   * Lets `calls` calls to other services through. Then the function `dies` before the next call,
   * or one response is lost although the call succeeded, and later calls work again.
   */
  function stopAfter(calls: number, dies: boolean): { readonly stopped: () => boolean } {
    const real = globalThis.fetch;
    let made = 0;
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      made += 1;
      if (made <= calls || (!dies && made > calls + 1)) return real(input, init);
      if (!dies) await (await real(input, init)).body?.cancel();
      throw new TypeError('fetch failed');
    });
    return { stopped: () => made > calls };
  }

  it.each([
    ['killed before a call', true],
    ['without the answer to a call', false],
  ])(
    '%s, at each call, is completed by the scheduled retry',
    async (_, dies) => {
      let stops = 0;
      for (let calls = 0; ; calls += sample(5, 1)) {
        const person = await subscriber();
        const { stopped } = stopAfter(calls, dies);
        const response = await erase(person);
        vi.restoreAllMocks();
        if (!stopped()) {
          expect(response.status).toBe(200);
          break;
        }
        stops += 1;
        const [noted] = await services.supabase.query(
          `select id from erasures where user_id = '${person.id}'`,
        );
        // The user asks again every other time, and always if no erasure was recorded: then nothing
        // was promised.
        if (!noted || calls % 2 === 0) await erase(person);
        await sweep();
        await expectErased(person);
      }
      expect(stops).toBeGreaterThan(sample(3, 15));
    },
    300_000,
  );

  it('reports a Stripe outage, sells nothing more and is completed by the retry', async () => {
    const person = await subscriber();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    breakCalls('/v1/subscriptions');
    expect(await refusal(await erase(person))).toEqual([503, 'erasure_pending']);
    vi.restoreAllMocks();
    expect(
      await services.supabase.query(`select id from auth.users where id = '${person.id}'`),
    ).toHaveLength(1);
    const order = {
      price_id: prices.formation,
      success_url: siteOrigin,
      cancel_url: siteOrigin,
      mode: 'subscription',
    };
    expect(await refusal(await post(checkout, order, person.token))).toEqual([
      409,
      'Failed to create checkout session',
    ]);
    await sweep();
    await expectErased(person);
  });

  it.each(['prepare_erasure', '/rest/v1/erasures'])(
    'without %s, says that the request is recorded',
    async (part) => {
      const person = await subscriber();
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      breakCalls(part);
      expect(await refusal(await erase(person))).toEqual([503, 'erasure_pending']);
      vi.restoreAllMocks();
      await sweep();
      await expectErased(person);
    },
  );

  it('says goodbye only once the account is gone, and still knows the address', async () => {
    const { supabase } = services;
    const person = await subscriber();
    const { email } = person;
    await supabase.proveAddress(person.id);
    await supabase.query(
      `insert into signals_notices (id, email, language) values (gen_random_uuid(), '${email}', 'fr')`,
    );
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    breakCalls('/admin/users', 'DELETE');
    expect(await refusal(await erase(person))).toEqual([503, 'erasure_pending']);
    await sweep();
    await sweep();
    expect(services.sentEmails.filter(({ to }) => to.includes(email))).toEqual([]);
    vi.restoreAllMocks();
    await sweep();
    await expectErased(person);
  });

  it.each(['/rest/v1/erasures', 'erase_traces', 'claim_emails', 'finish_erasure'])(
    'without %s, is a success once the account is gone',
    async (part) => {
      const person = await subscriber();
      const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const real = globalThis.fetch;
      let gone = false;
      vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
        const address = input instanceof Request ? input.url : input.toString();
        if (gone && address.includes(part)) return Response.json({}, { status: 500 });
        gone ||= address.includes('/admin/users') && init?.method === 'DELETE';
        return real(input, init);
      });
      expect(await read(await erase(person))).toMatchObject({ status: 200 });
      expect(error.mock.calls.join()).toContain('will be retried');
      vi.restoreAllMocks();
      await sweep();
      await expectErased(person);
    },
  );

  it('without email, finishes once the email is sent and then drops the address', async () => {
    const person = await subscriber();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    services.refuse({ status: 503, name: 'internal_server_error' });
    expect((await erase(person)).status).toBe(200);
    const [waiting] = await services.supabase.query(
      `select finished_at from erasures where user_id = '${person.id}'`,
    );
    expect(waiting).toEqual({ finished_at: null });
    await sweep();
    await sweep();
    await expectErased(person);
  });

  it('runs once when three requests and the scheduled retry overlap', async () => {
    const person = await subscriber();
    const responses = await Promise.all([erase(person), erase(person), erase(person), sweep()]);
    expect(responses[0]).toBeDefined();
    await sweep();
    await sweep();
    await expectErased(person);
  });
});

describe('late Stripe events', () => {
  it('of an erased customer are ignored, and a late payment is refunded', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const person = await subscriber();
    const events = await eventsOf(services, person.customer);
    expect((await erase(person)).status).toBe(200);
    for (const event of events) expect((await deliverEvent(services, event)).status).toBe(200);
    const late = await services.stripe.customers.create({});
    const { id } = await services.stripe.subscriptions.create({
      customer: late.id,
      items: [{ price: prices.formation }],
      default_payment_method: 'pm_card_visa',
      metadata: { user_id: person.id },
    });
    const [, ...more] = await eventsOf(services, late.id);
    const made = more.find(({ type }) => type === 'customer.subscription.created') ?? {};
    expect((await deliverEvent(services, made)).status).toBe(200);
    expect((await services.stripe.subscriptions.retrieve(id)).status).toBe('canceled');
    const [charge] = (await services.stripe.charges.list({ customer: late.id })).data;
    expect(charge).toMatchObject({ paid: true, refunded: true });
    expect(error.mock.calls.join()).not.toContain('belongs to no account');
    const rows = (await dump(services)).get('public.stripe_events') ?? '';
    expect(rows).not.toContain(person.customer);
    expect(rows).not.toContain(late.id);
  });
});
