/** The contracts of the person signed in, as far as ending one depends on them. */
import type { ReadableAtom } from 'nanostores';
import type { ContractEnd } from '../../domain/api/contract-end.ts';
import type { StripeStatus } from '../../domain/billing/standing.ts';
import { mayWithdraw, withdrawalEnds } from '../../domain/contract/withdrawal.ts';
import { supabase } from '../../services/supabase.ts';
import { ofMember } from '../user-store.ts';

/** Instants are ISO 8601. */
export interface OwnContract {
  readonly reference: string;
  readonly plan_key: string | null;
  readonly plan_name: string;
  readonly stripe_status: StripeStatus;
  readonly cancel_at_period_end: boolean;
  readonly canceled_at: string | null;
  readonly paid_until: string | null;
  /** When it was concluded. */
  readonly start_date: string;
}

export type OwnContracts =
  | { readonly type: 'loading' }
  | { readonly type: 'known'; readonly contracts: readonly OwnContract[] }
  | { readonly type: 'failed' };

const own = ofMember<OwnContracts>({ type: 'loading' }, read);
export const $ownContracts: ReadableAtom<OwnContracts> = own.$state;
export const refreshOwnContracts = own.refresh;

/** What can be declared about somebody's contracts. */
export type Offer =
  /** `until` is the last second of a withdrawal. */
  | { readonly type: 'open'; readonly contract: OwnContract; readonly until?: Date }
  | { readonly type: 'ending'; readonly contract: OwnContract }
  | { readonly type: 'over'; readonly contract: OwnContract; readonly since: Date }
  | { readonly type: 'none' };

/** Stripe's words for a contract that was never concluded, or is over. */
const notRunning: readonly StripeStatus[] = ['incomplete', 'incomplete_expired', 'canceled'];

/** `contracts` come newest first. */
export function offerOf(kind: ContractEnd, contracts: readonly OwnContract[], now: Date): Offer {
  const running = contracts.filter((one) => !notRunning.includes(one.stripe_status));
  const [newest] = running;
  if (!newest) return { type: 'none' };
  if (kind === 'cancellation') {
    const renewing = running.find((one) => !one.cancel_at_period_end);
    return renewing ? { type: 'open', contract: renewing } : { type: 'ending', contract: newest };
  }
  const young = running.find((one) => mayWithdraw(new Date(one.start_date), now));
  if (young) {
    return { type: 'open', contract: young, until: withdrawalEnds(new Date(young.start_date)) };
  }
  return { type: 'over', contract: newest, since: withdrawalEnds(new Date(newest.start_date)) };
}

/** The contract a typed reference names; the one that can still be ended where none is typed. */
export function namedIn(
  contracts: readonly OwnContract[],
  reference: string,
): OwnContract | undefined {
  if (reference !== '') return contracts.find((one) => one.reference === reference);
  const running = contracts.filter((one) => !notRunning.includes(one.stripe_status));
  return running.find((one) => !one.cancel_at_period_end) ?? running[0];
}

const columns =
  'reference, plan_key, plan_name, stripe_status, cancel_at_period_end, canceled_at, paid_until, start_date';

async function read(userId: string): Promise<OwnContracts> {
  try {
    const client = await supabase();
    const { data, error } = await client
      .from('subscriptions')
      .select(columns)
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      .limit(20)
      .overrideTypes<OwnContract[]>();
    return error ? { type: 'failed' } : { type: 'known', contracts: data };
  } catch {
    return { type: 'failed' };
  }
}
