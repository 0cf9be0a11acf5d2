import { asObject, asText, codeOf, readEmail } from './answers.ts';
import { type Auth, type Call, type Handler, evenly, pass } from './calls.ts';
import { newCode, uuidV7 } from './codes.ts';
import { hashPassword } from './passwords.ts';

type Data = Record<string, unknown>;

/**
 * `POST /signup`: returns a user without a session, in the same way for every address: new, known, or
 * known but not confirmed, which gets a new code.
 */
export const signUp: Handler = async (auth, call) => {
  await auth.limits.take('sign-up', call.caller);
  const email = readEmail(call.body.email);
  await auth.limits.take('mail-to', email);
  return evenly(auth, register(auth, call, email));
};

async function register(auth: Auth, call: Call, email: string): Promise<Response> {
  const body = JSON.stringify({ ...call.body, email });
  const answer = await pass(auth, call, { body });
  const data = asObject(call.body.data);
  if (answer.ok) {
    const { id } = (await answer.json()) as { id: string };
    await sendCode(auth, { id, email, data });
    return Response.json(describe(id, email, data));
  }
  const [known] = await auth.query<{ id: string; data: Data; confirmed: boolean }>(
    `select id, raw_user_meta_data as data, email_confirmed_at is not null as confirmed
     from auth.users where email = $1`,
    [email],
  );
  const refused = (await codeOf(answer)) !== 'over_email_send_rate_limit' && answer.status < 500;
  if (known === undefined || refused) return answer;
  await hashPassword(asText(call.body.password));
  if (!known.confirmed) await sendCode(auth, { ...known, email });
  return Response.json(describe(uuidV7(), email, data));
}

/** Emails a new code, or a welcome if the address is confirmed when the account is created. */
export async function sendCode(
  auth: Auth,
  { id, email, data }: { id: string; email: string; data: unknown },
): Promise<void> {
  const { code, hash: kept } = newCode(email);
  await auth.query(
    `update auth.users set confirmation_token = $2, confirmation_sent_at = now()
     where id = $1::uuid`,
    [id, kept],
  );
  await auth.mails.send('confirmation', email, data, { Token: code, TokenHash: kept });
}

/** The response to a sign-up, built from the request alone, so that it reveals nothing else. */
function describe(id: string, email: string, data: Data): Data {
  const at = new Date().toISOString();
  const claims = { ...data, email, email_verified: false, phone_verified: false, sub: id };
  const identity = {
    identity_id: uuidV7(),
    id,
    user_id: id,
    identity_data: claims,
    provider: 'email',
    last_sign_in_at: at,
    created_at: at,
    updated_at: at,
    email,
  };
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: at,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: claims,
    identities: [identity],
    created_at: at,
    updated_at: at,
    is_anonymous: false,
  };
}
