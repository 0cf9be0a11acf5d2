import type { Account } from '../core/account.ts';
import { invalid, missing } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import type { Coupon, Discount } from '../core/objects.ts';
import { nullsOf } from '../shapes/nulls.ts';

const nulls = nullsOf<Discount>();

/** A requested coupon, with its promotion code. */
export interface Redemption {
  readonly coupon: Coupon;
  readonly promotionCode: string;
}

/**
 * Validates a promotion code id given as parameter `param`.
 * @throws StripeError 400 when it is unknown, expired, or used up.
 */
export function redeemable(account: Account, id: string, param: string): Redemption {
  const { store } = account;
  const code = store.get('promotion_code', id);
  if (code === undefined) throw missing('promotion_code', id, param);
  const coupon = store.get('coupon', code.promotion.coupon ?? '');
  const isOver = (moment: number | null) => moment !== null && moment <= account.now();
  if (!code.active || isOver(code.expires_at) || !coupon?.valid || isOver(coupon.redeem_by)) {
    throw invalid('This promotion code is expired or inactive.', param, 'coupon_expired');
  }
  return { coupon, promotionCode: code.id };
}

/** The discount of a coupon on `cents`, in cents, rounded to the nearest. */
export function discountAmount({ percent_off: percent }: Coupon, cents: number): number {
  return Math.round((cents * (percent ?? 0)) / 100);
}

/** Stores the discount of a subscription's first invoice. */
export function redeem(
  account: Account,
  { coupon, promotionCode }: Redemption,
  owner: Readonly<{ customer: string; subscription: string; session: string | null }>,
): Discount {
  const discount: Discount = {
    id: newId('di'),
    object: 'discount',
    checkout_session: owner.session,
    customer: owner.customer,
    promotion_code: promotionCode,
    source: { coupon: coupon.id, type: 'coupon' },
    start: account.now(),
    subscription: owner.subscription,
    ...nulls('customer_account', 'end', 'invoice', 'invoice_item', 'subscription_item'),
  };
  account.store.put(discount);
  return discount;
}
