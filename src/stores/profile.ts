/** The names of the person signed in, as the database keeps them. */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { supabase } from '../services/supabase.ts';
import { $session } from './session.ts';

export interface Profile {
  readonly first_name: string;
  readonly last_name: string;
}

export type ProfileState =
  | { readonly type: 'loading' }
  | { readonly type: 'known'; readonly profile: Profile }
  | { readonly type: 'failed' };

const $state = atom<ProfileState>({ type: 'loading' });
export const $profile: ReadableAtom<ProfileState> = $state;

let owner: string | undefined;

onMount($state, () =>
  $session.subscribe((session) => {
    if (session.type !== 'signed-in') {
      owner = undefined;
      $state.set({ type: 'loading' });
    } else if (session.member.id !== owner) {
      owner = session.member.id;
      void refreshProfile();
    }
  }),
);

/** Reads the names again. An account without a profile has none to show. */
export async function refreshProfile(): Promise<ProfileState> {
  const asked = owner;
  if (asked === undefined) return $state.get();
  const state = await read(asked);
  if (owner === asked) $state.set(state);
  return state;
}

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
