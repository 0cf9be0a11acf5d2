/** Accessibility of every state of dialogs, forms, menus and lists, in each width and theme. */
import type { Page } from 'playwright/test';
import { sectionIds } from '../../../src/islands/account/settings/Section.tsx';
import { href, langs } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { waitForSections } from '../account/settings-page.ts';
import {
  dialogTexts,
  emailedCode,
  newPerson,
  openOrder,
  openSignIn,
  openSignUp,
  payButton,
  submitCode,
  submitSignUp,
  wrongCode,
} from '../auth/dialogs.ts';
import { checkAccessibility } from '../axe.ts';
import { chooseHour, hours, slotsNow, stubAppointments } from '../booking/appointments.ts';
import { answerCookies, expect, test } from '../fixtures.ts';

const widths = [320, 390, 768, 1440] as const;
const themes = ['light', 'dark'] as const;
const phones = widths.slice(0, 2);

/** Timeout of a test, in milliseconds; an idle machine needs seconds for a state in eight looks. */
const patience = 180_000;

test.beforeEach(async ({ page }) => {
  test.setTimeout(patience);
  await answerCookies(page);
});

/** Checks an open state in each of these widths and in both themes. */
async function checkLooks(
  page: Page,
  state: string,
  inside: string,
  at: readonly number[] = widths,
): Promise<void> {
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const { violations, passes } = await checkAccessibility(page, { inside });
      const look = `${state}, ${width} px wide, ${colorScheme}`;
      expect(passes, `${look}: rules that found something`).toBeGreaterThan(5);
      expect.soft(violations, look).toEqual([]);
    }
  }
}

for (const lang of langs) {
  const t = texts(lang);
  const { auth } = dialogTexts(lang);

  test(`states of the order dialog in ${lang}`, async ({ page, world }) => {
    const person = newPerson();
    const dialog = await openOrder(page, lang, 'formation');
    await expect(dialog.getByRole('heading', { name: auth.signUp.title })).toBeVisible();
    await checkLooks(page, 'account', 'dialog');
    await dialog.getByRole('button', { name: auth.signUp.submit }).click();
    await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible();
    await checkLooks(page, 'account with errors', 'dialog');
    await submitSignUp(dialog, lang, person);
    await expect(dialog.getByLabel(auth.code.label)).toBeVisible();
    await checkLooks(page, 'code', 'dialog');
    const code = await emailedCode(world, person.email);
    await submitCode(dialog, lang, wrongCode(code));
    await expect(dialog.getByRole('alert')).toBeVisible();
    await checkLooks(page, 'wrong code', 'dialog');
    await submitCode(dialog, lang, code);
    await expect(payButton(dialog, lang, 'formation')).toBeVisible();
    await checkLooks(page, 'payment', 'dialog');
    await payButton(dialog, lang, 'formation').click();
    await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible();
    await checkLooks(page, 'payment without consent', 'dialog');
  });

  test(`states of the sign-in and sign-up dialogs in ${lang}`, async ({ page, world }) => {
    const person = newPerson();
    await page.goto(href(lang, 'articles'));
    const signIn = await openSignIn(page, lang);
    await signIn.getByRole('button', { name: auth.signIn.submit, exact: true }).click();
    await checkLooks(page, 'sign-in with errors', 'dialog');
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1440, height: 900 });
    const dialog = await openSignUp(page, lang);
    await checkLooks(page, 'sign-up', 'dialog');
    await dialog.getByRole('button', { name: auth.signUp.submit }).click();
    await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible();
    await checkLooks(page, 'sign-up with errors', 'dialog');
    await submitSignUp(dialog, lang, person);
    await submitCode(dialog, lang, wrongCode(await emailedCode(world, person.email)));
    await expect(dialog.getByRole('alert')).toBeVisible();
    await checkLooks(page, 'wrong code', 'dialog');
  });

  test(`the welcome after an order in ${lang}`, async ({ page, signIn }) => {
    await signIn(page, 'formation');
    await page.goto(`${href(lang, 'checkoutSuccess')}?success=true`);
    await expect(
      page.getByRole('main').getByRole('heading', { name: t.checkoutReturn.opened }),
    ).toBeVisible();
    await checkLooks(page, 'welcome', 'main');
  });

  test(`each section of the settings on a phone in ${lang}`, async ({ page, signIn }) => {
    await signIn(page, 'signals');
    await page.setViewportSize({ width: phones[0] ?? 320, height: 900 });
    for (const id of sectionIds) {
      await page.goto(`${href(lang, 'settings')}#${id}`);
      await page.reload();
      await expect(page.locator(`#${id}`)).toBeVisible();
      await waitForSections(page);
      await checkLooks(page, id, `#${id}`, phones);
    }
  });

  test(`the filtered dictionary in ${lang}`, async ({ page }) => {
    await page.goto(href(lang, 'dictionary'));
    const filter = page.getByRole('searchbox', { name: t.reading.dictionary.filter });
    await filter.fill('bitcoin');
    await expect(page.locator('.term-row:visible').first()).toBeVisible();
    await checkLooks(page, 'with results', 'main');
    await filter.fill('xyzzyx');
    await expect(page.locator('#term-none')).toBeVisible();
    await checkLooks(page, 'without results', 'main');
  });

  test(`the calendar with a chosen day and hour in ${lang}`, async ({ page }) => {
    await stubAppointments(page, { slots: [slotsNow()] });
    await page.goto(href(lang, 'appointment'));
    await expect(page.getByRole('gridcell', { selected: true })).toBeVisible();
    await expect(hours(page).first()).toBeVisible();
    await checkLooks(page, 'chosen day', 'main');
    await chooseHour(page, 0);
    await checkLooks(page, 'chosen hour', 'main');
  });

  test(`the header search with results and without in ${lang}`, async ({ page }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(href(lang, 'articles'));
      await page.keyboard.press('/');
      const field = page.getByRole('combobox', { name: t.headerSearch.label });
      await field.fill('portefeuille');
      await expect(page.getByRole('option').first()).toBeVisible();
      await field.press('ArrowDown');
      await checkLooks(page, 'with results', 'header', [width]);
      await field.fill('xyzzyx');
      await expect(page.getByRole('search').getByRole('status')).not.toBeEmpty();
      await checkLooks(page, 'without results', 'header', [width]);
    }
  });

  test(`the menus in ${lang}`, async ({ page, signIn }) => {
    const banner = page.getByRole('banner');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(href(lang, 'articles'));
      const opener = banner.locator('[popovertarget=site-menu]');
      if (await opener.isVisible()) await opener.click();
      for (const name of [t.menu.solutions, t.menu.training]) {
        const submenu = banner.getByRole('button', { name, exact: true });
        await submenu.press('Enter');
        await expect(submenu).toHaveAttribute('aria-expanded', 'true');
        await checkLooks(page, name, 'header', [width]);
      }
    }
    await signIn(page, 'member');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(href(lang, 'dashboard'));
      const account = banner.locator('.account-mark');
      // The account's data may arrive after the first press.
      await expect(async () => {
        await account.click();
        await expect(account).toHaveAttribute('aria-expanded', 'true', { timeout: 1_000 });
      }).toPass();
      await checkLooks(page, 'account', 'header', [width]);
    }
  });
}
