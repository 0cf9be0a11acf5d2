import { describe, expect, it, vi } from 'vitest';
import quiz from '../../../netlify/functions/quiz.mts';
import review from '../../../netlify/functions/review.mts';
import type { AskedQuestion, QuizResponse } from '../../../src/domain/api/quiz.ts';
import { reviewDay, schedule } from '../../../src/domain/course/review/schedule.ts';
import type { ReviewQuestion, ReviewResponse } from '../../../src/domain/api/review.ts';
import type { Person } from '../../database/fixtures/supabase.ts';
import { answerTo, testBank } from '../../quiz-bank.ts';
import { nowhere, post, read } from '../fixtures/services.ts';
import { free, premium, quizServices } from './quiz-services.ts';

const world = quizServices();

async function call(
  body: Record<string, unknown>,
  { token }: Person = world.formation,
): Promise<{ status: number; body: ReviewResponse }> {
  const { status, body: answer } = await read(await post(review, { lang: 'fr', ...body }, token));
  return { status, body: answer as ReviewResponse };
}

const state = async (person?: Person, lang = 'fr'): Promise<ReviewResponse> => {
  const { status, body } = await call({ action: 'state', lang }, person);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

const dueNow = async (): Promise<ReviewQuestion> => {
  const { question } = await state();
  if (!question) throw new Error('Nothing is due.');
  return question;
};

const answer = (question: ReviewQuestion, right: boolean, person?: Person) => {
  const { lesson, id, version } = question;
  const given = answerTo(question, right);
  return call({ action: 'answer', lesson, question: id, version, answer: given }, person);
};

/** Takes a lesson's quiz to the end: the first `right` questions right, the others missed. */
async function takeQuiz(
  right: number,
  lesson: string = premium,
  who = world.formation,
): Promise<void> {
  const ask = async (body: Record<string, unknown>): Promise<QuizResponse> => {
    const sent = await post(quiz, { lang: 'fr', lesson, ...body }, who.token);
    return (await read(sent)).body as QuizResponse;
  };
  let { attempt } = await ask({ action: 'start' });
  for (let number = 1; attempt && !attempt.finished; number += 1) {
    for (const tryNumber of number <= right ? [1] : [1, 2]) {
      const question = attempt.questions.at(-1) as AskedQuestion;
      const ids: Record<string, unknown> = {
        attempt: attempt.id,
        question: question.id,
        try: tryNumber,
      };
      const given = answerTo(question, number <= right);
      attempt = (await ask({ action: 'answer', ...ids, answer: given })).attempt ?? attempt;
    }
  }
}

/** Gives somebody cards of a lesson's first questions, reviewed three days ago and due a minute ago. */
async function seed(lesson: string = premium, person = world.formation, count = 8): Promise<void> {
  const at = new Date(Date.now() - 3 * 86_400_000);
  const { card } = schedule(undefined, 'first', at);
  const questions = testBank().slice(0, count);
  await world.services.supabase.run(
    `insert into review_cards (user_id, lesson, question, card, reviewed_at, due_at)
      select $1, $2, question, $3, $4, now() - interval '1 minute' from unnest($5::text[]) question`,
    [person.id, lesson, JSON.stringify(card), at.toISOString(), questions.map(({ id }) => id)],
  );
}

const cards = () =>
  world.services.supabase.query<{ question: string; version: number; days: number }>(
    `select question, version,
        (due_at at time zone 'Europe/Paris')::date - (now() at time zone 'Europe/Paris')::date as days
      from review_cards order by question`,
  );

describe('the daily review', () => {
  it('has nothing before a quiz, and what was asked comes back after it', async () => {
    expect(await state()).toEqual({ question: null, left: 0, done: 0, nextAt: null });
    await takeQuiz(6);
    const days = (await cards()).map((card) => card.days).sort();
    expect(days).toEqual([1, 1, 3, 3, 3, 3, 3, 3]);
    const { question, nextAt } = await state();
    expect(question).toBeNull();
    expect(new Date(nextAt ?? 0).getTime()).toBeGreaterThan(Date.now());
  });

  it('asks what is due without its answer, and grades it once', async () => {
    await seed();
    const question = await dueNow();
    const item = testBank().find(({ id }) => id === question.id);
    for (const secret of [item?.hint, item?.why])
      expect(JSON.stringify(question)).not.toContain(secret);
    expect(question).toMatchObject({ lesson: premium, version: 1, mark: 'open', tries: [] });

    const { body } = await answer(question, true);
    expect(body).toMatchObject({ left: 7, done: 1, answered: { mark: 'first' } });
    expect(body.answered?.solution?.why).toBe(item?.why);
    expect(body.question?.id).not.toBe(question.id);
    const card = (await cards()).find((one) => one.question === question.id);
    expect(card).toMatchObject({ version: 2 });
    expect(card?.days).toBeGreaterThan(3);
  });

  it('grades an answer again whose response was lost, without counting it', async () => {
    await seed();
    const question = await dueNow();
    const first = await answer(question, false);
    const before = await cards();
    expect(await answer(question, false)).toEqual(first);
    expect(await cards()).toEqual(before);
  });

  it('refuses an answer to a question that was reviewed since and is due again', async () => {
    await seed();
    const question = await dueNow();
    await answer(question, true);
    await world.services.supabase.query(`update review_cards set due_at = now()`);
    expect((await answer(question, true)).status).toBe(409);
    expect((await state()).done).toBe(1);
  });

  it('brings a missed question back the next day, with its solution and its reason', async () => {
    await seed();
    const question = await dueNow();
    const { body } = await answer(question, false);
    expect(body.answered).toMatchObject({ mark: 'missed' });
    expect(body.answered?.solution).toBeDefined();
    const card = (await cards()).find((one) => one.question === question.id);
    expect(card?.days).toBe(1);
  });

  it('of answers at once counts one', async () => {
    await seed();
    const question = await dueNow();
    const answers = await Promise.all(Array.from({ length: 6 }, () => answer(question, true)));
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body.answered?.mark).toBe('first');
    }
    expect((await state()).done).toBe(1);
    expect((await cards()).filter(({ version }) => version > 1)).toMatchObject([{ version: 2 }]);
  });

  it('counts a quiz taken when questions are due, and no other', async () => {
    await seed(premium, world.formation, testBank().length);
    await takeQuiz(8);
    const reviewed = (await cards()).filter(({ version }) => version === 2);
    expect(reviewed).toHaveLength(8);
    expect(reviewed.every(({ days }) => days > 3)).toBe(true);
    const before = await cards();
    await world.services.supabase.query(
      `update review_cards set due_at = now() + interval '5 days'`,
    );
    await takeQuiz(0);
    expect((await cards()).map(({ version }) => version)).toEqual(
      before.map(({ version }) => version),
    );
  });

  it('stops after ten questions and says that the others come tomorrow', async () => {
    await seed();
    await seed(free);
    for (let n = 1; n <= 10; n += 1) {
      const { left } = await state();
      expect(left).toBe(11 - n);
      expect((await answer(await dueNow(), true)).status).toBe(200);
    }
    const { question, left, done, nextAt } = await state();
    expect({ question, left, done }).toEqual({ question: null, left: 0, done: 10 });
    expect(nextAt).toBe(reviewDay(new Date(), 1).toISOString());
  });

  it('counts the answers of the day in Paris', async () => {
    await seed();
    const answeredAt = (instant: Date) =>
      world.services.supabase.query(
        `update review_cards set version = 2, reviewed_at = '${instant.toISOString()}'`,
      );
    const midnight = reviewDay(new Date());
    await answeredAt(midnight);
    expect((await state()).done).toBe(8);
    await answeredAt(new Date(midnight.getTime() - 1));
    expect((await state()).done).toBe(0);
  });

  it('asks somebody without a subscription about the free lesson alone', async () => {
    await seed();
    const question = await dueNow();
    await seed(premium, world.member);
    await seed(free, world.member);
    const { question: open, left } = await state(world.member);
    expect(open?.lesson).toBe(free);
    expect(left).toBe(8);
    const paid = { ...question, lesson: premium } as ReviewQuestion;
    expect((await answer(paid, true, world.member)).status).toBe(409);
    // The subscriber's own cards are still due.
    expect(await state()).toMatchObject({ left: 8 });
  });

  it('asks in the language of the page', async () => {
    await seed();
    const { question } = await state(world.formation, 'en');
    expect(question?.question).toContain('English');
  });

  it('neither asks nor announces a question that its lesson no longer has', async () => {
    await seed();
    const { supabase } = world.services;
    await supabase.query(`update review_cards set question = 'gone-' || question`);
    const nothing = { question: null, left: 0 };
    expect(await state()).toMatchObject({ ...nothing, nextAt: null });
    await seed();
    const later = new Date(Date.now() + 5 * 86_400_000).toISOString();
    await supabase.run(`update review_cards set due_at = $1 where question not like 'gone-%'`, [
      later,
    ]);
    expect(await state()).toMatchObject({ ...nothing, nextAt: later });
  });

  it('keeps nothing for somebody whose progress is not kept, and erases what was kept', async () => {
    await seed();
    const keep = (value: boolean) =>
      world.services.supabase.run('update profiles set keep_progress = $1 where user_id = $2', [
        value,
        world.formation.id,
      ]);
    await keep(false);
    expect(await cards()).toEqual([]);
    await takeQuiz(8);
    expect(await cards()).toEqual([]);
    await keep(true);
  });

  it('refuses what fits no question, without counting it', async () => {
    await seed();
    const { lesson, id, version } = await dueNow();
    const ids = { action: 'answer', lesson, question: id, version };
    expect((await call({ ...ids, answer: [9] })).status).toBe(400);
    expect((await call({ ...ids, answer: 'x'.repeat(41) })).status).toBe(400);
    expect((await dueNow()).version).toBe(version);
  });

  it('needs a session, and says so when it cannot be checked', async () => {
    const { status } = await read(await post(review, { action: 'state', lang: 'fr' }));
    expect(status).toBe(401);
    vi.stubEnv('SUPABASE_URL', nowhere);
    expect((await call({ action: 'state' })).status).toBe(503);
  });
});
