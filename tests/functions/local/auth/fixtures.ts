/** What the tests of the local Auth share. */
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { OutgoingMail } from '../../../../local/mail/index.ts';
import type { Supabase } from '../../../database/fixtures/supabase.ts';

export const password = 'correct horse battery';

/** A browser of its own, without a session. */
export function visitor(supabase: Supabase): SupabaseClient {
  return createClient(supabase.url, supabase.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  }) as SupabaseClient;
}

/** A browser of its own, signed in. */
export async function signedIn(supabase: Supabase, email: string): Promise<SupabaseClient> {
  const client = visitor(supabase);
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}

/** POSTs to Auth as if from this address, whatever the headers say. */
export function ask(
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

/** The address of a mail's button. */
export function linkIn(mail: OutgoingMail | undefined): URL {
  const [, link = ''] = /\((http\S+token_hash\S+)\)/.exec(mail?.text ?? '') ?? [];
  return new URL(link);
}

export const hashIn = (mail: OutgoingMail | undefined): string =>
  linkIn(mail).searchParams.get('token_hash') ?? '';

/** An answer without what differs from one person to the next. */
export function shapeOf(answer: unknown): string {
  return JSON.stringify(answer)
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g, 'id')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
    .replace(/[a-z-]+\d+@example\.test/g, 'address');
}
