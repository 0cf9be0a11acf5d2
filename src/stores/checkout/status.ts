/** Stripe's status of the user's last Checkout session. */
import type { BillingCode, BillingRequest, CheckoutStatus } from '../../domain/api/billing.ts';
import { callFunction } from '../../services/functions.ts';
import { accessToken } from '../auth/session.ts';

/**
 * `undefined` if it could not be requested or got no response: the payment's state is then
 * unknown.
 */
export async function checkoutStatus(): Promise<CheckoutStatus | undefined> {
  const token = await accessToken();
  if (token === undefined) return undefined;
  const request: BillingRequest = { action: 'checkout-status' };
  const answer = await callFunction<CheckoutStatus, BillingCode>('billing', request, token);
  return answer.type === 'ok' ? answer.value : undefined;
}
