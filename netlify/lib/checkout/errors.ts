/** Error responses of the function `stripe-checkout`. */
import type { CheckoutCode } from '../../../src/domain/api/stripe-checkout.ts';
import { HttpError } from '../http/http-error.ts';

/** An error response with a code of the contract. */
export function checkoutError(
  status: number,
  code: CheckoutCode,
  message: string,
): HttpError<CheckoutCode> {
  return new HttpError(status, code, message);
}

/** The user already has a subscription. */
export function alreadySubscribed(): HttpError<CheckoutCode> {
  return checkoutError(
    409,
    'already_subscribed',
    'This account already has a running subscription.',
  );
}

/** The promotion code is invalid, or does not apply to this order. */
export function badPromotion(): HttpError<CheckoutCode> {
  return checkoutError(400, 'invalid_promotion_code', 'This promotion code does not work.');
}

/** The price is not in the plan table, or Stripe would charge another amount than the site shows. */
export function unknownPrice(): HttpError<CheckoutCode> {
  return checkoutError(400, 'unknown_price', 'Unknown price.');
}

/** A preview deploy whose `src/site.ts` lacks seller details required by law. */
export function checkoutClosed(): HttpError<CheckoutCode> {
  return checkoutError(409, 'checkout_closed', 'This preview takes no orders: no seller is named.');
}

/** The plan contains signals, and their area is not open yet. */
export function planNotOpen(): HttpError<CheckoutCode> {
  return checkoutError(409, 'plan_not_open', 'This plan is not on sale yet.');
}
