/** The subscription of the person signed in. Read from the database, never guessed. */
import type { ReadableAtom } from 'nanostores';
import type { SubscriptionPeriod } from '../domain/access.ts';
import { supabase } from '../services/supabase.ts';
import { ofMember } from './of-member.ts';

export interface Subscription extends SubscriptionPeriod {
  readonly plan_key: string | null;
  readonly plan_name: string;
  /** Price of one month, in cents of `currency`. */
  readonly amount: number;
  readonly currency: string;
  readonly renews_at: string | null;
  readonly cancel_at_period_end: boolean;
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

async function read(userId: string): Promise<SubscriptionState> {
  try {
    const client = await supabase();
    const now = new Date().toISOString();
    const { data, error } = await client
      .from('subscriptions')
      .select('*')
      .eq('user_id', userId)
      .eq('status', 'active')
      .lte('start_date', now)
      .gte('end_date', now)
      .order('created_at', { ascending: false })
      .limit(1)
      .maybeSingle<Subscription>();
    if (error && error.code !== 'PGRST116') return { type: 'failed' };
    return data ? { type: 'active', subscription: data } : { type: 'none' };
  } catch {
    return { type: 'failed' };
  }
}
