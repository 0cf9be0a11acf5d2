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
import { billedSubscription } from '../../domain/billing/billed-subscription.ts';
import type { PlanKey } from '../../domain/billing/plans.ts';
import { currentSubscription } from '../../domain/billing/subscription-row.ts';
import type { Lang } from '../../i18n/locales.ts';
import { callFunction } from '../../services/functions.ts';
import { createUserStore } from '../user-store.ts';
import { accessToken } from '../auth/session.ts';
import type { SettingsCode, SettingsError, SettingsOutcome } from '../account/errors.ts';
import { failed, ok, tryAction } from '../outcome.ts';
import { refreshSubscription } from './subscription.ts';
import { refreshSubscriptionRows } from './subscription-rows.ts';

export type BillingState =
  | { readonly type: 'loading' }
  | { readonly type: 'known'; readonly overview: BillingOverview }
  /** Stripe does not answer: what our own database says, without card or invoices. */
  | { readonly type: 'partial'; readonly subscription: BilledSubscription | null }
  | { readonly type: 'failed'; readonly error: SettingsError };

const billing = createUserStore<BillingState>({ type: 'loading' }, read);
export const $billing: ReadableAtom<BillingState> = billing.$state;
export const refreshBilling = billing.refresh;

async function read(): Promise<BillingState> {
  const answer = await tryAction(() => ask<BillingOverview>({ action: 'overview' }));
  if (answer.type === 'ok') return { type: 'known', overview: answer.value };
  const failure = { type: 'failed', error: answer } as const;
  if (!outages.includes(answer.code)) return failure;
  const stored = await refreshSubscriptionRows();
  if (stored.type !== 'known') return failure;
  const now = new Date();
  const row = currentSubscription(stored.rows, now);
  const subscription =
    row === undefined ? null : billedSubscription(row, now, { payUrl: null, withdrawn: false });
  return { type: 'partial', subscription };
}

/** Errors after which our own database may still answer. */
const outages: readonly SettingsCode[] = [
  'stripe_unavailable',
  'unavailable',
  'network',
  'unexpected',
];

/** What a change of plan costs now and later. Nothing changes. */
export function previewPlan(plan: PlanKey): Promise<SettingsOutcome<PlanPreview>> {
  return tryAction(() => ask<PlanPreview>({ action: 'preview-plan', plan }));
}

/** Changes the plan for what was previewed; gives the bank's page where it wants the cardholder's consent. */
export function changePlan(preview: PlanPreview): Promise<SettingsOutcome<string | null>> {
  return tryAction(async () => {
    const { plan, prorated_at, due_now } = preview;
    const answer = await ask<PlanChange>({ action: 'change-plan', plan, prorated_at, due_now });
    if (answer.type === 'error') return answer;
    show(answer.value.overview);
    return { type: 'ok', value: answer.value.pay_url };
  });
}

/** Takes the cancellation back. */
export function resumeSubscription(): Promise<SettingsOutcome> {
  return tryAction(async () => {
    const answer = await ask<BillingOverview>({ action: 'resume' });
    if (answer.type === 'error') return answer;
    show(answer.value);
    return ok;
  });
}

/** Uses a card that Stripe has taken in from now on, and pays what is open with it. */
export function saveCard(setupIntent: string): Promise<SettingsOutcome> {
  return tryAction(async () => {
    const answer = await ask<BillingOverview>({ action: 'card-save', setup_intent: setupIntent });
    if (answer.type === 'error') return answer;
    show(answer.value);
    return ok;
  });
}

/** Has Stripe asked again about this person, then reads what there is now. */
export function recheckPayment(): Promise<SettingsOutcome<Recheck>> {
  return tryAction(async () => {
    const answer = await ask<Recheck>({ action: 'recheck' });
    if (answer.type === 'error') return answer;
    await Promise.all([billing.refresh(), readAccessAgain()]);
    return answer;
  });
}

/** Leaves for the page that Stripe keeps of this person's billing. */
export function openPortal(lang: Lang): Promise<SettingsOutcome> {
  return tryAction(async () => {
    const answer = await ask<PortalResponse>({ action: 'portal', lang });
    if (answer.type === 'error') return answer;
    location.assign(answer.value.url);
    return ok;
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
export function dismissCardReturn(): void {
  $return.set(undefined);
}

/** The secret with which Stripe.js takes a card in. */
export async function cardSecret(): Promise<SettingsOutcome<string>> {
  const answer = await ask<{ readonly client_secret: string }>({ action: 'card-setup' });
  return answer.type === 'ok' ? { type: 'ok', value: answer.value.client_secret } : answer;
}

/** What opens the lessons and fills the badge is read from the database, not from here. */
function show(overview: BillingOverview): void {
  billing.show({ type: 'known', overview });
  void readAccessAgain();
}

function readAccessAgain(): Promise<unknown> {
  return Promise.all([refreshSubscription(), refreshSubscriptionRows()]);
}

async function ask<Value>(request: BillingRequest): Promise<SettingsOutcome<Value>> {
  const token = await accessToken();
  if (token === undefined) return failed('network');
  return callFunction<Value, BillingCode>('billing', request, token);
}
