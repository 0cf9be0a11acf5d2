/** Templates and payloads: netlify/mail renders everything that SQL enqueues. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emailTemplates, renderEmail } from '../../../netlify/mail/index.ts';
import { openMigrated, type Migrated } from '../fixtures/migrated.ts';

let database: Migrated;
let user: string;

beforeAll(async () => {
  database = await openMigrated();
  user = (await database.createUser('ada@example.test', { first_name: 'Ada' })).id;
});
afterAll(() => database.close());

it('the check constraint of emails.template lists the templates of netlify/mail', async () => {
  const [row] = await database.query<{ rule: string }>(
    `select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'known_template'`,
  );
  const names = [...(row?.rule ?? '').matchAll(/'([^']+)'::text/g)].map(([, name]) => name);
  expect(names.sort()).toEqual([...emailTemplates].sort());
});

it('an unknown template is rejected when it is enqueued', async () => {
  await expect(
    database.query(`select enqueue_email('typo', 'a@b.test', 'acount-deleted', '{}')`),
  ).rejects.toThrow('known_template');
});

it.each(['acount-deleted', '../../etc/passwd', 'constructor'])(
  'the unknown template %s renders nothing',
  (name) => {
    expect(renderEmail(name, 'fr', { kept: [] }, 'https://site.example')).toBeUndefined();
  },
);

/** SQL that enqueues every template, in the order of a customer's life. */
const steps = [
  ...subscription(),
  ...contractEnds(),
  `select replace_recovery_codes('USER', array[repeat('a', 64), repeat('b', 64)]);
   select replace_recovery_codes('USER', array[repeat('c', 64)]);
   select use_recovery_code('USER', repeat('c', 64))`,
  `update auth.users set encrypted_password = 'a password' where id = 'USER';
   select end_unproven_access('USER')`,
  `select enqueue_user_email('address-link:1', 'USER', 'account', 'address-link',
     jsonb_build_object('token', '1795400000000.' || repeat('a', 64)))`,
  `update auth.users set created_at = now() - interval '3 years', last_sign_in_at = null where id = 'USER';
   alter table profiles disable trigger guard_profile;
   update profiles set updated_at = now() - interval '3 years';
   alter table profiles enable trigger guard_profile;
   update subscriptions set stripe_status = 'canceled', end_date = now() - interval '2 years' where user_id = 'USER';
   select erase_unused_accounts()`,
  `select ask_signals_notice(gen_random_uuid(), gen_random_uuid(), 'grace@example.test', 'en', '[]');
   update signals_notices set confirmed_at = now();
   select announce_signals(100)`,
  `insert into address_proofs (user_id) values ('USER') on conflict do nothing;
   insert into review_cards (user_id, lesson, question, card, reviewed_at, due_at)
     values ('USER', free_lesson(), 'q', '{}', now() - interval '2 days', now());
   update profiles set notify_review = true where user_id = 'USER';
   select enqueue_review_reminders(jsonb_build_object('fr', jsonb_build_object(free_lesson(),
     '{"title": "Title", "questions": ["q"]}'::jsonb)), 100)`,
  ...signals(),
  `select record_published_content('[{"kind": "articles", "key": "old", "texts": {}}]');
   select record_published_content(jsonb_build_array(jsonb_build_object('kind', 'lessons', 'key', 'new', 'texts',
     jsonb_build_object('fr', jsonb_build_object('title', 'Title', 'description', 'Description', 
       'picture', '/og/fr/x.png')))));
   update profiles set notify_lessons = true where user_id = 'USER';
   select enqueue_content_news(100, true)`,
  `update profiles set notify_market = true where user_id = 'USER';
   select enqueue_market_week(100, '{"as_of": "2026-11-23T06:55:00Z", "known": 1, "up": 1, "down": 0, "level": 0,
     "unknown": 0, "middle": {"low": 1, "high": 1}, "rises": [], "falls": [], "drawdowns": []}')`,
  ...appointments(),
  `select open_ticket(gen_random_uuid(), repeat('d', 64), null, 'Grace', 'grace@example.test',
     'Subject', 'Message', 'en', '[]')`,
  `select answer_ticket(id, 1, gen_random_uuid(), 'Yes, you can.') from support_tickets`,
  // Given up, five in one call: three are reported separately, the others together.
  `update emails set attempts = 1 where cause in (select cause from emails limit 5);
   select settle_emails((
     select jsonb_agg(jsonb_build_object('id', id, 'attempt', 1, 'outcome', 'permanent', 'code', '422'))
     from emails where attempts = 1
   ))`,
  `select prepare_erasure((select id from begin_erasure('USER', 'en')))`,
  `delete from auth.users where id = 'USER'`,
  `select erase_traces(id) from erasures`,
];

