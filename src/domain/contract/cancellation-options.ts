/** The declarations available for a user's contracts: cancel, or withdraw. */
import type { ContractEnd } from '../api/contract-end.ts';
import { isLive } from '../billing/stripe-status.ts';
import type { SubscriptionRow } from '../billing/subscription-row.ts';
import { canCancel, canWithdraw } from '../billing/subscription-status.ts';
import { withdrawalEnds } from './withdrawal.ts';

/**
 * A contract: the columns of `subscriptions` that its end depends on. Concluded at
 * `start_date`.
 */
export type OwnContract = Readonly<
  Pick<
    SubscriptionRow,
    | 'reference'
    | 'plan_key'
    | 'plan_name'
    | 'stripe_status'
    | 'cancel_at_period_end'
    | 'canceled_at'
    | 'paid_until'
    | 'start_date'
  >
>;

export type CancellationOptions =
  /** `until`: the last second of the right of withdrawal. */
  | { readonly type: 'open'; readonly contract: OwnContract; readonly until?: Date }
  /** Already cancelled. */
  | { readonly type: 'ending'; readonly contract: OwnContract }
  /** Too late to withdraw. */
  | { readonly type: 'over'; readonly contract: OwnContract; readonly since: Date }
  /** No contract that Stripe may still charge for. */
  | { readonly type: 'none' };

/** The declarations available at `now`, as the function accepts them; `contracts` newest first. */
export function cancellationOptions(
  kind: ContractEnd,
  contracts: readonly OwnContract[],
  now: Date,
): CancellationOptions {
  const live = contracts.filter(({ stripe_status }) => isLive(stripe_status));
  const [newest] = live;
  if (!newest) return { type: 'none' };
  if (kind === 'cancellation') {
    const open = live.find(canCancel);
    return open ? { type: 'open', contract: open } : { type: 'ending', contract: newest };
  }
  const withdrawable = live.find((contract) => canWithdraw(contract, now));
  return withdrawable
    ? {
        type: 'open',
        contract: withdrawable,
        until: withdrawalEnds(new Date(withdrawable.start_date)),
      }
    : { type: 'over', contract: newest, since: withdrawalEnds(new Date(newest.start_date)) };
}

/**
 * The contract with this reference; without a reference, the one that can be cancelled, else
 * the newest that is live.
 */
export function findContract(
  contracts: readonly OwnContract[],
  reference: string,
): OwnContract | undefined {
  if (reference !== '') return contracts.find((contract) => contract.reference === reference);
  const live = contracts.filter(({ stripe_status }) => isLive(stripe_status));
  return live.find(canCancel) ?? live[0];
}
