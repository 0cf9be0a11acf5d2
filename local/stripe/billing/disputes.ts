import type { Account } from '../core/account.ts';
import { newId } from '../core/ids.ts';
import type { Charge, Dispute } from '../core/objects.ts';
import { blankDispute } from '../shapes/dispute.ts';

const week = 7 * 86_400;

/** Statuses of an undecided dispute. */
export function isOpenDispute({ status }: Dispute): boolean {
  return status === 'needs_response' || status === 'under_review';
}

/** The dispute of a charge, if any. */
export function disputeOf(account: Account, charge: string): Dispute | undefined {
  const [dispute] = account.store.list('dispute', { charge });
  return dispute;
}

/** Opens a dispute: the bank withdraws the payment for now. */
export function openDispute(account: Account, charge: Charge): Dispute {
  const now = account.now();
  const dispute: Dispute = {
    ...blankDispute(newId('du'), now, now + week),
    amount: charge.amount - charge.amount_refunded,
    charge: charge.id,
    currency: charge.currency,
    is_charge_refundable: false,
    payment_intent: charge.payment_intent,
  };
  account.store.put({ ...charge, disputed: true });
  account.keep(dispute, 'charge.dispute.created');
  return dispute;
}

/** Closes a dispute. `charge.disputed` stays true, as at Stripe. */
export function closeDispute(account: Account, before: Dispute, status: 'won' | 'lost'): Dispute {
  const dispute: Dispute = { ...before, status };
  account.keep(dispute, 'charge.dispute.closed');
  return dispute;
}
