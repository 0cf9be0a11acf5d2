import { asText, refusal } from './answers.ts';
import { type Auth, type Call, pass } from './calls.ts';
import { hashOf, newCode } from './codes.ts';
import { completeSession } from './sessions.ts';

/** Sends emails to both addresses; the change is made once both are confirmed. */
export async function sendEmailChange(
  auth: Auth,
  person: { id: string; email: string; data: unknown },
  to: string,
): Promise<void> {
  const present = newCode(person.email);
  const next = newCode(to);
  await auth.query(
    `update auth.users set email_change = $2, email_change_token_current = $3,
       email_change_token_new = $4, email_change_confirm_status = 0, email_change_sent_at = now()
     where id = $1::uuid`,
    [person.id, to, person.email === '' ? null : present.hash, next.hash],
  );
  const mails = [{ ...next, address: to }];
  if (person.email !== '') mails.push({ ...present, address: person.email });
  for (const { address, code, hash } of mails) {
    await auth.mails.send('email_change', address, person.data, {
      Token: code,
      TokenHash: hash,
      Email: person.email,
      NewEmail: to,
    });
  }
}

/** Confirms a change of address by one of its two emails; the second confirmation applies it. */
export async function verifyEmailChange(auth: Auth, call: Call): Promise<Response> {
  const hash =
    asText(call.body.token_hash) ||
    hashOf(asText(call.body.email).trim(), asText(call.body.token).trim());
  // Consumes the token in one statement: a second call with it finds nothing.
  const [taken] = await auth.query<{
    id: string;
    email: string | null;
    data: unknown;
    last: boolean;
  }>(
    `update auth.users u set
       email_change_confirm_status = 1,
       email_change_token_current = nullif(u.email_change_token_current, $1),
       email_change_token_new = nullif(u.email_change_token_new, $1)
     where $1 in (u.email_change_token_current, u.email_change_token_new)
       and u.email_change_sent_at > now() - make_interval(secs => $2)
     returning id, email, raw_user_meta_data as data,
       coalesce(email_change_token_current, email_change_token_new) is null as last`,
    [hash, otpSeconds],
  );
  if (taken === undefined) {
    throw refusal(403, 'otp_expired', 'Email link is invalid or has expired');
  }
  if (!taken.last) {
    const msg =
      'Confirmation link accepted. Please proceed to confirm link sent to the other email';
    return Response.json({ msg, code: '200' });
  }
  // @supabase/lite applies the change when the token of the current address is redeemed.
  await auth.query('update auth.users set email_change_token_current = $2 where id = $1::uuid', [
    taken.id,
    hash,
  ]);
  const body = JSON.stringify({ type: 'email_change', token_hash: hash });
  const answer = await completeSession(auth, await pass(auth, call, { body }), 'otp');
  if (answer.ok) {
    await auth.query('update auth.users set email_change_confirm_status = 0 where id = $1::uuid', [
      taken.id,
    ]);
    if (taken.email) {
      await auth.mails.send('email_changed', taken.email, taken.data, { OldEmail: taken.email });
    }
  }
  return answer;
}

/** Lifetime of an emailed code or link, in seconds; as `otp_expiry` in `supabase/config.toml`. */
export const otpSeconds = 600;
