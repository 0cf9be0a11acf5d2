/**
 * Contract of `POST /.netlify/functions/stripe-checkout` (specification, section 7). Unlike the
 * other functions it returns `{ error: "…" }`: one of the codes below, which the browser
 * translates.
 */
import { z } from 'zod';

export const checkoutRequest = z.strictObject({
  price_id: z.string().min(1).max(255),
  success_url: z.url({ protocol: /^https?$/ }).max(2048),
  cancel_url: z.url({ protocol: /^https?$/ }).max(2048),
  mode: z.literal('subscription'),
  // A lone surrogate is not valid text and cannot be forwarded.
  promotion_code: z
    .string()
    .trim()
    .max(64)
    .refine((code) => code.isWellFormed())
    .default(''),
});
export type CheckoutRequest = z.input<typeof checkoutRequest>;

export interface CheckoutResponse {
  readonly url: string;
}

export type CheckoutCode =
  | 'method_not_allowed'
  | 'too_large'
  | 'bad_request'
  | 'unauthenticated'
  | 'rate_limited'
  | 'unknown_price'
  | 'plan_not_open'
  | 'checkout_closed'
  | 'foreign_url'
  | 'invalid_promotion_code'
  | 'already_subscribed'
  | 'payment_due'
  | 'Failed to create checkout session';
