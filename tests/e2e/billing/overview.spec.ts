/** The subscription and billing section: states, actions, loading and errors. */
import type { Page } from 'playwright/test';
import type { Recheck } from '../../../src/domain/api/billing.ts';
import type { SubscriptionState } from '../../../src/domain/billing/subscription-status.ts';
import { fill, href } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { checkAccessibility } from '../axe.ts';
import { stubBilling, overviewOf, errorResponse } from './answers.ts';
import { settingsTexts } from '../account/settings-page.ts';
import { signInNewAccount } from '../sessions.ts';
import { expect, test, longOnly } from '../fixtures.ts';
import { langsOf, widthLangs } from '../languages.ts';

for (const lang of langsOf(import.meta.filename)) {
  const t = settingsTexts(lang);
  const { billing: b } = t;
  const section = (page: Page) => page.getByRole('region', { name: b.heading, exact: true });
  const title = (page: Page, state: SubscriptionState) =>
    section(page).getByRole('heading', { level: 3, name: b.states[state].title, exact: true });
  const button = (page: Page, name: string) => section(page).getByRole('button', { name });
  const link = (page: Page, name: string) => section(page).getByRole('link', { name });
  const open = (page: Page) => page.goto(`${href(lang, 'settings')}#billing`);

  test.describe(`billing section in ${lang}`, () => {
    test('shows each state, reloads on request and has no accessibility violations', async ({
      page,
      signIn,
    }) => {
      await signIn(page, 'formation');
      let state: SubscriptionState = 'never';
      await stubBilling(page, {
        overview: (route) => route.fulfill({ json: overviewOf(state) }),
        recheck: { found: 'open', ended_at: null, pay_url: null, refunded: null } satisfies Recheck,
      });
      await open(page);
      for (state of ['never', 'active', 'ending', 'failed', 'review'] as const) {
        await button(page, b.help.action).click();
        await expect(title(page, state)).toBeVisible();
        const result = await checkAccessibility(page, { inside: '#billing' });
        expect(result.violations, state).toEqual([]);
        const ends = state === 'never' || state === 'ending';
        await expect(link(page, b.end.cancel)).toHaveCount(ends ? 0 : 1);
      }
    });

    test(
      'hides the withdrawal link at its deadline without a reload',
      { tag: longOnly },
      async ({ page, world }) => {
        await signInNewAccount(page, world);
        const until = Date.now() + 60_000;
        await page.clock.install({ time: Date.now() });
        await stubBilling(page, {
          overview: overviewOf('active', { withdrawal_until: new Date(until).toISOString() }),
        });
        await open(page);
        const withdraw = link(page, b.end.withdraw);
        await expect(withdraw).toHaveAttribute('href', href(lang, 'withdrawContract'));
        await expect(link(page, b.end.cancel)).toHaveAttribute(
          'href',
          href(lang, 'cancelContract'),
        );
        await page.clock.fastForward(62_000);
        await expect(withdraw).toHaveCount(0);
      },
    );

    test(
      'shows a loading state, then errors when every request fails',
      { tag: longOnly },
      async ({ page, world, consoleGuard, context }) => {
        consoleGuard.allow(/status of (500|503) .*\/(billing|subscriptions)/);
        consoleGuard.allow(/ERR_INTERNET_DISCONNECTED/);
        await signInNewAccount(page, world);
        await page.clock.install();
        await page.emulateMedia({ reducedMotion: 'reduce' });
        let answer = (): void => undefined;
        const held = new Promise<void>((resolve) => (answer = resolve));
        await page.route('**/rest/v1/subscriptions?*', (route) =>
          route.fulfill({ status: 500, json: {} }),
        );
        await stubBilling(page, {
          overview: async (route) => {
            await held;
            await errorResponse('unavailable', 500)(route);
          },
        });
        await open(page);
        await expect(section(page).getByText(b.loading)).toBeVisible();
        expect((await checkAccessibility(page, { inside: '#billing' })).violations).toEqual([]);
        answer();
        await expect(section(page).getByRole('alert')).toHaveText(t.errors.unavailable);
        expect((await checkAccessibility(page, { inside: '#billing' })).violations).toEqual([]);

        await page.unrouteAll();
        await context.setOffline(true);
        await button(page, t.common.retry).click();
        // Loading the rows is retried, with a delay.
        await expect(async () => {
          await page.clock.runFor(1_000);
          await expect(section(page).getByRole('alert')).toHaveText(b.offline, { timeout: 100 });
        }).toPass({ intervals: [0] });
        await stubBilling(page, { overview: overviewOf('active') });
        await context.setOffline(false);
        await expect(title(page, 'active')).toBeVisible();
      },
    );

    test(
      'keeps the database’s data when Stripe is down and loads the rest on retry',
      { tag: longOnly },
      async ({ page, signIn, consoleGuard }) => {
        consoleGuard.allow(/status of 503 .*\/billing/);
        await signIn(page, 'formation');
        await stubBilling(page, { overview: errorResponse('stripe_unavailable', 503) });
        await open(page);
        await expect(section(page).getByText(b.partial)).toBeVisible();
        await expect(title(page, 'active')).toBeVisible();
        await expect(section(page).getByText(/^ECT-[0-9A-F]{8}$/)).toBeVisible();
        await expect(link(page, b.end.cancel)).toBeVisible();
        await expect(section(page).getByText(b.invoices.none)).toHaveCount(0);
        expect((await checkAccessibility(page, { inside: '#billing' })).violations).toEqual([]);
        await page.unrouteAll();
        await button(page, t.common.retry).click();
        await expect(section(page).getByText(b.partial)).toHaveCount(0);
        await expect(section(page).getByRole('heading', { name: b.card.heading })).toBeVisible();
        await expect(title(page, 'active')).toBeFocused();
      },
    );

    test('loads older invoices on demand', { tag: longOnly }, async ({ page, signIn }) => {
      await signIn(page, 'formation');
      const [first] = overviewOf('active').invoices;
      const invoices = Array.from({ length: 9 }, (_, index) => ({
        ...first,
        number: `ECT-000${index}`,
      }));
      await stubBilling(page, { overview: { ...overviewOf('active'), invoices } });
      await open(page);
      const items = section(page).getByRole('listitem');
      await expect(items).toHaveCount(6);
      await button(page, fill(b.invoices.more.other, { n: 3 })).click();
      await expect(items).toHaveCount(9);
      await expect(items.nth(6), 'the pressed button is gone').toBeFocused();
    });

    test(
      'opens from the account menu and from an address with #billing',
      { tag: longOnly },
      async ({ page, signIn }) => {
        await signIn(page, 'formation');
        await page.goto(href(lang, 'articles'));
        const { account } = texts(lang);
        await page.getByRole('button', { name: account.menu }).click();
        await page.getByRole('banner').getByRole('link', { name: account.billing }).click();
        await expect(page).toHaveURL(`${href(lang, 'settings')}#billing`);
        await expect(title(page, 'active')).toBeInViewport();
        await expect(page.locator('.skeleton')).toHaveCount(0);
        await expect(title(page, 'active')).toBeInViewport();
      },
    );
  });
}

for (const lang of widthLangs) {
  test(
    `the billing section in ${lang} fits a narrow screen`,
    { tag: longOnly },
    async ({ page, signIn }) => {
      const { billing: b } = settingsTexts(lang);
      await page.setViewportSize({ width: 320, height: 800 });
      await signIn(page, 'formation');
      for (const state of ['failed', 'active'] as const) {
        await stubBilling(page, { overview: overviewOf(state) });
        await page.goto('about:blank');
        await page.goto(`${href(lang, 'settings')}#billing`);
        await expect(page.getByRole('heading', { name: b.states[state].title })).toBeVisible();
        const beyond = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(beyond, state).toBe(0);
      }
      await page.emulateMedia({ colorScheme: 'dark' });
      const dark = await checkAccessibility(page, { inside: '#billing', only: 'looks' });
      expect(dark.violations).toEqual([]);
    },
  );
}
