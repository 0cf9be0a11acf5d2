/** Error codes of authentication and of the account settings. */
import type { AccountCode } from '../api/account.ts';
import type { BillingCode } from '../api/billing.ts';
import type { AddressLinkCode } from '../api/email-verification.ts';
import type { TwoFactorCode } from '../api/two-factor.ts';

/** Error codes of the authentication provider (Supabase), as named in this code. */
export type ProviderCode =
  | 'invalid_credentials'
  | 'account_exists'
  | 'email_not_confirmed'
  | 'email_refused'
  | 'weak_password'
  | 'same_password'
  | 'wrong_factor_code'
  | 'factor_expired'
  | 'factor_not_found'
  | 'second_factor_required'
  | 'link_spent'
  | 'unauthenticated'
  | 'signup_disabled'
  | 'method_closed'
  | 'user_banned'
  | 'other_way_in'
  | 'captcha_failed'
  | 'rate_limited'
  | 'unavailable'
  | 'network';

/**
 * Errors of the service that emails the sign-up code (EmailJS). `code_unreachable`: no connection, or
 * a blocker; `code_refused`: its block list; `code_automated`: it takes the browser for a robot.
 */
export type EmailServiceCode = 'code_unreachable' | 'code_refused' | 'code_automated';

/**
 * Errors of sign-in, sign-up and new passwords. `wrong_code` is about the emailed verification code;
 * `password_not_saved`: the address is confirmed, and the account has no password yet.
 */
export type AuthErrorCode =
  | ProviderCode
  | TwoFactorCode
  | 'sign_in_failed'
  | 'sign_up_failed'
  | 'google_failed'
  | 'reset_failed'
  | 'password_not_saved'
  | 'code_not_sent'
  | EmailServiceCode
  | 'wrong_code'
  | 'code_spent'
  | 'code_expired';

/**
 * Errors of a change of settings. `erasure_unknown`: no answer, so that the deletion of the account may be recorded.
 * The last three are about a card entered through Stripe.
 */
export type SettingsErrorCode =
  | ProviderCode
  | AccountCode
  | TwoFactorCode
  | AddressLinkCode
  | BillingCode
  | 'same_email'
  | 'erasure_unknown'
  | 'card_incomplete'
  | 'card_not_authenticated'
  | 'stripe_blocked';
