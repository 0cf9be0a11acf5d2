/** The certificate page: its message for each visitor, and its accessibility. */
import type { Page } from 'playwright/test';
import { href } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { checkAccessibility } from '../axe.ts';
import { dialogTexts } from '../auth/dialogs.ts';
import { expect, test, longOnly } from '../fixtures.ts';
import { langsOf } from '../languages.ts';
import { sampleOf } from '../../sizes.ts';

const subscriptionsRead = '**/rest/v1/subscriptions?*';

for (const lang of langsOf(import.meta.filename)) {
  const { certificate, gate } = texts(lang);
  const main = (page: Page) => page.getByRole('main');
  const heading = (page: Page, name: string) =>
    main(page).getByRole('heading', { name, exact: true });

  test.describe(`certificate page in ${lang}`, () => {
    test('asks a visitor to create an account', async ({ page }) => {
      const t = certificate.gate.anonymous;
      await page.goto(href(lang, 'certificate'));
      await expect(heading(page, t.title)).toBeVisible();
      await expect(main(page).getByRole('link', { name: t.viewPlans })).toHaveAttribute(
        'href',
        href(lang, 'pricing'),
      );
      await main(page).getByRole('button', { name: t.createAccount }).click();
      const { signUp } = dialogTexts(lang).auth;
      await expect(page.getByRole('dialog', { name: signUp.title })).toBeVisible();
    });

    test('asks for a subscription and shows a subscriber what is missing', async ({
      page,
      signIn,
    }) => {
      for (const role of ['member', 'lapsed'] as const) {
        await signIn(page, role);
        await page.goto(href(lang, 'certificate'));
        await expect(heading(page, certificate.gate.premium.title)).toBeVisible();
        const discover = main(page).getByRole('link', { name: certificate.gate.premium.discover });
        await expect(discover).toHaveAttribute('href', href(lang, 'pricing'));
      }
      await signIn(page, 'formation');
      await page.goto(href(lang, 'certificate'));
      await expect(heading(page, certificate.gate.open.title)).toBeVisible();
      await expect(main(page).getByText(certificate.gate.open.quiz)).toBeVisible();
      for (const colorScheme of sampleOf(['dark', 'light'] as const, 1)) {
        await page.emulateMedia({ colorScheme });
        expect.soft((await checkAccessibility(page)).violations, colorScheme).toEqual([]);
      }
    });

    test(
      'shows no paywall when the access check fails',
      { tag: longOnly },
      async ({ page, signIn, consoleGuard }) => {
        consoleGuard.allow(/status of 500 .*\/subscriptions/);
        await signIn(page, 'formation');
        await page.route(subscriptionsRead, (route) => route.fulfill({ status: 500, json: {} }));
        await page.goto(href(lang, 'certificate'));
        await expect(page.getByRole('alert')).toHaveText(gate.errors.access);
        await page.unroute(subscriptionsRead);
        await main(page).getByRole('button', { name: gate.retry }).click();
        await expect(heading(page, certificate.gate.open.title)).toBeVisible();
      },
    );
  });
}
