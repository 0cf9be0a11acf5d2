/** Invalid encrypted lessons and keys: an error message, a way on, and no text. */
import type { Page, Route } from 'playwright/test';
import { href } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { sampleOf } from '../../sizes.ts';
import { expect, test, longOnly } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

const sealedFiles = '**/sealed/**';
const keyFunction = '**/.netlify/functions/lesson-key';

for (const lang of langsOf(import.meta.filename)) {
  const { paywall } = texts(lang);
  const lesson = href(lang, 'lesson', 'principes-decentralisation');
  const expectNoText = (page: Page): Promise<void> =>
    expect(page.locator('.sealed .prose')).toHaveCount(0);

  test.describe(`encrypted lesson errors in ${lang}`, () => {
    test.beforeEach(async ({ page, signIn }) => {
      await signIn(page, 'formation');
    });

    test(
      'show an error and no text when the file or the key is invalid',
      { tag: longOnly },
      async ({ page, consoleGuard }) => {
        consoleGuard.allow(/status of (404|503) .*\/sealed\/|status of 409 .*\/lesson-key/);
        const altered = async (route: Route): Promise<void> => {
          const response = await route.fetch();
          const body = await response.body();
          body[body.length >> 1] = (body[body.length >> 1] ?? 0) ^ 1;
          await route.fulfill({ response, body });
        };
        const answer = (status: number, json = {}) => {
          return (route: Route): Promise<void> => route.fulfill({ status, json });
        };
        const stale = { error: { code: 'stale', message: '' } };
        const faults = [
          [sealedFiles, altered, paywall.errors.damaged, paywall.reload],
          [sealedFiles, answer(503), paywall.errors.unavailable, paywall.retry],
          [sealedFiles, answer(404), paywall.errors.stale, paywall.reload],
          [keyFunction, answer(409, stale), paywall.errors.stale, paywall.reload],
        ] as const;
        // The unit tests of the lesson store cover every fault.
        for (const [address, broken, sentence, way] of sampleOf(faults, 2)) {
          await page.route(address, broken);
          await page.goto(lesson);
          await expect(page.getByRole('alert')).toHaveText(sentence);
          await expectNoText(page);
          await page.unroute(address, broken);
          await page.getByRole('button', { name: way }).click();
          await expect(page.locator('.sealed .prose')).toBeVisible();
        }
      },
    );

    test('show the paywall when the key is refused because the subscription has ended', async ({
      page,
      consoleGuard,
    }) => {
      consoleGuard.allow(/status of 403 .*\/lesson-key/);
      // The subscription ends after it is loaded and before the key is requested.
      await page.route(keyFunction, async (route) => {
        await page.route('**/rest/v1/subscriptions?*', (rows) => rows.fulfill({ json: [] }));
        await page.route('**/rest/v1/rpc/has_access', (asked) => asked.fulfill({ json: false }));
        await route.fulfill({
          status: 403,
          json: { error: { code: 'subscription_required', message: '' } },
        });
      });
      await page.goto(lesson);
      await expect(page.getByRole('heading', { name: paywall.premium.title })).toBeVisible();
      await expectNoText(page);
    });

    test(
      'sign out when the server no longer knows the session',
      { tag: longOnly },
      async ({ page, consoleGuard }) => {
        consoleGuard.allow(/status of 401 .*\/lesson-key/);
        await page.route(keyFunction, (route) =>
          route.fulfill({ status: 401, json: { error: { code: 'unauthenticated', message: '' } } }),
        );
        await page.goto(lesson);
        await expect(page.getByRole('heading', { name: paywall.premium.title })).toBeVisible();
        await expect(page.getByText(paywall.alreadyMember)).toBeVisible();
        await expectNoText(page);
        expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
      },
    );
  });
}
