/** Password reset, from the page and through the email. */
import { href } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { member, resetLink, signInElsewhere, enrolFactor } from './accounts.ts';
import { checkAccessibility } from '../axe.ts';
import { dialogTexts, newPerson } from './dialogs.ts';
import { expect, test, longOnly } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

const another = 'trois bateaux rentrent au port';

for (const lang of langsOf(import.meta.filename)) {
  const { auth, fieldErrors } = dialogTexts(lang);
  const { waysIn, account } = texts(lang);
  const t = waysIn.resetPassword;

  test.describe(`password reset in ${lang}`, () => {
    test('sets a new password through the emailed link and revokes other sessions', async ({
      page,
      world,
    }) => {
      const person = await member(world);
      const elsewhere = await signInElsewhere(world, person);
      await page.goto(href(lang, 'resetPassword'));
      const calls: string[] = [];
      page.on('request', (request) => {
        if (request.method() !== 'GET') calls.push(request.url());
      });
      const asked = new Date(Date.now() - 1);
      await page.getByLabel(auth.fields.email).fill(person.email);
      await page.keyboard.press('Enter');
      const sent = page.getByRole('heading', { name: auth.resetSent.title });
      await expect(sent).toBeVisible();
      expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);

      const link = await resetLink(world, person.email, asked);
      calls.length = 0;
      await page.goto(link.replace(/\/(fr|en)\//, `/${lang}/`));
      const open = page.getByRole('button', { name: t.link.submit });
      await expect(open).toBeVisible();
      expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);
      expect(calls, 'loading the page spends nothing').toEqual([]);
      await open.click();
      const password = page.getByLabel(auth.fields.newPassword, { exact: true });
      await expect(password).toBeFocused();
      expect(new URL(page.url()).search, 'the token has left the address').toBe('');
      expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);
      await password.fill('motdepasse');
      await page.getByLabel(auth.fields.confirmPassword).fill('autre');
      await page.keyboard.press('Enter');
      await expect(password).toHaveAccessibleDescription(fieldErrors.common_password);
      await expect(page.getByLabel(auth.fields.confirmPassword)).toHaveAccessibleDescription(
        fieldErrors.passwords_differ,
      );
      await password.fill(another);
      await page.getByLabel(auth.fields.confirmPassword).fill(another);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: auth.passwordChanged.title })).toBeFocused();
      await expect(page.getByRole('button', { name: account.menu })).toBeVisible();
      expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);

      const user = await fetch(new URL('/auth/v1/user', world.origin), {
        headers: { apikey: world.info.publishableKey, authorization: `Bearer ${elsewhere}` },
      });
      expect(user.ok, 'the other session has ended').toBe(false);
      await signInElsewhere(world, { ...person, password: another });
      await expect(signInElsewhere(world, person)).rejects.toThrow('400');
    });

    test(
      'offers a new link when the link is used, unknown or malformed',
      { tag: longOnly },
      async ({ page, consoleGuard }) => {
        consoleGuard.allow(/status of 4\d\d .*\/auth\/v1\/verify/);
        for (const [query, text] of [
          [`token_hash=${'a'.repeat(56)}&type=recovery`, t.spent.text],
          ['token_hash=abc&type=recovery', t.spent.malformed],
          [`token_hash=${'a'.repeat(56)}`, t.spent.malformed],
          [`token_hash=${encodeURIComponent('<b>"\'é\u202e')}&type=recovery`, t.spent.malformed],
        ] as const) {
          await page.goto(`${href(lang, 'resetPassword')}?${query}`);
          await page.getByRole('button', { name: t.link.submit }).click();
          await expect(page.getByText(text)).toBeVisible();
          await expect(page.getByRole('heading', { name: t.spent.title })).toBeFocused();
          expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);
        }
        await page.getByRole('button', { name: t.spent.again }).press('Enter');
        const email = page.getByRole('main').getByLabel(auth.fields.email).locator('visible=true');
        await expect(email).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(email).toHaveAccessibleDescription(auth.reset.enterEmailAddress);
        await email.fill(newPerson().email);
        await page.keyboard.press('Enter');
        await page.getByRole('button', { name: auth.resetSent.other }).press('Enter');
        await expect(email).toBeFocused();
        await expect(email).toHaveValue('');
      },
    );

    test(
      'keeps the link for a retry when the request fails',
      { tag: longOnly },
      async ({ page, consoleGuard }) => {
        consoleGuard.allow(/ERR_FAILED|Failed to fetch/);
        await page.goto(
          `${href(lang, 'resetPassword')}?token_hash=${'a'.repeat(56)}&type=recovery`,
        );
        await page.route('**/auth/v1/verify*', (route) => route.abort());
        await page.getByRole('button', { name: t.link.submit }).click();
        await expect(page.getByRole('main').getByRole('alert')).toHaveText(auth.errors.network);
        expect(page.url()).toContain('token_hash=');
        await expect(page.getByRole('button', { name: t.link.submit })).toBeVisible();
      },
    );

    test(
      'asks for the second factor before the new password',
      { tag: longOnly },
      async ({ page, world }) => {
        const person = await member(world);
        const { device } = await enrolFactor(world, person);
        await page.goto(href(lang, 'resetPassword'));
        const asked = new Date(Date.now() - 1);
        await page.getByLabel(auth.fields.email).fill(person.email);
        await page.keyboard.press('Enter');
        await expect(page.getByRole('heading', { name: auth.resetSent.title })).toBeVisible();
        await page.goto(await resetLink(world, person.email, asked));
        const { auth: shown } = dialogTexts('fr');
        await page
          .getByRole('button', { name: texts('fr').waysIn.resetPassword.link.submit })
          .click();
        const input = page.getByLabel(shown.factor.label);
        await expect(input).toBeFocused();
        expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);
        await input.fill(device.code());
        await page.getByLabel(shown.fields.newPassword, { exact: true }).fill(another);
        await page.getByLabel(shown.fields.confirmPassword).fill(another);
        await page.keyboard.press('Enter');
        await expect(
          page.getByRole('heading', { name: shown.passwordChanged.title }),
        ).toBeVisible();
      },
    );
  });
}
