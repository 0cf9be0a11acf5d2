/** Signed-in state of the page: sign-in prompt, subscription, account menu and sign-out. */
import type { Page } from 'playwright/test';
import { href } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { checkAccessibility } from '../axe.ts';
import { dialogTexts, openSignIn, submitSignIn } from '../auth/dialogs.ts';
import { accountOf, expect, phone, test, longOnly } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

const subscriptionsRead = '**/rest/v1/subscriptions?*';

for (const lang of langsOf(import.meta.filename)) {
  const { members, checkoutReturn, account: menu, menu: bar, shell } = texts(lang);
  const { badge, dashboard } = members;
  const main = (page: Page) => page.getByRole('main');
  const heading = (page: Page, name: string) => main(page).getByRole('heading', { name });

  test.describe(`signed-in state in ${lang}`, () => {
    test('shows a visitor the sign-in prompt and signs in without a page load', async ({
      page,
      world,
    }) => {
      const { title } = dashboard.signedOut;
      await page.addInitScript(watchFor, title);
      await page.goto(href(lang, 'dashboard'));
      await expect(heading(page, title)).toBeVisible();
      await expect.poll(() => page.evaluate(wasShown)).toBe(true);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      expect((await checkAccessibility(page)).violations).toEqual([]);
      const { signIn, signUp } = dialogTexts(lang).auth;
      await main(page).getByRole('button', { name: members.membersOnly.createAccount }).click();
      await expect(page.getByRole('dialog', { name: signUp.title })).toBeVisible();
      await page.keyboard.press('Escape');
      await main(page).getByRole('button', { name: members.membersOnly.signIn }).click();
      await expect(page.getByRole('dialog', { name: signIn.title })).toBeVisible();
      await page.keyboard.press('Escape');
      const loads: string[] = [];
      page.on('load', () => loads.push(page.url()));
      const dialog = await openSignIn(page, lang);
      await submitSignIn(dialog, lang, accountOf(world, 'formation'));
      const plan = main(page).getByRole('link', { name: checkoutReturn.planNames.formation });
      await expect(plan).toBeVisible();
      await expect(heading(page, title)).toHaveCount(0);
      expect(loads).toEqual([]);
    });

    test('never flashes the sign-in prompt before the subscription details', async ({
      page,
      signIn,
    }) => {
      const billing = `${href(lang, 'settings')}#billing`;
      await page.addInitScript(watchFor, dashboard.signedOut.title);
      for (const { role, name, to } of [
        { role: 'member', name: badge.none, to: href(lang, 'pricing') },
        { role: 'lapsed', name: badge.ended, to: href(lang, 'pricing') },
        { role: 'formation', name: checkoutReturn.planNames.formation, to: billing },
        { role: 'signals', name: checkoutReturn.planNames.formationEtSignaux, to: billing },
      ] as const) {
        await signIn(page, role);
        await page.goto(href(lang, 'dashboard'));
        await expect(main(page).getByRole('link', { name })).toHaveAttribute('href', to);
        expect(await page.evaluate(wasShown)).toBe(false);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(`${dashboard.hello} `);
        if (role !== 'lapsed') continue;
        const check = main(page).getByRole('link', { name: badge.check });
        await expect(check).toHaveAttribute('href', billing);
      }
    });

    test(
      'offers a retry when the subscription cannot be loaded',
      { tag: longOnly },
      async ({ page, signIn, consoleGuard }) => {
        consoleGuard.allow(/status of 500 .*\/subscriptions/);
        await signIn(page, 'formation');
        await page.route(subscriptionsRead, (route) => route.fulfill({ status: 500, json: {} }));
        await page.goto(href(lang, 'dashboard'));
        await expect(page.getByRole('alert')).toHaveText(badge.failedText);
        await page.unroute(subscriptionsRead);
        await main(page).getByRole('button', { name: badge.retry }).click();
        await expect(main(page).locator('h2:focus')).toHaveCount(1);
        await expect(page.getByRole('alert')).toHaveCount(0);
      },
    );

    test('operates the account menu by keyboard and closes it on Escape, blur and outside clicks', async ({
      page,
      signIn,
    }) => {
      const account = await signIn(page, 'member');
      await page.goto(href(lang, 'dashboard'));
      const button = page.getByRole('button', { name: menu.menu });
      const settings = page.getByRole('banner').getByRole('link', { name: menu.settings });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(page.getByRole('banner').getByText(account.email)).toBeVisible();
      expect((await checkAccessibility(page, { inside: 'header' })).violations).toEqual([]);
      await page.keyboard.press('Tab');
      const here = page.getByRole('banner').getByRole('link', { name: menu.dashboard });
      await expect(here.and(page.locator(':focus'))).toHaveAttribute('aria-current', 'page');
      await page.keyboard.press('Escape');
      await expect(settings).toBeHidden();
      await expect(button).toBeFocused();

      await button.click();
      await expect(settings).toBeVisible();
      await heading(page, dashboard.signals.heading).click();
      await expect(settings).toBeHidden();

      await button.click();
      await page.getByRole('banner').getByRole('button', { name: menu.signOut }).focus();
      await page.keyboard.press('Tab');
      await expect(settings).toBeHidden();

      await button.click();
      await settings.click();
      await expect(page).toHaveURL(href(lang, 'settings'));
    });

    test(
      'returns to the sign-in prompt on sign-out even when the server fails',
      { tag: longOnly },
      async ({ page, signIn, consoleGuard }) => {
        consoleGuard.allow(/status of 401 .*\/logout/);
        await signIn(page, 'member');
        await page.route('**/auth/v1/logout*', (route) => route.fulfill({ status: 401, json: {} }));
        await page.goto(href(lang, 'dashboard'));
        await page.getByRole('button', { name: menu.menu }).click();
        await page.getByRole('banner').getByRole('button', { name: menu.signOut }).click();
        await expect(heading(page, dashboard.signedOut.title)).toBeVisible();
        const back = page.getByRole('banner').getByRole('button', { name: menu.signIn });
        await expect(back).toBeFocused();
        await expect(page.getByRole('button', { name: menu.menu })).toHaveCount(0);
        await expect.poll(() => page.evaluate(() => localStorage.getItem('session'))).toBeNull();
      },
    );
  });

  test.describe(`mobile menu in ${lang}`, () => {
    test.use(phone);

    test('holds search, language, prices and both doors of an account', async ({ page }) => {
      await page.goto(href(lang, 'faq'));
      await page.getByRole('button', { name: shell.menu, exact: true }).tap();
      const menu = page.getByRole('navigation', { name: shell.mainNavigation });
      for (const name of [bar.pricing, bar.search, shell.switchLanguage, bar.createAccount]) {
        await expect(menu.getByRole('link', { name })).toBeVisible();
      }
      await menu.getByRole('button', { name: shell.signIn }).tap();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(menu).toBeHidden();
    });

    test('links to the dashboard when signed in', { tag: longOnly }, async ({ page, signIn }) => {
      const link = page
        .getByRole('navigation', { name: shell.mainNavigation })
        .getByRole('link', { name: bar.dashboard });
      const open = page.getByRole('button', { name: shell.menu, exact: true });
      await page.goto(href(lang, 'home'));
      await open.tap();
      await expect(link).toBeHidden();
      await signIn(page, 'member');
      await page.goto(href(lang, 'home'));
      await open.tap();
      await link.tap();
      await expect(page).toHaveURL(href(lang, 'dashboard'));
    });
  });
}

interface Watched {
  wasShown: boolean;
}

/** Runs in the page before its scripts: records whether a text was ever visible, checked every frame. */
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
