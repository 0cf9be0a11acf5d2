import { Refused, asObject, asText, readEmail, refusal } from './answers.ts';
import { type Auth, type Call, type Handler, pass } from './calls.ts';
import { removeFactor } from './factors.ts';
import { hashPassword } from './passwords.ts';
import { factorsOf, userOf } from './sessions.ts';

/** Restricts a handler to calls with the secret key. */
export function forAdmin(handler: Handler): Handler {
  return async (auth, call) => {
    // @supabase/lite rejects unknown keys, and the secret key when sent by a browser.
    const check = await pass(auth, call, { method: 'GET', path: '/auth/v1/settings', body: '' });
    if (!check.ok) throw new Refused(check);
    const key = call.request.headers.get('apikey');
    const token = call.request.headers.get('authorization') ?? `Bearer ${key ?? ''}`;
    if (key === auth.secretKey && token === `Bearer ${auth.secretKey}`) return handler(auth, call);
    if (/^Bearer ey/.test(token)) throw refusal(403, 'not_admin', 'User not allowed');
    throw refusal(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  };
}

export const listUsers: Handler = async (auth, call) => {
  const page = pageOf(call, 'page', 1);
  const size = Math.min(pageOf(call, 'per_page', 50), 1000);
  const rows = await auth.query<{ id: string; total: number }>(
    `select id, count(*) over ()::integer as total from auth.users
     order by created_at desc, id limit $1 offset $2`,
    [size, (page - 1) * size],
  );
  const users = [];
  for (const { id } of rows) users.push(await userOf(auth, id, auth.secretKey));
  const headers = { 'x-total-count': String(rows[0]?.total ?? 0) };
  return Response.json({ users, aud: 'authenticated' }, { headers });
};

/** Creates a user like a sign-up, without an email. */
export const createUser: Handler = async (auth, call) => {
  const { password, user_metadata: data, email_confirm } = call.body;
  const email = readEmail(call.body.email);
  await refuseKnown(auth, email);
  const body = JSON.stringify({ email, password, data });
  const answer = await pass(auth, call, { path: '/auth/v1/signup', body });
  if (!answer.ok) {
    // A concurrent request for the same address may have been faster.
    await refuseKnown(auth, email);
    return answer;
  }
  const id = asText(asObject(await answer.json()).id);
  if (email_confirm === true) await confirm(auth, id);
  return Response.json(await userOf(auth, id, auth.secretKey));
};

async function refuseKnown(auth: Auth, email: string): Promise<void> {
  const [known] = await auth.query('select 1 from auth.users where email = $1', [email]);
  if (known === undefined) return;
  throw refusal(422, 'email_exists', 'A user with this email address has already been registered');
}

export const readUserAsAdmin: Handler = async (auth, call) => Response.json(await find(auth, call));

export const changeUserAsAdmin: Handler = async (auth, call) => {
  const { id } = await find(auth, call);
  const { email, password, email_confirm, user_metadata, app_metadata } = call.body;
  if (asText(password) !== '') {
    await auth.query('update auth.users set encrypted_password = $2 where id = $1::uuid', [
      id,
      await hashPassword(asText(password)),
    ]);
  }
  if (asText(email) !== '') {
    await auth.query('update auth.users set email = $2 where id = $1::uuid', [
      id,
      readEmail(email),
    ]);
  }
  if (email_confirm === true) await confirm(auth, id);
  await merge(auth, id, 'raw_user_meta_data', user_metadata);
  await merge(auth, id, 'raw_app_meta_data', app_metadata);
  return Response.json(await find(auth, call));
};

/** Deletes a user and all data that Auth stores about them. */
export const deleteUser: Handler = async (auth, call) => {
  const { id, email } = await find(auth, call);
  await auth.query('delete from auth.flow_state where user_id = $1::uuid', [id]);
  await auth.query('delete from auth.refresh_tokens where user_id = $1::uuid', [id]);
  await auth.query(
    `delete from auth.audit_log_entries
     where position($1 in payload::text) > 0 or ($2 <> '' and position($2 in payload::text) > 0)`,
    [id, email],
  );
  await auth.query('delete from auth.users where id = $1::uuid', [id]);
  return Response.json({});
};

export const listFactors: Handler = async (auth, call) => {
  const { id } = await find(auth, call);
  return Response.json(await factorsOf(auth, id));
};

export const deleteFactor: Handler = async (auth, call) => {
  const { id, email, user_metadata } = await find(auth, call);
  const factor = (await factorsOf(auth, id)).find((one) => one.id === call.ids[1]);
  if (factor === undefined) throw refusal(404, 'mfa_factor_not_found', 'Factor not found');
  await removeFactor(auth, factor.id);
  if (factor.status === 'verified') {
    await auth.mails.send('mfa_factor_unenrolled', email, user_metadata, { FactorType: 'totp' });
  }
  return Response.json({ id: factor.id });
};

async function find(auth: Auth, { ids: [id = ''] }: Call) {
  const user = await userOf(auth, id, auth.secretKey);
  if (user === undefined) throw refusal(404, 'user_not_found', 'User not found');
  return { ...user, id, email: asText(user.email), user_metadata: user.user_metadata };
}

async function confirm(auth: Auth, id: string): Promise<void> {
  await auth.query(
    `update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now())
     where id = $1::uuid`,
    [id],
  );
}

/** Merges keys into a user's metadata; null removes a key. */
async function merge(
  auth: Auth,
  id: string,
  column: 'raw_user_meta_data' | 'raw_app_meta_data',
  change: unknown,
): Promise<void> {
  if (change === undefined) return;
  const [row] = await auth.query<{ data: unknown }>(
    `select ${column} as data from auth.users where id = $1::uuid`,
    [id],
  );
  const merged = Object.entries({ ...asObject(row?.data), ...asObject(change) });
  const after = Object.fromEntries(merged.filter(([, value]) => value !== null));
  await auth.query(`update auth.users set ${column} = $2::text::jsonb where id = $1::uuid`, [
    id,
    JSON.stringify(after),
  ]);
}

function pageOf(call: Call, name: string, otherwise: number): number {
  const given = Number(call.url.searchParams.get(name));
  return Number.isInteger(given) && given > 0 ? given : otherwise;
}
