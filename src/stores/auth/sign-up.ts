/**
 * Sign-up. In mode `emailjs` the code is made in the browser and sent through EmailJS: it
 * proves the address to the user, and nothing to the server. In mode `supabase` Supabase
 * creates, sends and compares it.
 */
import { emailServiceError } from '../../domain/account/email-service.ts';
import { termsVersion } from '../../domain/contract/terms-version.ts';
import {
  checkCode,
  codeTries,
  countTry,
  newVerification,
  resendWait,
  type CodeCheck,
  type Verification,
} from '../../domain/account/verification.ts';
import { captchaOptions } from '../../services/captcha.ts';
import { configuration } from '../../services/configuration.ts';
import { sendVerificationCode } from '../../services/emailjs.ts';
import { supabase } from '../../services/supabase.ts';
import {
  $auth,
  finish,
  providerPatch,
  runAction,
  type AuthPatch,
  type AuthStep,
  type SignUpDraft,
} from './state.ts';

type CodeStep = Extract<AuthStep, { type: 'code' }>;

const bySupabase = configuration.emailVerification === 'supabase';

/** Whether Supabase sends the code: it sends none to an address that has an account. */
export const codeSkipsMembers = bySupabase;

/** The newest code and its recipient. */
let lastSent: { readonly email: string; readonly verification: Verification } | undefined;

/**
 * First step: emails a code to the address. Within a minute of the last code to the same
 * address, that one stays valid and no other is sent.
 */
export function requestCode(typed: SignUpDraft): Promise<void> {
  const draft = { ...typed, email: typed.email.trim() };
  const sent = lastSent;
  if (sent?.email === draft.email && resendWait(sent.verification, Date.now()) > 0) {
    return runAction(() => ({ step: { type: 'code', draft, verification: sent.verification } }));
  }
  return runAction(() => (bySupabase ? signUpFirst(draft) : sendOwnCode(draft)));
}

/** Sends another code; does nothing within a minute of the last. */
export function resendCode(): Promise<void> {
  const { step } = $auth.get();
  if (step.type !== 'code' || resendWait(step.verification, Date.now()) > 0) {
    return Promise.resolve();
  }
  return runAction(async () => {
    const patch = await (bySupabase ? waitForCode(step.draft) : sendOwnCode(step.draft));
    return patch.step ? { ...patch, resent: true } : patch;
  });
}

/** Second step: checks the code, then creates the account. */
export function submitCode(typed: string): Promise<void> {
  const { step } = $auth.get();
  if (step.type !== 'code') return Promise.resolve();
  return runAction(() => (bySupabase ? verifyBySupabase(step, typed) : verifyOwnCode(step, typed)));
}

/** Requests another code from Supabase and shows the code step. */
export async function waitForCode(draft: SignUpDraft): Promise<AuthPatch> {
  const client = await supabase();
  const { error } = await client.auth.resend({
    type: 'signup',
    email: draft.email,
    options: await captchaOptions(),
  });
  return error ? providerPatch(error, 'code_not_sent') : codeSent(draft, supabaseCode());
}

async function signUpFirst(draft: SignUpDraft): Promise<AuthPatch> {
  return (await signUp(draft)) ?? codeSent(draft, supabaseCode());
}

async function sendOwnCode(draft: SignUpDraft): Promise<AuthPatch> {
  const verification = newVerification(Date.now());
  try {
    await sendVerificationCode({
      email: draft.email,
      name: draft.firstName,
      code: verification.code,
      lang: draft.lang,
    });
  } catch (error) {
    return { error: { code: emailServiceError(error) } };
  }
  return codeSent(draft, verification);
}

function supabaseCode(): Verification {
  return { code: '', sentAt: Date.now(), triesLeft: codeTries };
}

function codeSent(draft: SignUpDraft, verification: Verification): AuthPatch {
  lastSent = { email: draft.email, verification };
  return { step: { type: 'code', draft, verification } };
}

function verifyOwnCode(step: CodeStep, typed: string): AuthPatch | Promise<AuthPatch> {
  const check = checkCode(step.verification, typed, Date.now());
  return check.type === 'right' ? createAccount(step) : afterWrong(step, check);
}

async function verifyBySupabase(step: CodeStep, typed: string): Promise<AuthPatch> {
  const ifWrong = countTry(step.verification, Date.now());
  if (ifWrong.type === 'expired' || step.verification.triesLeft <= 0)
    return afterWrong(step, ifWrong);
  const { email, password } = step.draft;
  const client = await supabase();
  const { error } = await client.auth.verifyOtp({ email, token: typed, type: 'signup' });
  if (error?.code === 'otp_expired') return afterWrong(step, ifWrong);
  if (error) return providerPatch(error, 'sign_up_failed');
  // The address may already have an unconfirmed sign-up with another password.
  const { error: other } = await client.auth.signInWithPassword({
    email,
    password,
    options: await captchaOptions(),
  });
  if (other) {
    const { error: kept } = await client.auth.updateUser({
      password,
      data: metadata(step.draft),
    });
    if (kept && kept.code !== 'same_password') return { error: { code: 'account_exists' } };
  }
  return finish();
}

/** Used attempts stay counted when the user goes back to the form and returns. */
function afterWrong(step: CodeStep, check: Exclude<CodeCheck, { type: 'right' }>): AuthPatch {
  if (check.type === 'expired') return { error: { code: 'code_expired' } };
  const isSpent = check.type === 'spent';
  const verification = isSpent ? { ...step.verification, triesLeft: 0 } : check.verification;
  const code = isSpent ? 'code_spent' : 'wrong_code';
  return { ...codeSent(step.draft, verification), error: { code } };
}

/**
 * Supabase returns the same response whether or not the address has an account. Signing in
 * reveals it, which is safe: the user has just proven the address.
 */
async function createAccount({ draft }: CodeStep): Promise<AuthPatch> {
  const failed = await signUp(draft);
  if (failed) return failed;
  const client = await supabase();
  const { data } = await client.auth.getSession();
  if (data.session?.user.email === draft.email.toLowerCase()) return finish();
  const { error } = await client.auth.signInWithPassword({
    email: draft.email,
    password: draft.password,
    options: await captchaOptions(),
  });
  if (error?.code === 'invalid_credentials') return { error: { code: 'account_exists' } };
  return error ? providerPatch(error, 'sign_up_failed') : finish();
}

async function signUp(draft: SignUpDraft): Promise<AuthPatch | undefined> {
  const client = await supabase();
  const { error } = await client.auth.signUp({
    email: draft.email,
    password: draft.password,
    options: { data: metadata(draft), ...(await captchaOptions()) },
  });
  return error ? providerPatch(error, 'sign_up_failed') : undefined;
}

/** The metadata of the new user; the database copies it to the profile. */
function metadata({ firstName, lastName, phone, lang }: SignUpDraft) {
  return {
    first_name: firstName,
    last_name: lastName,
    phone,
    language: lang,
    terms_version: termsVersion,
  };
}
