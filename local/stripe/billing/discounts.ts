import type { Account } from '../core/account.ts';
import { invalid, missing } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import type { Coupon, Discount } from '../core/objects.ts';
import { addMonths } from './calendar.ts';

/** A coupon someone asked for, with the promotion code it came by. */
export interface Redemption {
  coupon: Coupon;
  promotionCode: string | null;
}

/**
 * Checks a promotion code or coupon id given as parameter `param`.
 * @throws StripeError 400 when it names nothing, has expired, or is used up.
 */
export function redeemable(
  account: Account,
  given: { promotionCode?: string | undefined; coupon?: string | undefined },
  param: string,
): Redemption {
  const { store } = account;
  let couponId = given.coupon ?? '';
  let promotionCode: string | null = null;
  if (given.promotionCode !== undefined) {
    const code = store.get('promotion_code', given.promotionCode);
    if (code === undefined) throw missing('promotion code', given.promotionCode, param);
    const expired = code.expires_at !== null && code.expires_at <= account.now();
    const usedUp = code.max_redemptions !== null && code.times_redeemed >= code.max_redemptions;
    if (!code.active || expired || usedUp) {
      throw invalid('This promotion code is expired or inactive.', param, 'coupon_expired');
    }
    promotionCode = code.id;
    couponId = code.promotion.coupon ?? '';
  }
  const coupon = store.get('coupon', couponId);
  if (coupon === undefined) throw missing('coupon', couponId, param);
  const late = coupon.redeem_by !== null && coupon.redeem_by <= account.now();
  if (!coupon.valid || late)
    throw invalid(`Coupon ${coupon.id} is expired.`, param, 'coupon_expired');
  return { coupon, promotionCode };
}

/** What a coupon takes off `cents`, in cents, rounded to the nearest and never more than the whole. */
export function discountAmount(coupon: Coupon, cents: number): number {
  const off = coupon.amount_off ?? Math.round((cents * (coupon.percent_off ?? 0)) / 100);
  return Math.min(off, cents);
}

/** Counts the use and keeps the discount it gives a subscription. */
export function redeem(
  account: Account,
  redemption: Redemption,
  owner: { customer: string; subscription: string; session: string | null },
): Discount {
  const { store } = account;
  const { coupon, promotionCode } = redemption;
  store.put({ ...coupon, times_redeemed: coupon.times_redeemed + 1 });
  const code = promotionCode === null ? undefined : store.get('promotion_code', promotionCode);
  if (code !== undefined) store.put({ ...code, times_redeemed: code.times_redeemed + 1 });
  const start = account.now();
  const discount: Discount = {
    id: newId('di'),
    object: 'discount',
    checkout_session: owner.session,
    customer: owner.customer,
    customer_account: null,
    end: coupon.duration === 'repeating' ? addMonths(start, coupon.duration_in_months ?? 1) : null,
    invoice: null,
    invoice_item: null,
    promotion_code: promotionCode,
    source: { coupon: coupon.id, type: 'coupon' },
    start,
    subscription: owner.subscription,
    subscription_item: null,
  };
  store.put(discount);
  return discount;
}

/** Whether the discount still lowers an invoice of a period starting at `start`, after its first. */
export function lasts(account: Account, discount: Discount, start: number): boolean {
  const coupon = account.store.get('coupon', discount.source.coupon ?? '');
  if (coupon === undefined || coupon.duration === 'once') return false;
  return discount.end === null || discount.end > start;
}
