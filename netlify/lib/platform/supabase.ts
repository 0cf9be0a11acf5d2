import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { HttpError } from '../http/http-error.ts';
import type { Database } from './database.ts';
import { setting } from './env.ts';
import { isUuid } from './uuid.ts';

export type Client = SupabaseClient<Database>;

/** Who the token belongs to, as Supabase Auth says; `refused` and `failed` are not the same thing. */
export type SessionResult =
  | { readonly type: 'user'; readonly id: string; readonly email: string | undefined }
  | { readonly type: 'refused' }
  | { readonly type: 'failed' };

const timeoutMs = 5_000;

/** Longer than any token of Auth's, and short enough for every server on the way to read it. */
const maxTokenLength = 8 * 1024;

/** The bearer token of a request, unverified. */
export function bearerToken(request: Request): string | undefined {
  const [, token = ''] =
    /^Bearer +([\w.~+/-]+=*)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  return token && token.length <= maxTokenLength ? token : undefined;
}

/** A client that speaks as the caller: row-level security decides what it sees. */
export function callerClient(token: string): Client {
  return connect(setting('SUPABASE_PUBLISHABLE_KEY'), { Authorization: `Bearer ${token}` });
}

/** A client that row-level security does not stop. */
export function serviceClient(): Client {
  return connect(setting('SUPABASE_SECRET_KEY'));
}

/** Asks Supabase Auth whose token this is; `failed` when it gave no verdict (network, 5xx, 429). */
export async function verifySession(token: string | undefined): Promise<SessionResult> {
  if (token === undefined) return { type: 'refused' };
  const { auth } = connect(setting('SUPABASE_PUBLISHABLE_KEY'));
  // It throws on an answer that is JSON and nothing else.
  const { data, error } = await auth.getUser(token).catch(() => garbled);
  if (!error) return userIn(data);
  const status = error.status ?? 0;
  const verdict = status >= 400 && status < 500 && status !== 408 && status !== 429;
  return { type: verdict ? 'refused' : 'failed' };
}

const garbled = { data: { user: null }, error: { status: 0 } } as const;

/** An answer of Auth that names nobody is no verdict. */
function userIn(data: {
  readonly user: { readonly id?: unknown; readonly email?: string };
}): SessionResult {
  const { id, email } = data.user;
  return typeof id === 'string' && isUuid(id) ? { type: 'user', id, email } : { type: 'failed' };
}

/**
 * The same, and whether the session has given the person's second factor: `incomplete` when not. Such a
 * session may do no more than give it.
 */
export async function verifyMember(
  token: string | undefined,
): Promise<SessionResult | { readonly type: 'incomplete'; readonly id: string }> {
  if (token === undefined) return { type: 'refused' };
  // Made first: a missing setting must throw before a request is on its way.
  const caller = callerClient(token);
  const [session, factor] = await Promise.all([
    verifySession(token),
    caller.rpc('second_factor_given'),
  ]);
  if (session.type !== 'user') return session;
  if (factor.error) return { type: factor.status === 401 ? 'refused' : 'failed' };
  const given: unknown = factor.data;
  if (typeof given !== 'boolean') return { type: 'failed' };
  return given ? session : { type: 'incomplete', id: session.id };
}

/** The 401 of a function that needs a session. */
export function unauthenticated(): HttpError<'unauthenticated'> {
  return new HttpError(401, 'unauthenticated', 'Sign in first.');
}

function connect(key: string, headers: Record<string, string> = {}): Client {
  return createClient<Database>(setting('SUPABASE_URL'), key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      headers,
      fetch: (input, init) => {
        const signals = [AbortSignal.timeout(timeoutMs), ...(init?.signal ? [init.signal] : [])];
        return fetch(input, { ...init, signal: AbortSignal.any(signals) });
      },
    },
  });
}
