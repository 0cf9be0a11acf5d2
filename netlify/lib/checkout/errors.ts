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

/** The person has a subscription already. */
export function alreadySubscribed(): HttpError<CheckoutCode> {
  return checkoutError(409, 'already_subscribed', 'A subscription is running already.');
}

/** The promotion code does not work, or not for this order. */
export function badPromotion(): HttpError<CheckoutCode> {
  return checkoutError(400, 'invalid_promotion_code', 'This promotion code does not work.');
}

/** The price is none of ours, or Stripe would charge something else than the site shows. */
export function unknownPrice(): HttpError<CheckoutCode> {
  return checkoutError(400, 'unknown_price', 'Nothing is sold under this price.');
}
