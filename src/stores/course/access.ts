/** Whether the visitor may open a resource, from session and subscription. */
import { computed, type ReadableAtom } from 'nanostores';
import {
  decideAccess,
  type Access,
  type Requirement,
  type SessionCheck,
  type SubscriptionCheck,
} from '../../domain/shared/access.ts';
import { $session, type SessionState } from '../auth/session.ts';
import type { SubscriptionRow } from '../../domain/billing/subscription-row.ts';
import { $subscription, type ActiveSubscription } from '../billing/subscription.ts';

/** The decision for a requirement, or `loading` while session or subscription load. */
export function accessTo(requirement: Requirement): ReadableAtom<Access | 'loading'> {
  return requirement === 'none' || requirement === 'session'
    ? computed($session, (session) => decide(requirement, session, { type: 'none' }))
    : computed([$session, $subscription], (session, subscription) =>
        decide(requirement, session, subscription),
      );
}

function decide(
  requirement: Requirement,
  session: SessionState,
  subscription: ActiveSubscription,
): Access | 'loading' {
  if (session.type === 'loading') return 'loading';
  if (session.type === 'signed-in' && subscription.type === 'loading') return 'loading';
  return decideAccess(
    requirement,
    sessionCheck(session),
    subscriptionCheck(subscription),
    subscription.type === 'active' ? timeOf(subscription.subscription) : new Date(),
  );
}

/**
 * The time at which to judge a subscription that the database returned as active. It stays valid until the next load:
 * if this device's clock disagrees, the clock is wrong.
 */
function timeOf({ start_date: start, end_date: end }: SubscriptionRow): Date {
  const now = Date.now();
  return new Date(Math.min(Math.max(now, Date.parse(start)), Date.parse(end)));
}

function sessionCheck(session: SessionState): SessionCheck {
  return session.type === 'signed-in' || session.type === 'signed-out' ? session.type : 'failed';
}

function subscriptionCheck(state: ActiveSubscription): SubscriptionCheck {
  if (state.type === 'active') return state.subscription;
  return state.type === 'none' ? 'none' : 'failed';
}
