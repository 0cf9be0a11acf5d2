/** Concurrent answers and starts of a quiz, on many connections. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startSupabase, type Person, type Supabase } from '../fixtures/supabase.ts';

const crowd = 50;
const questions = Array.from({ length: 8 }, (_, at) => `question-${at}`);

let supabase: Supabase;
let person: Person;

beforeAll(async () => {
  supabase = await startSupabase({ connections: 20 });
  person = await supabase.createUser('reader@example.test', 'correct horse');
});
afterAll(() => supabase.close());
beforeEach(async () => {
  await supabase.query('truncate quiz_attempts, rate_limits');
});

const start = async (): Promise<{ id: string; wait: number } | undefined> => {
  const [row] = await supabase.run<{ id: string; wait: number }>(
    `select attempt ->> 'id' as id, wait from start_quiz($1, 'stablecoins', $2, $3)`,
    [person.id, questions, JSON.stringify({ key: 'quiz', times: 12, seconds: 60 })],
  );
  return row;
};

const answer = (id: string, question: string, number: number, right: boolean) =>
  supabase.run(`select * from answer_quiz($1, $2, $3, $4, '[0]', $5)`, [
    ...[id, person.id, question, number, right],
  ]);

const row = async () => {
  const [found] = await supabase.query(
    'select answers, closed, half_points, finished_at is not null as finished, passed from quiz_attempts',
  );
  return found;
};

it(`of ${crowd} starts at once, one starts a try and uses the limit`, async () => {
  const starts = await Promise.all(Array.from({ length: crowd }, start));
  expect(new Set(starts.map((one) => one?.id)).size).toBe(1);
  expect(await supabase.query('select used from rate_limits')).toEqual([{ used: 1 }]);
});

it(`of ${crowd} answers at once, one counts, at each try`, async () => {
  const { id = '' } = (await start()) ?? {};
  for (const question of questions) {
    for (const number of [1, 2]) {
      const answers = await Promise.all(
        Array.from({ length: crowd }, () => answer(id, question, number, number === 2)),
      );
      expect(answers.filter((rows) => rows.length > 0)).toHaveLength(1);
    }
  }
  expect(await row()).toMatchObject({ closed: 8, half_points: 8, finished: true, passed: false });
});

it('counts no answer out of turn, twice, to a finished try, or of another person', async () => {
  const { id = '' } = (await start()) ?? {};
  const [first = '', second = ''] = questions;
  expect(await answer(id, second, 1, true)).toEqual([]);
  expect(await answer(id, first, 2, true)).toEqual([]);
  expect(await answer(id, first, 0, true)).toEqual([]);
  expect(await answer(id, first, 1, true)).toHaveLength(1);
  expect(await answer(id, first, 2, true)).toEqual([]);
  const stranger = await supabase.createUser('stranger@example.test', 'correct horse');
  expect(
    await supabase.run(`select * from answer_quiz($1, $2, $3, 1, '[0]', true)`, [
      ...[id, stranger.id, second],
    ]),
  ).toEqual([]);
  for (const question of questions.slice(1)) await answer(id, question, 1, true);
  expect(await row()).toMatchObject({ closed: 8, half_points: 16, finished: true, passed: true });
  expect(await answer(id, questions[7] ?? '', 1, true)).toEqual([]);
});

it('passes at twelve half points of sixteen, not at eleven', async () => {
  for (const [firstTries, passed] of [
    [6, true],
    [5, false],
  ] as const) {
    await supabase.query('truncate quiz_attempts');
    const { id = '' } = (await start()) ?? {};
    for (const [at, question] of questions.entries()) {
      const right = at < firstTries;
      await answer(id, question, 1, right);
      // Five right at the first try and one at the second make eleven half points.
      if (!right) await answer(id, question, 2, !passed && at === firstTries);
    }
    expect(await row()).toMatchObject({ half_points: passed ? 12 : 11, finished: true, passed });
  }
});

it('is erased when progress is turned off, and after thirty days if nobody finished it', async () => {
  await start();
  await supabase.query(`update quiz_attempts set started_at = now() - interval '29 days';
    select purge_expired()`);
  expect(await row()).toBeDefined();
  await supabase.query(`update quiz_attempts set started_at = now() - interval '31 days';
    select purge_expired()`);
  expect(await row()).toBeUndefined();
  await start();
  await supabase.query('update profiles set keep_progress = false');
  expect(await row()).toBeUndefined();
});
