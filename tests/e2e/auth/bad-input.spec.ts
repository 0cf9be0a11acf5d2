/** Invalid sign-in and sign-up input: an error message for each case, and no request or account. */
import type { Locator } from 'playwright/test';
import { errorText } from '../../../src/i18n/errors.ts';
import { freeLesson } from '../../../src/domain/course/lessons.ts';
import { href } from '../../../src/i18n/index.ts';
import {
  dialogTexts,
  emailedCode,
  openSignIn,
  openSignUp,
  submitCode,
  submitSignIn,
  submitSignUp,
  newPerson,
  wrongCode,
  wrongCodeError,
} from './dialogs.ts';
import { sampleOf } from '../../sizes.ts';
import { accountOf, expect, test, longOnly } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

for (const lang of langsOf(import.meta.filename)) {
  const { auth, fieldErrors } = dialogTexts(lang);
  const alert = (dialog: Locator): Locator => dialog.getByRole('alert');

  test.describe(`invalid input in ${lang}`, () => {
    test('shows the same error for a wrong password and an unknown email address', async ({
      page,
      world,
      consoleGuard,
    }) => {
      consoleGuard.allow(/status of 400 .*\/auth\/v1\/token/);
      const { email } = accountOf(world, 'member');
      await page.goto(href(lang, 'home'));
      const dialog = await openSignIn(page, lang);
      await submitSignIn(dialog, lang, { email, password: 'wrong-password' });
      await expect(alert(dialog)).toHaveText(auth.errors.invalid_credentials);

      const nobody = newPerson();
      await submitSignIn(dialog, lang, nobody);
      await expect(alert(dialog)).toHaveText(auth.errors.invalid_credentials);
      expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
    });

    test('shows errors beside empty and malformed fields and sends no request', async ({
      page,
    }) => {
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') sent.push(request.url());
      });
      await page.goto(href(lang, 'home'));
      const dialog = await openSignUp(page, lang);
      await dialog.getByRole('button', { name: auth.signUp.submit }).click();
      const missing = Object.values(auth.signUp.missing);
      for (const words of missing) await expect(dialog.getByText(words)).toBeVisible();
      await expect(dialog.getByLabel(auth.fields.firstName)).toBeFocused();

      await submitSignUp(dialog, lang, { ...newPerson(), email: 'claire@', password: 'court' });
      const email = dialog.getByLabel(auth.fields.email);
      await expect(email).toHaveAccessibleDescription(fieldErrors.invalid_email);
      await expect(email).toBeFocused();
      await expect(
        dialog.getByLabel(auth.fields.password, { exact: true }),
      ).toHaveAccessibleDescription(new RegExp(fieldErrors.short_password));
      for (const words of missing) await expect(dialog.getByText(words)).toHaveCount(0);

      await dialog.getByRole('button', { name: auth.signUp.switchLink, exact: true }).click();
      await dialog.getByRole('button', { name: auth.signIn.submit, exact: true }).click();
      for (const words of Object.values(auth.signIn.missing)) {
        await expect(dialog.getByText(words)).toBeVisible();
      }
      expect(sent).toEqual([]);
    });

    test(
      'counts down wrong codes, rejects any code after five and accepts a new one',
      { tag: longOnly },
      async ({ page, world, consoleGuard }) => {
        consoleGuard.allow(/status of 400 .*\/auth\/v1\/token/);
        const person = newPerson();
        await page.clock.install();
        await page.goto(href(lang, 'home'));
        const dialog = await openSignUp(page, lang);
        await submitSignUp(dialog, lang, person);
        await expect(dialog.getByLabel(auth.code.label)).toBeVisible();
        const code = await emailedCode(world, person.email);
        const first = new Date();
        for (const triesLeft of [4, 3, 2, 1]) {
          await submitCode(dialog, lang, wrongCode(code));
          await expect(alert(dialog)).toHaveText(wrongCodeError(lang, triesLeft));
        }
        await submitCode(dialog, lang, wrongCode(code));
        await expect(alert(dialog)).toHaveText(auth.errors.code_spent);
        await expect(dialog.getByRole('button', { name: auth.code.submit })).toBeDisabled();

        // Returning to the form does not reset the five attempts.
        await dialog.getByRole('button', { name: auth.code.back }).click();
        await submitSignUp(dialog, lang, person);
        await submitCode(dialog, lang, code);
        await expect(alert(dialog)).toHaveText(auth.errors.code_spent);

        const resend = dialog.getByRole('button', { name: auth.code.resend });
        await expect(resend).toBeHidden();
        await page.clock.fastForward('01:01');
        await resend.click();
        await expect(dialog.getByRole('status')).toHaveText(auth.code.resent);
        // The pressed button is gone: the focus is on the text in its place.
        await expect(dialog.locator('.hint:focus')).toHaveText(/\d/);
        const another = await emailedCode(world, person.email, first);
        await submitCode(dialog, lang, another);
        await expect(dialog).toBeHidden();
      },
    );

    test('rejects a code older than ten minutes', { tag: longOnly }, async ({ page, world }) => {
      const person = newPerson();
      await page.clock.install();
      await page.goto(href(lang, 'home'));
      const dialog = await openSignUp(page, lang);
      await submitSignUp(dialog, lang, person);
      await expect(dialog.getByLabel(auth.code.label)).toBeVisible();
      const code = await emailedCode(world, person.email);
      await page.clock.fastForward('10:01');
      await submitCode(dialog, lang, code);
      await expect(alert(dialog)).toHaveText(auth.errors.code_expired);
      await expect(dialog.getByRole('button', { name: auth.code.submit })).toBeDisabled();
      await expect(dialog.getByRole('button', { name: auth.code.resend })).toBeEnabled();
    });

    test(
      'keeps the form when the email service is down, rejects or rate limits',
      { tag: longOnly },
      async ({ page, consoleGuard }) => {
        consoleGuard.allow(/emailjs|email\/send/);
        const person = newPerson();
        await page.goto(href(lang, 'home'));
        const dialog = await openSignUp(page, lang);
        for (const [status, sentence] of sampleOf(
          [
            ['down', auth.errors.code_unreachable],
            [500, auth.errors.unavailable],
            [451, auth.errors.code_automated],
            [403, auth.errors.code_refused],
            [422, auth.errors.code_not_sent],
            [429, errorText(lang, auth.errors, { code: 'rate_limited' })],
          ] as const,
          2,
        )) {
          await page.route('**/api/v1.0/email/send', (route) =>
            status === 'down' ? route.abort() : route.fulfill({ status, body: 'no' }),
          );
          await submitSignUp(dialog, lang, person);
          await expect(alert(dialog), String(status)).toHaveText(sentence);
          await expect(dialog.getByLabel(auth.fields.email)).toHaveValue(person.email);
          await page.unroute('**/api/v1.0/email/send');
        }
      },
    );

    test(
      'shows an offline error on sign-in and succeeds once back online',
      { tag: longOnly },
      async ({ page, context, world, consoleGuard }) => {
        consoleGuard.allow(/ERR_INTERNET_DISCONNECTED/);
        const account = accountOf(world, 'member');
        await page.goto(href(lang, 'lesson', freeLesson));
        const dialog = await openSignIn(page, lang);
        await expect(dialog).toBeVisible();
        await context.setOffline(true);
        await submitSignIn(dialog, lang, account);
        await expect(alert(dialog)).toHaveText(auth.errors.network);
        await context.setOffline(false);
        await submitSignIn(dialog, lang, account);
        await expect(page.locator('.sealed .prose')).toBeVisible();
      },
    );

    test(
      'retries loading the auth client on the next attempt',
      { tag: longOnly },
      async ({ page, world, consoleGuard }) => {
        consoleGuard.allow(/_astro\/dist\.|ERR_FAILED/);
        const account = accountOf(world, 'member');
        await page.route('**/_astro/dist.*', (route) => route.abort());
        await page.goto(href(lang, 'lesson', freeLesson));
        const dialog = await openSignIn(page, lang);
        await submitSignIn(dialog, lang, account);
        await expect(alert(dialog)).toHaveText(auth.errors.network);
        await page.unroute('**/_astro/dist.*');
        await submitSignIn(dialog, lang, account);
        await expect(page.locator('.sealed .prose')).toBeVisible();
      },
    );
  });
}
