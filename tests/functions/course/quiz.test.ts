import { describe, expect, it, vi } from 'vitest';
import quiz from '../../../netlify/functions/quiz.mts';
import type { AskedQuestion, QuizAttempt, QuizResponse } from '../../../src/domain/api/quiz.ts';
import type { Lang } from '../../../src/i18n/locales.ts';
import type { Person } from '../../database/fixtures/supabase.ts';
import { answerTo, testBank } from '../../quiz-bank.ts';
import { nowhere, post, read, refusal, siteOrigin, subscribe } from '../fixtures/services.ts';
import { free, premium, quizServices } from './quiz-services.ts';
import { sample } from '../../sizes.ts';

/** Concurrent requests of one person; with more, session checks time out on a slow machine. */
const crowd = sample(20, 50);

const world = quizServices();

async function call(
  body: Record<string, unknown>,
  { token }: Person = world.formation,
): Promise<QuizResponse> {
  const request = { lang: 'fr', lesson: premium, ...body };
  const { status, body: answer } = await read(await post(quiz, request, token));
  expect(status, JSON.stringify(answer)).toBe(200);
  return answer as QuizResponse;
}

const start = async (lang: Lang = 'fr'): Promise<QuizAttempt> => {
  const { attempt } = await call({ action: 'start', lang });
  if (!attempt) throw new Error('Nothing was started.');
  return attempt;
};

/** The question that is open. */
const openOf = ({ questions }: QuizAttempt): AskedQuestion => {
  const last = questions.at(-1);
  if (!last) throw new Error('No question.');
  return last;
};

async function answer(
  attempt: QuizAttempt,
  right: boolean,
  more: Record<string, unknown> = {},
): Promise<QuizResponse> {
  const question = openOf(attempt);
  const given = answerTo(question, right, more['lang'] as Lang | undefined);
  return call({
    ...{ action: 'answer', attempt: attempt.id, question: question.id },
    ...{ try: question.tries.length + 1, answer: given },
    ...more,
  });
}

/** Answers to the end; `plan` gives the try at which each question is right, or 0 for none. */
async function run(plan: readonly (0 | 1 | 2)[]): Promise<QuizResponse> {
  let attempt = await start();
  let last: QuizResponse | undefined;
  for (const rightAt of plan) {
    for (const number of rightAt === 1 ? [1] : [1, 2]) {
      last = await answer(attempt, number === rightAt);
      if (last.attempt) attempt = last.attempt;
    }
  }
  if (!last) throw new Error('No answer.');
  return last;
}

