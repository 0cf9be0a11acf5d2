/** Signed-in browsers: sessions opened over HTTP and put into the browser's storage, without a form. */
import type { Page } from 'playwright/test';
import { sessionKey } from '../../src/services/session-mark.ts';
import type { SendLinkResponse } from '../../src/domain/api/email-verification.ts';
import { latestMail } from './inbox.ts';
import type { World } from './serve-world.ts';

/** The part of Supabase's session that tests use. */
export interface Session {
  readonly access_token: string;
  readonly refresh_token: string;
  /** Unix seconds. */
  readonly expires_at: number;
  readonly user: { readonly id: string };
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Sends a POST to an auth path (`signup`) or a path of the site (`/.netlify/functions/billing`), as a
 * browser does. Throws with the response unless it succeeds.
 */
export async function post<Answer>(
  world: World,
  path: string,
  body: unknown,
  token = world.info.publishableKey,
): Promise<Answer> {
  const base = path.startsWith('/') ? world.origin : new URL(world.info.supabaseUrl, world.origin);
  const address = path.startsWith('/') ? path : `/auth/v1/${path}`;
  const response = await fetch(new URL(address, base), {
    method: 'POST',
    headers: {
      apikey: world.info.publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      origin: world.origin,
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}

/** Signs in without a page. */
export function openSession(world: World, { email, password }: Credentials): Promise<Session> {
  return post<Session>(world, 'token?grant_type=password', { email, password });
}

/** Signs the browser in for the next page of the world it opens. */
export async function putSession(page: Page, world: World, session: Session): Promise<void> {
  const script = await page.addInitScript(
    ([origin, key, value]) => {
      if (location.origin === origin) localStorage.setItem(key, value);
    },
    [world.origin, sessionKey, JSON.stringify(session)] as const,
  );
  // Once only: the next page must not undo a sign-out.
  const stop = (): void => {
    if (!page.url().startsWith(world.origin)) return;
    page.off('domcontentloaded', stop);
    script.dispose().catch(() => undefined);
  };
  page.on('domcontentloaded', stop);
}

/** Sessions of the demonstration accounts, opened once and shared by many browsers. */
export class SessionStore {
  readonly #sessions = new Map<string, Session>();

  /** The session of an account of a world: the cached one, unless it has expired or soon will. */
  async of(world: World, account: Credentials): Promise<Session> {
    const name = `${world.origin} ${account.email}`;
    const kept = this.#sessions.get(name);
    const tenMinutes = 600;
    if (kept && kept.expires_at - tenMinutes > Date.now() / 1_000) return kept;
    const session = await openSession(world, account);
    this.#sessions.set(name, session);
    return session;
  }

  /** Drops a cached session once the page refreshes, changes or ends it. */
  watch(page: Page, session: Session): void {
    page.context().on('request', (request) => {
      if (request.method() === 'GET' || !request.url().includes('/auth/v1/')) return;
      for (const [name, kept] of this.#sessions) if (kept === session) this.#sessions.delete(name);
    });
  }
}

/** An account created for one test, with its session. */
export interface NewAccount extends Credentials {
  readonly id: string;
  readonly session: Session;
}

let made = 0;

/** Creates an account and opens its session. */
export async function newAccount(
  world: World,
  data: Readonly<Record<string, string>> = { first_name: 'Claire', last_name: 'Durand' },
): Promise<NewAccount> {
  made += 1;
  const email = `nouveau-${process.pid}-${made}@exemple.test`;
  const password = 'un pont sur la rivière';
  await post(world, 'signup', { email, password, data });
  const session = await openSession(world, { email, password });
  return { email, password, id: session.user.id, session };
}

/** Creates an account and signs the browser in; the next page opened has the session. */
export async function signInNewAccount(
  page: Page,
  world: World,
  data?: Readonly<Record<string, string>>,
): Promise<NewAccount> {
  const account = await newAccount(world, data);
  await putSession(page, world, account.session);
  return account;
}

/** Creates an account with a verified address, and signs the browser in. */
export async function signInProvedAccount(
  page: Page,
  world: World,
  data?: Readonly<Record<string, string>>,
): Promise<NewAccount> {
  const account = await signInNewAccount(page, world, data);
  await proveAddress(world, account.email, account.session.access_token);
  return account;
}

/** Verifies the address of a session's account with the emailed link. */
export async function proveAddress(world: World, email: string, token: string): Promise<void> {
  const path = '/.netlify/functions/email-verification';
  const { state } = await post<SendLinkResponse>(world, path, { action: 'send-link' }, token);
  if (state === 'proved') return;
  const link = new URL(await addressLink(world, email));
  const body = { action: 'use-link', token: link.searchParams.get('token_hash') };
  await post(world, path, body, token);
}

/** The verification link in the newest email to an address. */
export async function addressLink(world: World, email: string): Promise<string> {
  const { html } = await latestMail(world, email, { subject: /adresse e-mail|email address/ });
  const [, link = 'no link'] = /href="([^"]*type=address)"/.exec(html) ?? [];
  return link.replaceAll('&amp;', '&').replaceAll('&#38;', '&');
}

/** Whether these credentials can sign in. */
export async function opens(world: World, credentials: Credentials): Promise<boolean> {
  return openSession(world, credentials).then(
    () => true,
    () => false,
  );
}

/** Signs in again, as another device; returns a function that tells whether that session is valid. */
export async function anotherSession(
  world: World,
  credentials: Credentials,
): Promise<() => Promise<boolean>> {
  const { refresh_token } = await openSession(world, credentials);
  return () =>
    post(world, 'token?grant_type=refresh_token', { refresh_token }).then(
      () => true,
      () => false,
    );
}
