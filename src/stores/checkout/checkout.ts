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
import { failed, type Outcome } from '../outcome.ts';

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

export function resetCheckout(): void {
  $state.set({ type: 'idle' });
}

/**
 * Stores the consent record, requests a Checkout session and redirects to it. A press during
 * that, or with a method that does not exist, does nothing.
 */
export async function pay(order: Order): Promise<void> {
  if ($state.get().type === 'processing' || !availableMethods[order.method]) return;
  $state.set({ type: 'processing' });
  const result = await startCheckout(order);
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
  if (token === undefined || session.type !== 'signed-in') return failed('unauthenticated');
  if (!(await keepEvidence(order, session.member.id))) return failed('unexpected');

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
async function keepEvidence(order: Order, userId: string): Promise<boolean> {
  try {
    const client = await supabase();
    const plan = plans[order.plan];
    const { error } = await client.from('checkout_evidence').insert({
      user_id: userId,
      price_id: configuration.priceIds[order.plan],
      plan_key: plan.key,
      amount: plan.amount,
      currency: plan.currency,
      language: order.lang,
      terms_version: termsVersion,
      waiver: order.waiver,
    });
    return error === null;
  } catch {
    return false;
  }
}
