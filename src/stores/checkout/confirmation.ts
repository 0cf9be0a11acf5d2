/**
 * The wait after a payment. The database alone says that a subscription is active; when it is not there
 * after a few seconds, Stripe is asked what became of the payment page. Nothing is granted here.
 */
import { atom, type ReadableAtom } from 'nanostores';
import type { CheckoutStatus } from '../../domain/api/billing.ts';
import { isLessonKey } from '../../domain/course/lessons.ts';
import { href, type Lang } from '../../i18n/index.ts';
import { checkoutStatus } from './status.ts';
import { $session, startSession } from '../auth/session.ts';
import type { SubscriptionRow } from '../../domain/billing/subscription-row.ts';
import { refreshSubscription } from '../billing/subscription.ts';

/** What is being waited for: Stripe's word on the payment, our record of it, access to the lessons. */
export const stages = ['payment', 'record', 'access'] as const;
export type Stage = (typeof stages)[number];

export type ConfirmationState =
  | { readonly type: 'waiting'; readonly stage: Stage }
  /** The browser has no network; the wait goes on by itself once it has. */
  | { readonly type: 'offline' }
  | { readonly type: 'signed-out' }
  /** `isNew`: to be thanked for, once. */
  | { readonly type: 'confirmed'; readonly subscription: SubscriptionRow; readonly isNew: boolean }
  /** Left without paying; `url` leads back to the payment page while it is open. */
  | { readonly type: 'left'; readonly url: string | null }
  /** The bank refused it. */
  | { readonly type: 'declined'; readonly url: string | null }
  /** The bank waits for the cardholder. */
  | { readonly type: 'authenticate'; readonly url: string | null }
  /** No payment page was ever opened from this account. */
  | { readonly type: 'nothing' }
  /** Not there after a minute: it may still come. */
  | { readonly type: 'late' }
  | { readonly type: 'failed' };

const $state = atom<ConfirmationState>({ type: 'waiting', stage: 'payment' });
export const $confirmation: ReadableAtom<ConfirmationState> = $state;

/** Pauses before each reading, in milliseconds: about a minute in all. */
const pauses = [0, 500, 700, 1000, 1000, 1500, 2000, 3000, 5000, 5000, 10_000, 10_000, 20_000];
/** The readings after which Stripe is asked too. */
const asks: readonly number[] = [3, 6, 8, 10, 12];
/** A subscription that began before is not what somebody came back from paying. */
const newForMs = 60 * 60_000;

const lessonKey = 'lesson-before-checkout';
const thankedKey = 'thanked-for';

let current: AbortController | undefined;

/** Reads the subscription until it is there; a call ends the one before. Returns what stops it. */
export function confirmSubscription(): () => void {
  current?.abort();
  const stop = new AbortController();
  current = stop;
  $state.set({ type: 'waiting', stage: 'payment' });
  let owner: string | undefined;
  void startSession().then(() => {
    if (stop.signal.aborted) return;
    const unsubscribe = $session.subscribe((session) => {
      const member = session.type === 'signed-in' ? session.member.id : undefined;
      if (session.type === 'signed-out') $state.set({ type: 'signed-out' });
      else if (session.type === 'failed') $state.set({ type: 'failed' });
      // A refreshed session of the same person starts nothing again.
      else if (member !== undefined && member !== owner) void wait(member, stop.signal);
      owner = member;
    });
    stop.signal.addEventListener('abort', unsubscribe);
  });
  return () => stop.abort();
}

async function wait(member: string, signal: AbortSignal): Promise<void> {
  const over = (): boolean => signal.aborted || memberId() !== member;
  let answered = false;
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
      if (status) answered = true;
      stage = stageOf(status) ?? stage;
      // What was paid is stored by now: no need to pause before looking.
      end = status?.state === 'paid' ? await read() : endOf(status);
      if (over()) return;
    }
    if (typeof end === 'object') {
      $state.set(end);
      return;
    }
    answered ||= end === 'absent';
  }
  $state.set({ type: answered ? 'late' : 'failed' });
}

/** Looks in the database once. */
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

/** Where the wait ends because nothing more will come, by Stripe's word. */
function endOf(status: CheckoutStatus | undefined): ConfirmationState | 'absent' {
  switch (status?.state) {
    case 'open':
    case 'expired':
      return { type: 'left', url: status.url };
    case 'declined':
      return { type: 'declined', url: status.url };
    case 'action_required':
      return { type: 'authenticate', url: status.url };
    case 'none':
      return { type: 'nothing' };
    default:
      return 'absent';
  }
}

/** Resolves once there is a network, saying meanwhile that there is none. */
async function online(over: () => boolean): Promise<void> {
  if (navigator.onLine || over()) return;
  $state.set({ type: 'offline' });
  await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
}

function memberId(): string | undefined {
  const session = $session.get();
  return session.type === 'signed-in' ? session.member.id : undefined;
}

/** Whether to say thank you: it began just now, and this tab has not been thanked for it. */
function isNew({ reference, start_date: start }: SubscriptionRow): boolean {
  if (Date.now() - Date.parse(start) > newForMs) return false;
  try {
    if (sessionStorage.getItem(thankedKey) === reference) return false;
    sessionStorage.setItem(thankedKey, reference);
  } catch {
    // Without storage they are thanked again.
  }
  return true;
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
