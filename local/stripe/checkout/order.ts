import type { Account } from '../core/account.ts';

/** The order of a Checkout Session, which the session object does not contain. */
export interface SessionOrder {
  /** Price id. */
  readonly price: string;
  /** Id of the promotion code applied to the first invoice. */
  readonly promotionCode: string | null;
  /** Metadata of the subscription. */
  readonly metadata: Record<string, string>;
}

/** Stores the order of a session. */
export function keepOrder(
  { store }: Pick<Account, 'store'>,
  sessionId: string,
  order: SessionOrder,
): void {
  store.setSetting(`order:${sessionId}`, JSON.stringify(order));
}

/** The order of a session. */
export function orderOf({ store }: Pick<Account, 'store'>, sessionId: string): SessionOrder {
  const kept = store.setting(`order:${sessionId}`);
  if (kept === undefined) throw new Error(`${sessionId} sells nothing`);
  return JSON.parse(kept) as SessionOrder;
}
