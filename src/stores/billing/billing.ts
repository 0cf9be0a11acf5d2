/** What the person signed in sees and changes of their subscription, through the function `billing`. */
import { atom, type ReadableAtom } from 'nanostores';
import type {
  BilledSubscription,
  BillingCode,
  BillingOverview,
  BillingRequest,
  PlanChange,
  PlanPreview,
  PortalResponse,
  Recheck,
} from '../../domain/api/billing.ts';
import type { PlanKey } from '../../domain/billing/plans.ts';
import type { Lang } from '../../i18n/locales.ts';
import { callFunction } from '../../services/functions.ts';
import { storedSubscription } from './billing-row.ts';
import { ofMember } from '../user-store.ts';
import { refreshPastSubscription } from './past-subscription.ts';
import { accessToken } from '../auth/session.ts';
import { attempt, done, failed, refused, type Failed, type Result } from '../account/errors.ts';
import { refreshSubscription } from './subscription.ts';

export type BillingState =
  | { readonly type: 'loading' }
  | { readonly type: 'known'; readonly overview: BillingOverview }
  /** Stripe does not answer: what our own database says, without card or invoices. */
  | { readonly type: 'partial'; readonly subscription: BilledSubscription | null }
  | Failed;

const billing = ofMember<BillingState>({ type: 'loading' }, read);
export const $billing: ReadableAtom<BillingState> = billing.$state;
export const refreshBilling = billing.refresh;

async function read(userId: string): Promise<BillingState> {
  const answer = await attempt(() => ask<BillingOverview>({ action: 'overview' }));
  if (answer.type === 'done') return { type: 'known', overview: answer.value };
  if (!['stripeUnavailable', 'network', 'unexpected'].includes(answer.fault)) return answer;
  const stored = await storedSubscription(userId);
  return stored === undefined ? answer : { type: 'partial', subscription: stored };
}

/** What a change of plan costs now and later. Nothing changes. */
export function previewPlan(plan: PlanKey): Promise<Result<PlanPreview>> {
  return attempt(() => ask<PlanPreview>({ action: 'preview-plan', plan }));
}

/** Changes the plan for what was previewed; gives the bank's page where it wants the cardholder's consent. */
export function changePlan(preview: PlanPreview): Promise<Result<string | null>> {
  return attempt(async () => {
    const { plan, prorated_at, due_now } = preview;
    const answer = await ask<PlanChange>({ action: 'change-plan', plan, prorated_at, due_now });
    if (answer.type === 'failed') return answer;
    show(answer.value.overview);
    return { type: 'done', value: answer.value.pay_url };
  });
}

/** Takes the cancellation back. */
export function resumeSubscription(): Promise<Result> {
  return attempt(async () => {
    const answer = await ask<BillingOverview>({ action: 'resume' });
    if (answer.type === 'failed') return answer;
    show(answer.value);
    return done;
  });
}

/** Uses a card that Stripe has taken in from now on, and pays what is open with it. */
export function saveCard(setupIntent: string): Promise<Result> {
  return attempt(async () => {
    const answer = await ask<BillingOverview>({ action: 'card-save', setup_intent: setupIntent });
    if (answer.type === 'failed') return answer;
    show(answer.value);
    return done;
  });
}

/** Has Stripe asked again about this person, then reads what there is now. */
export function recheckPayment(): Promise<Result<Recheck>> {
  return attempt(async () => {
    const answer = await ask<Recheck>({ action: 'recheck' });
    if (answer.type === 'failed') return answer;
    await Promise.all([billing.refresh(), readAccessAgain()]);
    return answer;
  });
}

/** Leaves for the page that Stripe keeps of this person's billing. */
export function openPortal(lang: Lang): Promise<Result> {
  return attempt(async () => {
    const answer = await ask<PortalResponse>({ action: 'portal', lang });
    if (answer.type === 'failed') return answer;
    location.assign(answer.value.url);
    return done;
  });
}

/** A card entered here whose bank has led the person away and back. */
export interface CardReturn {
  readonly setupIntent: string;
  /** False where the bank did not agree. */
  readonly agreed: boolean;
}

const $return = atom<CardReturn | undefined>(undefined);
export const $cardReturn: ReadableAtom<CardReturn | undefined> = $return;

/** Takes what Stripe wrote out of the address, so that it is neither kept nor sent on. */
export function takeCardReturn(): void {
  const address = new URL(location.href);
  const { searchParams: query } = address;
  const setupIntent = query.get('setup_intent');
  if (setupIntent === null) return;
  const agreed = query.get('redirect_status') === 'succeeded';
  for (const name of ['setup_intent', 'setup_intent_client_secret', 'redirect_status'])
    query.delete(name);
  history.replaceState(null, '', address);
  $return.set({ setupIntent, agreed });
}

/** What came back is dealt with. */
export function leaveCardReturn(): void {
  $return.set(undefined);
}

/** The secret with which Stripe.js takes a card in. */
export async function cardSecret(): Promise<Result<string>> {
  const answer = await ask<{ readonly client_secret: string }>({ action: 'card-setup' });
  return answer.type === 'done' ? { type: 'done', value: answer.value.client_secret } : answer;
}

/** What opens the lessons and fills the badge is read from the database, not from here. */
function show(overview: BillingOverview): void {
  billing.show({ type: 'known', overview });
  void readAccessAgain();
}

function readAccessAgain(): Promise<unknown> {
  return Promise.all([refreshSubscription(), refreshPastSubscription()]);
}

async function ask<Value>(request: BillingRequest): Promise<Result<Value>> {
  const token = await accessToken();
  if (token === undefined) return failed('network');
  const answer = await callFunction<Value, BillingCode>('billing', request, token);
  return answer.type === 'ok' ? { type: 'done', value: answer.value } : refused(answer);
}
