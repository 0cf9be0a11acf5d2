/** Finds the contract of a declaration, and checks whether it can still be cancelled or withdrawn from. */
import type { ContractEnd } from '../../../src/domain/api/contract-end.ts';
import { isOver, isPaidUp, type StripeStatus } from '../../../src/domain/billing/stripe-status.ts';
import { mayWithdraw } from '../../../src/domain/contract/withdrawal.ts';
import type { FoundContractRow } from '../platform/database.ts';
import type { Client } from '../platform/supabase.ts';

export interface Contract {
  readonly userId: string;
  readonly email: string;
  readonly subscription: string;
  readonly reference: string;
  /** Empty for an unknown price. */
  readonly planName: string;
  readonly currency: string;
  readonly stripeStatus: StripeStatus;
  /** Whether it is cancelled at the end of its period. */
  readonly ending: boolean;
  /** Timestamps are ISO 8601. */
  readonly startedAt: string;
  readonly paidUntil: string;
  /** Id of its withdrawal, if any. */
  readonly withdrawal: string | null;
  readonly cancellation: string | null;
}

/** A user's contracts; `userId` is undefined when there is no account. */
export interface HolderContracts {
  readonly userId: string | undefined;
  readonly contracts: readonly Contract[];
}

/** The reason a declaration has no effect. */
export type IneligibleReason = 'none' | 'too_late' | 'already_ending' | 'withdrawn';

/** `again`: the same end was already declared and confirmed, with this id. */
export type ContractChoice =
  | { readonly type: 'open'; readonly contract: Contract }
  | { readonly type: 'again'; readonly contract: Contract; readonly id: string }
  | { readonly type: 'hindered'; readonly why: IneligibleReason };

/** The contracts of an account, or of the account with this email address, newest first. */
export async function findContracts(
  service: Client,
  holder: { readonly userId: string } | { readonly email: string },
): Promise<HolderContracts> {
  const { data, error } = await service.rpc('find_contracts', {
    p_user: 'userId' in holder ? holder.userId : null,
    p_email: 'email' in holder ? holder.email : null,
  });
  if (error) throw error;
  return { userId: data[0]?.user_id, contracts: data.flatMap(readContract) };
}

/**
 * Chooses the contract of a declaration made at `now`, among those that match its reference, or all if it has
 * none. Prefers contracts that can still be ended, then the newest.
 */
export function chooseContract(
  kind: ContractEnd,
  contracts: readonly Contract[],
  typedReference: string,
  now: Date,
): ContractChoice {
  const matching = contracts.filter(({ reference }) => matchesReference(reference, typedReference));
  const choices = matching.map((contract) =>
    kind === 'cancellation' ? cancellationOf(contract) : withdrawalOf(contract, now),
  );
  return (
    choices.find(({ type }) => type === 'open') ??
    choices.find((choice) => choice.type !== 'hindered' || choice.why !== 'none') ?? {
      type: 'hindered',
      why: 'none',
    }
  );
}

/** The expected end of a cancelled contract; null: immediately, or a withdrawal. */
export function expectedEnd(kind: ContractEnd, contract: Contract): string | null {
  return kind === 'cancellation' && isPaidUp(contract.stripeStatus) ? contract.paidUntil : null;
}

function cancellationOf(contract: Contract): ContractChoice {
  const { withdrawal, cancellation, ending, stripeStatus } = contract;
  if (withdrawal !== null) return { type: 'hindered', why: 'withdrawn' };
  if (cancellation !== null && (ending || !isPaidUp(stripeStatus))) {
    return { type: 'again', contract, id: cancellation };
  }
  if (isOver(stripeStatus)) return { type: 'hindered', why: 'none' };
  // After a declined renewal it goes on past the end of the paid period: it can be ended at once.
  if (ending && isPaidUp(stripeStatus)) return { type: 'hindered', why: 'already_ending' };
  return { type: 'open', contract };
}

function withdrawalOf(contract: Contract, now: Date): ContractChoice {
  const { withdrawal, stripeStatus, startedAt } = contract;
  if (withdrawal !== null) return { type: 'again', contract, id: withdrawal };
  if (stripeStatus === 'incomplete_expired') return { type: 'hindered', why: 'none' };
  return mayWithdraw(new Date(startedAt), now)
    ? { type: 'open', contract }
    : { type: 'hindered', why: 'too_late' };
}

/** Whether the typed reference matches: `ECT-1A2B3C4D` in any case, with spaces, or without its prefix. */
function matchesReference(reference: string, typed: string): boolean {
  const normalize = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const typedCode = normalize(typed);
  if (typed.trim() === '') return true;
  return (
    typedCode !== '' && [normalize(reference), normalize(reference).slice(3)].includes(typedCode)
  );
}

function readContract(row: FoundContractRow): Contract[] {
  const { stripe_subscription_id, reference, stripe_status, started_at, paid_until } = row;
  if (stripe_subscription_id === null || reference === null) return [];
  if (stripe_status === null || started_at === null || paid_until === null) return [];
  return [
    {
      userId: row.user_id,
      email: row.email ?? '',
      subscription: stripe_subscription_id,
      reference,
      planName: row.plan_name ?? '',
      currency: row.currency ?? 'eur',
      stripeStatus: stripe_status,
      ending: row.ending ?? false,
      startedAt: new Date(started_at).toISOString(),
      paidUntil: new Date(paid_until).toISOString(),
      withdrawal: row.withdrawal,
      cancellation: row.cancellation,
    },
  ];
}
