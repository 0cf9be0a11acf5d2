/** The sign-in dialog after its first form: forgotten password, codes, passwords and errors. */
import type { Page } from 'playwright/test';
import { errorText } from '../../../src/i18n/errors.ts';
import { fill, href } from '../../../src/i18n/index.ts';
import { checkAccessibility } from '../axe.ts';
import {
  dialogTexts,
  emailedCode,
  openSignIn,
  openSignUp,
  submitCode,
  submitSignUp,
  newPerson,
  wrongCode,
  wrongCodeError,
} from './dialogs.ts';
import { accountOf, expect, test, longOnly } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

/** Answers auth requests as hosted Supabase does. */
function stubAuth(page: Page, path: string, status: number, code: string, headers = {}) {
  return page.route(`**/auth/v1/${path}*`, (route) =>
    route.fulfill({
      status,
      headers: { 'x-supabase-api-version': '2024-01-01', ...headers },
      json: { code, message: 'Words of the provider' },
    }),
  );
}

for (const lang of langsOf(import.meta.filename)) {
  const { auth, fieldErrors, strength } = dialogTexts(lang);

  test.describe(`sign-in dialog in ${lang}`, () => {
    test(
      'gives the same password reset response for every email address',
      { tag: longOnly },
      async ({ page, world }) => {
        for (const email of [accountOf(world, 'lapsed').email, newPerson().email]) {
          await page.goto(href(lang, 'home'));
          const dialog = await openSignIn(page, lang);
          const form = page.getByRole('dialog', { name: auth.reset.title });
          // An empty email address is a required-field error.
          await dialog.getByRole('button', { name: auth.signIn.forgot }).click();
          await page.keyboard.press('Enter');
          await expect(form.getByLabel(auth.fields.email)).toHaveAccessibleDescription(
            auth.reset.enterEmailAddress,
          );
          await form.getByRole('button', { name: auth.reset.back }).click();
          await dialog.getByLabel(auth.fields.email).fill(email);
          await dialog.getByRole('button', { name: auth.signIn.forgot }).press('Enter');
          await expect(form.getByLabel(auth.fields.email)).toHaveValue(email);
          await expect(form.getByLabel(auth.fields.email)).toBeFocused();
          await page.keyboard.press('Enter');
          const sent = page.getByRole('dialog', { name: auth.resetSent.title });
          await expect(sent.getByText(fill(auth.resetSent.text, { email }))).toBeVisible();
          expect((await checkAccessibility(page, { inside: 'dialog' })).violations).toEqual([]);
          await sent.getByRole('button', { name: auth.reset.back }).click();
          await expect(page.getByRole('dialog', { name: auth.signIn.title })).toBeVisible();
        }
      },
    );

    test(
      'hides the per-address reset limit and shows the wait for a real rate limit',
      { tag: longOnly },
      async ({ page, consoleGuard }) => {
        consoleGuard.allow(/status of 429/);
        await stubAuth(page, 'recover', 429, 'over_request_rate_limit', { 'retry-after': '300' });
        await page.goto(href(lang, 'home'));
        const dialog = await openSignIn(page, lang);
        await dialog.getByRole('button', { name: auth.signIn.forgot }).click();
        const form = page.getByRole('dialog', { name: auth.reset.title });
        await form.getByLabel(auth.fields.email).fill('a@exemple.fr');
        await page.keyboard.press('Enter');
        const alert = page.getByRole('dialog').getByRole('alert');
        await expect(alert).toHaveText(
          errorText(lang, auth.errors, { code: 'rate_limited', retryAfter: 300 }),
        );
        await page.unroute('**/auth/v1/recover*');
        await stubAuth(page, 'recover', 429, 'over_email_send_rate_limit', { 'retry-after': '40' });
        await page.keyboard.press('Enter');
        await expect(page.getByRole('dialog', { name: auth.resetSent.title })).toBeVisible();
      },
    );

    test('toggles the password, supports password managers and has no accessibility violations', async ({
      page,
    }) => {
      await page.goto(href(lang, 'home'));
      const dialog = await openSignIn(page, lang);
      const password = dialog.getByLabel(auth.fields.password, { exact: true });
      await expect(password).toHaveAttribute('type', 'password');
      await expect(password).toHaveAttribute('autocomplete', 'current-password');
      await expect(password).toHaveAttribute('name', 'password');
      await expect(dialog.getByLabel(auth.fields.email)).toHaveAttribute(
        'autocomplete',
        'username',
      );
      await dialog.getByRole('button', { name: auth.fields.showPassword }).press('Enter');
      await expect(password).toHaveAttribute('type', 'text');
      await dialog.getByRole('button', { name: auth.fields.hidePassword }).press('Enter');
      await expect(password).toHaveAttribute('type', 'password');
      expect((await checkAccessibility(page, { inside: 'dialog' })).violations).toEqual([]);
      await dialog.getByRole('button', { name: auth.signIn.submit, exact: true }).click();
      expect((await checkAccessibility(page, { inside: 'dialog' })).violations).toEqual([]);
      await dialog.getByRole('button', { name: auth.signIn.switchLink }).click();
      expect((await checkAccessibility(page, { inside: 'dialog' })).violations).toEqual([]);
    });

    test(
      'shows the strength of a new password and rejects a common one',
      { tag: longOnly },
      async ({ page }) => {
        const sent: string[] = [];
        page.on('request', (request) => {
          if (request.method() === 'POST') sent.push(request.url());
        });
        await page.clock.install();
        await page.goto(href(lang, 'home'));
        const dialog = await openSignUp(page, lang);
        const password = dialog.getByLabel(auth.fields.password, { exact: true });
        for (const [typed, sentence] of [
          ['Bitcoin2026!', fieldErrors.common_password],
          ['dupre-2026-ab', fieldErrors.personal_password],
          ['boussole-2026', strength.weakText],
          ['kX9#mQ2v', strength.fairText],
          ['une boussole et un carnet', strength.strongText],
        ] as const) {
          await dialog.getByLabel(auth.fields.lastName, { exact: true }).fill('Dupré');
          await password.fill(typed);
          await expect(password).toHaveAccessibleDescription(sentence);
          // Announced after typing pauses.
          await page.clock.runFor(1_000);
          await expect(dialog.locator('[aria-live=polite]')).toHaveText(sentence);
          expect(
            (await checkAccessibility(page, { inside: 'dialog', only: 'looks' })).violations,
          ).toEqual([]);
        }
        await submitSignUp(dialog, lang, { ...newPerson(), password: 'Motdepasse1' });
        await expect(password).toHaveAccessibleDescription(fieldErrors.common_password);
        await expect(password).toBeFocused();
        expect(sent).toEqual([]);
      },
    );

    test(
      'empties the boxes after a wrong code and accepts a pasted one with separators',
      { tag: longOnly },
      async ({ page, world }) => {
        const person = newPerson();
        await page.goto(href(lang, 'home'));
        const dialog = await openSignUp(page, lang);
        await submitSignUp(dialog, lang, person);
        const input = dialog.getByLabel(auth.code.label);
        await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
        const code = await emailedCode(world, person.email);
        // A wrong code empties the boxes, which keep the focus.
        await input.fill(wrongCode(code));
        await expect(dialog.getByRole('alert')).toHaveText(wrongCodeError(lang, 4));
        await expect(input).toHaveValue('');
        await expect(input).toBeFocused();
        await input.fill(` ${code.slice(0, 3)}-${code.slice(3)}\n`);
        await expect(dialog).toHaveCount(0);
        await expect(page.locator('html[data-session]')).toHaveCount(1);
      },
    );

    test(
      'offers sign-in or a password reset when the verified address already has an account',
      { tag: longOnly },
      async ({ page, world, consoleGuard }) => {
        consoleGuard.allow(/status of 4\d\d .*\/auth\/v1\/(signup|token)/);
        const { email } = accountOf(world, 'editor');
        const start = new Date(Date.now() - 1);
        await page.goto(href(lang, 'home'));
        const dialog = await openSignUp(page, lang);
        await submitSignUp(dialog, lang, { ...newPerson(), email });
        await expect(dialog.getByLabel(auth.code.label)).toBeVisible();
        await submitCode(dialog, lang, await emailedCode(world, email, start));
        await expect(dialog.getByRole('alert')).toHaveText(auth.errors.account_exists);
        expect((await checkAccessibility(page, { inside: 'dialog' })).violations).toEqual([]);
        await expect(dialog.getByRole('button', { name: auth.exists.reset })).toBeVisible();
        await dialog.getByRole('button', { name: auth.exists.signIn }).click();
        const signIn = page.getByRole('dialog', { name: auth.signIn.title });
        await expect(signIn.getByLabel(auth.fields.email)).toHaveValue(email);
        await expect(signIn.getByLabel(auth.fields.password, { exact: true })).toBeFocused();
      },
    );
  });
}
