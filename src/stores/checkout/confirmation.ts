/**
 * Polling after a payment. Only the database confirms an active subscription; if there is none
 * after a few seconds, Stripe is queried for the state of the Checkout session. Grants nothing.
 */
import { atom, type ReadableAtom } from 'nanostores';
import type { CheckoutStatus } from '../../domain/api/billing.ts';
import { isLessonKey, type LessonKey } from '../../domain/course/lessons.ts';
import { checkoutStatus } from './status.ts';
import { memberId, memberIdOf } from '../auth/member-id.ts';
import { $session, startSession } from '../auth/session.ts';
import type { SubscriptionRow } from '../../domain/billing/subscription-row.ts';
import { refreshSubscription } from '../billing/subscription.ts';

/** The stages of the wait: Stripe confirms the payment, our database stores it, lessons open. */
export const stages = ['payment', 'record', 'access'] as const;
export type Stage = (typeof stages)[number];

export type ConfirmationState =
  | { readonly type: 'waiting'; readonly stage: Stage }
  /** The browser is offline; polling resumes by itself when it is online. */
  | { readonly type: 'offline' }
  | { readonly type: 'signed-out' }
  /** `isNew`: thank the subscriber, once. */
  | { readonly type: 'confirmed'; readonly subscription: SubscriptionRow; readonly isNew: boolean }
  /** Left without paying; `url` leads back to the payment page while it is open. */
  | { readonly type: 'left'; readonly url: string | null }
  /** Declined by the bank. */
  | { readonly type: 'declined'; readonly url: string | null }
  /** The bank requires authentication. */
  | { readonly type: 'authenticate'; readonly url: string | null }
  /** Paid after the subscription had ended, and refunded. */
  | { readonly type: 'returned' }
  /** This account has no Checkout session. */
  | { readonly type: 'nothing' }
  /** No confirmation after a minute: it may still come. */
  | { readonly type: 'late' }
  | { readonly type: 'failed' };

const $state = atom<ConfirmationState>({ type: 'waiting', stage: 'payment' });
export const $confirmation: ReadableAtom<ConfirmationState> = $state;

/** Delays before each poll, in milliseconds: about a minute in all. */
const pauses = [0, 500, 700, 1000, 1000, 1500, 2000, 3000, 5000, 5000, 10_000, 10_000, 20_000];
/** Polls after which Stripe is queried too. */
const asks: readonly number[] = [3, 6, 8, 10, 12];
/** An older subscription is not the one just paid. */
const newForMs = 60 * 60_000;

const lessonKey = 'lesson-before-checkout';
const thankedKey = 'thanked-for';

let current: AbortController | undefined;

/**
 * Polls the subscription until it is there; replaces an earlier call. Returns a function that
 * stops it.
 */
export function confirmSubscription(): () => void {
  current?.abort();
  const stop = new AbortController();
  current = stop;
  $state.set({ type: 'waiting', stage: 'payment' });
  let owner: string | undefined;
  void startSession().then(() => {
    if (stop.signal.aborted) return;
    const unsubscribe = $session.subscribe((session) => {
      const member = memberIdOf(session);
      if (session.type === 'signed-out') $state.set({ type: 'signed-out' });
      else if (session.type === 'failed') $state.set({ type: 'failed' });
      // A refreshed session of the same user does not restart it.
      else if (member !== undefined && member !== owner) void wait(member, stop.signal);
      owner = member;
    });
    stop.signal.addEventListener('abort', unsubscribe);
  });
  return () => stop.abort();
}

async function wait(member: string, signal: AbortSignal): Promise<void> {
  const over = (): boolean => signal.aborted || memberId() !== member;
  let gotResponse = false;
  let stage: Stage = 'payment';
  for (const [reading, pause] of pauses.entries()) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    await online(over);
    if (over()) return;
    $state.set({ type: 'waiting', stage });
    let end = await read();
    if (over()) return;
    if (end === 'absent' && asks.includes(reading)) {
      const status = await checkoutStatus();
      if (over()) return;
      if (status) gotResponse = true;
      stage = stageOf(status) ?? stage;
      // Once paid it is already stored: read without a delay.
      end = status?.state === 'paid' ? await read() : endOf(status);
      if (over()) return;
    }
    if (typeof end === 'object') {
      $state.set(end);
      return;
    }
    gotResponse ||= end === 'absent';
  }
  $state.set({ type: gotResponse ? 'late' : 'failed' });
}

/** One poll of the database. */
async function read(): Promise<ConfirmationState | 'absent' | 'failed'> {
  const answer = await refreshSubscription();
  if (answer.type !== 'active') return answer.type === 'none' ? 'absent' : 'failed';
  const { subscription } = answer;
  return { type: 'confirmed', subscription, isNew: isNew(subscription) };
}

function stageOf(status: CheckoutStatus | undefined): Stage | undefined {
  if (status?.state === 'paid') return 'access';
  return status?.state === 'processing' ? 'record' : undefined;
}

/** The final state by Stripe's status, if nothing more will come. */
function endOf(status: CheckoutStatus | undefined): ConfirmationState | 'absent' {
  switch (status?.state) {
    case 'open':
    case 'expired':
      return { type: 'left', url: status.url };
    case 'declined':
      return { type: 'declined', url: status.url };
    case 'action_required':
      return { type: 'authenticate', url: status.url };
    case 'returned':
      return { type: 'returned' };
    case 'none':
      return { type: 'nothing' };
    default:
      return 'absent';
  }
}

/** Resolves when online; shows the offline state until then. */
async function online(over: () => boolean): Promise<void> {
  if (navigator.onLine || over()) return;
  $state.set({ type: 'offline' });
  await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
}

/**
 * Whether to thank the subscriber: the subscription just began, and this tab has not shown
 * it yet.
 */
function isNew({ reference, start_date: start }: SubscriptionRow): boolean {
  if (Date.now() - Date.parse(start) > newForMs) return false;
  try {
    if (sessionStorage.getItem(thankedKey) === reference) return false;
    sessionStorage.setItem(thankedKey, reference);
  } catch {
    // Without storage it is shown again.
  }
  return true;
}

/** Stores, in this tab, the lesson the user left to subscribe. */
export function rememberLesson(key: string): void {
  try {
    sessionStorage.setItem(lessonKey, key);
  } catch {
    // Without storage the link leads to the course.
  }
}

/** That lesson, if any. */
export function lessonBeforeCheckout(): LessonKey | undefined {
  try {
    const key = sessionStorage.getItem(lessonKey);
    return isLessonKey(key) ? key : undefined;
  } catch {
    return undefined;
  }
}
