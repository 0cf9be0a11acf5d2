import { redeemable, type Redemption } from '../billing/discounts.ts';
import type { Account } from '../core/account.ts';
import { StripeError } from '../core/errors.ts';
import type { CheckoutSession } from '../core/objects.ts';
import { keepLine, lineOf } from './totals.ts';

/**
 * Applies a code typed on the payment page, in place of any other.
 * @returns whether such a code can be used; if not, the session is as it was.
 */
export function applyPromotion(account: Account, session: CheckoutSession, code: string): boolean {
  const { store } = account;
  const { price, quantity } = lineOf(account, session.id);
  const redemption = redemptionOf(account, code);
  if (redemption === undefined || price === null) return false;
  store.transaction(() => {
    const sold = { price, quantity: quantity ?? 1 };
    const { total, discount } = keepLine(account, session.id, sold, [redemption]);
    store.put({
      ...session,
      amount_total: total,
      discounts: [{ coupon: null, promotion_code: redemption.promotionCode }],
      total_details: { amount_discount: discount, amount_shipping: 0, amount_tax: 0 },
    });
  });
  return true;
}

function redemptionOf(account: Account, code: string): Redemption | undefined {
  const found = account.store
    .list('promotion_code', { active: true })
    .find((one) => one.code.toLowerCase() === code.toLowerCase());
  if (found === undefined) return undefined;
  try {
    return redeemable(account, { promotionCode: found.id }, 'promotion');
  } catch (error) {
    if (error instanceof StripeError) return undefined;
    throw error;
  }
}
