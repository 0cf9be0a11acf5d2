/** Quiz answers of this page's lesson. The server has the correct ones. */
import { map, type ReadableAtom } from 'nanostores';
import type {
  QuizAnswerCode,
  QuizAnswerRequest,
  QuizAnswerResponse,
} from '../../domain/api/quiz-answer.ts';
import type { SealId } from '../../domain/course/encryption.ts';
import { callFunction } from '../../services/functions.ts';
import { accessToken } from '../auth/session.ts';

/**
 * Why an answer was not graded. `needAnswer`: none was chosen; `unreadable_answer`: refused by `quiz-answer`;
 * `unavailable`: any other failure.
 */
export type QuizError = 'needAnswer' | 'unreadable_answer' | 'network' | 'unavailable';

export type Attempt =
  | { readonly type: 'checking' }
  | { readonly type: 'error'; readonly error: QuizError }
  | ({ readonly type: 'graded' } & QuizAnswerResponse);

const $state = map<Record<number, Attempt>>({});
/** The attempt at each question, by index. */
export const $attempts: ReadableAtom<Readonly<Record<number, Attempt | undefined>>> = $state;

/** Clears all attempts: another lesson, or signed out. */
export function resetQuiz(): void {
  $state.set({});
}

/** Sends one answer to be graded; `''` means that none was chosen. */
export async function answerQuestion(
  { lang, lesson }: SealId,
  question: number,
  answer: string | number,
): Promise<void> {
  if ($state.get()[question]?.type === 'checking') return;
  if (typeof answer === 'string' && answer.trim() === '') {
    $state.setKey(question, { type: 'error', error: 'needAnswer' });
    return;
  }
  $state.setKey(question, { type: 'checking' });
  $state.setKey(question, await grade({ lang, lesson, question, answer }));
}

async function grade(request: QuizAnswerRequest): Promise<Attempt> {
  const token = await accessToken();
  if (token === undefined) return { type: 'error', error: 'network' };
  const outcome = await callFunction<QuizAnswerResponse, QuizAnswerCode>(
    'quiz-answer',
    request,
    token,
  );
  if (outcome.type === 'ok') return { type: 'graded', ...outcome.value };
  const { code } = outcome;
  const isKnown = code === 'unreadable_answer' || code === 'network';
  return { type: 'error', error: isKnown ? code : 'unavailable' };
}
