/** The wait after a payment: the database alone says that a subscription is active. */
import { atom, type ReadableAtom } from 'nanostores';
import { isLessonKey } from '../domain/lessons.ts';
import { href, type Lang } from '../i18n/index.ts';
import { $session, startSession } from './session.ts';
import { refreshSubscription, type Subscription } from './subscription.ts';

export type ConfirmationState =
  | { readonly type: 'waiting' }
  | { readonly type: 'signed-out' }
  | { readonly type: 'confirmed'; readonly subscription: Subscription }
  /** Not there after a minute: it may still come. */
  | { readonly type: 'late' }
  | { readonly type: 'failed' };

const $state = atom<ConfirmationState>({ type: 'waiting' });
export const $confirmation: ReadableAtom<ConfirmationState> = $state;

/** Pauses between two readings, in milliseconds: about a minute in all. */
const pauses = [500, 700, 1000, 1000, 1500, 2000, 3000, 5000, 5000, 10_000, 10_000, 20_000];
const lessonKey = 'lesson-before-checkout';

let current: AbortController | undefined;

/** Reads the subscription until it is there; a call ends the one before. Returns what stops it. */
export function confirmSubscription(): () => void {
  current?.abort();
  const stop = new AbortController();
  current = stop;
  $state.set({ type: 'waiting' });
  void startSession().then(() => {
    const unsubscribe = $session.subscribe((session) => {
      if (session.type === 'signed-out') $state.set({ type: 'signed-out' });
      else if (session.type === 'failed') $state.set({ type: 'failed' });
      else if (session.type === 'signed-in' && !stop.signal.aborted) void poll(stop.signal);
    });
    stop.signal.addEventListener('abort', unsubscribe);
  });
  return () => stop.abort();
}

async function poll(signal: AbortSignal): Promise<void> {
  $state.set({ type: 'waiting' });
  let failed = false;
  for (const pause of [0, ...pauses]) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (signal.aborted) return;
    const answer = await refreshSubscription();
    if ($session.get().type !== 'signed-in') return;
    if (answer.type === 'active') {
      $state.set({ type: 'confirmed', subscription: answer.subscription });
      return;
    }
    failed = answer.type === 'failed';
  }
  $state.set({ type: failed ? 'failed' : 'late' });
}

/** Remembers, in this tab, the lesson that somebody leaves to subscribe. */
export function rememberLesson(key: string): void {
  try {
    sessionStorage.setItem(lessonKey, key);
  } catch {
    // Without storage the way back leads to the course.
  }
}

/** The address of the lesson they left, if they came from one. */
export function lessonBeforeCheckout(lang: Lang): string | undefined {
  try {
    const key = sessionStorage.getItem(lessonKey);
    return isLessonKey(key) ? href(lang, 'lesson', key) : undefined;
  } catch {
    return undefined;
  }
}
