/** The reason an invoice is unpaid. */
import type Stripe from 'stripe';
import { invoiceIntents } from '../platform/stripe.ts';

/**
 * `action_required`: the cardholder must authenticate; `processing`: the bank has not responded yet;
 * `declined`: the bank declined, or there is no card.
 */
export type UnpaidReason = 'action_required' | 'processing' | 'declined';

export async function unpaidReason(stripe: Stripe, invoice: string): Promise<UnpaidReason> {
  const states = (await invoiceIntents(stripe, invoice)).map(({ status }) => status);
  if (states.includes('requires_action')) return 'action_required';
  if (states.includes('processing')) return 'processing';
  return 'declined';
}