it('every template is enqueued with a payload that renders in both languages', async () => {
  const seen = new Set<string>();
  for (const step of steps) {
    await database.query(step.replaceAll('USER', user));
    const rows = await database.query<{ template: string; data: unknown }>(
      `select template, coalesce(signal_email_data((data ->> 'event')::uuid, language), data) as data
       from emails where recipient is not null`,
    );
    for (const { template, data } of rows) {
      seen.add(template);
      for (const lang of ['fr', 'en'] as const) {
        const email = renderEmail(template, lang, data, 'https://site.example');
        expect(email, `${template} ${JSON.stringify(data)}`).toBeDefined();
      }
    }
  }
  expect([...seen].sort()).toEqual([...emailTemplates].sort());
});

/** Takes a subscription through all its states, as the webhook applies them. */
function subscription(): string[] {
  const row = {
    stripe_subscription_id: 'sub_1',
    stripe_price_id: 'price_1',
    status: 'active',
    stripe_status: 'active',
    plan_key: 'formation',
    plan_name: 'Formation',
    amount: 24_999,
    currency: 'eur',
    start_date: 'now',
    end_date: 'infinity',
    paid_until: 'now',
    renews_at: null as string | null,
    cancel_at_period_end: false,
    canceled_at: null as string | null,
    payment_issue: null as string | null,
    latest_invoice: 'in_1',
    evidence: null,
    created_at: 'now',
  };
  const ahead = new Date(Date.now() + 3 * 86_400_000).toISOString();
  const now = new Date().toISOString();
  const base = { ...row, start_date: now, end_date: ahead, paid_until: ahead, created_at: now };
  const renewing = { ...base, renews_at: ahead };
  const states = [
    renewing,
    { ...renewing, stripe_status: 'past_due', payment_issue: 'failed' },
    { ...renewing, stripe_status: 'past_due', payment_issue: 'action_required' },
    { ...renewing, plan_key: 'formationEtSignaux' },
    { ...base, cancel_at_period_end: true, canceled_at: now },
    renewing,
    { ...base, status: 'canceled', stripe_status: 'canceled', stripe_subscription_id: 'sub_2' },
    { ...renewing, stripe_subscription_id: 'sub_3' },
    { ...base, status: 'canceled', stripe_status: 'canceled', stripe_subscription_id: 'sub_3' },
  ];
  return [
    `insert into billing_customers (user_id, stripe_customer_id) values ('USER', 'cus_1')`,
    ...states.map(
      (state, version) =>
        `select apply_subscriptions('cus_1', ${version}, null, '${JSON.stringify([state])}')`,
    ),
    'select enqueue_renewal_notices()',
    `select enqueue_returned_payment('sub_1', 'pi_1', 24999, 'eur', now())`,
    `select enqueue_unexplained_payment('ch_1', null, 24999, 'eur', now(), 'no_access')`,
  ];
}

/** Both kinds of contract end, confirmed in a session and by a link. */
function contractEnds(): string[] {
  const declare = (kind: string, more: string): string =>
    `select declare_contract_end('${kind}', 'USER', 'sub_1', 'Ada', 'ada@example.test', '', 'fr', now(), ${more})`;
  const finish = (kind: string, refund: string): string =>
    `select finish_contract_end(id, now(), false, ${refund}) from contract_ends where kind = '${kind}' and confirmed_at is not null`;
  const link = (template: string, hash: string, data: object): string =>
    declare(
      'withdrawal',
      `p_token_hash => repeat('${hash}', 64), p_template => '${template}',
       p_recipient => 'ada@example.test', p_data => '${JSON.stringify(data)}'`,
    );
  const declared_at = new Date().toISOString();
  return [
    link('contract-link', 'e', {
      kind: 'withdrawal',
      token: 'x'.repeat(43),
      declared_at,
      reference: 'ECT-1A2B3C4D',
      plan_name: 'Formation',
      ends_at: null,
    }),
    link('contract-unknown', 'f', { kind: 'cancellation', declared_at, why: 'none' }),
    declare('cancellation', 'p_ends_at => now()'),
    finish('cancellation', 'null, null'),
    declare('withdrawal', `p_payer_hashes => '{}'`),
    finish('withdrawal', `'whole', 24999`),
  ];
}

