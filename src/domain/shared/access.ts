/**
 * Access control: one decision, used by the browser to choose a screen and by the functions to
 * grant or deny a key. The database has the same rule in `public.has_access()`.
 */

/** The access level a page or a lesson requires. */
export type Requirement = 'none' | 'session' | 'subscription' | 'signals';

/** The result of the session check. */
export type SessionCheck = 'signed-in' | 'signed-out' | 'failed';

/** The columns of `subscriptions` that decide. Dates are ISO 8601 instants. */
export interface SubscriptionPeriod {
  readonly status: string;
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly includes_signals: boolean;
}

/** The newest subscription row, `none`, or `failed` if it could not be read. */
export type SubscriptionCheck = SubscriptionPeriod | 'none' | 'failed';

/**
 * - `open`: show it.
 * - `sign-in`: an account is needed first.
 * - `subscribe`: an active subscription is needed.
 * - `upgrade`: the subscription is active, but without signals.
 * - `unknown`: the check failed; show an error and offer a retry, never ask for money.
 */
export type Access = 'open' | 'sign-in' | 'subscribe' | 'upgrade' | 'unknown';

/** True while `status` is active and `now` lies between the two dates, bounds included. */
export function isActive(
  subscription: Omit<SubscriptionPeriod, 'includes_signals'>,
  now: Date,
): boolean {
  if (subscription.status !== 'active' || !subscription.start_date || !subscription.end_date) {
    return false;
  }
  const start = Date.parse(subscription.start_date);
  const end = Date.parse(subscription.end_date);
  return start <= now.getTime() && now.getTime() <= end;
}

/**
 * Decides from the known state. If unknown: fails closed where a subscription is required, open
 * where only a session is.
 */
export function decideAccess(
  requirement: Requirement,
  session: SessionCheck,
  subscription: SubscriptionCheck,
  now: Date,
): Access {
  if (requirement === 'none') return 'open';
  if (requirement === 'session') return session === 'signed-out' ? 'sign-in' : 'open';
  if (session === 'failed') return 'unknown';
  if (session === 'signed-out') return 'sign-in';
  if (subscription === 'failed') return 'unknown';
  if (subscription === 'none' || !isActive(subscription, now)) return 'subscribe';
  if (requirement === 'signals' && !subscription.includes_signals) return 'upgrade';
  return 'open';
}
