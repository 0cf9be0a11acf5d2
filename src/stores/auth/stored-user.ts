/** Which account an email link replaces: its session takes the place of the one that is stored. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { waitsForFactor } from '../../domain/account/second-factor.ts';

/** The id of the user of the stored session; undefined without one, or before its second factor. */
export async function storedUserId({
  auth,
}: Pick<SupabaseClient, 'auth'>): Promise<string | undefined> {
  const { data } = await auth.getSession();
  return data.session && !waitsForFactor(data.session) ? data.session.user.id : undefined;
}
