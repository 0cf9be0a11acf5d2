/** Accounts of their own for the tests of the settings, and the way to a section. */
import type { Locator, Page } from 'playwright/test';
import { codeAt, stepAt } from '../../../local/supabase/totp.ts';
import { href, type Lang } from '../../../src/i18n/index.ts';
import { billing as enBilling } from '../../../src/i18n/en/billing/billing.ts';
import * as enAccount from '../../../src/i18n/en/account/settings-account.ts';
import * as enData from '../../../src/i18n/en/account/settings-data.ts';
import * as enForms from '../../../src/i18n/en/auth/dialogs.ts';
import * as enSecurity from '../../../src/i18n/en/account/settings-security.ts';
import { billing as frBilling } from '../../../src/i18n/fr/billing/billing.ts';
import * as frAccount from '../../../src/i18n/fr/account/settings-account.ts';
import * as frData from '../../../src/i18n/fr/account/settings-data.ts';
import * as frForms from '../../../src/i18n/fr/auth/dialogs.ts';
import * as frSecurity from '../../../src/i18n/fr/account/settings-security.ts';
import type { World } from '../serve-world.ts';
import { expect } from '../fixtures.ts';

export type { World } from '../serve-world.ts';

export function settingsTexts(lang: Lang) {
  return lang === 'fr'
    ? { ...frAccount, ...frSecurity, ...frData, billing: frBilling, forms: frForms }
    : { ...enAccount, ...enSecurity, ...enData, billing: enBilling, forms: enForms };
}

export interface NewAccount {
  readonly email: string;
  readonly password: string;
  readonly id: string;
}

let made = 0;

/** Makes an account and signs the page's browser in to it; the next page opened has the session. */
export async function signInAnew(
  page: Page,
  world: World,
  data: Readonly<Record<string, string>> = { first_name: 'Claire', last_name: 'Durand' },
): Promise<NewAccount> {
  made += 1;
  const email = `reglages-${process.pid}-${made}@exemple.test`;
  const password = 'un pont sur la rivière';
  await auth(page, world, 'signup', { email, password, data });
  const session = await auth(page, world, 'token?grant_type=password', { email, password });
  const empty = `${world.origin}/empty-page-of-the-tests`;
  const body = '<!doctype html><link rel="icon" href="data:,">';
  await page.route(empty, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(empty);
  await page.evaluate((text) => localStorage.setItem('session', text), JSON.stringify(session));
  await page.unroute(empty);
  return { email, password, id: session.user.id };
}

interface Session {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly user: { readonly id: string };
}

/** Whether a password opens an account. */
export async function opens(
  page: Page,
  world: World,
  credentials: { readonly email: string; readonly password: string },
): Promise<boolean> {
  const response = await post(page, world, 'token?grant_type=password', credentials);
  return response.ok();
}

/** Signs in once more, as another device would, and gives what tells whether that session still lives. */
export async function anotherSession(
  page: Page,
  world: World,
  { email, password }: NewAccount,
): Promise<() => Promise<boolean>> {
  const session = await auth(page, world, 'token?grant_type=password', { email, password });
  return async () => {
    const { refresh_token } = session;
    return (await post(page, world, 'token?grant_type=refresh_token', { refresh_token })).ok();
  };
}

async function auth(page: Page, world: World, path: string, data: object): Promise<Session> {
  const response = await post(page, world, path, data);
  expect(response.status(), path).toBe(200);
  return (await response.json()) as Session;
}

function post(page: Page, world: World, path: string, data: object) {
  const url = new URL(`/auth/v1/${path}`, new URL(world.info.supabaseUrl, world.origin));
  return page.request.post(url.href, { headers: { apikey: world.info.publishableKey }, data });
}

/** What the database says of the page's own profile. */
export async function ownProfile(page: Page, world: World): Promise<Record<string, unknown>> {
  const session = JSON.parse(
    (await page.evaluate(() => localStorage.getItem('session'))) ?? '{}',
  ) as Session;
  const response = await page.request.get(
    `${world.origin}/rest/v1/profiles?select=*&user_id=eq.${session.user.id}`,
    {
      headers: {
        apikey: world.info.publishableKey,
        Authorization: `Bearer ${session.access_token}`,
      },
    },
  );
  const [row] = (await response.json()) as Record<string, unknown>[];
  return row ?? {};
}

export async function openSettings(page: Page, lang: Lang, section = 'identity'): Promise<Locator> {
  await page.goto(href(lang, 'settings'));
  const heading = settingsTexts(lang).identity.heading;
  await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
  await everythingRead(page);
  return page.locator(`#${section}`);
}

/** No section is still being read. */
export async function everythingRead(page: Page): Promise<void> {
  await expect(page.locator('.skeleton')).toHaveCount(0);
}

/** The code an application shows; `later` counts time steps from now. */
export function codeOf(secret: string, later = 0): string {
  return codeAt(secret.replace(/\s/g, ''), stepAt(Date.now()) + later);
}
