/** Accounts unused for two years: the warning, the erasure, and what stops it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openMigrated, type Migrated } from '../fixtures/migrated.ts';

let database: Migrated;
let user: string;

beforeAll(async () => {
  database = await openMigrated();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.query(
    'truncate emails, erasures, subscriptions, rate_limits cascade; delete from auth.users',
  );
  user = (await database.createUser('ada@example.test', { language: 'en' })).id;
});

/** Sets the age of the account and of its last sign-in. */
const lastSignIn = (ago: string) =>
  database.query(
    `update auth.users set created_at = now() - interval '5 years',
       last_sign_in_at = now() - interval '${ago}' where id = '${user}';
     alter table profiles disable trigger guard_profile;
     update profiles set updated_at = now() - interval '5 years';
     alter table profiles enable trigger guard_profile`,
  );

/** Runs the hourly job; returns the number of erasures begun. */
async function run(): Promise<number | undefined> {
  await database.query(`delete from rate_limits where key = 'schedule:unused-accounts'`);
  const [row] = await database.query<{ begun: number }>('select erase_unused_accounts() as begun');
  return row?.begun;
}

const warnings = () =>
  database.query<{ language: string; data: { erased_from: string } }>(
    `select language, data from emails where template = 'account-unused'`,
  );

/** Marks the warning as sent some time ago. */
const warned = (ago: string) =>
  database.query(
    `update emails set sent_at = now() - interval '${ago}', recipient = null, data = '{}'
     where template = 'account-unused'`,
  );

/** Warns the account at 23 months, then lets a month pass. */
async function unusedForTwoYears(): Promise<void> {
  await lastSignIn('23 months 1 day');
  await run();
  await lastSignIn('2 years 2 days');
  await warned('1 month 1 day');
}

const subscription = (status: string, end: string) =>
  database.query(
    `insert into subscriptions (user_id, stripe_customer_id, stripe_subscription_id, stripe_price_id, status,
       stripe_status, plan_key, plan_name, amount, currency, start_date, end_date, paid_until)
     values ('${user}', 'cus_1', 'sub_1', 'price_1', 'canceled', '${status}', 'formation', 'Formation', 24999,
       'eur', now() - interval '3 years', now() - interval '${end}', now() - interval '${end}')`,
  );

