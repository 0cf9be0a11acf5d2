/** From the pay button to Stripe's page. */
import { atom, type ReadableAtom } from 'nanostores';
import type { ApiError, ClientCode } from '../../domain/api/errors.ts';
import type {
  CheckoutCode,
  CheckoutRequest,
  CheckoutResponse,
} from '../../domain/api/stripe-checkout.ts';
import { plans, type PlanKey } from '../../domain/billing/plans.ts';
import { termsVersion } from '../../domain/contract/terms-version.ts';
import type { Lang } from '../../i18n/locales.ts';
import { configuration } from '../../services/configuration.ts';
import { callFunction } from '../../services/functions.ts';
import { supabase } from '../../services/supabase.ts';
import { $session, accessToken } from '../auth/session.ts';
import { failed, ok, tryAction, type Outcome } from '../outcome.ts';

export type CheckoutError = ApiError<CheckoutCode | ClientCode>;

export type CheckoutState =
  | { readonly type: 'idle' }
  | { readonly type: 'processing' }
  | { readonly type: 'error'; readonly error: CheckoutError };

export interface Order {
  readonly plan: PlanKey;
  readonly method: PaymentMethod;
  readonly promotionCode: string;
  readonly waiver: boolean;
  readonly lang: Lang;
}

/** Payment methods. USDT is announced; its flow does not exist yet. */
export type PaymentMethod = 'card' | 'usdt';
export const availableMethods: Readonly<Record<PaymentMethod, boolean>> = {
  card: true,
  usdt: false,
};

const $state = atom<CheckoutState>({ type: 'idle' });
export const $checkout: ReadableAtom<CheckoutState> = $state;

/** Increased by each reset: what was started before no longer leads to Stripe's page. */
let generation = 0;

/** Forgets the last error and a pending payment: the form was closed. */
export function resetCheckout(): void {
  generation += 1;
  $state.set({ type: 'idle' });
}

/**
 * Stores the consent record, requests a Checkout session and redirects to it. A press during
 * that, or with a method that does not exist, does nothing.
 */
export async function pay(order: Order): Promise<void> {
  if ($state.get().type === 'processing' || !availableMethods[order.method]) return;
  $state.set({ type: 'processing' });
  const started = generation;
  const result = await startCheckout(order);
  if (started !== generation) return;
  if (result.type === 'ok') leaveFor(result.value.url);
  else $state.set({ type: 'error', error: result });
}

/** Redirects to Stripe's page. The back/forward cache may restore this page on return. */
function leaveFor(url: string): void {
  addEventListener('pageshow', ({ persisted }) => persisted && resetCheckout(), { once: true });
  location.assign(url);
}

async function startCheckout(
  order: Order,
): Promise<Outcome<CheckoutResponse, CheckoutCode | 'unexpected'>> {
  const token = await accessToken();
  const session = $session.get();
  if (session.type !== 'signed-in') return failed('unauthenticated');
  // The session is valid, but its token could not be refreshed.
  if (token === undefined) return failed('network');
  const kept = await tryAction(() => keepEvidence(order, session.member.id));
  if (kept.type === 'error') return kept;

  const request: CheckoutRequest = {
    price_id: configuration.priceIds[order.plan],
    success_url: `${location.origin}/checkout/success?success=true`,
    cancel_url: `${location.origin}/solutions`,
    mode: 'subscription',
    promotion_code: order.promotionCode.trim(),
  };
  return callFunction<CheckoutResponse, CheckoutCode>('stripe-checkout', request, token);
}

/** Stores the accepted terms as a consent record: the law requires proof. */
async function keepEvidence(
  order: Order,
  userId: string,
): Promise<Outcome<undefined, 'network' | 'unexpected'>> {
  const client = await supabase();
  const plan = plans[order.plan];
  const { error, status } = await client.from('checkout_evidence').insert({
    user_id: userId,
    price_id: configuration.priceIds[order.plan],
    plan_key: plan.key,
    amount: plan.amount,
    currency: plan.currency,
    language: order.lang,
    terms_version: termsVersion,
    waiver: order.waiver,
  });
  // Status 0: the request did not reach the server.
  if (error) return failed(status === 0 ? 'network' : 'unexpected');
  return ok;
}
