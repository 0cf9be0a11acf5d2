import { asText, readEmail } from './answers.ts';
import { type Auth, type Call, type Handler, evenly } from './calls.ts';
import { newCode } from './codes.ts';
import { sendEmailChange } from './email-change.ts';
import { sendCode } from './sign-up.ts';

interface Known {
  readonly id: string;
  readonly email: string;
  readonly data: unknown;
  readonly confirmed: boolean;
  readonly email_change: string | null;
}

/** `POST /recover`: emails a link. */
export const recover = emailing('recover', async (auth, { id, email, data }) => {
  const { code, hash } = newCode(email);
  await auth.query(
    'update auth.users set recovery_token = $2, recovery_sent_at = now() where id = $1::uuid',
    [id, hash],
  );
  await auth.mails.send('recovery', email, data, { Token: code, TokenHash: hash });
});

/** `POST /resend`: resends the code of a sign-up or the links of a change of address. */
export const resend = emailing('resend', async (auth, known, { body }) => {
  const type = asText(body.type);
  if (type === 'signup' && !known.confirmed) await sendCode(auth, known);
  if (type === 'email_change' && known.email_change) {
    await sendEmailChange(auth, known, known.email_change);
  }
});

/** Sends an email to a known address; the response is the same for every address. */
function emailing(
  limit: 'recover' | 'resend',
  send: (auth: Auth, known: Known, call: Call) => Promise<void>,
): Handler {
  return async (auth, call) => {
    await auth.limits.take(limit, call.caller);
    const email = readEmail(call.body.email);
    await auth.limits.take('mail-to', email);
    const found = auth.query<Known>(
      `select id, email, raw_user_meta_data as data, email_change,
         email_confirmed_at is not null as confirmed
       from auth.users where email = $1`,
      [email],
    );
    await evenly(
      auth,
      found.then(([known]) => known && send(auth, known, call)),
    );
    return Response.json({});
  };
}
