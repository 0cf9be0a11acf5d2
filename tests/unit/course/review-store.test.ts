/** The review of a tab whose account changes: the questions of the first person are not shown to the next. */
import { afterEach, expect, it, vi } from 'vitest';
import type { ReviewQuestion, ReviewResponse } from '../../../src/domain/api/review.ts';
import {
  $review,
  answerReview,
  closeReview,
  openReview,
  refreshReview,
} from '../../../src/stores/course/review.ts';

/** Answers the requests in the order they were sent. */
const server = vi.hoisted(
  (): { answers: ((review: unknown) => void)[]; refusals: ((code: string) => void)[] } => ({
    answers: [],
    refusals: [],
  }),
);
vi.mock('../../../src/stores/auth/session.ts', () => ({ accessToken: async () => 'token' }));
vi.mock('../../../src/services/functions.ts', () => ({
  callFunction: () =>
    new Promise((resolve) => {
      server.answers.push((value) => resolve({ type: 'ok', value }));
      server.refusals.push((code) => resolve({ type: 'error', code }));
    }),
}));

const question = (id: string): ReviewQuestion => ({
  ...{ lesson: 'gestion-risque', version: 1, id, kind: 'number', unit: '€' },
  ...{ question: `The question of ${id}`, parts: [], tries: [], mark: 'open' },
});
const review = (id: string, answered?: ReviewQuestion): ReviewResponse => ({
  ...{ question: question(id), left: 1, done: 0, nextAt: null },
  ...(answered && { answered }),
});
const shown = () => {
  const state = $review.get();
  return state.type === 'ready' ? state.shown?.id : state.type;
};
const sent = (count: number) => vi.waitFor(() => expect(server.answers).toHaveLength(count));

afterEach(() => {
  closeReview();
  server.answers = [];
  server.refusals = [];
});

it('a closed review shows nothing, and an answer that arrives later is dropped', async () => {
  const first = openReview('fr');
  await sent(1);
  server.answers[0]?.(review('ada'));
  await first;
  expect(shown()).toBe('ada');
  const answer = answerReview('fr', '5');
  await sent(2);
  closeReview();
  expect(shown()).toBe('loading');

  const second = openReview('fr');
  await sent(3);
  server.answers[1]?.(review('ada', question('ada')));
  await answer;
  expect(shown()).toBe('loading');
  server.answers[2]?.(review('blaise'));
  await second;
  expect(shown()).toBe('blaise');
});

it('a review that still loads for the person before is dropped', async () => {
  const first = openReview('fr');
  await sent(1);
  closeReview();
  const second = openReview('fr');
  await sent(2);
  server.answers[1]?.(review('blaise'));
  await second;
  server.answers[0]?.(review('ada'));
  await first;
  expect(shown()).toBe('blaise');
});

/** Answers the first question, which the server says is no longer due, and waits for the reload. */
async function answerNoLongerDue(): Promise<{ readonly done: Promise<unknown> }> {
  const opening = openReview('fr');
  await sent(1);
  server.answers[0]?.(review('first'));
  await opening;
  const answer = answerReview('fr', '5');
  await sent(2);
  server.refusals[1]?.('not_due');
  await sent(3);
  return { done: answer };
}

it('an answer to a question that is no longer due shows the next one, and says so', async () => {
  const { done } = await answerNoLongerDue();
  server.answers[2]?.(review('second'));
  await done;
  expect(shown()).toBe('second');
  expect($review.get()).toMatchObject({ busy: false, error: { code: 'not_due' } });
});

it('says so with nothing left too, until questions are due again', async () => {
  const { done } = await answerNoLongerDue();
  server.answers[2]?.({ ...review('first'), question: null, left: 0 });
  await done;
  expect($review.get()).toMatchObject({ shown: null, error: { code: 'not_due' } });
  const refreshed = refreshReview('fr');
  await sent(4);
  server.answers[3]?.(review('second'));
  await refreshed;
  expect(shown()).toBe('second');
  expect($review.get()).not.toHaveProperty('error');
});

it('a review with nothing left asks again, and one with a question on the screen does not', async () => {
  const opening = openReview('fr');
  await sent(1);
  server.answers[0]?.({ ...review('ada'), question: null, left: 0 });
  await opening;
  const asked = refreshReview('fr');
  await sent(2);
  expect(shown(), 'the screen stays meanwhile').toBeUndefined();
  server.answers[1]?.(review('ada'));
  await asked;
  expect(shown()).toBe('ada');
  await refreshReview('fr');
  expect(server.answers).toHaveLength(2);
});
