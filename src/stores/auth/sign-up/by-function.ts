/** Mode `function`: our function creates, sends and compares the code, then creates the account. */
import type {
  EmailVerificationRequest,
  SendCodeResponse,
  SignUpCode,
  SignUpResponse,
} from '../../../domain/api/email-verification.ts';
import { countTry } from '../../../domain/account/verification.ts';
import { callFunction, type Outcome } from '../../../services/functions.ts';
import type { AuthError, AuthPatch, SignUpDraft } from '../state.ts';
import {
  afterWrong,
  codeSent,
  metadata,
  signInVerified,
  type CodeMethod,
  type CodeStep,
} from './steps.ts';

export const byFunction: CodeMethod = { send: sendCode, resend: sendCode, submit: verify };

async function sendCode(draft: SignUpDraft): Promise<AuthPatch> {
  const { email, firstName: name, lang } = draft;
  const answer = await call<SendCodeResponse>({ action: 'send-code', email, name, lang });
  return answer.type === 'ok' ? codeSent(draft) : { error: errorOf(answer) };
}

async function verify(step: CodeStep, typed: string): Promise<AuthPatch> {
  const ifWrong = countTry(step.verification, Date.now());
  if (ifWrong.type === 'expired' || step.verification.triesLeft <= 0)
    return afterWrong(step, ifWrong);
  const { email, password } = step.draft;
  const code = typed.replace(/\s/g, '');
  const answer = await call<SignUpResponse>({
    ...{ action: 'sign-up', email, code, password },
    ...metadata(step.draft),
  });
  if (answer.type === 'ok') return signInVerified(step.draft);
  if (answer.code === 'wrong_code') return afterWrong(step, ifWrong);
  if (answer.code === 'code_spent') return afterWrong(step, { type: 'spent' });
  return { error: errorOf(answer) };
}

type Failure = Extract<Outcome<never, SignUpCode>, { type: 'error' }>;

/** Errors that the form's requests cannot cause are not blamed on the typed values. */
function errorOf({ code, retryAfter }: Failure): AuthError {
  return code === 'bad_request' || code === 'too_large' || code === 'method_not_allowed'
    ? { code: 'sign_up_failed' }
    : { code, retryAfter };
}

function call<Value>(request: EmailVerificationRequest): Promise<Outcome<Value, SignUpCode>> {
  return callFunction<Value, SignUpCode>('email-verification', request);
}