describe('a quiz', () => {
  it('asks eight questions one at a time and tells no more than the reader may know', async () => {
    let attempt = await start();
    expect(attempt).toMatchObject({ total: 8, points: 0, finished: false, passed: false });
    const bank = testBank();
    for (let number = 1; number <= 8; number += 1) {
      expect(attempt.questions).toHaveLength(number);
      const { id, ...shown } = openOf(attempt);
      const item = bank.find((one) => one.id === id);
      if (!item) throw new Error(id);
      const keys = ['kind', 'lefts', 'mark', 'parts', 'question', 'tries', 'unit'];
      expect(keys).toEqual(expect.arrayContaining(Object.keys(shown)));
      for (const secret of [item.hint, item.why])
        expect(JSON.stringify(shown)).not.toContain(secret);
      for (const other of bank.filter((one) => !attempt.questions.some((q) => q.id === one.id)))
        expect(JSON.stringify(attempt)).not.toContain(other.question);

      attempt = (await answer(attempt, false)).attempt ?? attempt;
      const missed = openOf(attempt);
      expect(missed).toMatchObject({ id, mark: 'open', hint: item.hint });
      expect(missed.solution).toBeUndefined();
      expect(JSON.stringify(missed)).not.toContain(item.why);
      const { reason } = missed.tries[0] ?? {};
      if (item.kind === 'single' || item.kind === 'multiple') {
        const wrong = missed.parts[reason?.out ?? -1];
        expect(item.choices.find(({ text }) => text === wrong)?.why).toBe(reason?.text);
      } else if (item.kind === 'number') expect(reason?.text).toBe(item.misses[0]?.why);
      else expect(reason?.firstWrong).toBe(0);

      attempt = (await answer(attempt, true)).attempt ?? attempt;
      const closed = attempt.questions[number - 1];
      expect(closed).toMatchObject({ id, mark: 'second', solution: { why: item.why } });
      expect(closed?.solution?.answer).toEqual(
        item.kind === 'number' ? item.answer : answerTo(closed as AskedQuestion, true),
      );
    }
    expect(attempt).toMatchObject({ finished: true, points: 4, passed: false });
  });

  it.each<[string, (0 | 1 | 2)[], number, boolean]>([
    ['eight at once', [1, 1, 1, 1, 1, 1, 1, 1], 8, true],
    ['six at once', [1, 1, 1, 1, 1, 1, 0, 0], 6, true],
    ['four at once and four at the second try', [1, 1, 1, 1, 2, 2, 2, 2], 6, true],
    ['five and a half points', [1, 1, 1, 1, 1, 2, 0, 0], 5.5, false],
  ])('with %s', async (_, plan, points, passed) => {
    const { attempt, best } = await run(plan);
    expect(attempt).toMatchObject({ finished: true, points, passed });
    expect(best).toEqual({ points, total: 8, passed });
  });

  it('keeps the best result, and draws again', async () => {
    await run([1, 1, 1, 1, 1, 1, 1, 0]);
    await run([0, 0, 0, 0, 0, 0, 0, 0]);
    const { attempt, best } = await call({ action: 'state' });
    expect(attempt).toBeNull();
    expect(best).toEqual({ points: 7, total: 8, passed: true });
    const rows = await world.services.supabase.query('select questions from quiz_attempts');
    expect(rows[0]?.['questions']).not.toEqual(rows[1]?.['questions']);
  });

  it('goes on where it was, also in the other language', async () => {
    const attempt = await start();
    await answer(attempt, false);
    const { attempt: french } = await call({ action: 'state' });
    const english = await start('en');
    expect(english.id).toBe(attempt.id);
    expect(openOf(english).question).toContain('in English');
    expect(openOf(english).hint).toContain('in English');
    expect(openOf(french as QuizAttempt).tries).toEqual([
      expect.objectContaining({ given: openOf(english).tries[0]?.given, right: false }),
    ]);
    const { attempt: next } = await answer(english, true, { lang: 'en' });
    expect(next?.points).toBe(0.5);
  });

  it('is refused past twelve tries a day, and goes on with an open one', async () => {
    for (let count = 0; count < 12; count += 1) {
      await start();
      await start();
      if (count < 11)
        await world.services.supabase.query('update quiz_attempts set finished_at = now()');
    }
    await start();
    await world.services.supabase.query('update quiz_attempts set finished_at = now()');
    const request = { action: 'start', lang: 'fr', lesson: premium };
    const response = await post(quiz, request, world.formation.token);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(86_000);
    expect(await refusal(response)).toEqual([429, 'rate_limited']);
    expect(await world.services.supabase.query('select from quiz_attempts')).toHaveLength(12);
    // Another lesson has its own count.
    expect((await call({ action: 'start', lesson: free })).attempt).not.toBeNull();
  });

  it('counts one of many answers at once', async () => {
    const attempt = await start();
    const answers = await Promise.all(
      Array.from({ length: crowd }, (_, index) => answer(attempt, index % 2 === 0)),
    );
    const [row] = await world.services.supabase.query('select answers, closed from quiz_attempts');
    const tries = (row?.['answers'] as Record<string, unknown[]>)[openOf(attempt).id];
    expect(tries).toHaveLength(1);
    for (const { attempt: seen } of answers) expect(seen?.questions[0]?.tries).toHaveLength(1);
  });

  it('starts one try of many at once', async () => {
    const starts = await Promise.all(Array.from({ length: crowd }, () => start()));
    expect(new Set(starts.map(({ id }) => id)).size).toBe(1);
    const [count] = await world.services.supabase.query('select used from rate_limits');
    expect(count).toEqual({ used: 1 });
  });

  it('is drawn again when its questions are no longer in the lesson', async () => {
    const attempt = await start();
    await world.services.supabase.query(`update quiz_attempts set questions[1] = 'gone'`);
    expect((await call({ action: 'state' })).attempt).toBeNull();
    expect((await start()).id).not.toBe(attempt.id);
  });

  it('leaves nothing of somebody whose progress is not kept', async () => {
    await world.formation.client
      .from('profiles')
      .update({ keep_progress: false })
      .eq('user_id', world.formation.id);
    const { attempt, best } = await run([1, 1, 1, 1, 1, 1, 1, 1]);
    expect(attempt).toMatchObject({ finished: true, passed: true });
    expect(best?.points).toBe(8);
    expect(await world.services.supabase.query('select from quiz_attempts')).toEqual([]);
    await world.formation.client
      .from('profiles')
      .update({ keep_progress: true })
      .eq('user_id', world.formation.id);
  });
});

