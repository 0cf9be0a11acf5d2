/** Mode `supabase`: Supabase creates, sends and compares the code. */
import { countTry } from '../../../domain/account/verification.ts';
import { captchaOptions } from '../../../services/captcha.ts';
import { supabase } from '../../../services/supabase.ts';
import { signOut } from '../session.ts';
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
  // The address may already have an unconfirmed sign-up, perhaps somebody else's: its password has ended (see
  // address_proof.sql), its data has not. Somebody who only signed in has typed no name: the data is that of their sign-up.
  const more = firstName === '' ? {} : { data: { ...metadata(step.draft), phone: '' } };
  const { error } = await client.auth.updateUser({ password, ...more });
  if (!error) return finish();
  if (error.code === 'same_password') {
    // This was the only sign-up. Its data may have been corrected since.
    if (more.data) await client.auth.updateUser(more);
    return finish();
  }
  // A session must not hide that the account has no password.
  await signOut();
  return { error: { code: 'password_not_saved' } };
}
