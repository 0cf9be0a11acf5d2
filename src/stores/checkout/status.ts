/** Stripe's status of the user's last Checkout session. */
import type { BillingCode, BillingRequest, CheckoutStatus } from '../../domain/api/billing.ts';
import { callAsMember } from '../auth/call-as-member.ts';

/**
 * `undefined` if it could not be requested or got no response: the payment's state is then
 * unknown.
 */
export async function checkoutStatus(): Promise<CheckoutStatus | undefined> {
  const request: BillingRequest = { action: 'checkout-status' };
  const answer = await callAsMember<CheckoutStatus, BillingCode>('billing', request);
  return answer.type === 'ok' ? answer.value : undefined;
}
