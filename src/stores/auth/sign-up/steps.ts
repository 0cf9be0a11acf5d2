/** Shared by all ways to verify an address: the code step, its errors, and signing in at the end. */
import {
  codeTries,
  type CodeCheck,
  type Verification,
} from '../../../domain/account/verification.ts';
import { termsVersion } from '../../../domain/contract/terms-version.ts';
import { captchaOptions } from '../../../services/captcha.ts';
import { supabase } from '../../../services/supabase.ts';
import {
  finish,
  providerPatch,
  type AuthPatch,
  type AuthStep,
  type SignUpDraft,
} from '../state.ts';

export type CodeStep = Extract<AuthStep, { type: 'code' }>;

/** A way to verify the address of a sign-up. */
export interface CodeMethod {
  /** Sends the first code. */
  readonly send: (draft: SignUpDraft) => Promise<AuthPatch>;
  /** Sends another one. */
  readonly resend: (draft: SignUpDraft) => Promise<AuthPatch>;
  /** Checks the typed code; a right one ends in a signed-in account. */
  readonly submit: (step: CodeStep, typed: string) => AuthPatch | Promise<AuthPatch>;
}

/** The newest code and its recipient. */
let lastSent: { readonly email: string; readonly verification: Verification } | undefined;

/** The newest code, if it was sent to this address. */
export function lastCodeTo(email: string): Verification | undefined {
  return lastSent?.email === email ? lastSent.verification : undefined;
}

/** The step that asks for the code just sent, by default one that only the server knows. */
export function codeSent(
  draft: SignUpDraft,
  verification: Verification = { code: '', sentAt: Date.now(), triesLeft: codeTries },
): AuthPatch {
  lastSent = { email: draft.email, verification };
  return { step: { type: 'code', draft, verification } };
}

/** Used attempts stay counted when the user goes back to the form and returns. */
export function afterWrong(
  step: CodeStep,
  check: Exclude<CodeCheck, { type: 'right' }>,
): AuthPatch {
  if (check.type === 'expired') return { error: { code: 'code_expired' } };
  const isSpent = check.type === 'spent';
  const verification = isSpent ? { ...step.verification, triesLeft: 0 } : check.verification;
  const code = isSpent ? 'code_spent' : 'wrong_code';
  return { ...codeSent(step.draft, verification), error: { code } };
}

/**
 * Signs in to the account of a verified address. A password other than the account's reveals that the account existed,
 * which is safe: the user has just proven the address.
 */
export async function signInVerified({ email, password }: SignUpDraft): Promise<AuthPatch> {
  const client = await supabase();
  const { error } = await client.auth.signInWithPassword({
    email,
    password,
    options: await captchaOptions(),
  });
  if (error?.code === 'invalid_credentials') return { error: { code: 'account_exists' } };
  return error ? providerPatch(error, 'sign_up_failed') : finish();
}

/** Requests the account from Supabase; a patch if it refused. */
export async function signUp(draft: SignUpDraft): Promise<AuthPatch | undefined> {
  const client = await supabase();
  const { error } = await client.auth.signUp({
    email: draft.email,
    password: draft.password,
    options: { data: metadata(draft), ...(await captchaOptions()) },
  });
  return error ? providerPatch(error, 'sign_up_failed') : undefined;
}

/** The metadata of the new user; the database copies it to the profile. */
export function metadata({ firstName, lastName, lang }: SignUpDraft) {
  return {
    first_name: firstName,
    last_name: lastName,
    language: lang,
    terms_version: termsVersion,
  };
}
