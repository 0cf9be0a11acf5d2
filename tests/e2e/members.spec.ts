/** The pages of an account in each state of a visitor. */
import type { Page } from 'playwright/test';
import { plans } from '../../src/domain/plans.ts';
import { fill, formatPrice, href, langs } from '../../src/i18n/index.ts';
import { texts } from '../../src/i18n/texts.ts';
import { dialogTexts, openSignIn, sendSignIn } from './dialog-steps.ts';
import { expect, test, type Role } from './world.ts';

const subscriptionsRead = '**/rest/v1/subscriptions?*';

for (const lang of langs) {
  const { members, checkoutReturn } = texts(lang);
  const { badge, dashboard, settings, facts } = members;
  const main = (page: Page) => page.getByRole('main');
  const heading = (page: Page, name: string) => main(page).getByRole('heading', { name });

  test.describe(`in ${lang}`, () => {
    for (const [page, t] of [
      ['dashboard', dashboard],
      ['settings', settings],
    ] as const) {
      test(`${page}: a visitor is shown the way in, and comes in without a page load`, async ({
        page: tab,
        world,
      }) => {
        await tab.addInitScript(watchFor, t.signedOut.title);
        await tab.goto(href(lang, page));
        await expect(heading(tab, t.signedOut.title)).toBeVisible();
        await expect.poll(() => tab.evaluate(wasShown)).toBe(true);
        await expect(tab.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
        const loads: string[] = [];
        tab.on('load', () => loads.push(tab.url()));
        const account = world.info.accounts.find(({ role }) => role === 'formation');
        const dialog = await openSignIn(tab, lang);
        await sendSignIn(dialog, lang, {
          email: account?.email ?? '',
          password: account?.password ?? '',
        });
        await expect(heading(tab, checkoutReturn.planNames.formation)).toBeVisible();
        await expect(heading(tab, t.signedOut.title)).toHaveCount(0);
        expect(loads).toEqual([]);
      });

      test(`${page}: a member is never shown the way in first`, async ({ page: tab, signIn }) => {
        await signIn(tab, 'member');
        await tab.addInitScript(watchFor, t.signedOut.title);
        await tab.goto(href(lang, page));
        await expect(heading(tab, badge.none)).toBeVisible();
        expect(await tab.evaluate(wasShown)).toBe(false);
      });
    }

    test('both forms of the dialog open from the way in', async ({ page }) => {
      const { signIn, signUp } = dialogTexts(lang).auth;
      await page.goto(href(lang, 'dashboard'));
      await main(page).getByRole('button', { name: members.gate.createAccount }).click();
      await expect(page.getByRole('dialog', { name: signUp.title })).toBeVisible();
      await page.keyboard.press('Escape');
      await main(page).getByRole('button', { name: members.gate.signIn }).click();
      await expect(page.getByRole('dialog', { name: signIn.title })).toBeVisible();
    });

    for (const { role, state, signals } of [
      { role: 'member', state: badge.none, signals: dashboard.signals.none },
      { role: 'lapsed', state: badge.none, signals: dashboard.signals.none },
      { role: 'formation', state: badge.active, signals: dashboard.signals.notIncluded },
      { role: 'signals', state: badge.active, signals: dashboard.signals.included },
    ] as const satisfies readonly { role: Role; state: string; signals: string }[]) {
      test(`the dashboard of an account that is ${role}`, async ({ page, signIn }) => {
        await signIn(page, role);
        await page.goto(href(lang, 'dashboard'));
        await expect(page.getByRole('heading', { level: 1 })).toContainText(`${dashboard.hello} `);
        const compact = main(page).getByRole('link', { name: state, exact: true });
        await expect(compact).toHaveAttribute('href', href(lang, 'pricing'));
        await expect(main(page).getByText(signals)).toBeVisible();
        await expect(main(page).getByRole('link', { name: dashboard.next.open })).toBeVisible();
      });
    }

    test('the settings of a subscriber show what is paid', async ({ page, signIn }) => {
      const account = await signIn(page, 'formation');
      await page.goto(href(lang, 'settings'));
      const price = formatPrice(lang, plans.formation.amount);
      const fact = (label: string) =>
        main(page).locator('dl > div').filter({ hasText: label }).getByRole('definition');
      await expect(fact(facts.status)).toHaveText(facts.active);
      await expect(fact(facts.amount)).toHaveText(fill(facts.perMonth, { price }));
      for (const label of [facts.start, facts.renews])
        await expect(fact(label)).toHaveText(/20\d\d/);
      await expect(fact(facts.autoRenew)).toHaveText(facts.on);
      await expect(fact(settings.identity.email)).toHaveText(account.email);
      await expect(fact(settings.identity.firstName)).toHaveText('Formation');
      await main(page).getByRole('button', { name: settings.session.signOut }).click();
      await expect(heading(page, settings.signedOut.title)).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
    });

    test('a subscription that cannot be read is asked for again', async ({
      page,
      signIn,
      noise,
    }) => {
      noise.allow(/status of 500 .*\/subscriptions/);
      await signIn(page, 'formation');
      await page.route(subscriptionsRead, (route) => route.fulfill({ status: 500, json: {} }));
      await page.goto(href(lang, 'dashboard'));
      await expect(page.getByRole('alert')).toHaveText(badge.failedText);
      await expect(main(page).getByText(dashboard.signals.unknown)).toBeVisible();
      await page.unroute(subscriptionsRead);
      await main(page).getByRole('button', { name: badge.retry }).click();
      await expect(heading(page, checkoutReturn.planNames.formation)).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

    test('creating an account: the form for a visitor, the way on for a member', async ({
      page,
      signIn,
    }) => {
      const t = members.createAccount;
      await page.goto(href(lang, 'createAccount'));
      await expect(heading(page, t.signedIn.title)).toBeHidden();
      await main(page).getByRole('button', { name: t.action }).click();
      const { signUp } = dialogTexts(lang).auth;
      await expect(page.getByRole('dialog', { name: signUp.title })).toBeVisible();
      await signIn(page, 'member');
      await page.goto(href(lang, 'createAccount'));
      await expect(main(page).getByRole('button', { name: t.action })).toBeHidden();
      await main(page).getByRole('link', { name: t.signedIn.dashboard }).click();
      await expect(page).toHaveURL(href(lang, 'dashboard'));
    });

    test('the return pages lead on', async ({ page, signIn }) => {
      const { resetPassword, authCallback } = members;
      const { signIn: form } = dialogTexts(lang).auth;
      for (const [address, name] of [
        [href(lang, 'resetPassword'), resetPassword.signIn],
        [href(lang, 'authCallback'), authCallback.signIn],
      ] as const) {
        await page.goto(address);
        await main(page).getByRole('button', { name }).click();
        await expect(page.getByRole('dialog', { name: form.title })).toBeVisible();
      }
      await signIn(page, 'member');
      await page.goto(`${href(lang, 'authCallback')}?error=access_denied`);
      await expect(main(page).getByText(authCallback.signedIn)).toBeVisible();
      await main(page).getByRole('link', { name: authCallback.dashboard }).click();
      await expect(page).toHaveURL(href(lang, 'dashboard'));
    });
  });
}

interface Watched {
  wasShown: boolean;
}

/** Runs in the page before it: notes whether a text was ever visible, frame by frame. */
function watchFor(text: string): void {
  const watched = globalThis as unknown as Watched;
  watched.wasShown = false;
  const look = (): void => {
    for (const element of document.querySelectorAll('h2')) {
      if (element.textContent === text && element.checkVisibility()) watched.wasShown = true;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

function wasShown(): boolean {
  return (globalThis as unknown as Watched).wasShown;
}
