import { createHmac } from 'node:crypto';
import { Refused, asObject, asText } from './answers.ts';
import { type Auth, type Call, pass } from './calls.ts';

type Claims = Record<string, unknown>;

export interface Factor {
  readonly id: string;
  readonly friendly_name: string | null;
  readonly factor_type: string;
  readonly status: 'unverified' | 'verified';
  readonly created_at: string;
  readonly updated_at: string;
}

export interface Session {
  readonly id: string;
  readonly user: Claims & { id: string; email: string; user_metadata: Claims };
  readonly level: 'aal1' | 'aal2';
  /** Authentication methods used. */
  readonly methods: string[];
  readonly factors: Factor[];
}

/** An authentication method. */
export type Method = 'password' | 'otp' | 'oauth' | 'totp';

/** The caller's session. Throws the error of @supabase/lite, which checks token, user and session. */
export async function sessionOf(auth: Auth, call: Call): Promise<Session> {
  const answer = await pass(auth, call, { method: 'GET', path: '/auth/v1/user', body: '' });
  if (!answer.ok) throw new Refused(answer);
  const user = (await answer.json()) as Session['user'];
  const token = call.request.headers.get('authorization')?.slice('Bearer '.length) ?? '';
  const id = asText(claimsOf(token).session_id);
  return { id, user, ...(await levelOf(auth, id)), factors: await factorsOf(auth, user.id) };
}

/** A user's second factors, oldest first, verified or not. */
export function factorsOf(auth: Auth, userId: string): Promise<Factor[]> {
  return auth.query<Factor>(
    `select id, friendly_name, factor_type, status, created_at, updated_at
     from auth.mfa_factors where user_id = $1::uuid order by created_at`,
    [userId],
  );
}

/** A user in the format of Auth: with their factors, if any. */
export async function withFactors(auth: Auth, user: Claims): Promise<Claims> {
  const factors = await factorsOf(auth, asText(user.id));
  return factors.length === 0 ? user : { ...user, factors };
}

/**
 * Completes a response of @supabase/lite that opens or renews a session: adds the token claims of
 * hosted Supabase, and the factors. Records `method` as used for this session.
 */
export async function completeSession(
  auth: Auth,
  answer: Response,
  method?: Method,
): Promise<Response> {
  if (!answer.ok) return answer;
  const body = asObject(await answer.json());
  const claims = claimsOf(asText(body.access_token));
  const id = asText(claims.session_id);
  // Read before the method is recorded, like hosted Supabase: a trigger may then remove the factors.
  const user = await withFactors(auth, asObject(body.user));
  if (method) await noteMethod(auth, id, method);
  const access_token = await completeToken(auth, claims, user);
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  return Response.json({ ...body, access_token, user }, { status: answer.status, headers });
}

/** Records how a session was opened, or updates the time. */
export async function noteMethod(auth: Auth, sessionId: string, method: Method): Promise<void> {
  await auth.query(
    `insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1::uuid, $2)
     on conflict (session_id, authentication_method) do update set updated_at = now()`,
    [sessionId, method],
  );
}

/** A user in the format of @supabase/lite, signed in or not; undefined when unknown. */
export async function userOf(auth: Auth, id: string, apikey: string): Promise<Claims | undefined> {
  const exp = Math.floor(Date.now() / 1000) + 30;
  const token = sign({ sub: id, aud: 'authenticated', role: 'authenticated', exp }, auth.jwtSecret);
  const answer = await auth.lite(
    new Request(`${auth.siteOrigin}/auth/v1/user`, {
      headers: { apikey, authorization: `Bearer ${token}` },
    }),
  );
  return answer.ok ? withFactors(auth, asObject(await answer.json())) : undefined;
}

async function completeToken(auth: Auth, claims: Claims, user: Claims): Promise<string> {
  const id = asText(claims.session_id);
  const { level, used } = await levelOf(auth, id);
  const more = {
    iss: `${auth.siteOrigin}/auth/v1`,
    phone: asText(user.phone),
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    aal: level,
    amr: used,
    is_anonymous: false,
  };
  return sign({ ...claims, ...more }, auth.jwtSecret);
}

async function levelOf(auth: Auth, sessionId: string) {
  // A token without a session has no second factor.
  if (sessionId === '') return { level: 'aal1' as const, used: [], methods: [] };
  const rows = await auth.query<{ aal: string | null; method: string | null; at: number | null }>(
    `select s.aal, c.authentication_method as method,
       extract(epoch from c.updated_at)::integer as at
     from auth.sessions s left join auth.mfa_amr_claims c on c.session_id = s.id
     where s.id = $1::uuid order by c.updated_at desc`,
    [sessionId],
  );
  const used = rows.flatMap(({ method, at }) =>
    method === null ? [] : [{ method, timestamp: at ?? 0 }],
  );
  const level: Session['level'] = rows[0]?.aal === 'aal2' ? 'aal2' : 'aal1';
  return { level, used, methods: used.map(({ method }) => method) };
}

/** The claims of a token that was already verified. */
function claimsOf(token: string): Claims {
  const payload = token.split('.')[1] ?? '';
  return asObject(JSON.parse(Buffer.from(payload, 'base64url').toString() || '{}'));
}

function sign(claims: Claims, secret: string): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  const mac = createHmac('sha256', Buffer.from(secret)).update(signed).digest('base64url');
  return `${signed}.${mac}`;
}
