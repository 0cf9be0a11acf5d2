/** The weekly market email: once a week for each person, with the same figures for all. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openMigrated, type Migrated } from '../fixtures/migrated.ts';

let database: Migrated;

beforeAll(async () => {
  database = await openMigrated();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.query('truncate emails, erasures, market_weeks cascade; delete from auth.users');
  await addReader('ada@example.test', 'en');
});

async function addReader(address: string, language: string): Promise<void> {
  const { id } = await database.createUser(address, { language });
  await database.query(
    `insert into address_proofs (user_id) values ('${id}');
     update profiles set notify_market = true where user_id = '${id}'`,
  );
}

async function mail(up: number, limit = 100): Promise<number | undefined> {
  const [row] = await database.query<{ n: number }>(
    `select enqueue_market_week(${limit}, '{"up": ${up}}') as n`,
  );
  return row?.n;
}

it('is queued in the language of the profile', async () => {
  expect(await mail(57)).toBe(1);
  expect(
    await database.query(
      'select recipient, language, purpose, template, priority, data from emails',
    ),
  ).toEqual([
    {
      recipient: 'ada@example.test',
      language: 'en',
      purpose: 'market',
      template: 'market-week',
      priority: 2,
      data: { up: 57 },
    },
  ]);
});

it('is queued once a week, also after it was sent, and again the next week', async () => {
  expect([await mail(57), await mail(58)]).toEqual([1, 0]);
  await database.query(`update emails set sent_at = now(), recipient = null, data = '{}'`);
  expect(await mail(57)).toBe(0);
  // Moves the email's cause and the figures to the week before.
  await database.query(
    `update emails set cause = 'market-week:' || user_id || ':' || (select monday - 7 from market_weeks);
     update market_weeks set monday = monday - 7`,
  );
  expect(await mail(60)).toBe(1);
  expect(await database.query(`select data from emails where recipient is not null`)).toEqual([
    { data: { up: 60 } },
  ]);
});

it('is of a Monday in Paris', async () => {
  await mail(57);
  expect(
    await database.query(
      `select extract(isodow from monday)::int as day, paris_day(now()) - monday between 0 and 6 as is_this
       from market_weeks`,
    ),
  ).toEqual([{ day: 1, is_this: true }]);
});

it('reaches everybody in batches, with the figures of the first', async () => {
  await addReader('eve@example.test', 'fr');
  await addReader('grace@example.test', 'en');
  expect([await mail(57, 2), await mail(99, 2), await mail(99, 2)]).toEqual([2, 1, 0]);
  expect(await database.query('select distinct data from emails')).toEqual([{ data: { up: 57 } }]);
});

it('is not queued before there are figures, and later without new ones', async () => {
  const none = 'select enqueue_market_week(100) as n';
  expect(await database.query(none)).toEqual([{ n: 0 }]);
  await mail(57);
  await database.query('truncate emails');
  expect(await database.query(none)).toEqual([{ n: 1 }]);
});

describe.each([
  ['did not choose it', 'update profiles set notify_market = false'],
  ['did not prove the address', 'delete from address_proofs'],
  ['is being erased', `select begin_erasure(id, 'en') from auth.users`],
])('somebody who %s', (_, change) => {
  it('gets none', async () => {
    await database.query(change);
    expect(await mail(57)).toBe(0);
  });
});

it('is not sent to somebody who turned it off after it was queued', async () => {
  await mail(57);
  await database.query('update profiles set notify_market = false');
  expect(await database.query('select * from claim_emails(10, 15)')).toEqual([]);
});
