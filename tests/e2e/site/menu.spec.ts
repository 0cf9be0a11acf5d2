/** The header menu: the bar and its submenus, the panel below 1280 px, and their anchors. */
import type { Locator, Page } from 'playwright/test';
import { plans } from '../../../src/domain/billing/plans.ts';
import { formatPrice, href, type Lang } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { checkAccessibility } from '../axe.ts';
import { expect, test, longOnly } from '../fixtures.ts';
import { langsOf } from '../languages.ts';
import { sampleOf } from '../../sizes.ts';

const bar = { width: 1280, height: 800 };
const panel = { width: 1279, height: 800 };

for (const lang of langsOf(import.meta.filename)) {
  const t = texts(lang);

  test.describe(`header menu in ${lang}`, () => {
    test('opens a submenu on hover and closes it 300 ms after the pointer leaves', async ({
      page,
    }) => {
      await page.setViewportSize(bar);
      await openWithClock(page, href(lang, 'articles'));
      const solutions = submenuButton(page, t.menu.solutions);
      const training = submenuButton(page, t.menu.training);
      await expect(solutions).toHaveAttribute('aria-expanded', 'false');
      await solutions.hover();
      await expect(solutions).toHaveAttribute('aria-expanded', 'true');
      const plan = page.getByRole('link', { name: t.plans.names.formationEtSignaux });
      await expect(plan).toContainText(t.plans.openingLater);
      await expect(plan).toContainText(formatPrice(lang, plans.formationEtSignaux.amount));
      await plan.hover();

      // Another submenu replaces it at once.
      await training.hover();
      await expect(solutions).toHaveAttribute('aria-expanded', 'false');
      await expect(training).toHaveAttribute('aria-expanded', 'true');

      await page.mouse.move(640, 600);
      await page.clock.runFor(299);
      await expect(training).toHaveAttribute('aria-expanded', 'true');
      await page.clock.runFor(1);
      await expect(training).toHaveAttribute('aria-expanded', 'false');

      // Returning in time keeps it open.
      await training.hover();
      await page.mouse.move(640, 600);
      await page.clock.runFor(200);
      await training.hover();
      await page.clock.runFor(1_000);
      await expect(training).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Escape');
      await expect(training).toHaveAttribute('aria-expanded', 'false');
    });

    test('works by keyboard', async ({ page }) => {
      await page.setViewportSize(bar);
      await page.goto(href(lang, 'articles'));
      const solutions = submenuButton(page, t.menu.solutions);
      const training = submenuButton(page, t.menu.training);
      const menu = mainMenu(page, lang);
      await solutions.focus();
      await page.keyboard.press('Enter');
      await expect(solutions).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Tab');
      await expect(menu.getByRole('link', { name: t.plans.names.formation })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(solutions).toBeFocused();
      await expect(solutions).toHaveAttribute('aria-expanded', 'false');

      await page.keyboard.press('ArrowRight');
      await expect(menu.getByRole('link', { name: t.menu.signals })).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(training).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(menu.getByRole('link', { name: t.menu.understand })).toBeFocused();
      await page.keyboard.press('End');
      const last = menu.getByRole('link', { name: t.menu.dictionary });
      await expect(last).toBeFocused();
      await page.keyboard.press('ArrowUp');
      const articles = menu.getByRole('link', { name: t.menu.articles });
      await expect(articles).toBeFocused();
      await expect(articles).toHaveAttribute('aria-current', 'page');

      // Leaving the submenu closes it.
      await last.focus();
      await page.keyboard.press('Tab');
      await expect(menu.getByRole('link', { name: t.menu.about })).toBeFocused();
      await expect(training).toHaveAttribute('aria-expanded', 'false');

      await page.keyboard.press('Home');
      await expect(menu.getByRole('link', { name: t.menu.home })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(href(lang, 'home'));
    });

    test('becomes a panel with collapsible sections below 1280 px', async ({ page }) => {
      await page.setViewportSize(panel);
      await page.goto(href(lang, 'home'));
      const burger = page.getByRole('button', { name: t.shell.menu, exact: true });
      await expect(mainMenu(page, lang)).toBeHidden();
      await expect(burger).toHaveAttribute('aria-expanded', 'false');
      await burger.press('Enter');
      await expect(burger).toHaveAttribute('aria-expanded', 'true');
      const training = submenuButton(page, t.menu.training);
      const dictionary = page.getByRole('banner').getByRole('link', { name: t.menu.dictionary });
      await expect(dictionary).toBeHidden();
      await training.hover();
      await expect(dictionary, 'no hover here').toBeHidden();
      await training.press('Enter');
      await expect(dictionary).toBeVisible();
      await expect(page.getByRole('link', { name: t.menu.dashboard })).toBeHidden();

      await page.keyboard.press('Escape');
      await expect(mainMenu(page, lang)).toBeHidden();
      await expect(burger).toBeFocused();
      await expect(burger).toHaveAttribute('aria-expanded', 'false');

      // It closes when the focus leaves it, and when the window becomes wider.
      await burger.click();
      await page.getByRole('main').getByRole('link').first().focus();
      await expect(mainMenu(page, lang)).toBeHidden();
      await burger.click();
      await page.setViewportSize(bar);
      await expect(burger).toBeHidden();
      await expect(training).toHaveAttribute('aria-expanded', 'false');
      await expect(training).toBeVisible();
    });

    test('has no accessibility violations when open', async ({ page }) => {
      for (const colorScheme of sampleOf(['dark', 'light'] as const, 1)) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize(bar);
        await page.goto(href(lang, 'articles'));
        for (const name of [t.menu.solutions, t.menu.training]) {
          await submenuButton(page, name).click();
          expect(await violations(page), `${name}, ${colorScheme}`).toEqual([]);
        }
        await page.setViewportSize({ width: 390, height: 844 });
        await page.getByRole('button', { name: t.shell.menu, exact: true }).click();
        await submenuButton(page, t.menu.solutions).click();
        await submenuButton(page, t.menu.training).click();
        expect(await violations(page), `panel, ${colorScheme}`).toEqual([]);
      }
    });

    test(
      'never wraps or overflows, signed in or out',
      { tag: longOnly },
      async ({ page, signIn }) => {
        const tools = page.getByRole('banner').locator('.header-tools');
        const fits = async (): Promise<void> => {
          for (const width of [320, 375, 640, 1279, 1280]) {
            await page.setViewportSize({ width, height: 800 });
            expect(await overflow(page), `${width} px`).toEqual({ header: 69, sideways: 0 });
          }
        };
        await page.goto(href(lang, 'articles'));
        await expect(tools.getByRole('button', { name: t.account.signIn })).toBeVisible();
        await fits();
        await signIn(page, 'member');
        await page.goto(href(lang, 'articles'));
        await expect(tools.getByRole('button', { name: t.account.menu })).toBeVisible();
        await fits();
      },
    );
  });
}

const t = texts('fr');

test('the header fits with a fallback font', { tag: longOnly }, async ({ page, consoleGuard }) => {
  consoleGuard.allow(/woff2/);
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto(href('fr', 'articles'));
  await expect(
    page.getByRole('banner').getByRole('button', { name: t.account.signIn }),
  ).toBeVisible();
  for (const width of [320, 375, 640, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflow(page), `${width} px`).toEqual({ header: 69, sideways: 0 });
  }
});

test(
  'a click pins a submenu opened on hover, and the next click closes it',
  { tag: longOnly },
  async ({ page }) => {
    await page.setViewportSize(bar);
    await page.goto(href('fr', 'articles'));
    const training = submenuButton(page, t.menu.training);
    await training.hover();
    await expect(training).toHaveAttribute('aria-expanded', 'true');
    await training.click();
    await expect(training).toHaveAttribute('aria-expanded', 'true');
    await training.click();
    await expect(training).toHaveAttribute('aria-expanded', 'false');
  },
);

test(
  'the dashboard is in the mobile panel and the account menu when signed in',
  { tag: longOnly },
  async ({ page, signIn }) => {
    await page.setViewportSize(panel);
    await signIn(page, 'member');
    await page.goto(href('fr', 'articles'));
    await page.getByRole('button', { name: t.shell.menu, exact: true }).click();
    const inPanel = mainMenu(page, 'fr').getByRole('link', { name: t.menu.dashboard });
    await expect(inPanel).toHaveAttribute('href', href('fr', 'dashboard'));
    await page.setViewportSize(bar);
    await expect(inPanel).toBeHidden();
    await page.getByRole('button', { name: t.account.menu }).click();
    for (const [name, id] of [
      [t.account.dashboard, 'dashboard'],
      [t.account.settings, 'settings'],
    ] as const) {
      await expect(page.getByRole('banner').getByRole('link', { name })).toHaveAttribute(
        'href',
        href('fr', id),
      );
    }
  },
);

test(
  'an anchor link scrolls 100 ms after its page opens, without animation with reduced motion',
  { tag: longOnly },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(recordScrolls);
    await page.setViewportSize(bar);
    await openWithClock(page, href('fr', 'articles'));
    await submenuButton(page, t.menu.solutions).click();
    await page.getByRole('link', { name: t.menu.custom }).click();
    await expect(page).toHaveURL(`${href('fr', 'solutions')}#custom`);
    expect(await scrolls(page)).toEqual([]);
    await page.clock.runFor(99);
    expect(await scrolls(page)).toEqual([]);
    await page.clock.runFor(1);
    expect(await scrolls(page)).toEqual([{ id: 'custom', behavior: 'smooth' }]);
    await expect(page.locator('#custom')).toBeFocused();

    // On the same page no navigation is needed; the address gets the anchor.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await submenuButton(page, t.menu.solutions).click();
    await page.getByRole('link', { name: t.plans.names.formation }).click();
    await expect(page).toHaveURL(`${href('fr', 'solutions')}#monthly`);
    await page.clock.runFor(100);
    expect((await scrolls(page)).at(-1)).toEqual({ id: 'monthly', behavior: 'instant' });
    await page.goBack();
    await expect(page).toHaveURL(`${href('fr', 'solutions')}#custom`);
  },
);

