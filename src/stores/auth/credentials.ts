/** The credentials of the signed-in user: address, password, sessions. */
import type { User } from '@supabase/supabase-js';
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { codeLifetimeMs } from '../../domain/account/verification.ts';
import { href } from '../../i18n/index.ts';
import type { Lang } from '../../i18n/locales.ts';
import { captchaOptions } from '../../services/captcha.ts';
import { supabase } from '../../services/supabase.ts';
import { onReturn } from '../on-return.ts';
import { createUserStore } from '../user-store.ts';
import { startSession } from './session.ts';
import { storedUserId } from './stored-user.ts';
import { settingsError, type SettingsOutcome } from '../account/errors.ts';
import { failed, ok, tryAction } from '../outcome.ts';

export interface Credentials {
  readonly email: string;
  /** A new address, until it is confirmed or its links have expired. */
  readonly pendingEmail: string | undefined;
  /** False for an account created with Google and without a known password. */
  readonly hasPassword: boolean;
}

export type CredentialsState =
  | { readonly type: 'loading' }
  | { readonly type: 'known'; readonly credentials: Credentials }
  | { readonly type: 'failed' };

const credentials = createUserStore<CredentialsState>({ type: 'loading' }, read);
export const $credentials: ReadableAtom<CredentialsState> = credentials.$state;
export const refreshCredentials = credentials.refresh;

// Reloads when the tab is shown again: email links are often opened in another tab. On failure, keeps the loaded
// credentials, so that the form and its input stay.
onMount($credentials, () =>
  onReturn(() => {
    // A first read under way is not dropped.
    if ($credentials.get().type !== 'loading') {
      void credentials.refreshIf(({ type }) => type === 'known');
    }
  }),
);

/** Read from the server: another browser may have changed them. */
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
    pendingEmail: pendingEmailOf(user),
    hasPassword: providers.includes('email') || !providers.includes('google'),
  };
}

/** Auth keeps the new address for good; its links expire like a code (`otp_expiry`). */
function pendingEmailOf({ new_email, email_change_sent_at }: User): string | undefined {
  if (new_email === undefined || new_email === '') return undefined;
  const sentAt = Date.parse(email_change_sent_at ?? '');
  return Date.now() - sentAt > codeLifetimeMs ? undefined : new_email;
}

/** Requests a change of address. Nothing changes until it is confirmed by email. */
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

/** An email link that leads to the settings: to change the address, or to verify it. */
export interface EmailLink {
  readonly type: 'email_change' | 'address';
  readonly token: string;
}

const $link = atom<EmailLink | undefined>(undefined);
/** The opened email link, until it is used or dismissed. */
export const $emailLink: ReadableAtom<EmailLink | undefined> = $link;

/** Removes the token from the URL, so that it is neither stored nor sent in a referrer. */
export function takeEmailLink(): void {
  const address = new URL(location.href);
  const { searchParams: query } = address;
  const token = query.get('token_hash');
  const type = query.get('type');
  if (token === null || (type !== 'email_change' && type !== 'address')) return;
  query.delete('token_hash');
  query.delete('type');
  history.replaceState(null, '', address);
  $link.set({ type, token });
}

/** Hides the result of a link. */
export function dismissEmailLink(): void {
  $link.set(undefined);
}

/**
 * `half`: confirmed from this mailbox; the other one must confirm too. `changed`: the link has opened the account
 * `email`; `isOther`: in place of another one that was signed in.
 */
export type EmailConfirmation =
  | { readonly type: 'half' }
  | { readonly type: 'changed'; readonly email: string | undefined; readonly isOther: boolean };

/** Consumes the email link of a change of address. Works signed in or not. */
export function confirmEmail(tokenHash: string): Promise<SettingsOutcome<EmailConfirmation>> {
  return tryAction(async (): Promise<SettingsOutcome<EmailConfirmation>> => {
    const client = await supabase();
    const before = await storedUserId(client);
    const { data, error } = await client.auth.verifyOtp({
      type: 'email_change',
      token_hash: tokenHash,
    });
    if (error) {
      const spentLinkCodes = {
        validation_failed: 'link_spent',
        user_not_found: 'link_spent',
      } as const;
      return settingsError(error, { ...spentLinkCodes, otp_disabled: 'link_spent' });
    }
    if (!data.session) return { type: 'ok', value: { type: 'half' } };
    await startSession();
    await credentials.refresh();
    const { id, email } = data.session.user;
    const isOther = before !== undefined && before !== id;
    return { type: 'ok', value: { type: 'changed', email, isOther } };
  });
}

/** Changes the password, given the current one, and ends the other sessions. */
export function changePassword(current: string, next: string): Promise<SettingsOutcome> {
  return tryAction(async () => {
    const client = await supabase();
    const { error } = await client.auth.updateUser({ password: next, current_password: current });
    if (error) return settingsError(error);
    // The new password is valid even if the other sessions could not be ended.
    await client.auth.signOut({ scope: 'others' });
    return ok;
  });
}

/** Emails a link to choose a password. */
export function mailPasswordLink(lang: Lang): Promise<SettingsOutcome> {
  return tryAction(async () => {
    const state = credentials.$state.get();
    if (state.type !== 'known') return failed('unexpected');
    const client = await supabase();
    const { error } = await client.auth.resetPasswordForEmail(state.credentials.email, {
      redirectTo: location.origin + href(lang, 'resetPassword'),
      ...(await captchaOptions()),
    });
    return error ? settingsError(error) : ok;
  });
}

/** Ends every session of the account, this one included. Without a response none is ended. */
export function signOutEverywhere(): Promise<SettingsOutcome> {
  return tryAction(async () => {
    const client = await supabase();
    const { error } = await client.auth.signOut({ scope: 'global' });
    return error ? settingsError(error) : ok;
  });
}
