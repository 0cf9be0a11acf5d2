/** A real PostgreSQL with very many subscriptions, and the plans and times of its queries. */
import { startSupabase, type Supabase } from '../fixtures/supabase.ts';

export interface ManySubscriptions {
  readonly query: Supabase['query'];
  /** Adds users, each with a customer, evidence and one subscription, until there are `total`. */
  grow(total: number): Promise<void>;
  /** The plans of every statement of the query, those inside functions included. */
  plans(question: string): Promise<string>;
  /** Median milliseconds of a query, run for many users. */
  time(question: (person: string) => string): Promise<number>;
  close(): Promise<void>;
}

/** SQL of the id of user `number`. */
export const personOf = (number: number) => `md5('${number}')::uuid`;

/** The queries of functions and the browser that check, sell, sync or show a subscription. */
export const questions: Readonly<Record<string, (person: string) => string>> = {
  'has_access()': (person) => `${as(person)} select public.has_access()`,
  'the browser’s reading': (person) =>
    `select * from subscriptions where user_id = ${person} and status = 'active'
     and start_date <= now() and end_date >= now() order by created_at desc limit 1`,
  'checkout: the customer': (person) =>
    `select stripe_customer_id from billing_customers where user_id = ${person}`,
  'checkout: what runs': (person) =>
    `select status, start_date, end_date from subscriptions where user_id = ${person}`,
  'limits: whether a user subscribes': (person) => `select is_subscriber(${person})`,
  'signals: whether a user receives them': (person) => `select receives_signals(${person})`,
  'signals: the subscribers': () =>
    'select user_id from subscriptions s where is_active(s) and includes_signals',
  'checkout: the evidence': (person) =>
    `select claim_checkout_evidence(${person}, 'price_1', 'formation', 24999, 'eur', 'v')`,
  'webhook: the version': (person) =>
    `select subscription_sync_version((select 'cus_' || ${person}))`,
  'reconcile: rows of a page at Stripe': (person) =>
    `select * from subscriptions where stripe_subscription_id in ('sub_' || ${person}, 'sub_none')`,
  'reconcile: a page of live rows': () =>
    `select * from subscriptions where stripe_status not in ('canceled', 'incomplete_expired')
     and created_at between now() - interval '101 minutes' and now() - interval '1 minute'
     order by created_at desc limit 1000`,
  'reconcile: renewals to announce': () => 'select enqueue_renewal_notices()',
  'contract-end: contracts of an account': (person) =>
    `select * from find_contracts(${person}, null)`,
  'contract-end: contracts of an address': (person) =>
    `select * from find_contracts(null, ${addressOf(person)})`,
  'sign-up: the account of an address': (person) =>
    `insert into address_proofs (user_id) values (${person}) on conflict do nothing;
     insert into sign_up_codes (address_hash, code_hash, tries_left)
       values (repeat('a', 64), repeat('b', 64), 5) on conflict do nothing;
     select * from use_sign_up_code(repeat('a', 64), repeat('b', 64), 600, ${addressOf(person)})`,
  'export: everything about an account': (person) => `select export_account(${person})`,
};

function addressOf(person: string): string {
  return `(select email::text from auth.users where id = ${person})`;
}

/** Settings that make the user the caller, as PostgREST does. */
const as = (person: string) =>
  `select set_config('request.jwt.claim.sub', (${person})::text, true),
     set_config('request.jwt.claims', json_build_object('sub', ${person}, 'session_id', ${person})::text, true);`;

export async function startManySubscriptions(): Promise<ManySubscriptions> {
  let heard: string[] = [];
  const supabase = await startSupabase({
    connections: 20,
    onNotice: (message) => void heard.push(message),
  });
  const query: Supabase['query'] = (sql) => supabase.query(sql);
  let people = 0;
  return {
    query,
    async grow(total) {
      await query(filling(people + 1, total));
      people = total;
    },
    async plans(question) {
      heard = [];
      await query(`${explaining} ${question}; ${silent}`);
      return heard.join('\n');
    },
    async time(question) {
      const times: number[] = [];
      for (let ask = 0; ask < 120; ask += 1) {
        const sql = question(personOf(1 + ((ask * 7919) % people)));
        const began = performance.now();
        await query(sql);
        times.push(performance.now() - began);
      }
      // The first ones warm up the caches.
      return times.slice(20).sort((a, b) => a - b)[50] ?? Number.NaN;
    },
    close: () => supabase.close(),
  };
}

const explaining = `load 'auto_explain'; set auto_explain.log_min_duration = 0;
  set auto_explain.log_nested_statements = on; set auto_explain.log_analyze = on;
  set auto_explain.log_timing = off; set client_min_messages = log;`;
const silent = `set client_min_messages = notice; set auto_explain.log_min_duration = -1`;

/** Rows as apply_subscriptions leaves them: a third have ended, the others renew within a month. */
function filling(from: number, to: number): string {
  const numbers = `generate_series(${from}, ${to}) as n`;
  return `set session_replication_role = replica; set synchronous_commit = off;
    insert into auth.users (id, email, email_confirmed_at)
      select md5(n::text)::uuid, 'p' || n || '@example.test', now() from ${numbers};
    insert into auth.sessions (id, user_id)
      select md5(n::text)::uuid, md5(n::text)::uuid from ${numbers};
    insert into public.billing_customers (user_id, stripe_customer_id)
      select md5(n::text)::uuid, 'cus_' || md5(n::text)::uuid from ${numbers};
    insert into public.stripe_events (id, type, created, processed_at, payload)
      select 'evt_' || n, 'invoice.paid', now(), now(),
        jsonb_build_object('customer', 'cus_' || md5(n::text)::uuid) from ${numbers};
    insert into public.checkout_evidence
      (id, user_id, price_id, plan_key, amount, currency, language, terms_version, waiver, created_at)
      select md5('e' || n)::uuid, md5(n::text)::uuid, 'price_1', 'formation', 24999, 'eur', 'fr',
        '2026-11-20', true, now() - interval '1 day' * (n % 700)
      from ${numbers};
    insert into public.subscriptions (
      user_id, stripe_subscription_id, stripe_customer_id, stripe_price_id, status, stripe_status,
      plan_key, plan_name, amount, currency, start_date, end_date, paid_until, renews_at,
      latest_invoice, evidence_id, created_at
    )
    select md5(n::text)::uuid, 'sub_' || md5(n::text)::uuid, 'cus_' || md5(n::text)::uuid, 'price_1',
      case when n % 3 = 0 then 'canceled' else 'active' end,
      case when n % 3 = 0 then 'canceled' else 'active' end,
      'formation', 'Formation seule', 24999, 'eur', now() - interval '1 day' * (n % 700),
      now() + interval '1 minute' * (n % 43200), now() + interval '1 minute' * (n % 43200),
      -- Announced five days before: the same number of people whatever the size of the table.
      case when n % 3 > 0 and n <= 20 then now() + interval '1 day'
        when n % 3 > 0 then now() + interval '10 days' end,
      'in_' || n, md5('e' || n)::uuid, now() - interval '1 minute' * n
    from ${numbers};
    reset session_replication_role; reset synchronous_commit;
    analyze auth.users; analyze auth.sessions; analyze public.billing_customers; analyze public.checkout_evidence;
    analyze public.subscriptions; analyze public.stripe_events`;
}