test('an anchor link scrolls to its target', { tag: longOnly }, async ({ page }) => {
  await page.setViewportSize(bar);
  await page.goto(href('fr', 'articles'));
  await submenuButton(page, t.menu.solutions).click();
  await page.getByRole('link', { name: t.menu.custom }).click();
  await expect(page.locator('#custom')).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
});

test('a page opened from another one starts at its top', { tag: longOnly }, async ({ page }) => {
  await page.goto(href('fr', 'home'));
  await page.evaluate(() => {
    scrollTo(0, 1_200);
  });
  await mainMenu(page, 'fr').getByRole('link', { name: t.menu.about }).click();
  await expect(page).toHaveURL(href('fr', 'about'));
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('submenus open on hover and by keyboard', async ({ page }) => {
    await page.setViewportSize(bar);
    await page.goto(href('fr', 'articles'));
    const dictionary = mainMenu(page, 'fr').getByRole('link', { name: t.menu.dictionary });
    await expect(dictionary).toBeHidden();
    await submenuButton(page, t.menu.training).hover();
    await dictionary.click();
    await expect(page).toHaveURL(href('fr', 'dictionary'));
    await page.mouse.move(640, 700);
    await submenuButton(page, t.menu.solutions).focus();
    await page.keyboard.press('Tab');
    const plan = mainMenu(page, 'fr').getByRole('link', { name: t.plans.names.formation });
    await expect(plan).toBeFocused();
  });
});

