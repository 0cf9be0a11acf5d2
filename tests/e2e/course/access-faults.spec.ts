/** Failing access checks in the browser: lessons stay locked, no paywall is shown, free content stays readable. */
import type { Page, Route } from 'playwright/test';
import { freeLesson } from '../../../src/domain/course/lessons.ts';
import { href } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { sampleOf } from '../../sizes.ts';
import { expect, test, longOnly } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

const database = /\/rest\/v1\/(subscriptions\?|rpc\/has_access)/;
const keyFunction = '**/.netlify/functions/lesson-key';

const html = '<!doctype html><title>Sign in to the network of the hotel</title>';
const says =
  (status: number, body: string, contentType = 'application/json') =>
  (route: Route): Promise<void> =>
    route.fulfill({ status, body, contentType });

/** Possible responses of the network, a proxy or a broken database. */
const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  '500': says(500, '{"message":"boom"}'),
  '403': says(403, '{"message":"permission denied","code":"42501"}'),
  'HTML instead of JSON': says(200, html, 'text/html'),
  'cut JSON': says(200, '[{"status":"act'),
  'an empty body': says(200, ''),
  null: says(200, 'null'),
  'null dates': says(200, '[{"status":"active","start_date":null,"end_date":null}]'),
  'two rows': says(200, '[{"status":"active"},{"status":"active"}]'),
};

for (const lang of langsOf(import.meta.filename)) {
  const { paywall } = texts(lang);
  const premium = href(lang, 'lesson', 'principes-decentralisation');
  const text = (page: Page) => page.locator('.sealed .prose');

  test.describe(`failing access checks in ${lang}`, () => {
    for (const role of ['formation', 'member'] as const) {
      test(
        `show an error and no paywall to the ${role} account when the subscription cannot be loaded`,
        role === 'member' ? {} : { tag: longOnly },
        async ({ page, signIn, consoleGuard }) => {
          consoleGuard.allow(/status of (500|403) .*\/rest\/v1\//);
          await signIn(page, role);
          for (const [name, answer] of sampleOf(Object.entries(faults), 2)) {
            await page.route(database, answer);
            await page.goto(premium);
            await expect(page.getByRole('alert'), name).toHaveText(paywall.errors.access);
            await expect(page.getByRole('heading', { name: paywall.premium.title })).toHaveCount(0);
            await expect(text(page)).toHaveCount(0);
            await page.unroute(database);
          }
          await page.getByRole('button', { name: paywall.retry }).click();
          const after =
            role === 'formation'
              ? text(page)
              : page.getByRole('heading', { name: paywall.premium.title });
          await expect(after).toBeVisible();
        },
      );
    }

    test(
      'keep paid lessons open when the browser’s clock is a year off',
      { tag: longOnly },
      async ({ page, signIn }) => {
        for (const days of [365, -365]) {
          await signIn(page, 'formation');
          await page.clock.setFixedTime(new Date(Date.now() + days * 24 * 60 * 60_000));
          await page.goto(premium);
          await expect(text(page)).toBeVisible();
          await page.clock.setFixedTime(new Date());
        }
      },
    );

    test(
      'offer a retry when the key of the free lesson cannot be loaded',
      { tag: longOnly },
      async ({ page, signIn, consoleGuard }) => {
        consoleGuard.allow(/status of 50\d .*\/lesson-key/);
        await signIn(page, 'member');
        await page.route(keyFunction, says(502, html, 'text/html'));
        await page.goto(href(lang, 'lesson', freeLesson));
        await expect(page.getByRole('alert')).toHaveText(paywall.errors.unavailable);
        await expect(page.getByRole('heading', { name: paywall.premium.title })).toHaveCount(0);
        await page.unroute(keyFunction);
        await page.getByRole('button', { name: paywall.retry }).click();
        await expect(text(page)).toBeVisible();
      },
    );

    test(
      'leave a free page complete when every service is down',
      { tag: longOnly },
      async ({ page, signIn, consoleGuard }) => {
        consoleGuard.allow(/status of 500|ERR_FAILED/);
        await signIn(page, 'formation');
        await page.route(/\/(rest|auth)\/v1\/|\/\.netlify\//, (route) => route.abort());
        await page.goto(href(lang, 'faq'));
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('alert')).toHaveCount(0);
      },
    );
  });
}
