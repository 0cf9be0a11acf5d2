/**
 * The plan of a visitor who leaves the order form for Google sign-in, so that the form reopens
 * on return. Stored in this tab only, for the same page and for a quarter of an hour.
 */
import { planFromKey, type PlanKey } from '../../domain/billing/plans.ts';
import { hasStoredSession } from '../../services/session-mark.ts';

/** The script of every page checks this key before it loads this module. */
const key = 'pending-order';
const lifetimeMs = 15 * 60_000;

/** Stores the order that a visitor leaves to sign in elsewhere. */
export function rememberOrder(plan: PlanKey): void {
  const order = { plan, path: location.pathname, at: Date.now() };
  try {
    sessionStorage.setItem(key, JSON.stringify(order));
  } catch {
    // Without storage the visitor presses the plan's button again.
  }
}

/** Drops the stored order. */
export function forgetOrder(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing is stored either.
  }
}

/** Reopens the form if this is the page it was left from and a user is signed in. */
export function resumeOrder(): void {
  const wish = readPendingOrder();
  if (!wish) forgetOrder();
  else if (wish.path === location.pathname && hasStoredSession()) {
    forgetOrder();
    dispatchEvent(new CustomEvent('open-subscribe', { detail: { plan: wish.plan } }));
  }
}

/** The stored order, if valid and recent. */
function readPendingOrder(): { plan: PlanKey; path: string } | undefined {
  try {
    const { plan, path, at } = JSON.parse(sessionStorage.getItem(key) ?? '') as Record<
      string,
      unknown
    >;
    const known = planFromKey(String(plan));
    const age = Date.now() - Number(at);
    if (!known || typeof path !== 'string' || !(age >= 0 && age < lifetimeMs)) return undefined;
    return { plan: known.key, path };
  } catch {
    return undefined;
  }
}
