import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { HttpError } from '../http/http-error.ts';
import type { Database } from './database.ts';
import { setting } from './env.ts';
import { isUuid } from './uuid.ts';

export type Client = SupabaseClient<Database>;

/** The owner of a token according to Supabase Auth; `refused` (invalid) differs from `failed` (no response). */
export type SessionResult =
  | {
      readonly type: 'user';
      readonly id: string;
      readonly email: string | undefined;
      /** Role from `app_metadata`: only an administrator can set it. */
      readonly role: string | undefined;
    }
  | { readonly type: 'refused' }
  | { readonly type: 'failed' };

const usualTimeoutMs = 5_000;

/** Maximum length: above any Auth token, below the header limits of the servers involved. */
const maxTokenLength = 8 * 1024;

/** The bearer token of a request, unverified. */
export function bearerToken(request: Request): string | undefined {
  const [, token = ''] =
    /^Bearer +([\w.~+/-]+=*)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  return token && token.length <= maxTokenLength ? token : undefined;
}

/** A client with the caller's permissions: row-level security applies. */
export function callerClient(token: string): Client {
  return connect(setting('SUPABASE_PUBLISHABLE_KEY'), { Authorization: `Bearer ${token}` });
}

/** A client that bypasses row-level security. `timeoutMs` is that of each request. */
export function serviceClient(timeoutMs?: number): Client {
  return connect(setting('SUPABASE_SECRET_KEY'), {}, timeoutMs);
}

/** Verifies a token with Supabase Auth; `failed` when it gave no result (network, 5xx, 429). */
export async function verifySession(token: string | undefined): Promise<SessionResult> {
  if (token === undefined) return { type: 'refused' };
  const { auth } = connect(setting('SUPABASE_PUBLISHABLE_KEY'));
  // Throws on a JSON response that is not an object.
  const { data, error } = await auth.getUser(token).catch(() => garbled);
  if (!error) return userIn(data);
  const status = error.status ?? 0;
  const verdict = status >= 400 && status < 500 && status !== 408 && status !== 429;
  return { type: verdict ? 'refused' : 'failed' };
}

const garbled = { data: { user: null }, error: { status: 0 } } as const;

/** A response without a user id counts as a failure. */
function userIn(data: {
  readonly user: {
    readonly id?: unknown;
    readonly email?: string;
    readonly app_metadata?: Readonly<Record<string, unknown>>;
  };
}): SessionResult {
  const { id, email, app_metadata } = data.user;
  if (typeof id !== 'string' || !isUuid(id)) return { type: 'failed' };
  const role = app_metadata?.['role'];
  return { type: 'user', id, email, role: typeof role === 'string' ? role : undefined };
}

/**
 * Like `verifySession`, and checks whether the session has passed the second factor: `incomplete` when not.
 * Such a session may only verify it.
 */
export async function verifyMember(
  token: string | undefined,
): Promise<SessionResult | { readonly type: 'incomplete'; readonly id: string }> {
  if (token === undefined) return { type: 'refused' };
  // Created first: a missing setting must throw before any request starts.
  const caller = callerClient(token);
  const [session, factor] = await Promise.all([
    verifySession(token),
    caller.rpc('second_factor_given'),
  ]);
  if (session.type !== 'user') return session;
  if (factor.error) return { type: factor.status === 401 ? 'refused' : 'failed' };
  const isVerified: unknown = factor.data;
  if (typeof isVerified !== 'boolean') return { type: 'failed' };
  return isVerified ? session : { type: 'incomplete', id: session.id };
}

/** The 401 of a function that needs a session. */
export function unauthenticated(): HttpError<'unauthenticated'> {
  return new HttpError(401, 'unauthenticated', 'Sign in first.');
}

function connect(
  key: string,
  headers: Record<string, string> = {},
  timeoutMs = usualTimeoutMs,
): Client {
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
