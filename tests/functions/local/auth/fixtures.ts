/** Fixtures of the local Auth tests. */
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { OutgoingMail } from '../../../../local/mail/index.ts';
import type { Supabase } from '../../../database/fixtures/supabase.ts';

export const password = 'correct horse battery';

/** A separate browser without a session. */
export function visitor(supabase: Supabase): SupabaseClient {
  return createClient(supabase.url, supabase.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  }) as SupabaseClient;
}

/** A separate signed-in browser. */
export async function signedIn(supabase: Supabase, email: string): Promise<SupabaseClient> {
  const client = visitor(supabase);
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}

/** POSTs to Auth from this IP address, whatever the headers claim. */
export function postToAuth(
  supabase: Supabase,
  path: string,
  body: object,
  caller: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  const { url, publishableKey: apikey } = supabase;
  return supabase.fetch(
    new Request(`${url}/auth/v1/${path}`, {
      method: 'POST',
      headers: { apikey, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
    caller,
  );
}

/** The address of an email's button. */
export function linkIn(mail: OutgoingMail | undefined): URL {
  const [, link = ''] = /\((http\S+token_hash\S+)\)/.exec(mail?.text ?? '') ?? [];
  return new URL(link);
}

export const hashIn = (mail: OutgoingMail | undefined): string =>
  linkIn(mail).searchParams.get('token_hash') ?? '';

/** A response without the parts that differ between users. */
export function shapeOf(answer: unknown): string {
  return JSON.stringify(answer)
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g, 'id')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
    .replace(/[a-z-]+\d+@example\.test/g, 'address');
}
