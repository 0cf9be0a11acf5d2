/**
 * The plan of somebody who leaves the order form to sign in at Google, so that the form opens again when
 * they are back. Kept in this tab only, for the page they left and for a quarter of an hour.
 */
import { planFromKey, type PlanKey } from '../../domain/billing/plans.ts';
import { hasStoredSession } from '../../services/session-mark.ts';

/** The script of every page looks for this key before it fetches this module. */
const key = 'order-wish';
const lifetimeMs = 15 * 60_000;

interface Wish {
  readonly plan: PlanKey;
  readonly path: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

export function rememberOrder(plan: PlanKey): void {
  const wish: Wish = { plan, path: location.pathname, at: Date.now() };
  try {
    sessionStorage.setItem(key, JSON.stringify(wish));
  } catch {
    // Without storage they press the plan's button again.
  }
}

export function forgetOrder(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept either.
  }
}

/** Opens the form again if this is the page it was left from and somebody is signed in now. */
export function resumeOrder(): void {
  const wish = readWish();
  if (!wish) forgetOrder();
  else if (wish.path === location.pathname && hasStoredSession()) {
    forgetOrder();
    dispatchEvent(new CustomEvent('open-subscribe', { detail: { plan: wish.plan } }));
  }
}

/** What was kept, if it is ours and recent. */
function readWish(): Wish | undefined {
  try {
    const { plan, path, at } = JSON.parse(sessionStorage.getItem(key) ?? '') as Record<
      keyof Wish,
      unknown
    >;
    const known = planFromKey(String(plan));
    const age = Date.now() - Number(at);
    if (!known || typeof path !== 'string' || !(age >= 0 && age < lifetimeMs)) return undefined;
    return { plan: known.key, path, at: Number(at) };
  } catch {
    return undefined;
  }
}
