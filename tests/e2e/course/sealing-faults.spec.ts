/** Sealed files and keys that do not come as they should: a sentence, a way on, and no text. */
import type { Page } from 'playwright/test';
import { href } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { expect, test } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

const sealedFiles = '**/sealed/**';
const keyFunction = '**/.netlify/functions/lesson-key';

for (const lang of langsOf(import.meta.filename)) {
  const { gate } = texts(lang);
  const lesson = href(lang, 'lesson', 'principes-decentralisation');
  const expectNoText = (page: Page): Promise<void> =>
    expect(page.locator('.sealed .prose')).toHaveCount(0);

  test.describe(`in ${lang}`, () => {
    test.beforeEach(async ({ page, signIn }) => {
      await signIn(page, 'formation');
    });

    test('an altered file is not shown', async ({ page }) => {
      await page.route(sealedFiles, async (route) => {
        const response = await route.fetch();
        const body = await response.body();
        body[body.length >> 1] = (body[body.length >> 1] ?? 0) ^ 1;
        await route.fulfill({ response, body });
      });
      await page.goto(lesson);
      await expect(page.getByRole('alert')).toHaveText(gate.errors.damaged);
      await expectNoText(page);
      await page.unroute(sealedFiles);
      await page.getByRole('button', { name: gate.reload }).click();
      await expect(page.locator('.sealed .prose')).toBeVisible();
    });

    test('a file that does not come can be asked for again', async ({ page, consoleGuard }) => {
      consoleGuard.allow(/status of 503 .*\/sealed\//);
      await page.route(sealedFiles, (route) => route.fulfill({ status: 503, body: '' }));
      await page.goto(lesson);
      await expect(page.getByRole('alert')).toHaveText(gate.errors.lesson);
      await expectNoText(page);
      await page.unroute(sealedFiles);
      await page.getByRole('button', { name: gate.retry }).click();
      await expect(page.locator('.sealed .prose')).toBeVisible();
    });

    test('a file that is no longer there asks for the page to be loaded again', async ({
      page,
      consoleGuard,
    }) => {
      consoleGuard.allow(/status of 404 .*\/sealed\//);
      await page.route(sealedFiles, (route) => route.fulfill({ status: 404, body: '' }));
      await page.goto(lesson);
      await expect(page.getByRole('alert')).toHaveText(gate.errors.stale);
      await expectNoText(page);
      await page.unroute(sealedFiles);
      await page.getByRole('button', { name: gate.reload }).click();
      await expect(page.locator('.sealed .prose')).toBeVisible();
    });

    test('a page of an older site asks to be loaded again', async ({ page, consoleGuard }) => {
      consoleGuard.allow(/status of 409 .*\/lesson-key/);
      await page.route(keyFunction, (route) =>
        route.fulfill({ status: 409, json: { error: { code: 'stale', message: '' } } }),
      );
      await page.goto(lesson);
      await expect(page.getByRole('alert')).toHaveText(gate.errors.stale);
      await expectNoText(page);
      await page.unroute(keyFunction);
      await page.getByRole('button', { name: gate.reload }).click();
      await expect(page.locator('.sealed .prose')).toBeVisible();
    });

    test('a refused key leads to the premium screen once the subscription is gone', async ({
      page,
      consoleGuard,
    }) => {
      consoleGuard.allow(/status of 403 .*\/lesson-key/);
      // The subscription ends between its reading and the key's.
      await page.route(keyFunction, async (route) => {
        await page.route('**/rest/v1/subscriptions?*', (rows) => rows.fulfill({ json: [] }));
        await page.route('**/rest/v1/rpc/has_access', (asked) => asked.fulfill({ json: false }));
        await route.fulfill({
          status: 403,
          json: { error: { code: 'subscription_required', message: '' } },
        });
      });
      await page.goto(lesson);
      await expect(page.getByRole('heading', { name: gate.premium.title })).toBeVisible();
      await expectNoText(page);
    });

    test('a session the server no longer knows ends here too', async ({ page, consoleGuard }) => {
      consoleGuard.allow(/status of 401 .*\/lesson-key/);
      await page.route(keyFunction, (route) =>
        route.fulfill({ status: 401, json: { error: { code: 'unauthenticated', message: '' } } }),
      );
      await page.goto(lesson);
      await expect(page.getByRole('heading', { name: gate.premium.title })).toBeVisible();
      await expect(page.getByText(gate.alreadyMember)).toBeVisible();
      await expectNoText(page);
      expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
    });
  });
}
