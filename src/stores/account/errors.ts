/** Why a change of the settings did not happen, each with a sentence of its own on the page. */
import { secondsToWait } from '../../services/supabase.ts';

export type SettingsFault =
  | 'network'
  | 'unexpected'
  | 'rateLimited'
  | 'sessionOver'
  | 'secondFactorMissing'
  | 'wrongPassword'
  | 'samePassword'
  | 'weakPassword'
  | 'emailRefused'
  | 'sameEmail'
  | 'linkSpent'
  | 'wrongCode'
  | 'enrolmentOver'
  | 'confirmationMismatch'
  | 'billingUnavailable'
  | 'stripeUnavailable'
  | 'noSubscription'
  | 'samePlan'
  | 'ending'
  | 'paymentDue'
  | 'amountChanged'
  | 'cardRefused'
  | 'unknownCard'
  | 'cardIncomplete'
  | 'cardNotAuthenticated'
  | 'stripeBlocked';

export interface Failed {
  readonly type: 'failed';
  readonly fault: SettingsFault;
  /** Seconds to wait, where the server says so. */
  readonly retryAfter?: number | undefined;
}
export type Result<Value = undefined> = { readonly type: 'done'; readonly value: Value } | Failed;

export const done = { type: 'done', value: undefined } as const satisfies Result;

export function failed(fault: SettingsFault, retryAfter?: number): Failed {
  return { type: 'failed', fault, retryAfter };
}

/** Runs a change; whatever it throws is a server that does not answer. */
export async function attempt<Value>(change: () => Promise<Result<Value>>): Promise<Result<Value>> {
  try {
    return await change();
  } catch {
    return failed('network');
  }
}

const byCode: Readonly<Record<string, SettingsFault>> = {
  // Supabase Auth
  invalid_credentials: 'wrongPassword',
  current_password_invalid: 'wrongPassword',
  current_password_mismatch: 'wrongPassword',
  current_password_required: 'wrongPassword',
  same_password: 'samePassword',
  weak_password: 'weakPassword',
  email_exists: 'emailRefused',
  user_already_exists: 'emailRefused',
  email_address_invalid: 'emailRefused',
  email_address_not_authorized: 'emailRefused',
  validation_failed: 'unexpected',
  otp_expired: 'linkSpent',
  over_request_rate_limit: 'rateLimited',
  over_email_send_rate_limit: 'rateLimited',
  insufficient_aal: 'secondFactorMissing',
  mfa_verification_failed: 'wrongCode',
  mfa_verification_rejected: 'wrongCode',
  mfa_challenge_expired: 'wrongCode',
  mfa_factor_not_found: 'enrolmentOver',
  session_not_found: 'sessionOver',
  session_expired: 'sessionOver',
  bad_jwt: 'sessionOver',
  no_authorization: 'sessionOver',
  user_not_found: 'sessionOver',
  // our functions
  network: 'network',
  rate_limited: 'rateLimited',
  unauthenticated: 'sessionOver',
  second_factor_required: 'secondFactorMissing',
  confirmation_mismatch: 'confirmationMismatch',
  billing_unavailable: 'billingUnavailable',
  stripe_unavailable: 'stripeUnavailable',
  no_subscription: 'noSubscription',
  same_plan: 'samePlan',
  ending: 'ending',
  payment_due: 'paymentDue',
  changed: 'amountChanged',
  card_refused: 'cardRefused',
  unknown_card: 'unknownCard',
};

interface Refusal {
  readonly code?: string | undefined;
  readonly name?: string | undefined;
  readonly status?: number | undefined;
  readonly retryAfter?: number | undefined;
}

/** A refusal of Supabase or of a function as one of ours: its own words never reach the page. */
export function refused(
  error: Refusal,
  meanings: Readonly<Record<string, SettingsFault>> = {},
): Failed {
  const { code = '', name, status, retryAfter } = error;
  if (name === 'AuthRetryableFetchError') return failed('network');
  if (name === 'AuthSessionMissingError') return failed('sessionOver');
  const fault = meanings[code] ?? byCode[code] ?? (status === 429 ? 'rateLimited' : 'unexpected');
  return failed(fault, fault === 'rateLimited' ? (retryAfter ?? secondsToWait()) : undefined);
}
