import type { Account } from '../core/account.ts';
import { newId } from '../core/ids.ts';
import type { CheckoutSession, LineItem, Price } from '../core/objects.ts';
import { discountAmount, redeemable, type Redemption } from '../billing/discounts.ts';

/** The line of a session, with the price it sells. */
export interface SoldLine {
  price: Price;
  quantity: number;
}

/** What a session costs today, in cents. */
export interface Totals {
  subtotal: number;
  discount: number;
  total: number;
}

/** Today's price of a line after its discounts. */
export function totalsOf(line: SoldLine, redemptions: Redemption[]): Totals {
  const subtotal = (line.price.unit_amount ?? 0) * line.quantity;
  let total = subtotal;
  for (const { coupon } of redemptions) total -= discountAmount(coupon, total);
  return { subtotal, discount: subtotal - total, total };
}

/** Keeps a session's line; the API shows it on request only (`expand: ['line_items']`). */
export function keepLine(
  account: Account,
  sessionId: string,
  line: SoldLine,
  redemptions: Redemption[],
): Totals {
  const totals = totalsOf(line, redemptions);
  const product = account.store.get('product', line.price.product);
  const item: LineItem = {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: totals.discount,
    amount_subtotal: totals.subtotal,
    amount_tax: 0,
    amount_total: totals.total,
    currency: line.price.currency,
    description: product?.name ?? null,
    metadata: {},
    price: line.price,
    quantity: line.quantity,
  };
  account.store.setSetting(`line_items:${sessionId}`, JSON.stringify([item]));
  return totals;
}

/** The line kept for a session. */
export function lineOf(account: Account, sessionId: string): LineItem {
  const [item] = JSON.parse(account.store.setting(`line_items:${sessionId}`) ?? '[]') as LineItem[];
  if (item === undefined) throw new Error(`${sessionId} sells nothing`);
  return item;
}

/** The coupons a session carries, checked again. */
export function redemptionsOf(account: Account, session: CheckoutSession): Redemption[] {
  return (session.discounts ?? []).map((discount) =>
    redeemable(
      account,
      discount.promotion_code === null
        ? { coupon: discount.coupon ?? '' }
        : { promotionCode: discount.promotion_code },
      'discounts',
    ),
  );
}
