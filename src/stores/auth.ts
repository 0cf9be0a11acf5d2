/**
 * Signing in and signing up. The sign-up's code is made here and mailed through EmailJS; it proves an
 * address to the person who typed it, and nothing to the server.
 */
import { atom, type ReadableAtom } from 'nanostores';
import { checkCode, newVerification, resendWait, type Verification } from '../domain/verification.ts';
import type { Lang } from '../i18n/locales.ts';
import { sendVerificationCode } from '../services/emailjs.ts';
import { supabase } from '../services/supabase.ts';
import { startSession } from './session.ts';

export interface SignUpDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly lang: Lang;
}

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

export type AuthStep =
  | { readonly type: 'form' }
  | { readonly type: 'code'; readonly draft: SignUpDraft; readonly verification: Verification }
  | { readonly type: 'done' };

export interface AuthState {
  readonly step: AuthStep;
  readonly busy: boolean;
  readonly fault: AuthFault | undefined;
  /** True after a code was sent again, until the next action. */
  readonly resent: boolean;
}

const initial: AuthState = { step: { type: 'form' }, busy: false, fault: undefined, resent: false };
const $state = atom<AuthState>(initial);
export const $auth: ReadableAtom<AuthState> = $state;

/** Starts over: on opening the dialog, and when the person goes back to correct an address. */
export function resetAuth(): void {
  $state.set(initial);
}

export function signIn(email: string, password: string): Promise<void> {
  return work(async () => {
    const client = await supabase();
    const { error } = await client.auth.signInWithPassword({ email: email.trim(), password });
    if (error) return { fault: faultOf(error, 'genericError') };
    await startSession();
    return { step: { type: 'done' } };
  });
}

/** First step of signing up: mails a code to the address. */
export function requestCode(draft: SignUpDraft): Promise<void> {
  return work(() => sendCode(draft));
}

/** Sends another code; does nothing during the minute that follows the last. */
export function resendCode(): Promise<void> {
  const { step } = $state.get();
  if (step.type !== 'code' || resendWait(step.verification, Date.now()) > 0) return Promise.resolve();
  return work(async () => {
    const change = await sendCode(step.draft);
    return change.step ? { ...change, resent: true } : change;
  });
}

/** Second step: checks the code, then creates the account, which signs in. */
export function submitCode(typed: string): Promise<void> {
  const { step } = $state.get();
  if (step.type !== 'code') return Promise.resolve();
  return work(() => {
    const check = checkCode(step.verification, typed, Date.now());
    switch (check.type) {
      case 'right':
        return createAccount(step.draft);
      case 'wrong':
        return {
          step: { ...step, verification: check.verification },
          fault: 'invalidVerificationCode',
        };
      case 'spent':
        return {
          step: { ...step, verification: { ...step.verification, triesLeft: 0 } },
          fault: 'codeSpent',
        };
      case 'expired':
        return { fault: 'codeExpired' };
    }
  });
}

type Change = Partial<Omit<AuthState, 'busy'>>;

/** Runs one action at a time and shows its outcome; an unexpected failure is told as one. */
async function work(action: () => Change | Promise<Change>): Promise<void> {
  const before = $state.get();
  if (before.busy) return;
  $state.set({ ...before, busy: true, fault: undefined, resent: false });
  let change: Change;
  try {
    change = await action();
  } catch {
    change = { fault: 'network' };
  }
  $state.set({ ...$state.get(), ...change, busy: false });
}

async function sendCode(draft: SignUpDraft): Promise<Change> {
  const verification = newVerification(Date.now());
  try {
    await sendVerificationCode({
      email: draft.email,
      name: draft.firstName,
      code: verification.code,
      lang: draft.lang,
    });
  } catch (error) {
    const status = (error as { status?: number } | undefined)?.status;
    return { fault: status === 429 ? 'rateLimited' : 'verificationEmailError' };
  }
  return { step: { type: 'code', draft, verification } };
}

async function createAccount(draft: SignUpDraft): Promise<Change> {
  const client = await supabase();
  const { error } = await client.auth.signUp({
    email: draft.email,
    password: draft.password,
    options: { data: { first_name: draft.firstName, last_name: draft.lastName } },
  });
  if (error) return { fault: faultOf(error, 'signUpError') };
  await startSession();
  return { step: { type: 'done' } };
}

const faultsByCode: Readonly<Record<string, AuthFault>> = {
  invalid_credentials: 'invalidCredentials',
  user_already_exists: 'emailTaken',
  email_exists: 'emailTaken',
  weak_password: 'weakPassword',
  over_request_rate_limit: 'rateLimited',
  over_email_send_rate_limit: 'rateLimited',
};

/** A provider's refusal as one of our sentences: its own words never reach the page. */
function faultOf(error: { code?: string | undefined; status?: number | undefined; name?: string }, fallback: AuthFault): AuthFault {
  if (error.name === 'AuthRetryableFetchError') return 'network';
  return faultsByCode[error.code ?? ''] ?? fallback;
}
