/** Page helpers for the settings page: its texts, sections and stored values. */
import { setTimeout } from 'node:timers/promises';
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
import type { NewAccount } from '../sessions.ts';

export function settingsTexts(lang: Lang) {
  return lang === 'fr'
    ? { ...frAccount, ...frSecurity, ...frData, billing: frBilling, forms: frForms }
    : { ...enAccount, ...enSecurity, ...enData, billing: enBilling, forms: enForms };
}

/** The stored profile of the signed-in user. */
export async function ownProfile(
  world: World,
  { id, session }: NewAccount,
): Promise<Record<string, unknown>> {
  const response = await fetch(`${world.origin}/rest/v1/profiles?select=*&user_id=eq.${id}`, {
    headers: {
      apikey: world.info.publishableKey,
      authorization: `Bearer ${session.access_token}`,
    },
  });
  const [row] = (await response.json()) as Record<string, unknown>[];
  return row ?? {};
}

export async function openSettings(page: Page, lang: Lang, section = 'identity'): Promise<Locator> {
  // A phone shows one section at a time: the one in the address.
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024;
  await page.goto(href(lang, 'settings') + (isPhone ? '#identity' : ''));
  const heading = settingsTexts(lang).identity.heading;
  await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
  await waitForSections(page);
  return page.locator(`#${section}`);
}

/** Waits until no section is loading. */
export async function waitForSections(page: Page): Promise<void> {
  await expect(page.locator('.skeleton')).toHaveCount(0);
}

/** The one-time code of an authenticator app; `later` counts time steps from now. */
export function codeOf(secret: string, later = 0): string {
  return codeAt(secret.replace(/\s/g, ''), stepAt(Date.now()) + later);
}

/** Waits for the next time step if this one ends within 15 seconds: the code before it is refused then. */
export async function awayFromStepEnd(): Promise<void> {
  const left = 30_000 - (Date.now() % 30_000);
  if (left < 15_000) await setTimeout(left);
}
