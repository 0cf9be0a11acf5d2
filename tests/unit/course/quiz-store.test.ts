import { beforeEach, expect, it, vi } from 'vitest';
import type { QuizResponse } from '../../../src/domain/api/quiz.ts';
import { $quiz, openQuiz, startQuiz } from '../../../src/stores/course/quiz.ts';

const answers = vi.hoisted((): object[] => []);
const asked = vi.hoisted((): object[] => []);
vi.mock('../../../src/services/functions.ts', () => ({
  callFunction: (_: string, request: object) => {
    asked.push(request);
    return Promise.resolve(answers.shift());
  },
}));
vi.mock('../../../src/stores/auth/session.ts', () => ({
  accessToken: () => Promise.resolve('a-token'),
  signOut: () => Promise.resolve(),
}));
vi.mock('../../../src/stores/course/progress.ts', () => ({ refreshProgress: () => undefined }));

const lesson = { lang: 'fr', lesson: 'gestion-risque' } as const;
const quiz = { attempt: null } as unknown as QuizResponse;

beforeEach(() => {
  answers.length = 0;
  asked.length = 0;
});

it('an attempt that is gone on the server is not asked for again: the state is loaded, and says so', async () => {
  answers.push({ type: 'ok', value: quiz }, { type: 'error', code: 'no_attempt' });
  answers.push({ type: 'ok', value: quiz });
  await openQuiz(lesson);
  await startQuiz(lesson);
  expect(asked.at(-1)).toEqual({ action: 'state', ...lesson });
  expect($quiz.get()).toEqual({
    ...{ type: 'ready', quiz, shown: 0, resumed: false, busy: false },
    error: { type: 'error', code: 'no_attempt' },
  });
});

it('another error is shown beside the question', async () => {
  answers.push({ type: 'ok', value: quiz }, { type: 'error', code: 'network' });
  await openQuiz(lesson);
  await startQuiz(lesson);
  expect($quiz.get()).toMatchObject({ type: 'ready', error: { code: 'network' } });
});
