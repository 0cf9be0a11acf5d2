/** Why a way in did not work, each with a sentence of its own: the provider's words never reach the page. */
import { secondsToWait } from '../../services/supabase.ts';

export type AuthFault =
  | 'genericError'
  | 'signUpError'
  | 'googleSignInError'
  | 'passwordResetError'
  | 'verificationEmailError'
  | 'invalidVerificationCode'
  | 'codeSpent'
  | 'codeExpired'
  | 'invalidCredentials'
  | 'accountMayExist'
  | 'emailNotConfirmed'
  | 'emailRefused'
  | 'weakPassword'
  | 'samePassword'
  | 'wrongFactorCode'
  | 'wrongRecoveryCode'
  | 'factorExpired'
  | 'linkSpent'
  | 'sessionEnded'
  | 'signUpClosed'
  | 'methodClosed'
  | 'accountBlocked'
  | 'otherWayIn'
  | 'refusedByCheck'
  | 'rateLimited'
  | 'network';

export interface Failure {
  readonly fault: AuthFault;
  /** Seconds until the next try is allowed, when the server said so. */
  readonly wait?: number | undefined;
}

/** What an error of Supabase's client tells. */
export interface ProviderError {
  readonly code?: string | undefined;
  readonly status?: number | undefined;
  readonly name?: string;
  readonly message?: string;
}

/** A provider's refusal as one of our sentences; `fallback` for what says nothing to a person. */
export function failureOf(error: ProviderError, fallback: AuthFault): Failure {
  if (error.name === 'AuthRetryableFetchError') return { fault: 'network' };
  const { code = '' } = error;
  const known = Object.hasOwn(faultsByCode, code) ? faultsByCode[code] : undefined;
  const fault = known ?? (error.status === 429 ? 'rateLimited' : fallback);
  return fault === 'rateLimited' ? { fault, wait: waitOf(error) } : { fault };
}

/** Supabase tells the seconds in a header, or in its sentence. */
function waitOf({ message = '' }: ProviderError): number | undefined {
  const [, seconds] = /after (\d{1,5}) seconds?/.exec(message) ?? [];
  return secondsToWait() ?? (seconds === undefined ? undefined : Number(seconds));
}

/**
 * Every code that the client knows (a test compares). Undefined: nothing that the person could do or
 * understand, so the sentence of what they were doing stands.
 */
export const faultsByCode: Readonly<Record<string, AuthFault | undefined>> = {
  invalid_credentials: 'invalidCredentials',
  email_exists: 'accountMayExist',
  user_already_exists: 'accountMayExist',
  email_not_confirmed: 'emailNotConfirmed',
  email_address_invalid: 'emailRefused',
  email_address_not_authorized: 'emailRefused',
  weak_password: 'weakPassword',
  same_password: 'samePassword',

  mfa_verification_failed: 'wrongFactorCode',
  mfa_verification_rejected: 'wrongFactorCode',
  mfa_challenge_expired: 'factorExpired',
  mfa_ip_address_mismatch: 'factorExpired',
  mfa_factor_not_found: 'sessionEnded',
  mfa_recovery_codes_locked: 'rateLimited',
  insufficient_aal: 'sessionEnded',

  otp_expired: 'linkSpent',
  flow_state_not_found: 'linkSpent',
  flow_state_expired: 'linkSpent',
  bad_code_verifier: 'linkSpent',
  bad_oauth_state: 'linkSpent',
  pkce_code_verifier_not_found: 'linkSpent',
  invite_not_found: 'linkSpent',

  bad_jwt: 'sessionEnded',
  no_authorization: 'sessionEnded',
  session_not_found: 'sessionEnded',
  session_expired: 'sessionEnded',
  refresh_token_not_found: 'sessionEnded',
  refresh_token_already_used: 'sessionEnded',
  user_not_found: 'sessionEnded',
  reauthentication_needed: 'sessionEnded',
  reauthentication_not_valid: 'sessionEnded',
  reauth_nonce_missing: 'sessionEnded',

  signup_disabled: 'signUpClosed',
  email_provider_disabled: 'methodClosed',
  phone_provider_disabled: 'methodClosed',
  provider_disabled: 'methodClosed',
  oauth_provider_not_supported: 'methodClosed',
  anonymous_provider_disabled: 'methodClosed',
  otp_disabled: 'methodClosed',
  saml_provider_disabled: 'methodClosed',
  mfa_totp_verify_not_enabled: 'methodClosed',
  mfa_phone_verify_not_enabled: 'methodClosed',
  mfa_webauthn_verify_not_enabled: 'methodClosed',
  mfa_recovery_codes_verify_not_enabled: 'methodClosed',
  user_banned: 'accountBlocked',
  user_sso_managed: 'otherWayIn',
  provider_email_needs_verification: 'otherWayIn',
  captcha_failed: 'refusedByCheck',

  over_request_rate_limit: 'rateLimited',
  over_email_send_rate_limit: 'rateLimited',
  over_sms_send_rate_limit: 'rateLimited',
  request_timeout: 'network',
  hook_timeout: 'network',
  hook_timeout_after_retry: 'network',

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
