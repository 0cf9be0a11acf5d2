/** The subscription with access now. Read from the database, never guessed. */
import { onMount, type ReadableAtom } from 'nanostores';
import type { SubscriptionRow } from '../../domain/billing/subscription-row.ts';
import { isActive } from '../../domain/shared/access.ts';
import { supabase } from '../../services/supabase.ts';
import { createUserStore } from '../user-store.ts';

export type ActiveSubscription =
  | { readonly type: 'loading' }
  | { readonly type: 'none' }
  | { readonly type: 'active'; readonly subscription: SubscriptionRow }
  | { readonly type: 'failed' };

const subscription = createUserStore<ActiveSubscription>({ type: 'loading' }, read);
export const $subscription: ReadableAtom<ActiveSubscription> = subscription.$state;

/** Reloads the newest active subscription. A failure discards the earlier result. */
export const refreshSubscription = subscription.refresh;

onMount($subscription, () => {
  if (typeof addEventListener === 'undefined') return; // the build renders pages too
  // Somebody without access may have paid in another tab meanwhile. A failure must not replace a form being filled in.
  const onVisibility = (): void => {
    const { type } = $subscription.get();
    if (document.visibilityState === 'visible' && (type === 'none' || type === 'failed'))
      void subscription.refreshIf((next) => next.type !== 'failed');
  };
  addEventListener('visibilitychange', onVisibility);
  return () => removeEventListener('visibilitychange', onVisibility);
});

/**
 * A missing or malformed row may come from a wrong local clock or a broken response. Before
 * asking for payment, the database decides with its own clock (`has_access`); only a negative
 * result from it counts.
 */
async function read(userId: string): Promise<ActiveSubscription> {
  try {
    const client = await supabase();
    const now = new Date().toISOString();
    const { data, error } = await newest(client, userId)
      .lte('start_date', now)
      .gte('end_date', now)
      .maybeSingle<SubscriptionRow>();
    if (error && error.code !== noRow) return { type: 'failed' };
    if (isSound(data, userId) && isActive(data, new Date())) {
      return { type: 'active', subscription: data };
    }
    const allowed = (await client.rpc('has_access', {})).data as unknown;
    if (allowed === false) return { type: 'none' };
    if (allowed !== true) return { type: 'failed' };
    const { data: row } = await newest(client, userId).maybeSingle<SubscriptionRow>();
    return isSound(row, userId) ? { type: 'active', subscription: row } : { type: 'failed' };
  } catch {
    return { type: 'failed' };
  }
}

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

/**
 * Whether a response is an active row of this user with valid dates, regardless of the current
 * time.
 */
function isSound(row: Partial<SubscriptionRow> | null, userId: string): row is SubscriptionRow {
  if (row?.status !== 'active' || (row.user_id ?? userId) !== userId) return false;
  return Date.parse(row.start_date ?? '') <= Date.parse(row.end_date ?? '');
}
