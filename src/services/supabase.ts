/** The browser's door to Supabase. The client is loaded when first asked for, and made once. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { sessionKey } from './session-mark.ts';
import { configuration } from './configuration.ts';

let client: Promise<SupabaseClient> | undefined;

/** Rejects when the client could not be loaded; the next call tries again. */
export function supabase(): Promise<SupabaseClient> {
  return (client ??= create().catch((error: unknown) => {
    client = undefined;
    throw error;
  }));
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
  });
}
