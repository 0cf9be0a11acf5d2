/** How the person signed in comes in: address, password, sessions. */
import type { User } from '@supabase/supabase-js';
import { atom, type ReadableAtom } from 'nanostores';
import { href } from '../../i18n/index.ts';
import type { Lang } from '../../i18n/locales.ts';
import { supabase } from '../../services/supabase.ts';
import { createUserStore } from '../user-store.ts';
import { startSession } from './session.ts';
import { settingsError, type SettingsOutcome } from '../account/errors.ts';
import { failed, ok, tryAction } from '../outcome.ts';

export interface Credentials {
  readonly email: string;
  /** An address asked for, until it is confirmed. */
  readonly pendingEmail: string | undefined;
  /** False for an account that was opened with Google and has no password that we know of. */
  readonly hasPassword: boolean;
}

export type CredentialsState =
  | { readonly type: 'loading' }
  | { readonly type: 'known'; readonly credentials: Credentials }
  | { readonly type: 'failed' };

const credentials = createUserStore<CredentialsState>({ type: 'loading' }, read);
export const $credentials: ReadableAtom<CredentialsState> = credentials.$state;
export const refreshCredentials = credentials.refresh;

/** Asked of the server: another browser may have changed them. */
async function read(): Promise<CredentialsState> {
  try {
    const client = await supabase();
    const { data, error } = await client.auth.getUser();
    return error ? { type: 'failed' } : { type: 'known', credentials: credentialsOf(data.user) };
  } catch {
    return { type: 'failed' };
  }
}

function credentialsOf(user: User): Credentials {
  const { provider, providers = [provider] } = user.app_metadata as {
    provider?: string;
    providers?: readonly string[];
  };
  return {
    email: user.email ?? '',
    pendingEmail: user.new_email === '' ? undefined : user.new_email,
    hasPassword: providers.includes('email') || !providers.includes('google'),
  };
}

/** Asks for another address. Nothing changes until it is confirmed from the mails. */
export function requestEmail(email: string, lang: Lang): Promise<SettingsOutcome> {
  return tryAction(async () => {
    const client = await supabase();
    const { error } = await client.auth.updateUser(
      { email },
      { emailRedirectTo: location.origin + href(lang, 'settings') },
    );
    if (error) return settingsError(error, { validation_failed: 'email_refused' });
    await credentials.refresh();
    return ok;
  });
}

const $token = atom<string | undefined>(undefined);
/** The token of the mail's link that led here, until it is spent or left. */
export const $emailLink: ReadableAtom<string | undefined> = $token;

/** Takes the token out of the address, so that it is neither kept nor sent on. */
export function takeEmailLink(): void {
  const address = new URL(location.href);
  const { searchParams: query } = address;
  const given = query.get('token_hash');
  if (given === null || query.get('type') !== 'email_change') return;
  query.delete('token_hash');
  query.delete('type');
  history.replaceState(null, '', address);
  $token.set(given);
}

export function dismissEmailLink(): void {
  $token.set(undefined);
}

/** `half`: this mailbox has agreed, and the other one has still to. */
export type EmailConfirmation = 'changed' | 'half';

/** Spends the link of a mail about a change of address. Works signed in or not. */
export function confirmEmail(tokenHash: string): Promise<SettingsOutcome<EmailConfirmation>> {
  return tryAction(async () => {
    const client = await supabase();
    const { data, error } = await client.auth.verifyOtp({
      type: 'email_change',
      token_hash: tokenHash,
    });
    if (error) {
      const whatever = { validation_failed: 'link_spent', user_not_found: 'link_spent' } as const;
      return settingsError(error, { ...whatever, otp_disabled: 'link_spent' });
    }
    if (!data.session) return { type: 'ok', value: 'half' };
    await startSession();
    await credentials.refresh();
    return { type: 'ok', value: 'changed' };
  });
}

/** Changes the password with the current one, and ends the other sessions. */
export function changePassword(current: string, next: string): Promise<SettingsOutcome> {
  return tryAction(async () => {
    const client = await supabase();
    const { error } = await client.auth.updateUser({ password: next, current_password: current });
    if (error) return settingsError(error);
    // The new password holds whether the other sessions could be ended or not.
    await client.auth.signOut({ scope: 'others' });
    return ok;
  });
}

/** Mails the link with which a password is chosen. */
export function mailPasswordLink(lang: Lang): Promise<SettingsOutcome> {
  return tryAction(async () => {
    const state = credentials.$state.get();
    if (state.type !== 'known') return failed('unexpected');
    const client = await supabase();
    const { error } = await client.auth.resetPasswordForEmail(state.credentials.email, {
      redirectTo: location.origin + href(lang, 'resetPassword'),
    });
    return error ? settingsError(error) : ok;
  });
}

/** Ends every session of the account, this one too. Without an answer nothing was ended. */
export function signOutEverywhere(): Promise<SettingsOutcome> {
  return tryAction(async () => {
    const client = await supabase();
    const { error } = await client.auth.signOut({ scope: 'global' });
    return error ? settingsError(error) : ok;
  });
}
