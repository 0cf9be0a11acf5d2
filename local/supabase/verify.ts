import { asText, refusal } from './answers.ts';
import { type Handler, pass } from './calls.ts';
import { verifyEmailChange } from './email-change.ts';
import { completeSession } from './sessions.ts';

/** `POST /verify`: exchanges an emailed code or link for a session, or confirms a change of address. */
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

/** `GET /verify`: not linked from our emails, because opening a link must not consume it. */
export const followLink: Handler = async (auth, call) => {
  await auth.limits.take('verify', call.caller);
  // @supabase/lite would change the address after only one of its two emails.
  if (call.url.searchParams.get('type') === 'email_change') {
    throw refusal(403, 'otp_expired', 'Email link is invalid or has expired');
  }
  return pass(auth, call);
};
