/** The second factor at sign-in: required in every tab and after every reload. */
import { href } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { member, enrolFactor, wrongTotp } from './accounts.ts';
import { checkAccessibility } from '../axe.ts';
import { dialogTexts, openSignIn, submitSignIn } from './dialogs.ts';
import { expect, test, longOnly } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

for (const lang of langsOf(import.meta.filename)) {
  const { auth } = dialogTexts(lang);
  const { account } = texts(lang);

  test.describe(`second factor in ${lang}`, () => {
    test('asks for six digits, also after a reload, then signs in', async ({
      page,
      context,
      world,
      consoleGuard,
    }) => {
      consoleGuard.allow(/status of 4\d\d .*\/factors\//);
      const person = await member(world);
      const { device } = await enrolFactor(world, person);
      await page.goto(href(lang, 'home'));
      await submitSignIn(await openSignIn(page, lang), lang, person);
      const dialog = page.getByRole('dialog', { name: auth.factor.title });
      const input = dialog.getByLabel(auth.factor.label);
      await expect(input).toBeFocused();
      expect((await checkAccessibility(page, { inside: 'dialog' })).violations).toEqual([]);
      await page.keyboard.press('Escape');
      const opener = page.getByRole('banner').getByRole('button', { name: account.signIn });
      await expect(opener).toBeVisible();
      expect(await page.locator('html[data-session]').count()).toBe(0);

      await page.reload();
      await expect(opener).toBeVisible();
      await opener.press('Enter');
      await expect(input).toBeFocused();
      await page.keyboard.type('123');
      await page.keyboard.press('Enter');
      await expect(input).toHaveAccessibleDescription(`${auth.factor.short} ${auth.factor.hint}`);
      const code = device.code();
      await input.fill(wrongTotp(code));
      await expect(dialog.getByRole('alert')).toHaveText(auth.errors.wrong_factor_code);
      expect((await checkAccessibility(page, { inside: 'dialog' })).violations).toEqual([]);

      const other = await context.newPage();
      await other.goto(href(lang, 'home'));
      await expect(input).toHaveValue('');
      await expect(input).toBeFocused();
      await input.fill(code);
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('button', { name: account.menu })).toBeVisible();
      await expect(other.getByRole('button', { name: account.menu })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('button', { name: account.menu })).toBeVisible();
    });

    test(
      'signs in once with a recovery code and explains that two-factor is now off',
      { tag: longOnly },
      async ({ page, world, consoleGuard }) => {
        consoleGuard.allow(/status of 4\d\d .*\/two-factor/);
        const person = await member(world);
        const { recoveryCodes } = await enrolFactor(world, person);
        await page.goto(href(lang, 'home'));
        // Another account can be used instead.
        await submitSignIn(await openSignIn(page, lang), lang, person);
        await page.getByRole('button', { name: auth.factor.other }).press('Enter');
        const form = page.getByRole('dialog', { name: auth.signIn.title });
        await expect(form).toBeVisible();
        expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();

        await submitSignIn(form, lang, person);
        await page.getByRole('button', { name: auth.factor.useRecovery }).press('Enter');
        const dialog = page.getByRole('dialog', { name: auth.recovery.title });
        const input = dialog.getByLabel(auth.recovery.label);
        await expect(input).toBeFocused();
        expect((await checkAccessibility(page, { inside: 'dialog' })).violations).toEqual([]);
        await page.keyboard.press('Enter');
        await expect(input).toHaveAccessibleDescription(new RegExp(auth.recovery.missing));
        for (const wrong of ['x', 'ABCD-2345']) {
          await input.fill(wrong);
          await page.keyboard.press('Enter');
          await expect(dialog.getByRole('alert')).toHaveText(auth.errors.invalid_code);
        }
        await input.fill(` ${(recoveryCodes[0] ?? '').toLowerCase().replace('-', ' ')} `);
        await page.keyboard.press('Enter');
        const said = page.getByRole('dialog', { name: auth.factorRemoved.title });
        await expect(said.getByText(auth.factorRemoved.text)).toBeVisible();
        expect((await checkAccessibility(page, { inside: 'dialog' })).violations).toEqual([]);
        await said.getByRole('button', { name: auth.factorRemoved.done }).press('Enter');
        await expect(said).toHaveCount(0);
        await expect(page.getByRole('button', { name: account.menu })).toBeVisible();
      },
    );
  });
}
