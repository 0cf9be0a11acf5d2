import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import quizAnswer from '../../../netlify/functions/quiz-answer.mts';
import { readQuiz } from '../../../netlify/lib/course/quiz.ts';
import type { QuizAnswerRequest } from '../../../src/domain/api/quiz-answer.ts';
import { gradeAnswer } from '../../../src/domain/course/quiz.ts';
import type { Person } from '../../database/fixtures/supabase.ts';
import { nowhere, post, read, refusal, siteOrigin, startServices } from '../fixtures/services.ts';
import { subscribe, type Services } from '../fixtures/services.ts';

const free = 'fondamentaux-blockchain';
const premium = 'gestion-risque';
const valid: QuizAnswerRequest = { lang: 'fr', lesson: premium, question: 0, answer: 5 };

let services: Services;
let member: Person;
let formation: Person;

beforeAll(async () => {
  services = await startServices();
  member = await services.supabase.createUser('member@example.test', 'correct horse');
  formation = await services.supabase.createUser('formation@example.test', 'correct horse');
  await subscribe(services, formation);
}, 60_000);
afterAll(() => services.close());
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('quiz-answer grades', () => {
  it.each(['fr', 'en'] as const)('every question of a lesson in %s', async (lang) => {
    const items = await readQuiz(lang, premium);
    expect(items.length).toBeGreaterThanOrEqual(5);
    for (const [question, item] of items.entries()) {
      const call = async (answer: number | string) =>
        read(await post(quizAnswer, { lang, lesson: premium, question, answer }, formation.token));
      const solution = { why: item.why, answer: item.answer };
      expect(await call(item.answer)).toEqual({ status: 200, body: { right: true, ...solution } });
      const wrong = item.kind === 'choice' ? (item.answer + 1) % item.choices.length : -1;
      expect(gradeAnswer(item, wrong, lang)).toBe('wrong');
      expect(await call(wrong)).toEqual({ status: 200, body: { right: false, ...solution } });
    }
  });

  it('a number in French notation', async () => {
    const question = (await readQuiz('fr', premium)).findIndex(
      (item) => item.kind === 'number' && !Number.isInteger(item.answer),
    );
    const item = (await readQuiz('fr', premium))[question];
    const answer = `${String(item?.answer).replace('.', ',')} %`;
    const response = await post(quizAnswer, { ...valid, question, answer }, formation.token);
    expect(await response.json()).toMatchObject({ right: true });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('the free lesson for a member', async () => {
    const [item] = await readQuiz('en', free);
    const request = { lang: 'en', lesson: free, question: 0, answer: item?.answer };
    const response = await post(quizAnswer, request, member.token);
    expect(await response.json()).toMatchObject({ right: true });
  });
});

describe('a refused quiz answer reveals no solution for', () => {
  it.each<[string, unknown, () => string | undefined, number, string]>([
    ['a signed-out visitor', valid, () => undefined, 401, 'unauthenticated'],
    [
      'a signed-out visitor, the free lesson',
      { ...valid, lesson: free },
      () => undefined,
      401,
      'unauthenticated',
    ],
    ['a member, a premium lesson', valid, () => member.token, 403, 'subscription_required'],
    [
      'an unknown question',
      { ...valid, question: 99 },
      () => formation.token,
      404,
      'unknown_question',
    ],
    [
      'an unwritten lesson',
      { ...valid, lesson: 'strategies-avancees', question: 99 },
      () => formation.token,
      404,
      'unknown_question',
    ],
    [
      'a string as answer',
      { ...valid, answer: 'cinq' },
      () => formation.token,
      400,
      'unreadable_answer',
    ],
    ['a list as answer', { ...valid, answer: [5] }, () => formation.token, 400, 'bad_request'],
    [
      'a very long answer',
      { ...valid, answer: '5'.repeat(41) },
      () => formation.token,
      400,
      'bad_request',
    ],
    ['an extra field', { ...valid, tolerance: 1e9 }, () => formation.token, 400, 'bad_request'],
    ['a path', { ...valid, lesson: '../fr/x' }, () => formation.token, 400, 'bad_request'],
    ['half a question id', { ...valid, question: 0.5 }, () => formation.token, 400, 'bad_request'],
    ['not JSON', '{', () => formation.token, 400, 'bad_request'],
    ['1 MB', { ...valid, answer: '5'.repeat(2 ** 20) }, () => formation.token, 413, 'too_large'],
  ])('%s', async (_, body, token, status, code) => {
    const response = await post(quizAnswer, body, token());
    expect(await refusal(response)).toEqual([status, code]);
  });

  it('another method, or during a Supabase outage', async () => {
    expect((await quizAnswer(new Request(siteOrigin))).status).toBe(405);
    vi.stubEnv('SUPABASE_URL', nowhere);
    expect(await refusal(await post(quizAnswer, valid, formation.token))).toEqual([
      503,
      'unavailable',
    ]);
  });

  it('a function packed without its files', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(process, 'cwd').mockReturnValue('/nowhere');
    const response = await post(quizAnswer, valid, formation.token);
    expect(await refusal(response)).toEqual([500, 'unavailable']);
  });
});
