/** What Stripe knows of the last payment page of the person signed in. */
import type { BillingCode, BillingRequest, CheckoutStatus } from '../../domain/api/billing.ts';
import { callFunction } from '../../services/functions.ts';
import { accessToken } from '../auth/session.ts';

/** `undefined` when it could not be asked or did not answer: that says nothing about the payment. */
export async function checkoutStatus(): Promise<CheckoutStatus | undefined> {
  const token = await accessToken();
  if (token === undefined) return undefined;
  const request: BillingRequest = { action: 'checkout-status' };
  const answer = await callFunction<CheckoutStatus, BillingCode>('billing', request, token);
  return answer.type === 'ok' ? answer.value : undefined;
}
