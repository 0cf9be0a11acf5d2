/** Mode `supabase`: Supabase creates, sends and compares the code. */
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
