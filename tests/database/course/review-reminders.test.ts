/** The daily review reminder: who gets one, how often, and with what content. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freeLesson } from '../../../src/domain/course/lessons.ts';
import { reviewsPerDay } from '../../../src/domain/course/review/schedule.ts';
import { openMigrated, type Migrated } from '../fixtures/migrated.ts';

/** Each published lesson has the questions q-1 to q-15. */
const questions = Array.from({ length: 15 }, (_, at) => `q-${at + 1}`);
const lesson = (title: string) => ({ title, questions });
const lessons = {
  fr: { [freeLesson]: lesson('La blockchain'), stablecoins: lesson('Les stablecoins') },
  en: { [freeLesson]: lesson('The blockchain'), stablecoins: lesson('Stablecoins') },
};

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
  await database.query(
    `insert into address_proofs (user_id) values ('${user}');
     update profiles set notify_review = true`,
  );
  await subscribe("now() + interval '1 day'");
  await cards('stablecoins', 3, 2);
  await cards(freeLesson, 1, 2);
});

const subscribe = (end: string) =>
  database.query(
    `insert into subscriptions (user_id, stripe_customer_id, stripe_subscription_id, stripe_price_id, status,
       stripe_status, plan_key, plan_name, amount, currency, start_date, end_date, paid_until)
     values ('${user}', 'cus_1', 'sub_1', 'price_1', 'active', 'active', 'formation', 'Formation', 24999,
       'eur', now() - interval '1 month', ${end}, ${end})`,
  );

/** Inserts cards reviewed `daysAgo` days ago that became due a minute ago. */
const cards = (lesson: string, count: number, daysAgo: number) =>
  database.query(
    `insert into review_cards (user_id, lesson, question, card, reviewed_at, due_at)
       select '${user}', '${lesson}', 'q-' || n, '{}', now() - interval '${daysAgo} days',
         now() - interval '1 minute' from generate_series(1, ${count}) n`,
  );

/** Moves all cards: reviewed and due so many days ago. */
const moveCards = (reviewed: number, due: number) =>
  database.query(
    `update review_cards set reviewed_at = now() - interval '${reviewed} days',
       due_at = now() - interval '${due} days'`,
  );

/** Adds a user who chose the reminder and has the same cards of the free lesson. */
async function addReader(name: string): Promise<void> {
  const { id } = await database.createUser(`${name}@example.test`, {});
  await database.query(
    `insert into address_proofs (user_id) values ('${id}');
     insert into review_cards select '${id}', lesson, question, version, card, reviewed_at, due_at
       from review_cards where user_id = '${user}' and lesson = '${freeLesson}';
     update profiles set notify_review = true`,
  );
}

async function remind(limit = 240, published: object = lessons): Promise<number | undefined> {
  const [row] = await database.query<{ queued: number }>(
    `select enqueue_review_reminders('${JSON.stringify(published)}', ${limit}) as queued`,
  );
  return row?.queued;
}

const reminders = () =>
  database.query<{ language: string; data: unknown; priority: number }>(
    `select language, recipient, data, priority from emails where template = 'review-reminder'`,
  );

const rhythms = async () =>
  (await reminders()).map(({ data }) => (data as { rhythm: string }).rhythm);

it('says how many questions are due, and of which lessons, in the language of the profile', async () => {
  expect(await remind()).toBe(1);
  expect(await reminders()).toEqual([
    {
      language: 'en',
      recipient: 'ada@example.test',
      data: { questions: 4, rhythm: 'daily', lessons: ['The blockchain', 'Stablecoins'] },
      priority: 2,
    },
  ]);
});

it('counts the questions of one day at most', async () => {
  await database.query('delete from review_cards');
  await cards('stablecoins', 12, 2);
  await remind();
  expect((await reminders())[0]?.data).toEqual({
    questions: reviewsPerDay,
    rhythm: 'daily',
    lessons: ['Stablecoins'],
  });
});

it('leaves out questions that no published lesson has', async () => {
  await cards('types-tokens', 30, 2);
  await database.query(
    `update review_cards set question = 'removed-' || question, due_at = now() - interval '1 day'
       where lesson = 'stablecoins' and question <> 'q-1'`,
  );
  await remind();
  expect((await reminders())[0]?.data).toMatchObject({
    questions: 2,
    lessons: ['The blockchain', 'Stablecoins'],
  });
});

