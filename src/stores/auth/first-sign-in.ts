/** Completes a new account created by Google sign-in: Google sends no language and no version of the terms. */
import type { User } from '@supabase/supabase-js';
import { termsVersion } from '../../domain/contract/terms-version.ts';
import type { Lang } from '../../i18n/locales.ts';
import { supabase } from '../../services/supabase.ts';

/** Maximum time between the creation of an account and its first sign-in. */
const firstSignInWithinMs = 60_000;

/**
 * Saves the page's language, which emails are written in, and the version of the terms that the Google button names,
 * if the account is new and has none. The database copies both to the profile.
 */
export async function saveFirstSignIn(lang: Lang): Promise<void> {
  try {
    const client = await supabase();
    const { data } = await client.auth.getSession();
    const user = data.session?.user;
    if (user === undefined || !isNew(user) || 'language' in user.user_metadata) return;
    await client.auth.updateUser({ data: { language: lang, terms_version: termsVersion } });
  } catch {
    // The settings offer the choice of a language; an order records the terms again.
  }
}

/** By the server's clock alone. */
function isNew({ created_at, last_sign_in_at = '' }: User): boolean {
  return Date.parse(last_sign_in_at) - Date.parse(created_at) < firstSignInWithinMs;
}
