import type { Account } from '../core/account.ts';
import { invalid, missing } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import type { Coupon, Discount } from '../core/objects.ts';
import { nullsOf } from '../shapes/nulls.ts';

const nulls = nullsOf<Discount>();

/** A coupon someone asked for, with the promotion code it came by. */
export interface Redemption {
  readonly coupon: Coupon;
  readonly promotionCode: string;
}

/**
 * Checks a promotion code given by its id as parameter `param`.
 * @throws StripeError 400 when it names nothing, has expired, or is used up.
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

/** What a coupon takes off `cents`, in cents, rounded to the nearest. */
export function discountAmount({ percent_off: percent }: Coupon, cents: number): number {
  return Math.round((cents * (percent ?? 0)) / 100);
}

/** Keeps the discount a coupon gives the first invoice of a subscription. */
export function redeem(
  account: Account,
  { coupon, promotionCode }: Redemption,
  owner: {
    readonly customer: string;
    readonly subscription: string;
    readonly session: string | null;
  },
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
