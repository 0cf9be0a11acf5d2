import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.ts';
import { setting } from './env.ts';

export type Client = SupabaseClient<Database>;

const usualTimeoutMs = 5_000;

/** A client with the caller's permissions: row-level security applies. */
export function callerClient(token: string): Client {
  return connect(setting('SUPABASE_PUBLISHABLE_KEY'), { Authorization: `Bearer ${token}` });
}

/** A client that bypasses row-level security. `timeoutMs` is that of each request. */
export function serviceClient(timeoutMs?: number): Client {
  return connect(setting('SUPABASE_SECRET_KEY'), {}, timeoutMs);
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
