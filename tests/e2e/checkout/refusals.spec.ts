/** Orders that cannot be placed: the message, and no second payment for an active subscription. */
import type { Locator, Page } from 'playwright/test';
import { fill, href, type Lang } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { dialogTexts, openOrder, payButton } from '../auth/dialogs.ts';
import { expect, test, longOnly } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

const subscriptionRows = '**/rest/v1/subscriptions?*';
const premiumLesson = 'principes-decentralisation';

/** Opens the order form for a subscriber, whose buttons no longer offer it, as an old tab would. */
async function askAgain(page: Page, lang: Lang): Promise<Locator> {
  await page.goto(href(lang, 'pricing'));
  const own = page.getByText(texts(lang).plans.own, { exact: true });
  await expect(own.filter({ visible: true }).first()).toBeVisible();
  await page.evaluate(() =>
    dispatchEvent(new CustomEvent('open-subscribe', { detail: { plan: 'formation' } })),
  );
  return page.getByRole('dialog');
}

for (const lang of langsOf(import.meta.filename)) {
  const { checkout, common } = dialogTexts(lang);
  const t = texts(lang);

  test.describe(`unavailable orders in ${lang}`, () => {
    test(
      'tell a subscriber about the active subscription instead of asking for payment',
      { tag: longOnly },
      async ({ page, signIn }) => {
        await signIn(page, 'formation');
        const dialog = await askAgain(page, lang);
        await expect(dialog.getByText(checkout.errors.already_subscribed)).toBeVisible();
        for (const [name, page] of [
          [checkout.goToDashboard, 'dashboard'],
          [checkout.goToCourse, 'course'],
        ] as const) {
          await expect(dialog.getByRole('link', { name })).toHaveAttribute(
            'href',
            href(lang, page),
          );
        }
        await expect(payButton(dialog, lang, 'formation')).toHaveCount(0);
      },
    );

    test('lead a subscriber of the other plan to the change of plan', async ({ page, signIn }) => {
      await signIn(page, 'signals');
      const dialog = await askAgain(page, lang);
      const plans = {
        current: checkout.plans.formationEtSignaux,
        wanted: checkout.plans.formation,
      };
      await expect(dialog.getByText(fill(checkout.otherPlan, plans))).toBeVisible();
      const change = dialog.getByRole('link', { name: checkout.toChange });
      await expect(change).toHaveAttribute('href', `${href(lang, 'settings')}#billing`);
      await expect(payButton(dialog, lang, 'formation')).toHaveCount(0);
    });

    test('treat a subscription that cannot be loaded as unknown, not missing', async ({
      page,
      signIn,
      consoleGuard,
    }) => {
      consoleGuard.allow(/status of 500 .*\/rest\/v1\/subscriptions/);
      await signIn(page, 'formation');
      await page.route(subscriptionRows, (route) => route.fulfill({ status: 500, body: '{}' }));

      const dialog = await openOrder(page, lang, 'formation');
      await expect(dialog.getByRole('alert')).toContainText(checkout.accessUnknown);
      await expect(payButton(dialog, lang, 'formation')).toHaveCount(0);
      await page.unroute(subscriptionRows);
      await dialog.getByRole('button', { name: common.retry }).click();
      await expect(dialog.getByText(checkout.errors.already_subscribed)).toBeVisible();
      await page.route(subscriptionRows, (route) => route.fulfill({ status: 500, body: '{}' }));

      await page.goto(href(lang, 'lesson', premiumLesson));
      const retry = page.getByRole('button', { name: t.paywall.retry });
      await expect(page.getByRole('alert')).toHaveText(t.paywall.errors.access);
      await expect(page.getByRole('heading', { name: t.paywall.premium.title })).toHaveCount(0);
      await retry.click();
      await expect(page.getByRole('alert')).toHaveText(t.paywall.errors.access);
      await page.unroute(subscriptionRows);
      await retry.click();
      await expect(page.locator('.sealed .prose')).toBeVisible();
    });
  });
}

test(
  'reloads a failed Supabase client on request',
  { tag: longOnly },
  async ({ page, signIn, consoleGuard }) => {
    consoleGuard.allow(/ERR_FAILED/);
    await signIn(page, 'member');
    // The module of supabase-js, recognised by its content.
    let lost = true;
    await page.route('**/_astro/*.js', async (route) => {
      if (!lost) return route.continue();
      const response = await route.fetch();
      const isClient = (await response.text()).includes('auth/v1');
      return isClient ? route.abort() : route.fulfill({ response });
    });
    await page.goto(href('fr', 'lesson', premiumLesson));
    const { paywall } = texts('fr');
    await expect(page.getByRole('alert')).toHaveText(paywall.errors.access);
    lost = false;
    await page.getByRole('button', { name: paywall.retry }).click();
    await expect(page.getByRole('heading', { name: paywall.premium.title })).toBeVisible();
  },
);
