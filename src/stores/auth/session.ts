/** The session, in sync with the other tabs. */
import type { Session, SupabaseClient } from '@supabase/supabase-js';
import { atom, type ReadableAtom } from 'nanostores';
import { waitsForFactor } from '../../domain/account/second-factor.ts';
import {
  hasStoredSession,
  markWaiting,
  sessionEvent,
  sessionKey,
} from '../../services/session-mark.ts';
import { supabase } from '../../services/supabase.ts';
import { clearLabs } from '../course/lab-keys.ts';

export interface Member {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
}

export type SessionState =
  | { readonly type: 'loading' }
  | {
      readonly type: 'signed-out';
      /** True if the password was correct and the second factor is still required. */
      readonly waitsForFactor?: true;
    }
  | { readonly type: 'signed-in'; readonly member: Member }
  | { readonly type: 'failed' };

const $state = atom<SessionState>({ type: 'loading' });
export const $session: ReadableAtom<SessionState> = $state;

let started: Promise<void> | undefined;

/** Reads the stored session and follows its changes. Idempotent, except after a failure. */
export function startSession(): Promise<void> {
  return (started ??= start());
}

/** Reads the session again after a failure. */
export function retrySession(): Promise<void> {
  started = undefined;
  $state.set({ type: 'loading' });
  return startSession();
}

/**
 * Refreshes a session just opened by an email link or Google if it waits for a second factor: the
 * first verification of an address removes the factor, which the session still lists.
 */
export async function refreshOpenedSession(): Promise<void> {
  const client = await supabase();
  const { data } = await client.auth.getSession();
  if (data.session && waitsForFactor(data.session)) await client.auth.refreshSession();
}

/** A valid access token, refreshed if needed; `undefined` without one. */
export async function accessToken(): Promise<string | undefined> {
  try {
    const client = await supabase();
    const { data } = await client.auth.getSession();
    return data.session?.access_token;
  } catch {
    return undefined;
  }
}

/** Error codes of functions that reject the session: expired, or without its second factor. */
export const sessionErrors: readonly string[] = ['unauthenticated', 'second_factor_required'];

/**
 * The access token of a fully authenticated session, or undefined. Does not load the client
 * when no session is stored.
 */
export async function sessionToken(): Promise<string | undefined> {
  if (!hasStoredSession()) return undefined;
  await startSession();
  return $session.get().type === 'signed-in' ? accessToken() : undefined;
}

/**
 * Ends the session here and, through storage, in every tab. The browser forgets it even if the
 * server no longer knows it (401, 403, 404) or does not respond.
 */
export async function signOut(): Promise<void> {
  const client = await supabase();
  show(null);
  const ended = storedSession();
  await client.auth.signOut({ scope: 'local' });
  // The answer may take long: somebody may have signed in meanwhile, here or in another tab.
  if (ended !== null && storedSession() === ended) localStorage.removeItem(sessionKey);
}

async function start(): Promise<void> {
  try {
    const client = await supabase();
    follow(client);
    const { data, error } = await client.auth.getSession();
    // A session that ended elsewhere is not an error.
    if (error?.name === 'AuthRetryableFetchError') throw error;
    show(data.session);
    if (!wasJustChecked()) void checkSession(client);
  } catch {
    started = undefined;
    $state.set({ type: 'failed' });
  }
}

let followed: SupabaseClient | undefined;

function follow(client: SupabaseClient): void {
  if (followed === client) return;
  followed = client;
  client.auth.onAuthStateChange((event, session) => {
    if (event !== 'INITIAL_SESSION') show(session);
  });
  // Another tab signed out or in, or this page was restored from the back/forward cache after that.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === null || (key === sessionKey && newValue === null)) show(null);
    else if (key === sessionKey) void showStored(client);
  });
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    if (localStorage.getItem(sessionKey) === null) show(null);
    else void showStored(client);
  });
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - returnedAt < checkEveryMs) return;
    returnedAt = Date.now();
    void checkSession(client);
  });
}

/** Shows the stored session, which another tab may have ended, or replaced by another person's. */
async function showStored(client: SupabaseClient): Promise<void> {
  const { data, error } = await client.auth.getSession();
  if (!error) show(data.session);
}

const checkEveryMs = 60_000;
const checkedKey = 'session-checked';
/** When the session was last checked because the tab came back into view. */
let returnedAt = -Infinity;

/**
 * Asks the server whether the session still exists: it may have been ended on another device, and row-level security
 * then answers without rows, as if nothing were stored. The client then forgets it and reports the sign-out.
 */
async function checkSession({ auth }: SupabaseClient): Promise<void> {
  const state = $state.get();
  if (state.type !== 'signed-in') return;
  const before = storedSession();
  try {
    const { error } = await auth.getUser();
    // The clock of the device is slow: the client takes an expired token for a valid one.
    if (error?.code === 'bad_jwt') return void (await auth.refreshSession());
    const ended = error?.name === 'AuthSessionMissingError' || error?.status === 401;
    // Somebody may have signed in meanwhile.
    if ((ended || error?.status === 403) && storedSession() === before) await signOut();
  } catch {
    // Without an answer the session stays.
  }
}

/** The stored session; null without one, or without storage. */
function storedSession(): string | null {
  try {
    return localStorage.getItem(sessionKey);
  } catch {
    return null;
  }
}

/** Whether a page of this tab has checked the user's session at load within the last minute; notes a new check. */
function wasJustChecked(): boolean {
  const state = $state.get();
  const user = state.type === 'signed-in' ? state.member.id : '';
  try {
    const [checked, at] = sessionStorage.getItem(checkedKey)?.split(' ') ?? [];
    const passed = Date.now() - Number(at);
    if (checked === user && passed >= 0 && passed < checkEveryMs) return true;
    sessionStorage.setItem(checkedKey, `${user} ${Date.now()}`);
  } catch {
    // Blocked storage: each page checks.
  }
  return false;
}

function show(session: Session | null): void {
  const waiting = session !== null && waitsForFactor(session);
  markWaiting(waiting);
  markPage(session !== null && !waiting);
  if (!session || waiting) {
    // Here and not in lab-state.ts: the page of the sign-out may not have loaded it.
    clearLabs();
    $state.set({ type: 'signed-out', ...(waiting && { waitsForFactor: true }) });
    return;
  }
  const { user } = session;
  $state.set({
    type: 'signed-in',
    member: {
      id: user.id,
      email: user.email ?? '',
      firstName: firstNameOf(user.user_metadata),
    },
  });
  dispatchEvent(new Event(sessionEvent));
}

/** The settings write `first_name`, Google other names: the order is that of `create_profile`. */
function firstNameOf(metadata: Readonly<Record<string, unknown>> | null): string {
  const { first_name, given_name, full_name, name } = metadata ?? {};
  const whole = full_name ?? name;
  const firstName =
    first_name ?? given_name ?? (typeof whole === 'string' ? whole.split(' ')[0] : '');
  return typeof firstName === 'string' ? firstName : '';
}

/**
 * Exposes the state to the style sheet and to unhydrated islands; see
 * src/services/session-mark.ts.
 */
function markPage(signedIn: boolean): void {
  document.documentElement.toggleAttribute('data-session', signedIn);
}
