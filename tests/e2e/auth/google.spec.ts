/** Google sign-in and every error on its callback page. */
import type { Page } from 'playwright/test';
import { freeLesson } from '../../../src/domain/course/lessons.ts';
import { href, type Lang } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { enrolFactorByToken } from './accounts.ts';
import { checkAccessibility } from '../axe.ts';
import { dialogTexts, openSignIn } from './dialogs.ts';
import { expect, test, longOnly } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

/** Starts Google sign-in from the current page. */
async function startGoogleSignIn(page: Page, lang: Lang): Promise<URL> {
  const dialog = await openSignIn(page, lang);
  const left = page.waitForRequest(/\/auth\/v1\/authorize/);
  await dialog.getByRole('button', { name: dialogTexts(lang).auth.google.button }).click();
  return new URL((await left).url());
}

for (const lang of langsOf(import.meta.filename)) {
  const { auth } = dialogTexts(lang);
  // A different account for each language: the last test leaves its second factor enabled.
  const email = lang === 'fr' ? 'claire.martin@example.com' : 'sam.taylor@example.com';
  const { waysIn, account } = texts(lang);
  const { states, ...t } = waysIn.authCallback;
  const callback = href(lang, 'authCallback');
  const lesson = href(lang, 'lesson', freeLesson);

  test.describe(`Google sign-in in ${lang}`, () => {
    test('returns to the page where sign-in started', async ({ page, world }) => {
      await page.goto(`${lesson}?from=test#quiz`);
      const asked = await startGoogleSignIn(page, lang);
      expect(Object.fromEntries(asked.searchParams)).toMatchObject({
        ...{ provider: 'google', access_type: 'offline', prompt: 'consent' },
        redirect_to: `${world.origin}${callback}?next=${encodeURIComponent(`${lesson}?from=test#quiz`)}`,
      });
      await page.getByText(email).first().click();
      await expect(page).toHaveURL(`${world.origin}${lesson}?from=test#quiz`);
      await expect(page.getByRole('button', { name: account.menu })).toBeVisible();
      await page.goBack();
      expect(page.url(), 'the callback is not in the history').not.toContain(callback);
    });

    test(
      'shows an error for a replayed code and for a code from another browser',
      { tag: longOnly },
      async ({ page, browser, world }) => {
        await page.goto(href(lang, 'home'));
        await startGoogleSignIn(page, lang);
        let used = '';
        page.on('request', (request) => {
          if (request.url().includes('code=') && request.isNavigationRequest())
            used = request.url();
        });
        await page.getByText(email).first().click();
        await expect(page.getByRole('button', { name: account.menu })).toBeVisible();
        expect(used).toContain(callback);

        const other = await browser.newContext();
        const elsewhere = await other.newPage();
        await elsewhere.goto(used);
        await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(states.spent.heading);
        expect((await checkAccessibility(elsewhere, { inside: 'main' })).violations).toEqual([]);
        expect(await elsewhere.evaluate(() => localStorage.getItem('session'))).toBeNull();
        expect(new URL(elsewhere.url()).searchParams.get('code')).toBeNull();
        await expect(elsewhere.getByRole('button', { name: t.google })).toBeVisible();
        await other.close();

        await page.goto(used);
        await expect(page, 'with a session, on to where they were').toHaveURL(
          `${world.origin}${href(lang, 'home')}`,
        );
      },
    );

    test('shows a plain error when Google or the provider refuses', async ({ page }) => {
      for (const [query, state] of [
        ['error=access_denied&error_description=x', 'refused'],
        ['error=access_denied&error_code=user_banned', 'closed'],
        ['error=invalid_request&error_code=bad_oauth_state', 'spent'],
        [
          'error=server_error&error_code=unexpected_failure&error_description=%3Cb%3Eprovider-words',
          'failed',
        ],
        ['code=never-issued', 'spent'],
      ] as const) {
        await page.goto(`${callback}?next=${encodeURIComponent(lesson)}&${query}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(states[state].heading);
        await expect(page.getByText(states[state].text)).toBeVisible();
        await expect(page.getByText(states.nothing.text)).toBeHidden();
        await expect(page.getByText('provider-words')).toHaveCount(0);
        await expect(page.getByRole('link', { name: t.goOn })).toHaveAttribute('href', lesson);
      }
      expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);
    });

    test('loads no auth client on a callback without a code', async ({ page }) => {
      const scripts: string[] = [];
      page.on('request', (request) => scripts.push(request.url()));
      await page.goto(callback);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(states.nothing.heading);
      await expect(page.getByRole('button', { name: t.signIn })).toBeVisible();
      expect(scripts.filter((url) => /\/_astro\/dist\.|auth\/v1/.test(url))).toEqual([]);
    });

    test(
      'shows an offline error when the code cannot be exchanged',
      { tag: longOnly },
      async ({ page, consoleGuard }) => {
        consoleGuard.allow(/ERR_FAILED|Failed to fetch/);
        await page.goto(href(lang, 'home'));
        await startGoogleSignIn(page, lang);
        await page.route('**/auth/v1/token*', (route) => route.abort());
        await page.getByText(email).first().click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(states.network.heading);
      },
    );

    test(
      'asks for the second factor of an account that has one',
      { tag: longOnly },
      async ({ page, world }) => {
        await page.goto(href(lang, 'home'));
        await startGoogleSignIn(page, lang);
        await page.getByText(email).first().click();
        await expect(page.getByRole('button', { name: account.menu })).toBeVisible();
        const token = await page.evaluate(() => {
          const session = JSON.parse(localStorage.getItem('session') ?? '{}') as object;
          return 'access_token' in session ? String(session.access_token) : '';
        });
        const { device } = await enrolFactorByToken(world, token);
        await page.getByRole('button', { name: account.menu }).click();
        await page.getByRole('button', { name: account.signOut }).click();

        await page.goto(lesson);
        await startGoogleSignIn(page, lang);
        await page.getByText(email).first().click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(states.factor.heading);
        const input = page.getByRole('dialog').getByLabel(auth.factor.label);
        await expect(input).toBeFocused();
        await page.keyboard.press('Escape');
        expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);
        await page.getByRole('button', { name: t.code }).press('Enter');
        await input.fill(device.code());
        await expect(page).toHaveURL(`${world.origin}${lesson}`);
        await expect(page.locator('.sealed .prose')).toBeVisible();
      },
    );
  });
}
