/** The names of the person signed in, as the database keeps them. */
import type { ReadableAtom } from 'nanostores';
import { supabase } from '../services/supabase.ts';
import { ofMember } from './of-member.ts';

export interface Profile {
  readonly first_name: string;
  readonly last_name: string;
}

export type ProfileState =
  | { readonly type: 'loading' }
  | { readonly type: 'known'; readonly profile: Profile }
  | { readonly type: 'failed' };

const profile = ofMember<ProfileState>({ type: 'loading' }, read);
export const $profile: ReadableAtom<ProfileState> = profile.$state;

/** An account without a profile has no names to show. */
async function read(userId: string): Promise<ProfileState> {
  try {
    const client = await supabase();
    const { data, error } = await client
      .from('profiles')
      .select('first_name,last_name')
      .eq('user_id', userId)
      .limit(1)
      .maybeSingle<Profile>();
    if (error) return { type: 'failed' };
    return { type: 'known', profile: data ?? { first_name: '', last_name: '' } };
  } catch {
    return { type: 'failed' };
  }
}
