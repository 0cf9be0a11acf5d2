/** Which contract a declaration is about, and whether it may still be ended that way. */
import type { ContractEnd } from '../../../src/domain/api/contract-end.ts';
import { isOver, isPaidUp, type StripeStatus } from '../../../src/domain/billing/stripe-status.ts';
import { mayWithdraw, withdrawalRefund } from '../../../src/domain/contract/withdrawal.ts';
import type { FoundContractRow } from '../platform/database.ts';
import type { Client } from '../platform/supabase.ts';

export interface Contract {
  readonly userId: string;
  readonly email: string;
  readonly subscription: string;
  readonly reference: string;
  /** Empty for a price we do not sell. */
  readonly planName: string;
  readonly currency: string;
  readonly stripeStatus: StripeStatus;
  /** Whether it is cancelled for the end of its period. */
  readonly ending: boolean;
  /** Instants are ISO 8601. */
  readonly startedAt: string;
  readonly paidUntil: string;
  /** The lost right of withdrawal was acknowledged, with proof. */
  readonly waiver: boolean;
  readonly earlierWithdrawals: number;
  /** Ids of its withdrawal, and of its cancellation if that is under way or just done. */
  readonly withdrawal: string | null;
  readonly cancellation: string | null;
}

/** What a person has: `userId` is undefined where there is no account. */
export interface HolderContracts {
  readonly userId: string | undefined;
  readonly contracts: readonly Contract[];
}

/** Why a declaration ends nothing. */
export type IneligibleReason = 'none' | 'too_late' | 'already_ending' | 'withdrawn';

/** `again`: this end was declared and confirmed before, under this id. */
export type ContractChoice =
  | { readonly type: 'open'; readonly contract: Contract }
  | { readonly type: 'again'; readonly contract: Contract; readonly id: string }
  | { readonly type: 'hindered'; readonly why: IneligibleReason };

/** The contracts of an account, or of whoever has this address, newest first. */
export async function findContracts(
  service: Client,
  whose: { readonly userId: string } | { readonly email: string },
): Promise<HolderContracts> {
  const { data, error } = await service.rpc('find_contracts', {
    p_user: 'userId' in whose ? whose.userId : null,
    p_email: 'email' in whose ? whose.email : null,
  });
  if (error) throw error;
  return { userId: data[0]?.user_id, contracts: data.flatMap(readContract) };
}

/**
 * The contract that a declaration made at `now` is about, if it names it or names none. The newest comes
 * first; one that can still be ended, before one that cannot.
 */
export function chooseContract(
  kind: ContractEnd,
  contracts: readonly Contract[],
  typedReference: string,
  now: Date,
): ContractChoice {
  const named = contracts.filter(({ reference }) => isNamed(reference, typedReference));
  const choices = named.map((contract) =>
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

/** What becomes of the money of a contract that is withdrawn from; null for a cancellation. */
export function refundOf(kind: ContractEnd, contract: Contract): 'whole' | 'review' | null {
  return kind === 'withdrawal' ? withdrawalRefund(contract) : null;
}

/** When a cancelled contract ends, as far as is known here; null: at once, or with the withdrawal. */
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
  if (ending) return { type: 'hindered', why: 'already_ending' };
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

/** `ECT-1A2B3C4D` as people type it: in small letters, with spaces, without its first part. */
function isNamed(reference: string, typed: string): boolean {
  const bare = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const wanted = bare(typed);
  if (typed.trim() === '') return true;
  return wanted !== '' && [bare(reference), bare(reference).slice(3)].includes(wanted);
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
      waiver: row.waiver,
      earlierWithdrawals: row.earlier_withdrawals,
      withdrawal: row.withdrawal,
      cancellation: row.cancellation,
    },
  ];
}
