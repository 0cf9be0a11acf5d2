/** Each section of the settings page, in both languages. */
import { href, languages } from '../../../src/i18n/index.ts';
import { emailPurposes, purposeColumn } from '../../../src/domain/account/optional-emails.ts';
import { checkAccessibility } from '../axe.ts';
import { waitForSections, openSettings, ownProfile, settingsTexts } from './settings-page.ts';
import { anotherSession, signInNewAccount, signInProvedAccount } from '../sessions.ts';
import { answerCookies, expect, test, longOnly } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

for (const lang of langsOf(import.meta.filename)) {
  const t = settingsTexts(lang);

  test.describe(`settings in ${lang}`, () => {
    test('shows validation errors beside the identity fields and saves valid values', async ({
      page,
      world,
    }) => {
      const account = await signInNewAccount(page, world);
      const section = await openSettings(page, lang);
      const field = (name: string) => section.getByRole('textbox', { name });
      const save = section.getByRole('button', { name: t.common.save });
      await field(t.identity.firstName).fill(' ');
      await field(t.identity.phone).fill('06 12');
      await save.click();
      await expect(section.getByText(t.missing.identity.firstName)).toBeVisible();
      await expect(field(t.identity.firstName)).toBeFocused();
      await field(t.identity.firstName).fill('Zoé');
      await save.click();
      await expect(field(t.identity.phone)).toBeFocused();
      await expect(field(t.identity.phone)).toHaveAttribute('aria-invalid', 'true');

      await field(t.identity.phone).fill('+33 (0)6.12.34.56.78');
      await section.getByLabel(t.identity.languages[languages[lang].other]).check();
      await save.click();
      await expect(section.getByRole('status')).toHaveText(t.common.saved);
      await expect(field(t.identity.phone)).toHaveValue('+33 6 12 34 56 78');
      expect(await ownProfile(world, account)).toMatchObject({
        first_name: 'Zoé',
        last_name: 'Durand',
        phone: '+33612345678',
        language: languages[lang].other,
      });
      await openSettings(page, lang);
      await expect(field(t.identity.phone)).toHaveValue('+33 6 12 34 56 78');
    });

    test(
      'offers a retry when loading fails and keeps the input when saving fails',
      { tag: longOnly },
      async ({ page, world, consoleGuard }) => {
        consoleGuard.allow(/status of 500 .*\/profiles/);
        await signInNewAccount(page, world);
        await page.route('**/rest/v1/profiles?*', (route) =>
          route.fulfill({ status: 500, json: { code: 'XX000', message: 'internal detail' } }),
        );
        const section = await openSettings(page, lang);
        const alert = section.getByRole('alert');
        await expect(alert).toHaveText(t.common.unread);
        await page.unroute('**/rest/v1/profiles?*');
        await section.getByRole('button', { name: t.common.retry }).click();
        const name = section.getByRole('textbox', { name: t.identity.firstName });
        await expect(name).toHaveValue('Claire');
        await expect(section.getByRole('heading', { level: 2 })).toBeFocused();

        await page.route('**/rest/v1/profiles?*', (route) =>
          route.request().method() === 'PATCH'
            ? route.fulfill({ status: 500, json: { code: 'XX000', message: 'internal detail' } })
            : route.fallback(),
        );
        await name.fill('Ada');
        const save = section.getByRole('button', { name: t.common.save });
        await save.click();
        await expect(alert).toHaveText(t.errors.unavailable);
        await expect(name).toHaveValue('Ada');
        expect((await checkAccessibility(page, { inside: '#identity' })).violations).toEqual([]);
        await page.unroute('**/rest/v1/profiles?*');
        await save.click();
        await expect(section.getByRole('status')).toHaveText(t.common.saved);
        await expect(alert).toHaveCount(0);
      },
    );

    test(
      'saves the privacy preference, with a confirmation before switching off, and lists the emails',
      { tag: longOnly },
      async ({ page, world }) => {
        const account = await signInNewAccount(page, world);
        const section = await openSettings(page, lang, 'emails');
        await expect(section.getByRole('listitem')).toHaveText(t.mails.items);
        for (const purpose of emailPurposes) {
          const { label, on } = t.mails.purposes[purpose];
          await section.getByRole('checkbox', { name: label }).check();
          await expect(section.getByText(on, { exact: true })).toBeVisible();
          expect(await ownProfile(world, account)).toMatchObject({
            [purposeColumn(purpose)]: true,
          });
        }

        const privacy = page.locator('#privacy');
        await privacy.getByRole('button', { name: t.privacy.stop }).click();
        await privacy.getByRole('button', { name: t.common.cancel }).click();
        await privacy.getByRole('button', { name: t.privacy.stop }).click();
        await expect(privacy.getByText(t.privacy.stopText)).toBeVisible();
        expect(await ownProfile(world, account)).toMatchObject({ keep_progress: true });
        await privacy.getByRole('button', { name: t.privacy.stopConfirm }).click();
        await expect(privacy.getByRole('status')).toHaveText(t.privacy.stopped);
        expect(await ownProfile(world, account)).toMatchObject({ keep_progress: false });
        await privacy.getByRole('button', { name: t.privacy.start }).click();
        await expect(privacy.getByRole('status')).toHaveText(t.privacy.started);
        expect(await ownProfile(world, account)).toMatchObject({ keep_progress: true });
      },
    );

    test(
      'signs out of this device, then of all devices, in every tab',
      { tag: longOnly },
      async ({ page, world, context }) => {
        const account = await signInNewAccount(page, world);
        const lives = await anotherSession(world, account);
        const section = await openSettings(page, lang, 'sessions');
        const tab = await context.newPage();
        await openSettings(tab, lang);
        await section.getByRole('button', { name: t.sessions.signOutEverywhere }).click();
        for (const one of [page, tab]) {
          await expect(one.locator('#identity')).toHaveCount(0);
          await expect(one.getByRole('main').locator('[data-open]').first()).toBeVisible();
        }
        expect(await lives(), 'the session of the other device').toBe(false);
        const livesOn = await anotherSession(world, await signInNewAccount(page, world));
        await openSettings(page, lang);
        await section.getByRole('button', { name: t.sessions.signOut, exact: true }).click();
        await expect(page.locator('#identity')).toHaveCount(0);
        await expect(page.getByRole('main')).toBeFocused();
        expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
        expect(await livesOn(), 'the session of the other device').toBe(true);
      },
    );

    test(
      'lists the sections and opens the one named in the address',
      { tag: longOnly },
      async ({ page, world }) => {
        await signInNewAccount(page, world);
        await openSettings(page, lang);
        const list = page.getByRole('navigation', { name: t.common.navigation });
        await list.getByRole('link', { name: t.data.heading }).click();
        await expect(page.getByRole('heading', { name: t.data.heading })).toBeInViewport();
        await page.goto(`${href(lang, 'settings')}#privacy`);
        await page.reload();
        await expect(page.getByRole('heading', { name: t.privacy.heading })).toBeInViewport();
        await waitForSections(page);
        expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);
      },
    );
  });

  test.describe(`settings in ${lang} on a phone with the dark theme`, () => {
    test.use({ colorScheme: 'dark', viewport: { width: 390, height: 844 } });

    test(
      'fits every section on the screen with usable controls',
      { tag: longOnly },
      async ({ page, world }) => {
        await signInProvedAccount(page, world);
        const section = await openSettings(page, lang);
        const usable = async () => {
          expect((await checkAccessibility(page, { only: 'looks' })).violations).toEqual([]);
          for (const width of [320, 390]) {
            await page.setViewportSize({ width, height: 844 });
            expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
          }
        };
        await section.getByRole('textbox', { name: t.identity.phone }).fill('06 12');
        await section.getByRole('button', { name: t.common.save }).click();
        await expect(section.locator('.field-error')).toBeVisible();
        await usable();
        for (const [id, open] of [
          ['two-factor', t.twoFactor.start],
          ['privacy', t.privacy.stop],
          ['data', t.data.erase.begin],
        ] as const) {
          await page.evaluate((hash) => (location.hash = hash), id);
          await page.locator(`#${id}`).getByRole('button', { name: open }).click();
          if (id === 'two-factor')
            await expect(page.locator(`#${id}`).getByRole('img')).toBeVisible();
          await usable();
        }
      },
    );

    test('opens one section at a time from the index, and goes back to it', async ({
      page,
      signIn,
    }) => {
      await answerCookies(page);
      await signIn(page, 'signals');
      await page.goto(href(lang, 'settings'));
      const index = page.getByRole('navigation', { name: t.common.navigation });
      const headings = page.getByRole('main').getByRole('heading', { level: 2 });
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      await expect(index.getByRole('link')).toHaveCount(10);
      await expect(headings).toHaveCount(0);
      await index.getByRole('link', { name: t.billing.heading }).press('Enter');
      await expect(page).toHaveURL(/#billing$/);
      await expect(headings).toHaveText([t.billing.heading]);
      await expect(headings).toBeFocused();
      await expect(index).toBeHidden();
      await waitForSections(page);
      expect(await height(), 'the longest section, with the footer').toBeLessThanOrEqual(3_000);
      await page.goBack();
      await expect(headings).toHaveCount(0);
      await expect(index.getByRole('link', { name: t.billing.heading })).toBeFocused();
      expect(await height(), 'the index, with the footer').toBeLessThanOrEqual(3_000);

      await page.goto(`${href(lang, 'settings')}#data`);
      await page.reload();
      await expect(headings).toHaveText([t.data.heading]);
      await page.getByRole('link', { name: t.common.all }).click();
      await expect(index.getByRole('link', { name: t.data.heading })).toBeFocused();
    });
  });
}
