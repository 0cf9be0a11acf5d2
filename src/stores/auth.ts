/**
 * Signing in and signing up. The sign-up's code is made here and mailed through EmailJS; it proves an
 * address to the person who typed it, and nothing to the server.
 */
import { atom, type ReadableAtom } from 'nanostores';
import {
  checkCode,
  newVerification,
  resendWait,
  type Verification,
} from '../domain/verification.ts';
import type { Lang } from '../i18n/locales.ts';
import { sendVerificationCode } from '../services/emailjs.ts';
import { supabase } from '../services/supabase.ts';
import { faultOf, type AuthFault } from './auth-faults.ts';
import { startSession } from './session.ts';

export interface SignUpDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly lang: Lang;
}

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
  /** What was typed before, when the person comes back to correct it. */
  readonly draft: SignUpDraft | undefined;
}

const initial: AuthState = {
  step: { type: 'form' },
  busy: false,
  fault: undefined,
  resent: false,
  draft: undefined,
};
const $state = atom<AuthState>(initial);
export const $auth: ReadableAtom<AuthState> = $state;

/** Starts over: when the dialog closes, and when the person changes between the two forms. */
export function resetAuth(): void {
  $state.set(initial);
}

/** Goes back from the code to the filled form, to correct an address. */
export function correctDraft(): void {
  const { step } = $state.get();
  $state.set({ ...initial, draft: step.type === 'code' ? step.draft : undefined });
}

/** Signs in with a password; what the provider refuses becomes one of our faults. */
export function signIn(email: string, password: string): Promise<void> {
  return work(async () => {
    const client = await supabase();
    const { error } = await client.auth.signInWithPassword({ email: email.trim(), password });
    if (error) return { fault: faultOf(error, 'genericError') };
    await startSession();
    return { step: { type: 'done' } };
  });
}

/**
 * First step of signing up: mails a code to the address. Within a minute of the last code to the same
 * address, that one stays good and no other is sent.
 */
export function requestCode(draft: SignUpDraft): Promise<void> {
  const sent = lastSent;
  if (sent?.email === draft.email && resendWait(sent.verification, Date.now()) > 0) {
    return work(() => ({ step: { type: 'code', draft, verification: sent.verification } }));
  }
  return work(() => sendCode(draft));
}

/** The newest code and where it went. */
let lastSent: { readonly email: string; readonly verification: Verification } | undefined;

/** Sends another code; does nothing during the minute that follows the last. */
export function resendCode(): Promise<void> {
  const { step } = $state.get();
  if (step.type !== 'code' || resendWait(step.verification, Date.now()) > 0)
    return Promise.resolve();
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
        return { ...withVerification(step, check.verification), fault: 'invalidVerificationCode' };
      case 'spent':
        return {
          ...withVerification(step, { ...step.verification, triesLeft: 0 }),
          fault: 'codeSpent',
        };
      case 'expired':
        return { fault: 'codeExpired' };
    }
  });
}

/** Tries used stay used, also when the person goes back to the form and returns. */
function withVerification(
  step: Extract<AuthStep, { type: 'code' }>,
  verification: Verification,
): Change {
  lastSent = { email: step.draft.email, verification };
  return { step: { ...step, verification } };
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
  lastSent = { email: draft.email, verification };
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