describe('a refused quiz request', () => {
  const state = { action: 'state', lang: 'fr', lesson: premium };
  const given = {
    ...{ ...state, action: 'answer', attempt: '00000000-0000-4000-8000-000000000001' },
    ...{ question: 'single-0', try: 1, answer: [0] },
  };
  it.each<[string, unknown, () => string | undefined, number, string]>([
    ['signed out', state, () => undefined, 401, 'unauthenticated'],
    ['signed out, free', { ...state, lesson: free }, () => undefined, 401, 'unauthenticated'],
    ['a member, premium', state, () => world.member.token, 403, 'subscription_required'],
    [
      'an unwritten lesson',
      { ...state, lesson: 'stablecoins' },
      () => world.formation.token,
      404,
      'no_quiz',
    ],
    ['an unknown try', given, () => world.formation.token, 409, 'no_attempt'],
    ['a third try', { ...given, try: 3 }, () => world.formation.token, 400, 'bad_request'],
    [
      'an id that is none',
      { ...given, attempt: '1' },
      () => world.formation.token,
      400,
      'bad_request',
    ],
    [
      'a very long answer',
      { ...given, answer: '5'.repeat(41) },
      () => world.formation.token,
      400,
      'bad_request',
    ],
    ['an extra field', { ...given, points: 8 }, () => world.formation.token, 400, 'bad_request'],
    ['a path', { ...state, lesson: '../fr/x' }, () => world.formation.token, 400, 'bad_request'],
    [
      '1 MB',
      { ...given, answer: '5'.repeat(2 ** 20) },
      () => world.formation.token,
      413,
      'too_large',
    ],
  ])('%s', async (_, body, token, status, code) => {
    expect(await refusal(await post(quiz, body, token()))).toEqual([status, code]);
  });

  it("another person's try, a question that is not open, or an answer that does not fit", async () => {
    const attempt = await start();
    await subscribe(world.services, world.member);
    const theirs = { ...given, attempt: attempt.id, question: openOf(attempt).id, answer: '1' };
    expect(await refusal(await post(quiz, theirs, world.member.token))).toEqual([
      409,
      'no_attempt',
    ]);
    const asked = await world.services.supabase.query('select questions from quiz_attempts');
    const [, second] = asked[0]?.['questions'] as string[];
    const early = { ...openOf(attempt), id: second ?? '' };
    const item = testBank().find(({ id }) => id === second);
    const parts = item && 'choices' in item ? item.choices.map(({ text }) => text) : [];
    const body = { ...theirs, question: second, answer: answerTo({ ...early, parts }, true) };
    const response = await post(quiz, body, world.formation.token);
    expect([200, 400]).toContain(response.status);
    const unfit = { ...theirs, answer: [0, 0] };
    expect(await refusal(await post(quiz, unfit, world.formation.token))).toEqual([
      400,
      'unreadable_answer',
    ]);
    const [row] = await world.services.supabase.query(
      'select answers, half_points from quiz_attempts',
    );
    expect(row).toEqual({ answers: {}, half_points: 0 });
  });

  it('during an outage, with another method, or packed without its files', async () => {
    expect((await quiz(new Request(siteOrigin))).status).toBe(405);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(process, 'cwd').mockReturnValue('/nowhere');
    expect(await refusal(await post(quiz, state, world.formation.token))).toEqual([
      500,
      'unavailable',
    ]);
    vi.stubEnv('SUPABASE_URL', nowhere);
    for (const lesson of [free, premium]) {
      const response = await post(quiz, { ...state, lesson }, world.formation.token);
      expect(await refusal(response)).toEqual([503, 'unavailable']);
    }
  });
});