/** Opens an address with a paused clock. */
async function openWithClock(page: Page, address: string): Promise<void> {
  const start = new Date('2026-11-21T09:00:00Z').getTime();
  await page.clock.install({ time: start });
  await page.goto(address);
  await page.clock.pauseAt(start + 60_000);
}

function mainMenu(page: Page, lang: Lang): Locator {
  return page.getByRole('navigation', { name: texts(lang).shell.mainNavigation });
}

function submenuButton(page: Page, name: string): Locator {
  return page.getByRole('banner').getByRole('button', { name, exact: true });
}

async function violations(page: Page): Promise<readonly string[]> {
  const found = await checkAccessibility(page, { inside: 'header' });
  expect(found.passes).toBeGreaterThan(5);
  return found.violations;
}

/** The header's height, and how far anything overflows it or the window. */
function overflow(page: Page): Promise<{ header: number; sideways: number }> {
  return page.evaluate(() => {
    const [header, inside] = ['.header', '.header-bar'].map((it) => document.querySelector(it));
    if (!header || !inside) throw new Error('no header');
    return {
      header: (header as HTMLElement).offsetHeight,
      sideways:
        Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth) +
        inside.scrollWidth -
        inside.clientWidth,
    };
  });
}

interface Scroll {
  readonly id: string;
  readonly behavior: string | undefined;
}

/** Runs in the page before its scripts: records scroll targets instead of scrolling. */
function recordScrolls(): void {
  const kept: Scroll[] = [];
  Object.assign(globalThis, { kept });
  Element.prototype.scrollIntoView = function (this: Element, options) {
    kept.push({ id: this.id, behavior: (options as ScrollIntoViewOptions).behavior });
  };
}

function scrolls(page: Page): Promise<Scroll[]> {
  return page.evaluate(() => (globalThis as unknown as { kept: Scroll[] }).kept);
}
