/** Why no subscription is active: there never was one, it ended, or something happened to its payment. */
import type { ReadableAtom } from 'nanostores';
import type { PaymentIssue } from '../../domain/api/billing.ts';
import type { StripeStatus } from '../../domain/billing/standing.ts';
import { supabase } from '../../services/supabase.ts';
import { ofMember } from '../user-store.ts';

export type PastSubscription =
  | { readonly type: 'loading' }
  /** None, or one that says nothing about why. */
  | { readonly type: 'never' }
  /** Over; `until` is the end of what was paid (ISO 8601), where it is known. */
  | { readonly type: 'ended'; readonly until: string | null }
  /** It runs at Stripe and waits for money, or for the cardholder to authenticate. */
  | { readonly type: 'unpaid'; readonly issue: PaymentIssue }
  /** Its last payment was paid back; nothing is due. */
  | { readonly type: 'refunded' }
  /** Its last payment is contested at the bank; access waits for the outcome. */
  | { readonly type: 'disputed' }
  /** Paused at Stripe: nothing is charged, nothing is open. */
  | { readonly type: 'paused' };

/** What is read of the newest row. */
export interface PastRow {
  readonly status: string;
  readonly stripe_status: StripeStatus;
  readonly payment_issue: PaymentIssue | null;
  readonly paid_until: string | null;
}

const past = ofMember<PastSubscription>({ type: 'loading' }, read);

/** Read when it is first looked at, which is worth doing where no subscription is active. */
export const $pastSubscription: ReadableAtom<PastSubscription> = past.$state;
export const refreshPastSubscription = past.refresh;

/** What a row that opens nothing says of itself. `status` comes first: it knows what Stripe's word does not. */
export function whyClosed({
  status,
  stripe_status: stripe,
  payment_issue: issue,
  paid_until: until,
}: PastRow): PastSubscription {
  if (stripe === 'canceled') return { type: 'ended', until };
  if (status === 'refunded' || status === 'disputed') return { type: status };
  switch (stripe) {
    case 'past_due':
    case 'unpaid':
      return { type: 'unpaid', issue: issue ?? 'failed' };
    case 'paused':
      return { type: 'paused' };
    case 'active':
    case 'trialing':
      // Past its last day: Stripe's next word has not come.
      return status === 'active' ? { type: 'ended', until } : { type: 'never' };
    default:
      // A first payment that was not finished stands in nobody's way: another order ends it.
      return { type: 'never' };
  }
}

/** What the newest subscription says, whatever its state. A failure says nothing: the page has enough. */
async function read(userId: string): Promise<PastSubscription> {
  try {
    const client = await supabase();
    const { data } = await client
      .from('subscriptions')
      .select('status, stripe_status, payment_issue, paid_until')
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      .limit(1)
      .maybeSingle<PastRow>();
    return data ? whyClosed(data) : { type: 'never' };
  } catch {
    return { type: 'never' };
  }
}
