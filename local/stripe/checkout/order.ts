import type { Account } from '../core/account.ts';

/** What a checkout session sells, which its object does not show. */
export interface SessionOrder {
  /** Id of the price. */
  readonly price: string;
  /** Id of the promotion code that lowers the first invoice. */
  readonly promotionCode: string | null;
  /** Metadata of the subscription. */
  readonly metadata: Record<string, string>;
}

/** Keeps what a session sells. */
export function keepOrder(
  { store }: Pick<Account, 'store'>,
  sessionId: string,
  order: SessionOrder,
): void {
  store.setSetting(`order:${sessionId}`, JSON.stringify(order));
}

/** What a session sells. */
export function orderOf({ store }: Pick<Account, 'store'>, sessionId: string): SessionOrder {
  const kept = store.setting(`order:${sessionId}`);
  if (kept === undefined) throw new Error(`${sessionId} sells nothing`);
  return JSON.parse(kept) as SessionOrder;
}
