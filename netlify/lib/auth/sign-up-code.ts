/**
 * Sign-up in mode `function`: the code is made, mailed and checked here, so that signing up proves the address.
 * Answers are the same for known and unknown addresses until the code is right.
 */
import { randomInt } from 'node:crypto';
import type {
  SendCodeResponse,
  SignUpCode,
  SignUpRequest,
  SignUpResponse,
} from '../../../src/domain/api/email-verification.ts';
import { passwordError } from '../../../src/domain/account/password.ts';
import {
  codeLifetimeMs,
  codeTries,
  resendDelayMs,
} from '../../../src/domain/account/verification.ts';
import { normalizeEmail } from '../../../src/domain/shared/email.ts';
import type { Lang } from '../../../src/i18n/index.ts';
import { clientIp, clientNetwork } from '../http/client-ip.ts';
import { HttpError } from '../http/http-error.ts';
import { consumeRateLimit, consumeRateLimits, rateLimit } from '../http/rate-limit.ts';
import { optionalSetting } from '../platform/env.ts';
import { keyedHash } from '../platform/hmac.ts';
import type { Client } from '../platform/supabase.ts';
import { recordProof } from './address-proof.ts';
import { sendCodeEmail } from './code-email.ts';

/** Mails a code, whether or not the address has an account. Within a minute of the last code, mails none. */
export async function sendSignUpCode(
  service: Client,
  request: Request,
  { email, name, lang }: { readonly email: string; readonly name: string; readonly lang: Lang },
): Promise<SendCodeResponse> {
  requireMode();
  const mailbox = normalizeEmail(email);
  await consumeRateLimits(service, [
    rateLimit('sign-up-code-caller', clientIp(request)),
    rateLimit('sign-up-code-network', clientNetwork(request)),
    rateLimit('sign-up-code-mail', mailbox),
    rateLimit('sign-up-code-mail-day', mailbox),
    rateLimit('sign-up-code-global', ''),
  ]);
  const code = String(randomInt(100_000, 1_000_000));
  const address_hash = addressHash(email);
  const code_hash = codeHash(email, code);
  const { data: isStored, error } = await service.rpc('store_sign_up_code', {
    p_address_hash: address_hash,
    p_code_hash: code_hash,
    p_tries: codeTries,
    p_pause: resendDelayMs / 1000,
  });
  if (error) throw error;
  if (!isStored) return { state: 'sent' };
  let isSent = false;
  try {
    isSent = await sendCodeEmail({ email, name, code, lang });
  } finally {
    // Makes room for the next attempt.
    if (!isSent) await service.from('sign_up_codes').delete().match({ address_hash, code_hash });
  }
  if (!isSent) throw codeError(503, 'code_not_sent', 'The code could not be sent.');
  return { state: 'sent' };
}

/** Checks the code, then creates the account, or takes over one that a stranger opened without a proof. */
export async function signUpByCode(
  service: Client,
  request: Request,
  input: SignUpRequest,
): Promise<SignUpResponse> {
  requireMode();
  if (passwordError(input.password) !== undefined) {
    throw codeError(400, 'weak_password', 'Choose a longer password.');
  }
  await consumeRateLimit(service, 'sign-up-try', clientIp(request));
  const { data, error } = await service.rpc('use_sign_up_code', {
    p_address_hash: addressHash(input.email),
    p_code_hash: codeHash(input.email, input.code),
    p_lifetime: codeLifetimeMs / 1000,
    p_email: input.email.toLowerCase(),
  });
  if (error) throw error;
  const [used] = data;
  switch (used?.outcome) {
    case 'create':
      return createAccount(service, input);
    case 'set-password':
      return setPassword(service, input, used.account);
    case 'exists':
      return { state: 'exists' };
    case 'wrong':
      throw codeError(400, 'wrong_code', 'The code is wrong.');
    case 'spent':
      throw codeError(400, 'code_spent', 'The code has been tried too often.');
    default:
      throw codeError(400, 'code_expired', 'The code is too old, or there is none.');
  }
}

async function createAccount(service: Client, input: SignUpRequest): Promise<SignUpResponse> {
  const { data, error } = await service.auth.admin.createUser({
    email: input.email,
    password: input.password,
    email_confirm: true,
    user_metadata: metadata(input),
  });
  // A concurrent request with the same code was faster.
  if (error?.code === 'email_exists') return { state: 'exists' };
  if (error?.code === 'weak_password') throw codeError(400, 'weak_password', error.message);
  if (error) throw error;
  await recordProof(service, data.user.id);
  return { state: 'ready' };
}

/** Sets the password of a taken-over account. Until this succeeds, the same code can be used again. */
async function setPassword(
  service: Client,
  input: SignUpRequest,
  userId: string,
): Promise<SignUpResponse> {
  const { error } = await service.auth.admin.updateUserById(userId, {
    password: input.password,
    user_metadata: metadata(input),
  });
  if (error?.code === 'weak_password') throw codeError(400, 'weak_password', error.message);
  if (error) throw error;
  const done = await service.from('sign_up_codes').update({ user_id: null }).eq('user_id', userId);
  if (done.error) throw done.error;
  return { state: 'ready' };
}

/** The form's data, which the database copies to the profile. Without a phone: the form asks for none. */
function metadata({ first_name, last_name, language, terms_version }: SignUpRequest) {
  return { first_name, last_name, language, terms_version, phone: '' };
}

function requireMode(): void {
  if (optionalSetting('PUBLIC_EMAIL_VERIFICATION') !== 'function') {
    throw codeError(403, 'method_closed', 'Sign-ups are verified in another way here.');
  }
}

function addressHash(email: string): string {
  return keyedHash('sign-up-address', email.toLowerCase());
}

function codeHash(email: string, code: string): string {
  return keyedHash('sign-up-code', email.toLowerCase(), code);
}

function codeError(status: number, code: SignUpCode, message: string): HttpError<SignUpCode> {
  return new HttpError(status, code, message);
}
