/** How long evidence of orders is kept: ten years after the contract, or 30 days without one. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openMigrated, type Migrated } from '../fixtures/migrated.ts';

let database: Migrated;
let user: string;

beforeAll(async () => {
  database = await openMigrated();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.query(
    'truncate subscriptions, checkout_evidence, rate_limits cascade; delete from auth.users',
  );
  user = (await database.createUser('ada@example.test', { language: 'en' })).id;
});

/** Evidence this old, as an SQL interval; returns its id. */
async function evidence(age: string, session: string | null = null): Promise<string> {
  const id = crypto.randomUUID();
  await database.query(
    `set session_replication_role = replica;
     insert into checkout_evidence
       (id, user_id, price_id, plan_key, amount, currency, created_at, checkout_session_id)
     values ('${id}', '${user}', 'price_1', 'formation', 24999, 'eur', now() - interval '${age}',
       ${session === null ? 'null' : `'${session}'`});
     set session_replication_role = origin`,
  );
  return id;
}

/** A subscription of that evidence, with access until `end` and cancelled at `canceled` (SQL expressions). */
const subscription = (id: string, status: string, end: string, canceled = 'null') =>
  database.query(
    `insert into subscriptions (user_id, stripe_customer_id, stripe_subscription_id, stripe_price_id, status,
       stripe_status, plan_key, amount, currency, start_date, end_date, canceled_at, evidence_id)
     values ('${user}', 'cus_1', 'sub_${crypto.randomUUID()}', 'price_1', 'canceled', '${status}', 'formation',
       24999, 'eur', now() - interval '14 years', ${end}, ${canceled}, '${id}')`,
  );

/** Runs the scheduled deletion, then returns the ids of the evidence that is left. */
async function purge(): Promise<string[]> {
  await database.query('delete from rate_limits; select purge_expired()');
  const rows = await database.query<{ id: string }>('select id from checkout_evidence');
  return rows.map(({ id }) => id);
}

const erase = () => database.query(`delete from auth.users where id = '${user}'`);

it('is 30 days without a subscription', async () => {
  await evidence('30 days 1 minute');
  await evidence('30 days 1 minute', 'cs_1');
  const young = await evidence('29 days');
  expect(await purge()).toEqual([young]);
});

it.each([
  ['ended ten years ago', 'canceled', `now() - interval '10 years 1 minute'`, 'null', 0],
  ['ended less long ago', 'canceled', `now() - interval '10 years' + interval '1 hour'`, 'null', 1],
  [
    'paid until ten years ago, cancelled later',
    'canceled',
    `now() - interval '10 years 1 month'`,
    `now() - interval '9 years 364 days'`,
    1,
  ],
  ['never paid in time', 'incomplete_expired', `now() - interval '10 years 1 minute'`, 'null', 0],
  ['renewing', 'active', `now() + interval '1 month'`, 'null', 1],
  ['running, unpaid for six years', 'unpaid', `now() - interval '11 years'`, 'null', 1],
])('with a subscription %s', async (_, status, end, canceled, left) => {
  await subscription(await evidence('14 years'), status, end, canceled);
  expect(await purge()).toHaveLength(left);
});

it('follows the last subscription of the evidence', async () => {
  const id = await evidence('14 years');
  await subscription(id, 'canceled', `now() - interval '11 years'`);
  await subscription(id, 'active', `now() + interval '1 month'`);
  expect(await purge()).toEqual([id]);
});

it('is the same when the account is erased after the end of the contract', async () => {
  const old = await evidence('14 years', 'cs_1');
  await subscription(old, 'canceled', `now() - interval '10 years 1 minute'`);
  const recent = await evidence('14 years', 'cs_2');
  await subscription(recent, 'canceled', `now() - interval '9 years'`);
  await erase();
  expect(await purge()).toEqual([recent]);
  await database.query(
    `update checkout_evidence set contract_ended_at = now() - interval '11 years'`,
  );
  expect(await purge()).toEqual([]);
});

it('counts from the erasure that ends a running contract', async () => {
  const id = await evidence('14 years');
  await subscription(id, 'active', `now() - interval '11 years'`);
  await erase();
  const rows = await database.query(
    `select user_id, now() - contract_ended_at < interval '1 minute' as now from checkout_evidence`,
  );
  expect(rows).toEqual([{ user_id: null, now: true }]);
  expect(await purge()).toEqual([id]);
});

it('is ten years for a page of an erased account that may have been paid', async () => {
  await evidence('31 days');
  const opened = await evidence('31 days', 'cs_1');
  await evidence('10 years 31 days', 'cs_2');
  await erase();
  expect(await purge()).toEqual([opened]);
});

it('is looked at once an hour', async () => {
  await purge();
  const id = await evidence('31 days');
  await database.query('select purge_expired()');
  expect(await database.query('select id from checkout_evidence')).toEqual([{ id }]);
});