/** A booking that is moved and cancelled, and one that remains when the account is erased. */
function appointments(): string[] {
  const id = (n: number): string => `00000000-0000-4000-8000-00000000000${n}`;
  const token = `${'A_-b'.repeat(5)}Zz.${'x-Y_'.repeat(10)}abc`;
  const at = (days: number, end = 0): string =>
    `now() + interval '${days} days' + interval '${end} minutes'`;
  const book = (n: number, days: number): string =>
    `select book_appointment('${id(n)}', gen_random_uuid(), ${at(days)}, ${at(days, 30)}, null, 'USER',
       'Ada', 'Lovelace', 'ada@example.test', '+33612345678', 'Message', 'fr', 'Europe/Paris',
       '${token}', 5)`;
  return [
    book(1, 10),
    `select move_appointment('${id(1)}', 0, gen_random_uuid(), ${at(11)}, ${at(11, 30)}, null, '${token}')`,
    `select cancel_appointment('${id(1)}', 1, '${token}')`,
    book(2, 12),
  ];
}

/**
 * A signal that reaches its take profit after a revision, one that expires and one that is withdrawn; webhooks that
 * are stopped, and orders that may have been executed.
 */
function signals(): string[] {
  const draft = JSON.stringify({
    action: 'buy',
    coin: 'bitcoin',
    currency: 'eur',
    entry: '100',
    take_profit: '120',
    stop_loss: '90.5',
    risk: 0.01,
    validity_minutes: 60,
    reasoning_fr: 'Deux rebonds sur le même niveau.',
    reasoning_en: 'Two bounces off the same level.',
  });
  const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
  const event = (n: number, kind: string, price: string, facts: object, more = '') =>
    `select outcome from record_signal_event('${id(n)}', '${kind}', now() + interval '2 hours', ${price},
       '${JSON.stringify(facts)}'${more})`;
  const data = { by: 'data', source: 'CoinGecko' };
  const note = { fr: 'Le stop suit le prix.', en: 'The stop follows the price.' };
  return [
    `update subscriptions set status = 'active', stripe_status = 'active', plan_key = 'formationEtSignaux',
       start_date = now() - interval '1 day', end_date = now() + interval '9 days' where user_id = 'USER';
     update signals_desk set analyst = 'Ada Byron', opened_at = now()`,
    ...[1, 2, 3].map(
      (n) =>
        `select save_signal_draft('${id(n)}', 0, null, '${draft}');
         select * from issue_signal('${id(n)}', 1, false)`,
    ),
    event(1, 'entry_hit', 'null', data),
    event(1, 'revised', 'null', { note }, ', 125, 101'),
    event(1, 'take_profit', '125', data),
    event(2, 'expired', 'null', data),
    event(3, 'entry_hit', 'null', data),
    event(3, 'withdrawn', '99.25', { ...data, note }),
    `insert into signal_webhooks (id, user_id, name, url, recipe)
       values ('${id(9)}', 'USER', 'Bot', 'https://bot.example.com/', '3commas');
     insert into webhook_deliveries (webhook_id, event_id, not_after, dry_run, state, finished_at)
       select '${id(9)}', id, now(), false, 'failed', now() from signal_events
       where kind in ('entry_hit', 'take_profit', 'withdrawn');
     select report_unclear_orders(array(select id from webhook_deliveries));
     update webhook_deliveries d set state = 'sent' from signal_events e
       where e.id = d.event_id and e.kind = 'entry_hit';
     select report_missed_exits(array(select id from webhook_deliveries))`,
    ...(['gone', 'auto_paused'] as const).map(
      (status, n) =>
        `insert into signal_webhooks (id, user_id, name, url, recipe)
           values ('${id(n)}', 'USER', 'Bot', 'https://bot.example.com/', 'json');
         select stop_webhook('${id(n)}', '${status}')`,
    ),
  ];
}
