/** The browser's door to Supabase. The client is loaded when first asked for, and made once. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { sessionKey } from './session-mark.ts';
import { configuration } from './configuration.ts';
import { retryAfter } from './retry-after.ts';

let client: Promise<SupabaseClient> | undefined;
let refusal: { readonly until: number } | undefined;

/** Rejects when the client could not be loaded; the next call tries again. */
export function supabase(): Promise<SupabaseClient> {
  return (client ??= create().catch((error: unknown) => {
    client = undefined;
    throw error;
  }));
}

/** Seconds until Supabase, which refused for being asked too often, may be asked again, if it said so. */
export function secondsToWait(): number | undefined {
  const seconds = refusal && Math.ceil((refusal.until - Date.now()) / 1000);
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

/** The client's errors carry no headers: what a 429 says about time is kept here. */
async function fetchAndListen(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request);
  if (response.status === 429) {
    const seconds = retryAfter(response);
    refusal = seconds === undefined ? undefined : { until: Date.now() + seconds * 1000 };
  }
  return response;
}
