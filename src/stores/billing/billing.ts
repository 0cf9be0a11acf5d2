/** The subscription and billing data of the signed-in user, through the function `billing`. */
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
import { createUserStore } from '../user-store.ts';
import { callAsMember } from '../auth/call-as-member.ts';
import type { SettingsCode, SettingsError, SettingsOutcome } from '../account/errors.ts';
import { ok, tryAction } from '../outcome.ts';
import { refreshSubscription } from './subscription.ts';
import { refreshSubscriptionRows } from './subscription-rows.ts';

export type BillingState =
  | { readonly type: 'loading' }
  | { readonly type: 'known'; readonly overview: BillingOverview }
  /** Stripe does not respond: data from our own database, without card or invoices. */
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

/** Errors after which our own database may still respond. */
const outages: readonly SettingsCode[] = [
  'stripe_unavailable',
  'unavailable',
  'network',
  'unexpected',
];

/** Previews the cost of a change of plan, now and later. Changes nothing. */
export function previewPlan(plan: PlanKey): Promise<SettingsOutcome<PlanPreview>> {
  return tryAction(() => ask<PlanPreview>({ action: 'preview-plan', plan }));
}

/**
 * Changes the plan at the previewed amounts; returns the bank's page if authentication is
 * required.
 */
export function changePlan(preview: PlanPreview): Promise<SettingsOutcome<string | null>> {
  const show = showForUser();
  return tryAction(async () => {
    const { plan, prorated_at, due_now } = preview;
    const answer = await ask<PlanChange>({ action: 'change-plan', plan, prorated_at, due_now });
    if (answer.type === 'error') return answer;
    show(answer.value.overview);
    return { type: 'ok', value: answer.value.pay_url };
  });
}

/** Resumes a cancelled subscription. */
export function resumeSubscription(): Promise<SettingsOutcome> {
  const show = showForUser();
  return tryAction(async () => {
    const answer = await ask<BillingOverview>({ action: 'resume' });
    if (answer.type === 'error') return answer;
    show(answer.value);
    return ok;
  });
}

/** Makes a card saved at Stripe the default and pays the open invoice with it. */
export function saveCard(setupIntent: string): Promise<SettingsOutcome> {
  const show = showForUser();
  return tryAction(async () => {
    const answer = await ask<BillingOverview>({ action: 'card-save', setup_intent: setupIntent });
    if (answer.type === 'error') return answer;
    show(answer.value);
    return ok;
  });
}

/** Reloads this customer's data from Stripe, then the overview. */
export function recheckPayment(): Promise<SettingsOutcome<Recheck>> {
  return tryAction(async () => {
    const answer = await ask<Recheck>({ action: 'recheck' });
    if (answer.type === 'error') return answer;
    await Promise.all([billing.refresh(), reloadAccess()]);
    return answer;
  });
}

/** Redirects to Stripe's customer portal. */
export function openPortal(lang: Lang): Promise<SettingsOutcome> {
  return tryAction(async () => {
    const answer = await ask<PortalResponse>({ action: 'portal', lang });
    if (answer.type === 'error') return answer;
    location.assign(answer.value.url);
    return ok;
  });
}

/** A card whose entry continued on the bank's page, on return from there. */
export interface CardReturn {
  readonly setupIntent: string;
  /** False if the bank declined. */
  readonly agreed: boolean;
}

const $return = atom<CardReturn | undefined>(undefined);
export const $cardReturn: ReadableAtom<CardReturn | undefined> = $return;

/**
 * Removes Stripe's parameters from the URL, so that they are neither stored nor sent in a
 * referrer.
 */
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

/** Clears the card return once handled. */
export function dismissCardReturn(): void {
  $return.set(undefined);
}

/** The client secret with which Stripe.js saves a card. */
export async function cardSecret(): Promise<SettingsOutcome<string>> {
  const answer = await ask<{ readonly client_secret: string }>({ action: 'card-setup' });
  return answer.type === 'ok' ? { type: 'ok', value: answer.value.client_secret } : answer;
}

/** Lesson access and the badge are read from the database, not from here. */
function showForUser(): (overview: BillingOverview) => void {
  const show = billing.showForUser();
  return (overview) => {
    show({ type: 'known', overview });
    void reloadAccess();
  };
}

function reloadAccess(): Promise<unknown> {
  return Promise.all([refreshSubscription(), refreshSubscriptionRows()]);
}

function ask<Value>(request: BillingRequest): Promise<SettingsOutcome<Value>> {
  return callAsMember<Value, BillingCode>('billing', request);
}
