/** Maps errors of Supabase Auth to our codes: its messages never reach a page. */
import type { ProviderCode } from '../domain/account/errors.ts';
import type { ApiError } from '../domain/api/errors.ts';
import { secondsToWait } from './supabase.ts';

/** The fields of a Supabase error. */
export interface SupabaseError {
  readonly code?: string | undefined;
  readonly status?: number | undefined;
  readonly name?: string | undefined;
  readonly message?: string | undefined;
}

/** The error's code, or `fallback` if it has no meaning for users. */
export function providerError<Fallback extends string>(
  error: SupabaseError,
  fallback: Fallback,
): ApiError<ProviderCode | Fallback> {
  if (isOutage(error)) return { code: 'unavailable' };
  if (error.name === 'AuthRetryableFetchError') return { code: 'network' };
  if (error.name === 'AuthSessionMissingError') return { code: 'unauthenticated' };
  const known = Object.hasOwn(codes, error.code ?? '') ? codes[error.code ?? ''] : undefined;
  const code = known ?? (error.status === 429 ? 'rate_limited' : fallback);
  return code === 'rate_limited' ? { code, retryAfter: secondsOf(error) } : { code };
}

/** Whether the server responded and failed; a lost connection has no status. */
function isOutage({ name, status, code }: SupabaseError): boolean {
  return (
    (status ?? 0) >= 500 && (name === 'AuthRetryableFetchError' || codes[code ?? ''] === undefined)
  );
}

/** Supabase sends the seconds in a header, or in its message. */
function secondsOf({ message = '' }: SupabaseError): number | undefined {
  const [, seconds] = /after (\d{1,5}) seconds?/.exec(message) ?? [];
  return secondsToWait() ?? (seconds === undefined ? undefined : Number(seconds));
}

/**
 * Every code of the client (a test compares). Undefined: nothing users could act on or
 * understand, so the fallback is used.
 */
export const codes: Readonly<Record<string, ProviderCode | undefined>> = {
  invalid_credentials: 'invalid_credentials',
  current_password_invalid: 'invalid_credentials',
  current_password_mismatch: 'invalid_credentials',
  current_password_required: 'invalid_credentials',
  email_exists: 'account_exists',
  user_already_exists: 'account_exists',
  email_not_confirmed: 'email_not_confirmed',
  email_address_invalid: 'email_refused',
  email_address_not_authorized: 'email_refused',
  weak_password: 'weak_password',
  same_password: 'same_password',

  mfa_verification_failed: 'wrong_factor_code',
  mfa_verification_rejected: 'wrong_factor_code',
  mfa_challenge_expired: 'factor_expired',
  mfa_ip_address_mismatch: 'factor_expired',
  mfa_factor_not_found: 'factor_not_found',
  mfa_recovery_codes_locked: 'rate_limited',
  insufficient_aal: 'second_factor_required',

  otp_expired: 'link_spent',
  flow_state_not_found: 'link_spent',
  flow_state_expired: 'link_spent',
  bad_code_verifier: 'link_spent',
  bad_oauth_state: 'link_spent',
  pkce_code_verifier_not_found: 'link_spent',
  invite_not_found: 'link_spent',

  bad_jwt: 'unauthenticated',
  no_authorization: 'unauthenticated',
  session_not_found: 'unauthenticated',
  session_expired: 'unauthenticated',
  refresh_token_not_found: 'unauthenticated',
  refresh_token_already_used: 'unauthenticated',
  user_not_found: 'unauthenticated',
  reauthentication_needed: 'unauthenticated',
  reauthentication_not_valid: 'unauthenticated',
  reauth_nonce_missing: 'unauthenticated',

  signup_disabled: 'signup_disabled',
  email_provider_disabled: 'method_closed',
  phone_provider_disabled: 'method_closed',
  provider_disabled: 'method_closed',
  oauth_provider_not_supported: 'method_closed',
  anonymous_provider_disabled: 'method_closed',
  otp_disabled: 'method_closed',
  saml_provider_disabled: 'method_closed',
  mfa_totp_verify_not_enabled: 'method_closed',
  mfa_phone_verify_not_enabled: 'method_closed',
  mfa_webauthn_verify_not_enabled: 'method_closed',
  mfa_recovery_codes_verify_not_enabled: 'method_closed',
  user_banned: 'user_banned',
  user_sso_managed: 'other_way_in',
  provider_email_needs_verification: 'other_way_in',
  captcha_failed: 'captcha_failed',

  over_request_rate_limit: 'rate_limited',
  over_email_send_rate_limit: 'rate_limited',
  over_sms_send_rate_limit: 'rate_limited',
  request_timeout: 'unavailable',
  hook_timeout: 'unavailable',
  hook_timeout_after_retry: 'unavailable',

  unexpected_failure: undefined,
  validation_failed: undefined,
  bad_json: undefined,
  conflict: undefined,
  phone_exists: undefined,
  phone_not_confirmed: undefined,
  not_admin: undefined,
  bad_oauth_callback: undefined,
  unexpected_audience: undefined,
  single_identity_not_deletable: undefined,
  email_conflict_identity_not_deletable: undefined,
  identity_already_exists: undefined,
  identity_not_found: undefined,
  manual_linking_disabled: undefined,
  sms_send_failed: undefined,
  too_many_enrolled_mfa_factors: undefined,
  mfa_factor_name_conflict: undefined,
  mfa_verified_factor_exists: undefined,
  webauthn_challenge_expired: undefined,
  mfa_phone_enroll_not_enabled: undefined,
  mfa_totp_enroll_not_enabled: undefined,
  mfa_webauthn_enroll_not_enabled: undefined,
  mfa_recovery_codes_enroll_not_enabled: undefined,
  mfa_recovery_codes_sole_factor: undefined,
  saml_relay_state_not_found: undefined,
  saml_relay_state_expired: undefined,
  saml_idp_not_found: undefined,
  saml_assertion_no_user_id: undefined,
  saml_assertion_no_email: undefined,
  saml_metadata_fetch_failed: undefined,
  saml_idp_already_exists: undefined,
  saml_entity_id_mismatch: undefined,
  sso_provider_not_found: undefined,
  sso_domain_already_exists: undefined,
  hook_payload_over_size_limit: undefined,
  hook_payload_invalid_content_type: undefined,
};