it('is not queued for questions of lessons that are not published in the language', async () => {
  await database.query(
    `update profiles set language = 'fr'; delete from review_cards where lesson = 'stablecoins'`,
  );
  expect(await remind(240, { en: lessons.en })).toBe(0);
});

it('of somebody without a subscription counts the free lesson alone', async () => {
  await database.query(`update subscriptions set end_date = now() - interval '1 minute'`);
  await remind();
  expect((await reminders())[0]?.data).toMatchObject({
    questions: 1,
    lessons: ['The blockchain'],
  });
});

describe.each([
  ['did not choose it', 'update profiles set notify_review = false'],
  [
    'reviewed a question today',
    `update review_cards set reviewed_at = now() where question = 'q-2'`,
  ],
  ['has nothing due', `update review_cards set due_at = now() + interval '1 hour'`],
  ['keeps no progress', 'update profiles set keep_progress = false'],
  ['did not prove the address', 'delete from address_proofs'],
  ['is being erased', `select begin_erasure(id, 'en') from auth.users`],
  [
    'has no subscription and no card of the free lesson',
    `delete from subscriptions; delete from review_cards where lesson = '${freeLesson}'`,
  ],
])('somebody who %s', (_, change) => {
  it('gets none', async () => {
    await database.query(change);
    expect(await remind()).toBe(0);
    expect(await reminders()).toEqual([]);
  });

  it('gets none that was queued before', async () => {
    await remind();
    await database.query(change);
    expect(await database.query('select * from claim_emails(10, 15)')).toEqual([]);
    expect(await database.query('select recipient, last_error from emails')).toEqual([
      { recipient: null, last_error: 'unwanted' },
    ]);
  });
});

it('is sent on its day or not at all', async () => {
  await remind();
  await database.query(`update emails set created_at = now() - interval '1 day'`);
  expect(await database.query('select * from claim_emails(10, 15)')).toEqual([]);
});

it('of a deleted account is dropped, also while somebody else is due', async () => {
  await remind();
  await addReader('eve');
  await database.query(`delete from auth.users where id = '${user}'`);
  expect(await reminders()).toMatchObject([{ recipient: 'ada@example.test' }]);
  expect(await database.query('select * from claim_emails(10, 15)')).toEqual([]);
});

it('is queued once a day, also after it was sent or dropped, and again the next day', async () => {
  expect([await remind(), await remind()]).toEqual([1, 0]);
  await database.query(`update emails set given_up_at = now(), recipient = null, data = '{}'`);
  expect(await remind()).toBe(0);
  // Moves its cause to yesterday.
  await database.query(
    `update emails set cause = 'review-reminder:${user}:' || paris_day(now() - interval '1 day')`,
  );
  expect(await remind()).toBe(1);
});

it.each([
  [1, 'daily'],
  [7, 'daily'],
  [8, undefined],
  [13, undefined],
  [14, 'weekly'],
  [15, undefined],
  [21, 'weekly'],
  [28, 'last'],
  [29, undefined],
  [35, undefined],
  [400, undefined],
])('on day %i that questions wait: %s', async (day, rhythm) => {
  await moveCards(day + 3, day - 1);
  expect(await remind()).toBe(rhythm === undefined ? 0 : 1);
  expect(await rhythms()).toEqual(rhythm === undefined ? [] : [rhythm]);
});

it.each([3, 10, 35, 105])('is daily on the day a question is due, %i days later', async (days) => {
  await moveCards(days, 0);
  await remind();
  expect(await rhythms()).toEqual(['daily']);
});

it('is daily after a review, however long the other questions have waited', async () => {
  await moveCards(40, 30);
  await database.query(
    `update review_cards set reviewed_at = now() - interval '1 day', due_at = now() + interval '9 days'
       where question = 'q-2'`,
  );
  await remind();
  expect(await rhythms()).toEqual(['daily']);
});

it('counts from the first question that waits', async () => {
  await moveCards(12, 9);
  await database.query(`update review_cards set due_at = now() where question = 'q-2'`);
  expect(await remind()).toBe(0);
});

it('is queued for so many people at a time, and in the end for all', async () => {
  for (const name of ['eve', 'grace']) await addReader(name);
  const queued: unknown[] = [];
  for (let run = 0; run < 3; run += 1) {
    queued.push(await remind(2));
  }
  expect(queued).toEqual([2, 1, 0]);
});

it('repeats two values of src/domain', async () => {
  expect(await database.query('select free_lesson(), reviews_per_day()')).toEqual([
    { free_lesson: freeLesson, reviews_per_day: reviewsPerDay },
  ]);
});
