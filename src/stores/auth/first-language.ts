/** The language of an account that Google's sign-in has just created. */
import type { User } from '@supabase/supabase-js';
import type { Lang } from '../../i18n/locales.ts';
import { supabase } from '../../services/supabase.ts';

/** Milliseconds between the creation of an account and its first sign-in. */
const firstSignInWithin = 60_000;

/**
 * Saves the page's language as that of the emails, in the profile and for Supabase's own, if the account is new and
 * has none: Google does not send it. An error leaves the default.
 */
export async function saveFirstLanguage(lang: Lang): Promise<void> {
  try {
    const client = await supabase();
    const { data } = await client.auth.getSession();
    const user = data.session?.user;
    if (user === undefined || !isNew(user) || 'language' in user.user_metadata) return;
    const { error } = await client
      .from('profiles')
      .update({ language: lang })
      .eq('user_id', user.id);
    if (!error) await client.auth.updateUser({ data: { language: lang } });
  } catch {
    // The settings offer the choice.
  }
}

/** By the server's clock alone. */
function isNew({ created_at, last_sign_in_at = '' }: User): boolean {
  return Date.parse(last_sign_in_at) - Date.parse(created_at) < firstSignInWithin;
}
