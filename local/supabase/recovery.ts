import { asText, readEmail } from './answers.ts';
import { type Auth, type Handler, evenly } from './calls.ts';
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

/** `POST /recover`: emails a link to a known address; the response is the same for every address. */
export const recover: Handler = async (auth, call) => {
  await auth.limits.take('recover', call.caller);
  const email = readEmail(call.body.email);
  await auth.limits.take('mail-to', email);
  await evenly(auth, sendLink(auth, email));
  return Response.json({});
};

async function sendLink(auth: Auth, email: string): Promise<void> {
  const known = await find(auth, email);
  if (known === undefined) return;
  const { code, hash } = newCode(email);
  await auth.query(
    'update auth.users set recovery_token = $2, recovery_sent_at = now() where id = $1::uuid',
    [known.id, hash],
  );
  await auth.mails.send('recovery', email, known.data, { Token: code, TokenHash: hash });
}

/** `POST /resend`: resends the code of a sign-up or the links of a change of address. */
export const resend: Handler = async (auth, call) => {
  await auth.limits.take('resend', call.caller);
  const email = readEmail(call.body.email);
  await auth.limits.take('mail-to', email);
  const type = asText(call.body.type);
  const again = async (): Promise<void> => {
    const known = await find(auth, email);
    if (known === undefined) return;
    if (type === 'signup' && !known.confirmed) await sendCode(auth, known);
    if (type === 'email_change' && known.email_change) {
      await sendEmailChange(auth, known, known.email_change);
    }
  };
  await evenly(auth, again());
  return Response.json({});
};

async function find(auth: Auth, email: string): Promise<Known | undefined> {
  const [known] = await auth.query<Known>(
    `select id, email, raw_user_meta_data as data, email_change,
       email_confirmed_at is not null as confirmed
     from auth.users where email = $1`,
    [email],
  );
  return known;
}
