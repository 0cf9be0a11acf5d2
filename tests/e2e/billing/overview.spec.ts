/** Subscription and billing: what each state says and offers, what is told while nothing is known. */
import type { Page } from 'playwright/test';
import type { Recheck } from '../../../src/domain/api/billing.ts';
import {
  subscriptionStates,
  type SubscriptionState,
} from '../../../src/domain/billing/subscription-status.ts';
import { plans } from '../../../src/domain/billing/plans.ts';
import { fill, formatPrice, href } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { barriers } from '../axe.ts';
import { answerBilling, overviewOf, refusal } from './answers.ts';
import { settingsTexts } from '../account/settings-page.ts';
import { signInAnew } from '../sessions.ts';
import { expect, test } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

for (const lang of langsOf(import.meta.filename)) {
  const t = settingsTexts(lang);
  const { billing: b } = t;
  const section = (page: Page) => page.getByRole('region', { name: b.heading, exact: true });
  const title = (page: Page, state: SubscriptionState) =>
    section(page).getByRole('heading', { level: 3, name: b.states[state].title, exact: true });
  const button = (page: Page, name: string) => section(page).getByRole('button', { name });
  const link = (page: Page, name: string) => section(page).getByRole('link', { name });
  const open = (page: Page) => page.goto(`${href(lang, 'settings')}#billing`);

  test.describe(`in ${lang}`, () => {
    test('each state says what it is and what puts it right', async ({ page, world }) => {
      await signInAnew(page, world);
      let state: SubscriptionState = 'never';
      await answerBilling(page, {
        overview: (route) => route.fulfill({ json: overviewOf(state) }),
        recheck: { found: 'open', ended_at: null, pay_url: null } satisfies Recheck,
      });
      const offers: Readonly<Record<SubscriptionState, readonly string[]>> = {
        never: [b.plans],
        active: [b.end.cancel],
        trial: [b.end.cancel],
        ending: [b.resume.begin],
        failed: [b.card.change, fill(b.pay.due, { price: formatPrice(lang, 24_999) })],
        suspended: [b.card.change, b.end.cancel],
        authenticate: [b.pay.authenticate],
        authenticateClosed: [b.pay.authenticate],
        confirmChange: [b.pay.authenticate],
        unpaid: [b.card.change, b.end.cancel],
        incomplete: [b.card.change],
        abandoned: [b.plans],
        paused: [b.write, b.end.cancel],
        refunded: [b.plans],
        disputed: [b.write],
        ended: [b.plans],
        review: [b.write],
      };
      /** One of each make: those not looked at differ in words alone. */
      const looked: readonly SubscriptionState[] = [
        'never',
        'active',
        'ending',
        'failed',
        'review',
      ];
      await open(page);
      for (state of subscriptionStates) {
        // It reads again what there is, without opening the page anew.
        await button(page, b.help.action).click();
        await expect(title(page, state)).toBeVisible();
        for (const name of offers[state]) {
          const way = button(page, name).or(link(page, name)).first();
          await expect(way, `${state}: ${name}`).toBeVisible();
        }
        await expect(section(page).getByText(/\{\w+\}|Invalid|undefined|NaN/)).toHaveCount(0);
        if (looked.includes(state)) {
          const result = await barriers(page, { inside: '#billing' });
          expect(result.violations, state).toEqual([]);
        }
        if (state !== 'never') {
          await expect(section(page).getByText('ECT-1A2B3C4D')).toBeVisible();
          const ends = ['abandoned', 'refunded', 'ended'].includes(state);
          await expect(link(page, b.end.cancel)).toHaveCount(ends || state === 'ending' ? 0 : 1);
        }
      }
    });

    test('the way to withdraw shows until its last second, and goes by itself', async ({
      page,
      world,
    }) => {
      await signInAnew(page, world);
      const until = Date.now() + 60_000;
      await page.clock.install({ time: Date.now() });
      await answerBilling(page, {
        overview: overviewOf('active', { withdrawal_until: new Date(until).toISOString() }),
      });
      await open(page);
      const withdraw = link(page, b.end.withdraw);
      await expect(withdraw).toHaveAttribute('href', href(lang, 'withdrawContract'));
      await expect(link(page, b.end.cancel)).toHaveAttribute('href', href(lang, 'cancelContract'));
      await page.clock.fastForward(62_000);
      await expect(withdraw).toHaveCount(0);
    });

    test('while it is read, and when nobody answers', async ({
      page,
      world,
      consoleGuard,
      context,
    }) => {
      consoleGuard.allow(/status of (500|503) .*\/(billing|subscriptions)/);
      consoleGuard.allow(/ERR_INTERNET_DISCONNECTED/);
      await signInAnew(page, world);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      let answer = (): void => undefined;
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/rest/v1/subscriptions?*', (route) =>
        route.fulfill({ status: 500, json: {} }),
      );
      await answerBilling(page, {
        overview: async (route) => {
          await held;
          await refusal('unavailable', 500)(route);
        },
      });
      await open(page);
      await expect(section(page).getByText(b.loading)).toBeVisible();
      expect((await barriers(page, { inside: '#billing' })).violations).toEqual([]);
      answer();
      await expect(section(page).getByRole('alert')).toHaveText(t.errors.unexpected);
      expect((await barriers(page, { inside: '#billing' })).violations).toEqual([]);

      await page.unrouteAll();
      await context.setOffline(true);
      await button(page, t.common.retry).click();
      await expect(section(page).getByRole('alert')).toHaveText(b.offline);
      await answerBilling(page, { overview: overviewOf('active') });
      await context.setOffline(false);
      await expect(title(page, 'active')).toBeVisible();
    });

    test('without Stripe, what the database knows stays, and the rest comes back', async ({
      page,
      signIn,
      consoleGuard,
    }) => {
      consoleGuard.allow(/status of 503 .*\/billing/);
      await signIn(page, 'formation');
      await answerBilling(page, { overview: refusal('stripe_unavailable', 503) });
      await open(page);
      await expect(section(page).getByText(b.partial)).toBeVisible();
      await expect(title(page, 'active')).toBeVisible();
      await expect(section(page).getByText(/^ECT-[0-9A-F]{8}$/)).toBeVisible();
      await expect(link(page, b.end.cancel)).toBeVisible();
      await expect(section(page).getByText(b.invoices.none)).toHaveCount(0);
      expect((await barriers(page, { inside: '#billing' })).violations).toEqual([]);
      await page.unrouteAll();
      await button(page, t.common.retry).click();
      await expect(section(page).getByText(b.partial)).toHaveCount(0);
      await expect(section(page).getByRole('heading', { name: b.card.heading })).toBeVisible();
      await expect(title(page, 'active')).toBeFocused();
    });

    test('invoices: pages, files, amounts, states, and the older ones on demand', async ({
      page,
      world,
    }) => {
      await signInAnew(page, world);
      const [first] = overviewOf('active').invoices;
      if (!first) throw new Error('There is no invoice to copy.');
      const states = ['open', 'refunded', 'part-refunded', 'void', 'uncollectible'] as const;
      const invoices = Array.from({ length: 9 }, (_, index) => ({
        ...first,
        number: `ECT-000${index}`,
        status: states[index] ?? ('paid' as const),
        pdf: index === 3 ? null : first.pdf,
      }));
      await answerBilling(page, { overview: { ...overviewOf('active'), invoices } });
      await open(page);
      const items = section(page).getByRole('listitem');
      await expect(items).toHaveCount(6);
      for (const [index, state] of states.entries()) {
        await expect(items.nth(index)).toContainText(b.invoices.status[state]);
        await expect(items.nth(index)).toContainText(formatPrice(lang, plans.formation.amount));
      }
      const file = (number: string) => link(page, fill(b.invoices.pdfOf, { number }));
      await expect(file('ECT-0001')).toHaveAttribute('href', '/local/empty.pdf');
      await expect(file('ECT-0003')).toHaveCount(0);
      await expect(link(page, fill(b.invoices.pageOf, { number: 'ECT-0003' }))).toBeVisible();
      await button(page, fill(b.invoices.more.other, { n: 3 })).click();
      await expect(items).toHaveCount(9);
    });

    test('the account menu and an address with #billing lead to it', async ({ page, signIn }) => {
      await signIn(page, 'formation');
      await page.goto(href(lang, 'articles'));
      const { account } = texts(lang);
      await page.getByRole('button', { name: account.menu }).click();
      await page.getByRole('banner').getByRole('link', { name: account.billing }).click();
      await expect(page).toHaveURL(`${href(lang, 'settings')}#billing`);
      await expect(title(page, 'active')).toBeInViewport();
      await expect(page.locator('.skeleton')).toHaveCount(0);
      await expect(title(page, 'active')).toBeInViewport();
    });

    for (const state of ['failed', 'active'] as const) {
      test(`it fits a narrow screen: ${state}`, async ({ page, world }) => {
        await page.setViewportSize({ width: 320, height: 800 });
        await signInAnew(page, world);
        await answerBilling(page, { overview: overviewOf(state) });
        await open(page);
        await expect(title(page, state)).toBeVisible();
        const beyond = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(beyond).toBe(0);
        await page.emulateMedia({ colorScheme: 'dark' });
        const dark = await barriers(page, { inside: '#billing', only: 'looks' });
        expect(dark.violations).toEqual([]);
      });
    }
  });
}
