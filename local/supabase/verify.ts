import { asText, refusal } from './answers.ts';
import { type Handler, pass } from './calls.ts';
import { verifyEmailChange } from './email-change.ts';
import { completeSession } from './sessions.ts';

/** `POST /verify`: a mailed code or link becomes a session, or confirms a change of address. */
export const verify: Handler = async (auth, call) => {
  await auth.limits.take('verify', call.caller);
  const email = asText(call.body.email).trim().toLowerCase();
  const takeBack =
    email === '' ? undefined : await auth.limits.tryAt('failed-code', email, call.caller);
  const answer =
    call.body.type === 'email_change'
      ? await verifyEmailChange(auth, call)
      : await completeSession(auth, await pass(auth, call), 'otp');
  if (answer.ok) await takeBack?.();
  return answer;
};

/** `GET /verify`: our mails do not lead here, because looking at a link must not spend it. */
export const followLink: Handler = async (auth, call) => {
  await auth.limits.take('verify', call.caller);
  // @supabase/lite would change the address for one of its two mails.
  if (call.url.searchParams.get('type') === 'email_change') {
    throw refusal(403, 'otp_expired', 'Email link is invalid or has expired');
  }
  return pass(auth, call);
};
