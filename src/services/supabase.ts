/** Client of Supabase, loaded on first use and created once. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { sessionKey } from './session-mark.ts';
import { configuration } from './configuration.ts';
import { retryAfter } from './retry-after.ts';

let client: Promise<SupabaseClient> | undefined;
let rateLimited: { readonly until: number } | undefined;

/** Rejects if the client could not be loaded; the next call retries. */
export function supabase(): Promise<SupabaseClient> {
  return (client ??= create().catch((error: unknown) => {
    client = undefined;
    throw error;
  }));
}

/** Seconds until the end of Supabase's rate limit, if it sent them. */
export function secondsToWait(): number | undefined {
  const seconds = rateLimited && Math.ceil((rateLimited.until - Date.now()) / 1000);
  return seconds !== undefined && seconds > 0 ? seconds : undefined;
}

async function create(): Promise<SupabaseClient> {
  const { createClient } = await import('@supabase/supabase-js');
  return createClient(configuration.supabaseUrl(), configuration.supabaseKey, {
    auth: {
      flowType: 'pkce',
      autoRefreshToken: true,
      persistSession: true,
      detectSessionInUrl: true,
      storageKey: sessionKey,
    },
    global: { fetch: fetchAndListen },
  });
}

/**
 * The client's errors carry no headers: the Retry-After of a 429 is stored here. Requests sent while the page is hidden
 * outlive it.
 */
async function fetchAndListen(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const keepalive = document.visibilityState === 'hidden';
  const response = await fetch(input, { ...init, keepalive });
  if (response.status === 429) {
    const seconds = retryAfter(response);
    rateLimited = seconds === undefined ? undefined : { until: Date.now() + seconds * 1000 };
  }
  return response;
}
