/** Page helpers: opening a lesson and signing out. */
import type { Locator, Page } from 'playwright/test';
import type { Lang } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { expect } from '../fixtures.ts';

/** Opens a lesson by its address and waits for its decrypted text. */
export async function openLesson(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('.sealed .prose h2').first()).toBeVisible();
}

/** The contents of an open lesson: a rail, or a bar on narrow screens. */
export function contentsOf(page: Page, lang: Lang): Locator {
  return page.getByRole('navigation', { name: texts(lang).progress.reading.contents });
}

/** Signs out from the account menu of the current page. */
export async function signOut(page: Page, lang: Lang): Promise<void> {
  const { account } = texts(lang);
  await page.getByRole('button', { name: account.menu }).click();
  await page.getByRole('button', { name: account.signOut }).click();
}
