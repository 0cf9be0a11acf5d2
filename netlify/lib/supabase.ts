import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { Refusal } from './answer.ts';
import type { Database } from './database.ts';
import { setting } from './env.ts';

export type Client = SupabaseClient<Database>;

/** Who the token belongs to, as Supabase Auth says; `refused` and `failed` are not the same thing. */
export type SessionResult =
  | { readonly type: 'user'; readonly id: string; readonly email: string | undefined }
  | { readonly type: 'refused' }
  | { readonly type: 'failed' };

const timeoutMs = 5_000;

/** The bearer token of a request, unverified. */
export function bearerToken(request: Request): string | undefined {
  return /^Bearer +([\w.~+/-]+=*)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
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
  const { data, error } = await connect(setting('SUPABASE_PUBLISHABLE_KEY')).auth.getUser(token);
  if (!error) return { type: 'user', id: data.user.id, email: data.user.email };
  const status = error.status ?? 0;
  const verdict = status >= 400 && status < 500 && status !== 408 && status !== 429;
  return { type: verdict ? 'refused' : 'failed' };
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
  return factor.data ? session : { type: 'incomplete', id: session.id };
}

/** The 401 of a function that needs a session. */
export function unauthenticated(): Refusal<'unauthenticated'> {
  return new Refusal(401, 'unauthenticated', 'Sign in first.');
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
