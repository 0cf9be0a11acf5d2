/** Decides whether a withdrawal is refunded at once: only a person's first. See `WithdrawalRefund`. */
import type Stripe from 'stripe';
import type { ContractEnd } from '../../../src/domain/api/contract-end.ts';
import type { WithdrawalRefund } from '../../../src/domain/contract/withdrawal.ts';
import { normalizeEmail } from '../../../src/domain/shared/email.ts';
import type { ServiceClients } from '../platform/clients.ts';
import { keyedHash } from '../platform/hmac.ts';
import type { Contract } from './contracts.ts';

/** Keyed hash of the account's mailbox, to recognise the holder of a withdrawn contract. */
export function payerHashes(kind: ContractEnd, { email }: Contract): string[] {
  if (kind !== 'withdrawal' || email === '') return [];
  return [keyedHash('withdrawal-mailbox', normalizeEmail(email))];
}

/**
 * Decides the refund of a confirmed withdrawal, once, before any money moves; `customer` is null when Stripe
 * does not know the subscription. Throws when Stripe or the database fails.
 */
export async function decideRefund(
  { stripe, service }: ServiceClients,
  id: string,
  customer: string | null,
): Promise<WithdrawalRefund> {
  const { data, error } = await service.rpc('decide_withdrawal_refund', {
    p_id: id,
    p_cards: customer === null ? [] : await cardHashes(stripe, customer),
  });
  if (error) throw error;
  return data;
}

/** Keyed hashes of the cards a customer has paid with. Stripe's fingerprint of a card number never changes. */
async function cardHashes(stripe: Stripe, customer: string): Promise<string[]> {
  const hashes = new Set<string>();
  for await (const charge of stripe.charges.list({ customer, limit: 100 })) {
    const fingerprint = charge.payment_method_details?.card?.fingerprint;
    if (charge.paid && fingerprint) hashes.add(keyedHash('withdrawal-card', fingerprint));
  }
  return [...hashes];
}
