/** All subscriptions of the signed-in user, read once for every view. */
import { computed, type ReadableAtom } from 'nanostores';
import type { SubscriptionRow } from '../../domain/billing/subscription-row.ts';
import { inactiveReason, type InactiveReason } from '../../domain/billing/subscription-status.ts';
import { supabase } from '../../services/supabase.ts';
import { createUserStore } from '../user-store.ts';

export type SubscriptionRowsState =
  | { readonly type: 'loading' }
  /** Newest first, at most 20. */
  | { readonly type: 'known'; readonly rows: readonly SubscriptionRow[] }
  | { readonly type: 'failed' };

const rows = createUserStore<SubscriptionRowsState>({ type: 'loading' }, read);

/** Read from the database on first use. */
export const $subscriptionRows: ReadableAtom<SubscriptionRowsState> = rows.$state;
export const refreshSubscriptionRows = rows.refresh;

export type InactiveState =
  | { readonly type: 'loading' }
  /** `until`: the end of the paid time; `plan`: its key. Both if known. */
  | { readonly type: 'ended'; readonly until: string | null; readonly plan: string | null }
  | { readonly type: Exclude<InactiveReason, 'ended'> };

/** Why the newest subscription gives no access; `never` if it cannot be read, a neutral default. */
export const $inactiveReason: ReadableAtom<InactiveState> = computed(rows.$state, (state) => {
  if (state.type === 'loading') return state;
  const newest = state.type === 'known' ? state.rows[0] : undefined;
  const type = inactiveReason(newest);
  return type === 'ended'
    ? { type, until: newest?.paid_until ?? null, plan: newest?.plan_key ?? null }
    : { type };
});

async function read(userId: string): Promise<SubscriptionRowsState> {
  try {
    const client = await supabase();
    const { data, error } = await client
      .from('subscriptions')
      .select('*')
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      .limit(20)
      .overrideTypes<SubscriptionRow[], { merge: false }>();
    return error || !Array.isArray(data) ? { type: 'failed' } : { type: 'known', rows: data };
  } catch {
    return { type: 'failed' };
  }
}
