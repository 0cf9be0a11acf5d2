/** The quiz of this page's lesson: its open attempt, the shown question, and the last error. */
import { atom, type ReadableAtom } from 'nanostores';
import type { ApiError, ClientCode } from '../../domain/api/errors.ts';
import type { QuizCode, QuizRequest, QuizResponse } from '../../domain/api/quiz.ts';
import type { SealId } from '../../domain/course/encryption.ts';
import type { Given } from '../../domain/course/quiz/grade.ts';
import type { Outcome } from '../../services/functions.ts';
import { callAsMember } from '../auth/call-as-member.ts';
import { signOut } from '../auth/session.ts';
import { refreshProgress } from './progress.ts';

export type QuizError = ApiError<QuizCode | ClientCode>;

export type QuizState =
  | { readonly type: 'loading' }
  | { readonly type: 'failed'; readonly error: QuizError }
  | {
      readonly type: 'ready';
      readonly quiz: QuizResponse;
      /** Index of the shown question; the number of questions for the result. */
      readonly shown: number;
      /** True if the attempt was begun before the page was opened. */
      readonly resumed: boolean;
      /** True while a request is pending. */
      readonly busy: boolean;
      readonly error?: QuizError;
    };

type Lesson = Pick<SealId, 'lang' | 'lesson'>;
type Ready = Extract<QuizState, { type: 'ready' }>;

const $state = atom<QuizState>({ type: 'loading' });
export const $quiz: ReadableAtom<QuizState> = $state;

/** Increased by each opening and closing, to drop responses that arrive later. */
let generation = 0;

/** Loads the state of a lesson's quiz; reloads if called again. */
export function openQuiz(lesson: Lesson): Promise<void> {
  return load(lesson);
}

/** `error`: why the last request was refused, shown beside the state that was loaded. */
async function load({ lang, lesson }: Lesson, error?: QuizError): Promise<void> {
  generation += 1;
  const started = generation;
  $state.set({ type: 'loading' });
  const outcome = await send({ action: 'state', lang, lesson });
  if (started !== generation) return;
  if (outcome.type === 'error') $state.set({ type: 'failed', error: outcome });
  else {
    const ready = readyWith(outcome.value, outcome.value.attempt !== null);
    $state.set({ ...ready, ...(error && { error }) });
  }
}

/** Clears the quiz when the lesson changes or the user signs out. */
export function closeQuiz(): void {
  generation += 1;
  $state.set({ type: 'loading' });
}

/** Starts an attempt with a new draw, or continues the open one. */
export async function startQuiz({ lang, lesson }: Lesson): Promise<void> {
  const value = await sendFrom(() => ({ action: 'start', lang, lesson }));
  if (value) $state.set(readyWith(value, false));
}

/** Answers the shown question. An unreadable answer is not counted, and is an error. */
export async function answerQuestion({ lang, lesson }: Lesson, given: Given): Promise<void> {
  const value = await sendFrom(({ quiz: { attempt }, shown }) => {
    const question = attempt?.questions[shown];
    if (!attempt || !question || question.mark !== 'open') return undefined;
    const number = question.tries.length === 0 ? 1 : 2;
    const answer = typeof given === 'string' ? given : [...given];
    const ids = { attempt: attempt.id, question: question.id };
    return { action: 'answer', lang, lesson, ...ids, try: number, answer };
  });
  const state = $state.get();
  if (!value || state.type !== 'ready') return;
  $state.set({ ...readyWith(value, false), shown: state.shown });
  if (value.attempt?.finished) void refreshProgress();
}

/** Shows the question after the shown one, or the result. */
export function showNext(): void {
  const state = $state.get();
  if (state.type === 'ready') $state.set({ ...state, shown: state.shown + 1, resumed: false });
}

function readyWith(quiz: QuizResponse, resumed: boolean): Ready {
  const shown = Math.max(0, (quiz.attempt?.questions.length ?? 0) - 1);
  return { type: 'ready', quiz, shown, resumed, busy: false };
}

/** Sends a request built from the state; sets `busy` meanwhile, and `error` if it fails. */
async function sendFrom(
  request: (state: Ready) => QuizRequest | undefined,
): Promise<QuizResponse | undefined> {
  const state = $state.get();
  if (state.type !== 'ready' || state.busy) return undefined;
  const body = request(state);
  if (!body) return undefined;
  const { type, quiz, shown, resumed } = state;
  const rest = { type, quiz, shown, resumed } as const;
  $state.set({ ...rest, busy: true });
  const started = generation;
  const outcome = await send(body);
  if (started !== generation) return undefined;
  if (outcome.type === 'ok') return outcome.value;
  if (outcome.code === 'unauthenticated') await signOut();
  // The server has no such attempt (finished in another tab, or questions changed): reload the quiz.
  else if (outcome.code === 'no_attempt') await load(body, outcome);
  else $state.set({ ...rest, busy: false, error: outcome });
  return undefined;
}

function send(request: QuizRequest): Promise<Outcome<QuizResponse, QuizCode>> {
  return callAsMember('quiz', request);
}
