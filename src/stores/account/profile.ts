/** The profile of the signed-in user: names, phone, language, preferences. */
import type { ReadableAtom } from 'nanostores';
import { purposeColumn, type EmailPurpose } from '../../domain/account/optional-emails.ts';
import { defaultLang, type Lang } from '../../i18n/locales.ts';
import { supabase } from '../../services/supabase.ts';
import { createUserStore } from '../user-store.ts';
import { failed, ok, tryAction } from '../outcome.ts';
import { settingsError, type SettingsOutcome } from './errors.ts';

export interface Identity {
  readonly first_name: string;
  readonly last_name: string;
  /** E.164, or empty. */
  readonly phone: string;
  /** Language of the emails. */
  readonly language: Lang;
}

type EmailPreferences = Readonly<Record<ReturnType<typeof purposeColumn>, boolean>>;

export interface Profile extends Identity, EmailPreferences {
  readonly keep_progress: boolean;
}

export type ProfileState =
  | { readonly type: 'loading' }
  | { readonly type: 'known'; readonly profile: Profile }
  | { readonly type: 'failed' };

const profile = createUserStore<ProfileState>({ type: 'loading' }, read);
export const $profile: ReadableAtom<ProfileState> = profile.$state;

export const refreshProfile = profile.refresh;

/** The profile of an account without a row. */
const empty: Profile = {
  first_name: '',
  last_name: '',
  phone: '',
  language: defaultLang,
  keep_progress: true,
  notify_review: false,
  notify_lessons: false,
  notify_market: false,
  notify_signals: true,
};

async function read(userId: string): Promise<ProfileState> {
  try {
    const client = await supabase();
    const { data, error } = await client
      .from('profiles')
      .select(Object.keys(empty).join(','))
      .eq('user_id', userId)
      .limit(1)
      .maybeSingle<Profile>();
    if (error) return { type: 'failed' };
    return { type: 'known', profile: data ?? empty };
  } catch {
    return { type: 'failed' };
  }
}

/**
 * Saves the names, phone and language that differ from those the form was opened with, so that a form in another tab
 * undoes nothing: in the profile, then in the auth user's metadata, which the greeting and Supabase's emails read.
 */
export function saveIdentity(identity: Identity, opened: Identity): Promise<SettingsOutcome> {
  return tryAction(async () => {
    const fields = ['first_name', 'last_name', 'phone', 'language'] as const;
    const changed = fields.filter((field) => identity[field] !== opened[field]);
    if (changed.length === 0) return ok;
    const change = Object.fromEntries(changed.map((field) => [field, identity[field]]));
    const kept = await update(change);
    if (kept.type === 'error') return kept;
    const client = await supabase();
    const { error } = await client.auth.updateUser({ data: change });
    return error ? settingsError(error) : ok;
  });
}

/** Turning it off also erases the stored progress: the database does it in the same transaction. */
export function saveKeepProgress(keep: boolean): Promise<SettingsOutcome> {
  return tryAction(() => update({ keep_progress: keep }));
}

/** Saves whether to send the optional emails of a purpose. */
export function saveOptionalEmail(purpose: EmailPurpose, send: boolean): Promise<SettingsOutcome> {
  return tryAction(() => update({ [purposeColumn(purpose)]: send }));
}

/** No updated row (deleted, or not permitted) is an error, not a success. */
async function update(change: Partial<Profile>): Promise<SettingsOutcome> {
  const client = await supabase();
  const { data: session } = await client.auth.getSession();
  const userId = session.session?.user.id;
  if (userId === undefined) return failed('unauthenticated');
  const { data, error, status } = await client
    .from('profiles')
    .update(change)
    .eq('user_id', userId)
    .select('user_id');
  // Status 0: the request did not reach the server.
  if (error && status === 0) return failed('network');
  if (error) return failed(status >= 500 ? 'unavailable' : 'unexpected');
  if (data.length === 0) return failed('unexpected');
  await profile.refresh();
  return ok;
}
