/** Why signing in or up failed, each with a sentence of its own in the dialog. */
export type AuthFault =
  | 'genericError'
  | 'signUpError'
  | 'verificationEmailError'
  | 'invalidVerificationCode'
  | 'codeSpent'
  | 'codeExpired'
  | 'invalidCredentials'
  | 'emailTaken'
  | 'weakPassword'
  | 'rateLimited'
  | 'network';

const faultsByCode: Readonly<Record<string, AuthFault>> = {
  invalid_credentials: 'invalidCredentials',
  user_already_exists: 'emailTaken',
  email_exists: 'emailTaken',
  weak_password: 'weakPassword',
  over_request_rate_limit: 'rateLimited',
  over_email_send_rate_limit: 'rateLimited',
};

/** A provider's refusal as one of our sentences: its own words never reach the page. */
export function faultOf(
  error: { code?: string | undefined; status?: number | undefined; name?: string },
  fallback: AuthFault,
): AuthFault {
  if (error.name === 'AuthRetryableFetchError') return 'network';
  return faultsByCode[error.code ?? ''] ?? fallback;
}
