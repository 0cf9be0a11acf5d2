/** Data export and account deletion. */
import { readFile } from 'node:fs/promises';
import { errorText } from '../../../src/i18n/errors.ts';
import { fill } from '../../../src/i18n/index.ts';
import { checkAccessibility } from '../axe.ts';
import { openSettings, settingsTexts } from './settings-page.ts';
import { opens, signInNewAccount } from '../sessions.ts';
import { expect, test, longOnly } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

for (const lang of langsOf(import.meta.filename)) {
  const t = settingsTexts(lang);
  const { data } = t;

  test.describe(`account data in ${lang}`, () => {
    test(
      'exports one file with the data that was entered',
      { tag: longOnly },
      async ({ page, world }) => {
        const account = await signInNewAccount(page, world, {
          first_name: 'Marie-Ève',
          last_name: 'Ω',
        });
        const section = await openSettings(page, lang, 'data');
        const waiting = page.waitForEvent('download');
        await section.getByRole('button', { name: data.export.action }).click();
        const download = await waiting;
        expect(download.suggestedFilename()).toMatch(/-20\d\d-\d\d-\d\d\.json$/);
        const text = await readFile(await download.path(), 'utf8');
        const held = JSON.parse(text) as { readme: Record<string, string> };
        expect(Object.keys(held.readme).length).toBeGreaterThan(3);
        for (const mark of [account.email, account.id, 'Marie-Ève', 'Ω']) {
          expect(text).toContain(mark);
        }
        expect(text).not.toContain(account.password);
        await expect(section.getByText(data.export.ready)).toBeVisible();
      },
    );

    test('deletes the account after its email address is retyped, and signs out every tab', async ({
      page,
      context,
      world,
      consoleGuard,
      latestMail,
    }) => {
      consoleGuard.allow(/status of 40[034] .*\/auth\/v1\//);
      const account = await signInNewAccount(page, world);
      const section = await openSettings(page, lang, 'data');
      const tab = await context.newPage();
      await openSettings(tab, lang);
      await section.getByRole('button', { name: data.erase.begin }).click();
      const field = section.getByRole('textbox', {
        name: fill(data.erase.field, { email: account.email }),
      });
      const erase = section.getByRole('button', { name: data.erase.confirm });
      await expect(field).toBeFocused();
      await erase.click();
      await expect(section.getByText(t.missing.deletion.confirmation)).toBeVisible();
      await field.fill('somebody@else.test');
      await erase.click();
      await expect(section.getByText(t.errors.confirmation_mismatch)).toBeVisible();
      await expect(field).toBeFocused();
      expect((await checkAccessibility(page, { inside: '#data' })).violations).toEqual([]);
      await section.getByRole('button', { name: t.common.cancel }).click();
      expect(await opens(world, account)).toBe(true);

      const begin = section.getByRole('button', { name: data.erase.begin });
      await expect(begin).toBeFocused();
      await begin.click();
      await field.fill(account.email);
      await erase.click();
      const farewell = page.getByRole('heading', { name: data.farewell.heading });
      await expect(farewell).toBeFocused();
      await expect(farewell).toBeInViewport();
      await expect(page.getByText(data.farewell.nothingKept)).toBeVisible();
      expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);
      await expect(tab.locator('#identity')).toHaveCount(0);
      expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
      expect(await opens(world, account)).toBe(false);
      const mail = await latestMail(account.email);
      expect(mail.html).toContain(`lang="${lang}"`);
    });

    test(
      'shows that the deletion request is recorded when Stripe does not respond',
      { tag: longOnly },
      async ({ page, world, consoleGuard }) => {
        consoleGuard.allow(/status of (429|503) .*account/);
        const account = await signInNewAccount(page, world);
        const section = await openSettings(page, lang, 'data');
        await section.getByRole('button', { name: data.erase.begin }).click();
        await section.getByRole('textbox').fill(account.email);
        const erase = section.getByRole('button', { name: data.erase.confirm });
        const refuse = (status: number, code: string, headers = {}) =>
          page.route('**/functions/account', (route) =>
            route.fulfill({ status, headers, json: { error: { code, message: '' } } }),
          );
        await refuse(503, 'erasure_pending');
        await erase.click();
        await expect(section.getByRole('alert')).toHaveText(t.errors.erasure_pending);
        await refuse(429, 'rate_limited', { 'Retry-After': '130' });
        await erase.click();
        await expect(section.getByRole('alert')).toHaveText(
          errorText(lang, t.errors, { code: 'rate_limited', retryAfter: 130 }),
        );
      },
    );
  });
}
