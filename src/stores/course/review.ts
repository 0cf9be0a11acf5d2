/** The daily review: the question that is due, the one just answered, and the last error. */
import { atom, type ReadableAtom } from 'nanostores';
import type { ApiError, ClientCode } from '../../domain/api/errors.ts';
import type {
  ReviewCode,
  ReviewQuestion,
  ReviewRequest,
  ReviewResponse,
} from '../../domain/api/review.ts';
import type { Given } from '../../domain/course/quiz/grade.ts';
import type { Lang } from '../../i18n/locales.ts';
import type { Outcome } from '../../services/functions.ts';
import { callAsMember } from '../auth/call-as-member.ts';
import { signOut } from '../auth/session.ts';

export type ReviewError = ApiError<ReviewCode | ClientCode>;

export type ReviewState =
  | { readonly type: 'loading' }
  | { readonly type: 'failed'; readonly error: ReviewError }
  | {
      readonly type: 'ready';
      readonly review: ReviewResponse;
      /** The question on the screen: the one just answered, until the reader continues. */
      readonly shown: ReviewQuestion | null;
      /** True while a request is pending. */
      readonly busy: boolean;
      readonly error?: ReviewError;
    };

const $state = atom<ReviewState>({ type: 'loading' });
export const $review: ReadableAtom<ReviewState> = $state;

/** Increased by each opening and closing, to drop responses that arrive later. */
let generation = 0;

/** Loads the cards due today. Call again to reload. */
export function openReview(lang: Lang): Promise<ReviewState> {
  return load(lang);
}

/**
 * Loads the due questions.
 * @param error Why the last answer was not counted; stored in the new state.
 */
async function load(lang: Lang, error?: ReviewError): Promise<ReviewState> {
  generation += 1;
  const started = generation;
  $state.set({ type: 'loading' });
  const outcome = await send({ action: 'state', lang });
  if (started === generation) {
    $state.set(
      outcome.type === 'ok'
        ? { ...readyWith(outcome.value), ...(error && { error }) }
        : { type: 'failed', error: outcome },
    );
  }
  return $state.get();
}

/**
 * Reloads the due questions when none is shown, for a tab that stays open until the next day. Keeps the current state
 * while loading and on an error.
 */
export async function refreshReview(lang: Lang): Promise<void> {
  const state = $state.get();
  if (state.type !== 'ready' || state.shown) return;
  const outcome = await send({ action: 'state', lang });
  if (outcome.type !== 'ok' || $state.get() !== state) return;
  $state.set(readyWith(outcome.value));
}

/** Clears the review when the page is left or the user signs out. */
export function closeReview(): void {
  generation += 1;
  $state.set({ type: 'loading' });
}

/** Answers the shown question. An unreadable answer is not counted, and is an error. */
export async function answerReview(lang: Lang, given: Given): Promise<void> {
  const state = $state.get();
  if (state.type !== 'ready' || state.busy || state.shown?.mark !== 'open') return;
  const { review, shown } = state;
  $state.set({ type: 'ready', review, shown, busy: true });
  const started = generation;
  const answer = typeof given === 'string' ? given : [...given];
  const { lesson, id, version } = shown;
  const outcome = await send({ action: 'answer', lang, lesson, question: id, version, answer });
  if (started !== generation) return;
  if (outcome.type === 'ok') {
    const answered = outcome.value.answered ?? null;
    $state.set({ type: 'ready', review: outcome.value, shown: answered, busy: false });
  } else if (outcome.code === 'not_due') {
    // Answered elsewhere: another question is due now.
    await load(lang, outcome);
  } else if (outcome.code === 'unauthenticated') await signOut();
  else $state.set({ type: 'ready', review, shown, busy: false, error: outcome });
}

/** Shows the next question, or that nothing is left. */
export function showNextReview(): void {
  const state = $state.get();
  if (state.type === 'ready') $state.set({ ...state, shown: state.review.question });
}

function readyWith(review: ReviewResponse): ReviewState {
  return { type: 'ready', review, shown: review.question, busy: false };
}

function send(request: ReviewRequest): Promise<Outcome<ReviewResponse, ReviewCode>> {
  return callAsMember('review', request);
}
