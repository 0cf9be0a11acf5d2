/** The subscription of the person signed in. Read from the database, never guessed. */
import type { ReadableAtom } from 'nanostores';
import { isActive, type SubscriptionPeriod } from '../../domain/shared/access.ts';
import type { PaymentIssue } from '../../domain/api/billing.ts';
import type { StripeStatus } from '../../domain/billing/standing.ts';
import { supabase } from '../../services/supabase.ts';
import { ofMember } from '../user-store.ts';

/** A row that opens the lessons now. Instants are ISO 8601. */
export interface Subscription extends SubscriptionPeriod {
  /** What people quote: `ECT-1A2B3C4D`. */
  readonly reference: string;
  /** Stripe's own word; `past_due` still opens while the grace lasts. */
  readonly stripe_status: StripeStatus;
  readonly plan_key: string | null;
  readonly plan_name: string;
  /** Price of one month, in cents of `currency`. */
  readonly amount: number;
  readonly currency: string;
  /** End of what is paid; `end_date` adds the grace. */
  readonly paid_until: string | null;
  /** The next charge; null when none will come. */
  readonly renews_at: string | null;
  readonly cancel_at_period_end: boolean;
  /** When its end was asked for. */
  readonly canceled_at: string | null;
  /** Why money is missing, if it is. */
  readonly payment_issue: PaymentIssue | null;
}

export type SubscriptionState =
  | { readonly type: 'loading' }
  | { readonly type: 'none' }
  | { readonly type: 'active'; readonly subscription: Subscription }
  | { readonly type: 'failed' };

const subscription = ofMember<SubscriptionState>({ type: 'loading' }, read);
export const $subscription: ReadableAtom<SubscriptionState> = subscription.$state;

/** Reads the newest subscription that is active now. Keeps no older answer when it fails. */
export const refreshSubscription = subscription.refresh;

/**
 * What an open subscription will do next: renew, end at `paid_until` because that was asked for, or close at
 * `end_date` unless its payment is put right.
 */
export type Prospect = 'renews' | 'ends' | 'payment-failed' | 'action-required';

export function prospect({
  stripe_status: status,
  payment_issue: issue,
  renews_at: renews,
  cancel_at_period_end: ends,
}: Pick<
  Subscription,
  'stripe_status' | 'payment_issue' | 'renews_at' | 'cancel_at_period_end'
>): Prospect {
  if (issue !== null || status === 'past_due') {
    return issue === 'action_required' ? 'action-required' : 'payment-failed';
  }
  return ends || renews === null ? 'ends' : 'renews';
}

/**
 * No row, or one that makes no sense, may be a clock that is wrong here or an answer that was garbled on its
 * way. Before anybody is told to pay, the database is asked with its own clock, and only its no is a no.
 */
async function read(userId: string): Promise<SubscriptionState> {
  try {
    const client = await supabase();
    const now = new Date().toISOString();
    const { data, error } = await newest(client, userId)
      .lte('start_date', now)
      .gte('end_date', now)
      .maybeSingle<Row>();
    if (error && error.code !== noRow) return { type: 'failed' };
    if (isSound(data, userId) && isActive(data, new Date())) {
      return { type: 'active', subscription: data };
    }
    const allowed = (await client.rpc('has_access', {})).data as unknown;
    if (allowed === false) return { type: 'none' };
    if (allowed !== true) return { type: 'failed' };
    const { data: row } = await newest(client, userId).maybeSingle<Row>();
    return isSound(row, userId) ? { type: 'active', subscription: row } : { type: 'failed' };
  } catch {
    return { type: 'failed' };
  }
}

type Row = Subscription & { readonly user_id?: string };

const noRow = 'PGRST116';

function newest(client: Awaited<ReturnType<typeof supabase>>, userId: string) {
  return client
    .from('subscriptions')
    .select('*')
    .eq('user_id', userId)
    .eq('status', 'active')
    .order('created_at', { ascending: false })
    .limit(1);
}

/** Whether an answer is an active row, of nobody else, whatever the time is. */
function isSound(row: Row | null, userId: string): row is Row {
  if (row?.status !== 'active' || (row.user_id ?? userId) !== userId) return false;
  return Date.parse(row.start_date ?? '') <= Date.parse(row.end_date ?? '');
}
