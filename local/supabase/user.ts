import { asObject, asText, readEmail, refusal } from './answers.ts';
import { type Auth, type Call, type Handler, pass } from './calls.ts';
import { sendEmailChange } from './email-change.ts';
import { isPassword } from './passwords.ts';
import { type Session, sessionOf, withFactors } from './sessions.ts';

/** `GET /user`. */
export const readUser: Handler = async (auth, call) => {
  const { user } = await sessionOf(auth, call);
  return Response.json(await withFactors(auth, user));
};

/** `PUT /user`: changes metadata at once, a password given the current one, an address once confirmed. */
export const changeUser: Handler = async (auth, call) => {
  const session = await sessionOf(auth, call);
  const { email, current_password: given, ...rest } = call.body;
  const to = asText(email) === '' ? '' : readEmail(email);
  const moves = to !== '' && to !== session.user.email;
  const renews = rest.password !== undefined;

  const hasFactor = session.factors.some(({ status }) => status === 'verified');
  if ((moves || renews) && hasFactor && session.level !== 'aal2') {
    throw refusal(
      401,
      'insufficient_aal',
      'AAL2 session is required to update email or password when MFA is enabled.',
    );
  }
  if (renews) await askPassword(auth, call, session, asText(given));
  if (moves) await askAddress(auth, to, session.user);

  const answer = await pass(auth, call, { body: JSON.stringify(rest) });
  if (!answer.ok) return answer;
  if (renews) await afterPassword(auth, session);
  if (moves) {
    const { id, email: from, user_metadata: data } = session.user;
    await sendEmailChange(auth, { id, email: from, data }, to);
  }
  const user = asObject(await answer.json());
  return Response.json(await withFactors(auth, moves ? { ...user, new_email: to } : user));
};

/** Sign-in methods by email: the user has proved who they are and may not know the password. */
const forgetful = ['otp', 'magiclink', 'recovery'];

async function askPassword(auth: Auth, call: Call, session: Session, given: string) {
  const [row] = await auth.query<{ encrypted_password: string | null }>(
    'select encrypted_password from auth.users where id = $1::uuid',
    [session.user.id],
  );
  const own = row?.encrypted_password ?? '';
  if (own === '') return;
  if (given === '') {
    if (session.methods.some((method) => forgetful.includes(method))) return;
    throw refusal(
      400,
      'current_password_required',
      'Current password required when setting new password.',
    );
  }
  const takeBack = await auth.limits.tryAt('failed-password', session.user.email, call.caller);
  if (!(await isPassword(given, own))) {
    throw refusal(400, 'current_password_mismatch', 'Current password is not correct.');
  }
  await takeBack();
}

async function askAddress(auth: Auth, to: string, { id, email }: Session['user']): Promise<void> {
  if (email !== '') await auth.limits.take('mail-to', email);
  await auth.limits.take('mail-to', to);
  const taken = await auth.query('select 1 from auth.users where email = $1 and id <> $2::uuid', [
    to,
    id,
  ]);
  if (taken.length > 0) {
    throw refusal(
      422,
      'email_exists',
      'A user with this email address has already been registered',
    );
  }
}

/** Ends all other sessions, and notifies the owner. */
async function afterPassword(auth: Auth, { id, user }: Session): Promise<void> {
  await auth.query('delete from auth.sessions where user_id = $1::uuid and id::text <> $2', [
    user.id,
    id,
  ]);
  await auth.mails.send('password_changed', user.email, user.user_metadata);
}