it('are warned once, in their language, a month before', async () => {
  await lastSignIn('23 months 1 day');
  expect(await run()).toBe(0);
  expect(await run()).toBe(0);
  const [warning, ...others] = await warnings();
  expect(others).toEqual([]);
  expect(warning?.language).toBe('en');
  const days = (Date.parse(warning?.data.erased_from ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(27);
  expect(days).toBeLessThan(32);
});

it('are not warned before 23 months', async () => {
  await lastSignIn('22 months 27 days');
  await run();
  expect(await warnings()).toEqual([]);
});

it('are erased a month after the warning, as unrequested, at once', async () => {
  await unusedForTwoYears();
  expect(await run()).toBe(1);
  const [erasure] = await database.query('select * from claim_erasures(10)');
  expect(erasure).toMatchObject({ user_id: user, language: 'en', is_requested: false });
  await database.query(`select prepare_erasure(id) from erasures`);
  expect(await run(), 'only once').toBe(0);
  await database.query('delete from auth.users; select erase_traces(id) from erasures');
  const [mail] = await database.query(`select data from emails where template = 'account-deleted'`);
  expect(mail?.['data']).toEqual({ kept: [], is_requested: false });
});

it('are erased when the warning could not be delivered', async () => {
  await unusedForTwoYears();
  await database.query(`update emails set given_up_at = sent_at, sent_at = null`);
  expect(await run()).toBe(1);
});

it.each([
  ['the warning is still unsent', `update emails set sent_at = null`],
  [
    'the warning is less than a month old',
    `update emails set sent_at = now() - interval '27 days'`,
  ],
  ['the person signed in', `update auth.users set last_sign_in_at = now() - interval '1 day'`],
  [
    'a session was opened',
    `insert into auth.sessions (id, user_id, created_at, updated_at)
     select gen_random_uuid(), id, now(), now() from auth.users`,
  ],
  [
    'an old session was refreshed',
    `insert into auth.sessions (id, user_id, created_at, updated_at, refreshed_at)
     select gen_random_uuid(), id, now() - interval '3 years', now() - interval '3 years', now()
     from auth.users`,
  ],
])('are kept while %s', async (_, change) => {
  await unusedForTwoYears();
  await database.query(change);
  expect(await run()).toBe(0);
  expect(await database.query('select 1 from erasures')).toEqual([]);
});

it.each([
  ['the profile was changed', `update profiles set phone = '+33612345678'`],
  [
    'a lesson was opened',
    `insert into lesson_progress (user_id, lesson) select id, 'l' from auth.users`,
  ],
  [
    'a quiz was finished',
    `insert into quiz_attempts (user_id, lesson, questions, started_at, finished_at)
     select id, 'l', '{q}', now() - interval '3 years', now() from auth.users`,
  ],
  [
    'a question was reviewed',
    `insert into review_cards (user_id, lesson, question, card, due_at)
     select id, 'l', 'q', '{}', now() from auth.users`,
  ],
  [
    'a note was edited',
    `insert into lesson_notes (id, user_id, lesson, block, lang)
     select gen_random_uuid(), id, 'l', 0, 'en' from auth.users`,
  ],
  ['signals were read', `insert into signal_reads select id, 1 from auth.users`],
  [
    'a consultation was booked',
    `insert into appointments (status, start_at, end_at, reference, request, user_id, booked_at)
     select 'booked', now(), now() + interval '1 hour', 'RDV-23456789', gen_random_uuid(), id, now() from auth.users`,
  ],
  [
    'a message was sent to support',
    `insert into support_tickets (request, form_token_hash, user_id, name, email, subject, message, language)
     select gen_random_uuid(), repeat('a', 64), id, 'Ada', email, 'Subject', 'Message', 'en' from auth.users`,
  ],
])('are kept without a session once %s', async (_, change) => {
  await unusedForTwoYears();
  await database.query(change);
  expect(await run()).toBe(0);
});

describe('an erasure that waits for Stripe', () => {
  const signIn = () => database.query('update auth.users set last_sign_in_at = clock_timestamp()');
  const prepared = () => database.query('select prepare_erasure(id) as kept from erasures');

  beforeEach(async () => {
    await unusedForTwoYears();
    await run();
    await database.query('select claim_erasures(10)');
  });

  it('is dropped once the person signs in, even before it is due', async () => {
    await signIn();
    expect(await database.query('select * from claim_erasures(10)')).toEqual([]);
    expect(await database.query('select 1 from erasures')).toEqual([]);
  });

  it('is dropped when the person signs in meanwhile', async () => {
    await signIn();
    expect(await prepared()).toEqual([{ kept: null }]);
    expect(await database.query('select 1 from erasures')).toEqual([]);
  });

  it('goes on when the person requests it too', async () => {
    await signIn();
    await database.query(`select begin_erasure('${user}', 'en')`);
    await database.query('update erasures set next_attempt_at = now()');
    expect(await database.query('select * from claim_erasures(10)')).toMatchObject([
      { is_requested: true },
    ]);
    expect(await prepared()).toEqual([{ kept: [] }]);
  });

  it('goes on when the account has been deleted', async () => {
    await prepared();
    await signIn();
    await database.query(
      'delete from auth.users; update erasures set account_deleted_at = now(), next_attempt_at = now()',
    );
    expect(await database.query('select 1 from claim_erasures(10)')).toHaveLength(1);
  });
});

it.each([
  ['running, however old its period', 'past_due', '3 years', 0],
  ['that ended less than two years ago', 'canceled', '23 months 20 days', 0],
  ['that ended before', 'canceled', '2 years 1 day', 1],
])('with a subscription %s', async (_, status, end, erased) => {
  await unusedForTwoYears();
  await subscription(status, end);
  expect(await run()).toBe(erased);
});

it('are looked for once an hour, by purge_expired', async () => {
  await lastSignIn('23 months 1 day');
  await database.query('select purge_expired()');
  expect(await warnings()).toHaveLength(1);
  await database.query('delete from emails');
  await database.query('select purge_expired()');
  expect(await warnings()).toHaveLength(0);
  await database.query(
    `update rate_limits set resets_at = now() - interval '1 second';
     select purge_expired()`,
  );
  expect(await warnings()).toHaveLength(1);
});
