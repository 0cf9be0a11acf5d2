/** Concurrent reviews of a card and concurrent reminders, on many connections. */
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { freeLesson } from '../../../src/domain/course/lessons.ts';
import { startSupabase, type Person, type Supabase } from '../fixtures/supabase.ts';

const crowd = 50;

let supabase: Supabase;
let person: Person;

beforeAll(async () => {
  supabase = await startSupabase({ connections: 20 });
  person = await supabase.createUser('reader@example.test', 'correct horse');
});
afterAll(() => supabase.close());
beforeEach(async () => {
  await supabase.query('truncate review_cards; update profiles set keep_progress = true');
});

/** Stores a review of one question at the version that was read. */
const review = (version: number, reps: number) =>
  supabase.run<{ version: number }>(`select * from schedule_reviews($1, 'stablecoins', $2)`, [
    person.id,
    JSON.stringify([{ question: 'q', version, card: { reps }, due: '2030-01-01' }]),
  ]);

it(`of ${crowd} reviews of a version at once, one counts`, async () => {
  for (const version of [0, 1, 2]) {
    const reviews = await Promise.all(
      Array.from({ length: crowd }, (_, reps) => review(version, reps)),
    );
    expect(reviews.filter((rows) => rows.length > 0)).toHaveLength(1);
  }
  expect(await supabase.query('select version from review_cards')).toEqual([{ version: 3 }]);
});

it('counts no review of a version that was never stored', async () => {
  await review(0, 1);
  expect(await review(0, 2)).toEqual([]);
  expect(await review(2, 2)).toEqual([]);
  expect(await supabase.query(`select card ->> 'reps' as reps from review_cards`)).toEqual([
    { reps: '1' },
  ]);
});

it.each(['review', 'opt-out'])('stores none once progress is off, the %s first', async (first) => {
  const optOut = `update profiles set keep_progress = false where user_id = '${person.id}'`;
  const stored = `select schedule_reviews('${person.id}', 'stablecoins',
    '[{ "question": "q", "version": 0, "card": {}, "due": "2030-01-01" }]')`;
  const [begun, next] = first === 'review' ? [stored, optOut] : [optOut, stored];
  // The first transaction is still open when the second one begins.
  const ended = supabase.query(`${begun}; select pg_sleep(0.5)`);
  await vi.waitFor(async () => {
    const sleeping = `select from pg_stat_activity where wait_event = 'PgSleep'`;
    expect(await supabase.query(sleeping)).toHaveLength(1);
  });
  await supabase.query(next);
  await ended;
  expect(await supabase.query('select question from review_cards')).toEqual([]);
});

it('of 20 runs at once, one reminds each person', async () => {
  const people = await Promise.all(
    Array.from({ length: 5 }, (_, n) =>
      supabase.createUser(`due${n}@example.test`, 'correct horse'),
    ),
  );
  for (const { id } of people) {
    await supabase.query(
      `insert into address_proofs (user_id) values ('${id}') on conflict do nothing;
       insert into review_cards (user_id, lesson, question, card, reviewed_at, due_at)
         values ('${id}', free_lesson(), 'q', '{}', now() - interval '2 days', now())`,
    );
  }
  await supabase.query('update profiles set notify_review = true');
  const lessons = JSON.stringify({
    fr: { [freeLesson]: { title: 'La blockchain', questions: ['q'] } },
  });
  const runs = await Promise.all(
    Array.from({ length: 20 }, () =>
      supabase.run<{ queued: number }>('select enqueue_review_reminders($1, 240) as queued', [
        lessons,
      ]),
    ),
  );
  expect(runs.reduce((sum, [row]) => sum + (row?.queued ?? 0), 0)).toBe(people.length);
  const sent = await supabase.query<{ user_id: string }>(
    `select user_id from emails where template = 'review-reminder'`,
  );
  expect(sent.map(({ user_id: id }) => id).sort()).toEqual(people.map(({ id }) => id).sort());
});
