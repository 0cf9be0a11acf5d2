/** The return page after payment: every outcome, the welcome, and the thanks that close by themselves. */
import type { Page } from 'playwright/test';
import type { CheckoutStatus } from '../../../src/domain/api/billing.ts';
import { plans } from '../../../src/domain/billing/plans.ts';
import { withdrawalEnds } from '../../../src/domain/contract/withdrawal.ts';
import { formatParisTime } from '../../../src/i18n/clock.ts';
import { fill, formatPrice, href } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { checkAccessibility } from '../axe.ts';
import { dialogTexts, submitSignIn } from '../auth/dialogs.ts';
import { expect, test, longOnly } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

const subscriptionRows = '**/rest/v1/subscriptions?*';
const billing = '**/.netlify/functions/billing';
const reference = 'ECT-1A2B3C4D';
const atStripe = 'https://checkout.stripe.com/c/pay/cs_test_1';

for (const lang of langsOf(import.meta.filename)) {
  const { checkoutReturn: t, account } = texts(lang);
  const address = `${href(lang, 'checkoutSuccess')}?success=true`;
  const heading = (page: Page, name: string) =>
    page.getByRole('main').getByRole('heading', { name });

  /**
   * Opens the return page for an account without access, with a stubbed Stripe payment status. The page's
   * clock runs and is advanced by {@link waitUntil}.
   */
  async function comeBack(page: Page, status: CheckoutStatus): Promise<void> {
    await page.clock.install();
    await page.route(subscriptionRows, (route) => route.fulfill({ json: [] }));
    await page.route(billing, (route) => route.fulfill({ json: status }));
    await page.goto(address);
  }

  test.describe(`payment return page in ${lang}`, () => {
    test('explains a declined payment and what to do', async ({ page, signIn }) => {
      await signIn(page, 'member');
      await comeBack(page, { state: 'declined', url: atStripe });
      await waitUntil(page, () => expect(heading(page, t.declined)).toBeVisible(soon));
      await expect(page.getByRole('status').first()).toHaveText(t.declined);
      const other = page.getByRole('main').getByRole('link', { name: t.otherCard });
      await expect(other).toHaveAttribute('href', atStripe);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);
    });

    test('shows each step of the wait until the lessons open', async ({ page, signIn }) => {
      await signIn(page, 'member');
      await comeBack(page, { state: 'processing', url: null });
      const current = page.getByRole('listitem').and(page.locator('[aria-current=step]'));
      await expect(current).toContainText(t.stages.payment);
      await waitUntil(page, () => expect(current).toContainText(t.stages.record, soon));
      await expect(page.getByText(t.stages.done, { exact: true })).toHaveCount(1);
      expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);
      await page.unroute(subscriptionRows);
      await page.route(subscriptionRows, (route) => route.fulfill({ json: [row()] }));
      const thanks = page.getByRole('heading', { name: t.welcome });
      await waitUntil(page, () => expect(thanks).toBeVisible(soon));
    });

    test('welcomes a subscriber with a first hour, and thanks them for three seconds', async ({
      page,
      signIn,
    }) => {
      const { email } = await signIn(page, 'member');
      await page.clock.install();
      await page.route(subscriptionRows, (route) => route.fulfill({ json: [row()] }));
      await page.goto(address);
      await expect(heading(page, t.welcome)).toBeFocused();
      await expect(page.getByRole('status').first()).toHaveText(`${t.paid}. ${t.thanks}`);
      const main = page.getByRole('main');
      const thanks = main.getByRole('region', { name: t.thanks });
      await expect(thanks).toBeVisible();
      await page.clock.runFor(3_000);
      await expect(thanks).toHaveCount(0);
      await expect(heading(page, t.welcome)).toBeFocused();
      for (const fact of [
        t.paid,
        t.planNames.formation,
        fill(t.perMonth, { price: formatPrice(lang, plans.formation.amount) }),
        formatParisTime(lang, withdrawalEnds(new Date())),
        reference,
        fill(t.mail, { email }),
      ]) {
        await expect(main.getByText(fact, { exact: true })).toBeVisible();
      }
      for (const [name, to] of [
        [t.hour.open, href(lang, 'lesson', 'gestion-risque')],
        [t.start, href(lang, 'course')],
        [t.dashboard, href(lang, 'dashboard')],
        [t.billing, `${href(lang, 'settings')}#billing`],
        [t.withdraw, href(lang, 'withdrawContract')],
        [t.cancel, href(lang, 'cancelContract')],
      ] as const) {
        await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', to);
      }
      const hour = main.getByRole('list').filter({ hasText: t.hour.open });
      await expect(hour.getByRole('listitem')).toHaveCount(3);
      expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);
      await page.setViewportSize({ width: 320, height: 800 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(320);

      // The thanks are shown only once.
      await page.reload();
      await expect(heading(page, t.opened)).toBeVisible();
      await expect(page.getByRole('region', { name: t.thanks })).toHaveCount(0);
    });

    test(
      'keeps the thanks under the pointer and the focus, and closes them on request',
      { tag: longOnly },
      async ({ page, signIn }) => {
        await signIn(page, 'member');
        await page.clock.install();
        await page.route(subscriptionRows, (route) => route.fulfill({ json: [row()] }));
        await page.goto(address);
        const thanks = page.getByRole('region', { name: t.thanks });
        await thanks.hover();
        await page.clock.runFor(10_000);
        await expect(thanks).toBeVisible();
        const close = thanks.getByRole('button', { name: t.close });
        await close.focus();
        await page.mouse.move(0, 0);
        await page.clock.runFor(10_000);
        await expect(thanks).toBeVisible();
        await close.press('Enter');
        await expect(thanks).toHaveCount(0);
      },
    );

    test(
      'signs in on the page when the session is missing and keeps the order',
      { tag: longOnly },
      async ({ page, world }) => {
        const subscriber = world.info.accounts.find(({ role }) => role === 'formation');
        if (!subscriber) throw new Error('no demonstration account of a subscriber');
        await page.goto(address);
        await expect(heading(page, t.signedOut)).toBeVisible();
        await page.getByRole('main').getByRole('button', { name: t.signIn }).click();
        const { auth } = dialogTexts(lang);
        const dialog = page.getByRole('dialog', { name: auth.signIn.title });
        await expect(dialog).toBeVisible();
        await submitSignIn(dialog, lang, subscriber);
        await expect(heading(page, t.opened)).toBeVisible();
        await expect(page.getByRole('button', { name: account.menu })).toBeVisible();
      },
    );

    test(
      'pauses the check while offline and resumes by itself',
      { tag: longOnly },
      async ({ page, signIn, context, consoleGuard }) => {
        // A request may be pending when the connection drops.
        consoleGuard.allow(/ERR_INTERNET_DISCONNECTED/);
        await signIn(page, 'member');
        await comeBack(page, { state: 'processing', url: null });
        const current = page.locator('[aria-current=step]');
        await waitUntil(page, () => expect(current).toContainText(t.stages.record, soon));
        await page.route(subscriptionRows, (route) => route.fulfill({ json: [row()] }));
        await context.setOffline(true);
        await waitUntil(page, () => expect(heading(page, t.offline)).toBeVisible(soon));
        await context.setOffline(false);
        const thanks = page.getByRole('heading', { name: t.welcome });
        await waitUntil(page, () => expect(thanks).toBeVisible(soon));
      },
    );

    test(
      'shows an error after a minute of failed requests and checks again on request',
      { tag: longOnly },
      async ({ page, signIn, consoleGuard }) => {
        consoleGuard.allow(/status of 50[03] /);
        await signIn(page, 'member');
        await page.clock.install();
        await page.route(subscriptionRows, (route) => route.fulfill({ status: 500, json: {} }));
        await page.route(billing, (route) =>
          route.fulfill({
            status: 503,
            json: { error: { code: 'stripe_unavailable', message: '' } },
          }),
        );
        await page.goto(address);
        await expect(heading(page, t.waiting)).toBeVisible();
        await expect
          .poll(
            async () => {
              await page.clock.runFor(20_000);
              return page.getByRole('alert').filter({ hasText: t.failedText }).count();
            },
            // Each interval lets the page send at most one request, as it waits for each response.
            { intervals: [100], timeout: 30_000 },
          )
          .toBe(1);
        await page.unroute(subscriptionRows);
        await page.route(subscriptionRows, (route) => route.fulfill({ json: [row()] }));
        await page.getByRole('button', { name: t.check }).click();
        await expect(page.getByRole('heading', { name: t.welcome })).toBeVisible();
      },
    );

    test(
      'shows no thanks for an older subscription',
      { tag: longOnly },
      async ({ page, signIn }) => {
        await signIn(page, 'formation');
        await page.route(subscriptionRows, (route) => route.fulfill({ json: [row(-3)] }));
        await page.goto(address);
        await expect(heading(page, t.opened)).toBeVisible();
        await expect(page.getByRole('region', { name: t.thanks })).toHaveCount(0);
      },
    );
  });
}

const soon = { timeout: 250 };

/** Advances the page's clock until the condition holds. */
function waitUntil(page: Page, holds: () => Promise<void>): Promise<void> {
  return expect(async () => {
    await page.clock.runFor(700);
    await holds();
  }).toPass({ intervals: [0] });
}

/** The row of a subscription that started now, or a number of days from now. */
function row(startsInDays = 0): object {
  const day = 24 * 60 * 60_000;
  const inDays = (days: number): string => new Date(Date.now() + days * day).toISOString();
  return {
    reference,
    status: 'active',
    stripe_status: 'active',
    plan_key: 'formation',
    plan_name: plans.formation.name,
    amount: plans.formation.amount,
    currency: 'eur',
    includes_signals: false,
    start_date: inDays(startsInDays),
    end_date: inDays(33),
    paid_until: inDays(30),
    renews_at: inDays(30),
    cancel_at_period_end: false,
    canceled_at: null,
    payment_issue: null,
  };
}
