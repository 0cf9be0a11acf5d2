import { asText, codeOf, refusal } from './answers.ts';
import { type Auth, type Call, type Handler, pass } from './calls.ts';
import { compareForNobody, isPassword } from './passwords.ts';
import { completeSession } from './sessions.ts';

/** `POST /token`: exchanges a password, a refresh token or a code for a session. */
export const token: Handler = (auth, call) => {
  switch (call.url.searchParams.get('grant_type')) {
    case 'password':
      return signIn(auth, call);
    case 'refresh_token':
      return refreshOnce(auth, call);
    case 'pkce':
      return pass(auth, call).then((answer) => completeSession(auth, answer, 'oauth'));
    default:
      return pass(auth, call);
  }
};

async function signIn(auth: Auth, call: Call): Promise<Response> {
  await auth.limits.take('sign-in', call.caller);
  const email = asText(call.body.email).trim().toLowerCase();
  const password = asText(call.body.password);
  if (email === '' || password === '') return pass(auth, call);
  const takeBack = await auth.limits.tryAt('failed-password', email, call.caller);

  const [user] = await auth.query<{ encrypted_password: string | null }>(
    'select encrypted_password from auth.users where email = $1',
    [email],
  );
  const answer = await pass(auth, call);
  const code = await codeOf(answer);
  const own = user?.encrypted_password ?? '';
  if (code === 'invalid_credentials') {
    if (own === '') await compareForNobody(password);
    return answer;
  }
  // @supabase/lite returns this before it checks the password; it may be shown only with the right one.
  if (code === 'email_not_confirmed' && !(await isPassword(password, own))) throw wrong();
  await takeBack();
  return completeSession(auth, answer, 'password');
}

const wrong = () => refusal(400, 'invalid_credentials', 'Invalid login credentials');

/** Refreshes in progress, by token. */
const underWay = new WeakMap<Auth, Map<string, Promise<Response>>>();

/** Returns the same response to tabs that refresh at the same moment, like hosted Supabase. */
async function refreshOnce(auth: Auth, call: Call): Promise<Response> {
  const refreshToken = asText(call.body.refresh_token);
  const calls = underWay.get(auth) ?? new Map<string, Promise<Response>>();
  underWay.set(auth, calls);
  const answer = calls.get(refreshToken) ?? refresh(auth, call, refreshToken);
  calls.set(refreshToken, answer);
  try {
    return (await answer).clone();
  } finally {
    calls.delete(refreshToken);
  }
}

async function refresh(auth: Auth, call: Call, refreshToken: string): Promise<Response> {
  const [used] = await auth.query<{ session_id: string | null; late: boolean }>(
    `select t.session_id, t.updated_at > now() - interval '10 seconds' and exists (
       select from auth.refresh_tokens child
       where child.session_id = t.session_id and child.parent = t.token and not child.revoked
     ) as late
     from auth.refresh_tokens t where t.token = $1 and t.revoked`,
    [refreshToken],
  );
  if (used === undefined) return completeSession(auth, await pass(auth, call));
  // A tab that is a moment late finds the new token in its storage. Otherwise the token was copied.
  if (!used.late) {
    await auth.query(
      `update auth.refresh_tokens set revoked = true, updated_at = now()
       where session_id = $1::uuid and not revoked`,
      [used.session_id],
    );
  }
  throw refusal(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
}
