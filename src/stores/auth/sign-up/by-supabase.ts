/** Mode `supabase`: Supabase creates, sends and compares the code. */
import type { User, UserAttributes } from '@supabase/supabase-js';
import { countTry } from '../../../domain/account/verification.ts';
import { captchaOptions } from '../../../services/captcha.ts';
import { supabase } from '../../../services/supabase.ts';
import { finish, providerPatch, type AuthPatch, type SignUpDraft } from '../state.ts';
import { afterWrong, codeSent, metadata, signUp, type CodeMethod, type CodeStep } from './steps.ts';

export const bySupabase: CodeMethod = {
  send: async (draft) => (await signUp(draft)) ?? codeSent(draft),
  resend: waitForCode,
  submit: verify,
};

/** Requests another code from Supabase and shows the code step. */
export async function waitForCode(draft: SignUpDraft): Promise<AuthPatch> {
  const client = await supabase();
  const { error } = await client.auth.resend({
    type: 'signup',
    email: draft.email,
    options: await captchaOptions(),
  });
  return error ? providerPatch(error, 'code_not_sent') : codeSent(draft);
}

async function verify(step: CodeStep, typed: string): Promise<AuthPatch> {
  const ifWrong = countTry(step.verification, Date.now());
  if (ifWrong.type === 'expired' || step.verification.triesLeft <= 0)
    return afterWrong(step, ifWrong);
  const { email, password, firstName } = step.draft;
  const client = await supabase();
  const verified = await client.auth.verifyOtp({ email, token: typed, type: 'signup' });
  if (verified.error?.code === 'otp_expired') return afterWrong(step, ifWrong);
  if (verified.error) return providerPatch(verified.error, 'sign_up_failed');
  // The address may already have an unconfirmed sign-up, perhaps somebody else's: Supabase keeps its password and data.
  const { error: otherPassword } = await client.auth.signInWithPassword({
    email,
    password,
    options: await captchaOptions(),
  });
  const change: UserAttributes = {};
  if (otherPassword) change.password = password;
  const data = { ...metadata(step.draft), phone: '' };
  // Somebody who only signed in has typed no name: the data is that of their sign-up.
  if (firstName !== '' && !hasMetadata(verified.data.user, data)) change.data = data;
  if (Object.keys(change).length === 0) return finish();
  const { error: refused } = await client.auth.updateUser(change);
  if (otherPassword && refused && refused.code !== 'same_password')
    return { error: { code: 'account_exists' } };
  return finish();
}

function hasMetadata(user: User | null, data: Readonly<Record<string, string>>): boolean {
  const stored: Readonly<Record<string, unknown>> = user?.user_metadata ?? {};
  return Object.entries(data).every(([key, value]) => (stored[key] ?? '') === value);
}
