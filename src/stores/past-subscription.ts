/** Why no subscription is active: there never was one, it ended, or a payment is missing. */
import type { ReadableAtom } from 'nanostores';
import { supabase } from '../services/supabase.ts';
import { ofMember } from './of-member.ts';

export type PastSubscription =
  | { readonly type: 'loading' }
  /** None, or one that says nothing about why. */
  | { readonly type: 'never' }
  | { readonly type: 'ended' }
  | { readonly type: 'unpaid' };

const past = ofMember<PastSubscription>({ type: 'loading' }, read);

/** Read when it is first looked at, which is worth doing where no subscription is active. */
export const $pastSubscription: ReadableAtom<PastSubscription> = past.$state;

/** Statuses of Stripe's that wait for money. */
const waiting: readonly string[] = ['past_due', 'unpaid'];
/** Statuses that are over; `active` is met here only past its last day. */
const over: readonly string[] = ['canceled', 'active'];

/** What the newest subscription says, whatever its state. A failure says nothing: the page has enough. */
async function read(userId: string): Promise<PastSubscription> {
  try {
    const client = await supabase();
    const { data } = await client
      .from('subscriptions')
      .select('status')
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      .limit(1)
      .maybeSingle<{ status: string }>();
    if (data && waiting.includes(data.status)) return { type: 'unpaid' };
    return { type: data && over.includes(data.status) ? 'ended' : 'never' };
  } catch {
    return { type: 'never' };
  }
}
