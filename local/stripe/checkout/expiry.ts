import type { Due } from '../billing/due.ts';
import type { Account } from '../core/account.ts';
import type { CheckoutSession } from '../core/objects.ts';

/** The expiry of each open session. */
export function dueSessions(account: Account): Due[] {
  return account.store
    .list('checkout.session', { status: 'open' })
    .map((session) => ({ at: session.expires_at, act: () => void expire(account, session) }));
}

/** Expires an open session and records `checkout.session.expired`. */
export function expire(account: Account, session: CheckoutSession): CheckoutSession {
  const expired: CheckoutSession = { ...session, status: 'expired', url: null };
  account.keep(expired, 'checkout.session.expired');
  return expired;
}
