/** Several tabs and devices: the session is the same everywhere. */
import { freeLesson } from '../../../src/domain/course/lessons.ts';
import { href } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { member, signInElsewhere } from './accounts.ts';
import { dialogTexts, openSignIn, submitSignIn } from './dialogs.ts';
import { expect, test, longOnly } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

for (const lang of langsOf(import.meta.filename)) {
  const { auth } = dialogTexts(lang);
  const { account } = texts(lang);

  test.describe(`sessions across tabs in ${lang}`, () => {
    test('follow a sign-in and a sign-out', async ({ page, context, world }) => {
      const person = await member(world);
      const other = await context.newPage();
      const waiting = await context.newPage();
      await other.goto(href(lang, 'lesson', freeLesson));
      await waiting.goto(href(lang, 'home'));
      const open = await openSignIn(waiting, lang);
      await expect(open).toBeVisible();
      await page.goto(href(lang, 'home'));
      await submitSignIn(await openSignIn(page, lang), lang, person);
      for (const tab of [page, other, waiting]) {
        await expect(tab.getByRole('button', { name: account.menu })).toBeVisible();
      }
      await expect(open, 'a dialog that has become useless closes').toHaveCount(0);
      await expect(other.locator('.sealed .prose')).toBeVisible();

      await page.getByRole('button', { name: account.menu }).click();
      await page.getByRole('button', { name: account.signOut }).click();
      for (const tab of [page, other, waiting]) {
        const signIn = tab.getByRole('banner').getByRole('button', { name: account.signIn });
        await expect(signIn).toBeVisible();
      }
      await expect(other.locator('.sealed .prose')).toHaveCount(0);
    });

    for (const [name, change] of [
      ['is valid', {}],
      ['can only be refreshed', { expires_at: 1 }],
    ] as const)
      test(
        `handle a session revoked elsewhere, and sign out of it, while its token ${name}`,
        { tag: longOnly },
        async ({ page, world, consoleGuard }) => {
          consoleGuard.allow(/status of 4\d\d .*\/(auth|rest)\/v1\//);
          const person = await member(world);
          await page.goto(href(lang, 'home'));
          await submitSignIn(await openSignIn(page, lang), lang, person);
          await expect(page.getByRole('button', { name: account.menu })).toBeVisible();
          const token = await signInElsewhere(world, person);
          const everywhere = await fetch(new URL('/auth/v1/logout?scope=global', world.origin), {
            method: 'POST',
            headers: { apikey: world.info.publishableKey, authorization: `Bearer ${token}` },
          });
          expect(everywhere.ok).toBe(true);
          await page.evaluate((part) => {
            const session = JSON.parse(localStorage.getItem('session') ?? '{}') as object;
            localStorage.setItem('session', JSON.stringify({ ...session, ...part }));
          }, change);
          await page.reload();
          const signIn = page.getByRole('banner').getByRole('button', { name: account.signIn });
          await expect(signIn).toBeVisible();
          expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
          await signIn.click();
          await expect(page.getByRole('dialog', { name: auth.signIn.title })).toBeVisible();
        },
      );

    test(
      'sign out when the server fails',
      { tag: longOnly },
      async ({ page, signIn, consoleGuard }) => {
        consoleGuard.allow(/status of 500 .*\/auth\/v1\/logout/);
        await signIn(page, 'lapsed');
        await page.goto(href(lang, 'home'));
        await page.route('**/auth/v1/logout*', (route) =>
          route.fulfill({ status: 500, json: { code: 'unexpected_failure', message: 'raw' } }),
        );
        await page.getByRole('button', { name: account.menu }).click();
        await page.getByRole('button', { name: account.signOut }).click();
        const button = page.getByRole('banner').getByRole('button', { name: account.signIn });
        await expect(button).toBeVisible();
        expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
        await page.reload();
        await expect(button).toBeVisible();
      },
    );

    test('load no auth client for a visitor', { tag: longOnly }, async ({ page }) => {
      const urls: string[] = [];
      page.on('request', (request) => urls.push(request.url()));
      for (const address of ['home', 'createAccount', 'resetPassword', 'authCallback'] as const) {
        await page.goto(href(lang, address));
      }
      expect(urls.filter((url) => /\/auth\/v1\/|\/_astro\/(dist|client)\./.test(url))).toEqual([]);
    });
  });
}
