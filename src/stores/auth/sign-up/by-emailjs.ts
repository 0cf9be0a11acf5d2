/**
 * Mode `emailjs`: this browser creates the code and sends it through EmailJS. It verifies the address for the user, and
 * proves nothing to the server.
 */
import { emailServiceError } from '../../../domain/account/email-service.ts';
import { checkCode, newVerification } from '../../../domain/account/verification.ts';
import { sendVerificationCode } from '../../../services/emailjs.ts';
import { supabase } from '../../../services/supabase.ts';
import { finish, type AuthPatch, type SignUpDraft } from '../state.ts';
import {
  afterWrong,
  codeSent,
  signInVerified,
  signUp,
  type CodeMethod,
  type CodeStep,
} from './steps.ts';

export const byEmailjs: CodeMethod = {
  send: sendCode,
  resend: sendCode,
  submit(step, typed) {
    const check = checkCode(step.verification, typed, Date.now());
    return check.type === 'right' ? createAccount(step) : afterWrong(step, check);
  },
};

async function sendCode(draft: SignUpDraft): Promise<AuthPatch> {
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

/** Supabase returns the same response whether or not the address has an account. */
async function createAccount({ draft }: CodeStep): Promise<AuthPatch> {
  const failed = await signUp(draft);
  if (failed) return failed;
  const client = await supabase();
  const { data } = await client.auth.getSession();
  if (data.session?.user.email === draft.email.toLowerCase()) return finish();
  return signInVerified(draft);
}
