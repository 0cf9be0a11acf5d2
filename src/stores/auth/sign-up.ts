/** Sign-up: a code to the address, then the account. A setting says where the code is created. */
import { resendWait } from '../../domain/account/verification.ts';
import { configuration } from '../../services/configuration.ts';
import { byEmailjs } from './sign-up/by-emailjs.ts';
import { byFunction } from './sign-up/by-function.ts';
import { bySupabase } from './sign-up/by-supabase.ts';
import { lastCodeTo, type CodeMethod } from './sign-up/steps.ts';
import { $auth, runAction, type SignUpDraft } from './state.ts';

export { waitForCode } from './sign-up/by-supabase.ts';

const mode = configuration.emailVerification;
const methods = { emailjs: byEmailjs, function: byFunction, supabase: bySupabase };
const method: CodeMethod = methods[mode];

/** Whether Supabase sends the code: it sends none to an address that has an account. */
export const codeSkipsMembers = mode === 'supabase';

/**
 * First step: emails a code to the address. Within a minute of the last code to the same
 * address, that one stays valid and no other is sent.
 */
export function requestCode(typed: SignUpDraft): Promise<void> {
  const draft = { ...typed, email: typed.email.trim() };
  const verification = lastCodeTo(draft.email);
  if (verification && resendWait(verification, Date.now()) > 0) {
    return runAction(() => ({ step: { type: 'code', draft, verification } }));
  }
  return runAction(() => method.send(draft));
}

/** Sends another code; does nothing within a minute of the last. */
export function resendCode(): Promise<void> {
  const { step } = $auth.get();
  if (step.type !== 'code' || resendWait(step.verification, Date.now()) > 0) {
    return Promise.resolve();
  }
  return runAction(async () => {
    const patch = await method.resend(step.draft);
    return patch.step ? { ...patch, resent: true } : patch;
  });
}

/** Second step: checks the code, then creates the account. */
export function submitCode(typed: string): Promise<void> {
  const { step } = $auth.get();
  if (step.type !== 'code') return Promise.resolve();
  return runAction(() => method.submit(step, typed));
}
