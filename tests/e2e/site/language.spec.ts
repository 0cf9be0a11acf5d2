/** The language switches: the link in the header and the floating one beside the text. */
import type { Page, Request } from 'playwright/test';
import { href, languageKey, languages } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { expect, test, longOnly } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

for (const lang of langsOf(import.meta.filename)) {
  const t = texts(lang).shell;
  const other = languages[lang].other;

  test(`from ${lang}: switches after 200 ms, stores the choice and replaces the history entry`, async ({
    page,
  }) => {
    await page.goto(href(lang, 'home'));
    await openWithClock(page, `${href(lang, 'articles')}?a=1#main`);
    const link = page.getByRole('banner').getByRole('link', { name: t.switchLanguageLabel });
    await expect(link).toHaveText(other.toUpperCase());
    await expect(link).toHaveAttribute('href', href(other, 'articles'));
    await link.click();
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    // Pressing again changes nothing.
    await link.click({ force: true });
    await page.clock.runFor(199);
    await expect(page).toHaveURL(`${href(lang, 'articles')}?a=1#main`);
    expect(await stored(page)).toBeNull();
    await page.clock.runFor(1);
    await expect(page).toHaveURL(`${href(other, 'articles')}?a=1#main`);
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    expect(await stored(page)).toBe(other);
    await page.goBack();
    await expect(page).toHaveURL(href(lang, 'home'));
  });

  test(
    `from ${lang}: enables the switch 300 ms after a navigation that failed`,
    { tag: longOnly },
    async ({ page }) => {
      await openWithClock(page, href(lang, 'articles'));
      await page.evaluate(() => {
        navigation.addEventListener('navigate', (event) => event.preventDefault());
      });
      const link = page.getByRole('banner').getByRole('link', { name: t.switchLanguageLabel });
      await link.click();
      await page.clock.runFor(499);
      await expect(link).toHaveAttribute('aria-disabled', 'true');
      await page.clock.runFor(1);
      await expect(link).not.toHaveAttribute('aria-disabled');
      await expect(page).toHaveURL(href(lang, 'articles'));
    },
  );
}

const t = texts('fr').shell;

test(
  'the floating switch hides on scrolling down and comes back',
  { tag: longOnly },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(href('fr', 'home'));
    const floating = page.getByRole('navigation', { name: t.language });
    await expect(floating).toBeVisible();
    await scrollTo(page, 900);
    await expect(floating).toBeHidden();
    await scrollTo(page, 700);
    await expect(floating).toBeVisible();

    // A focused switch stays visible.
    await floating.getByRole('link').focus();
    await scrollTo(page, 1_400);
    await expect(floating).toBeVisible();
    await floating.getByRole('link').press('Enter');
    await expect(page).toHaveURL(href('en', 'home'));
  },
);

test('the floating switch is beside the text, on large screens only', async ({ page }) => {
  await page.setViewportSize({ width: 1279, height: 800 });
  await page.goto(href('fr', 'articles'));
  const floating = page.getByRole('navigation', { name: t.language });
  await expect(floating).toBeHidden();
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const box = await floating.boundingBox();
    const text = await page.getByRole('main').locator('.wrap').first().boundingBox();
    const padding = 24;
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan((text?.x ?? 0) + padding);
    expect(box?.x).toBeGreaterThan(0);
  }
});

test('the path sets the language, not the stored choice', async ({ page }) => {
  await page.goto(href('en', 'articles'));
  await page.evaluate(([key]) => localStorage.setItem(key, 'fr'), [languageKey] as const);
  await page.reload();
  await expect(page).toHaveURL(href('en', 'articles'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('addresses without a language open in the chosen one', async ({ page, context }) => {
  const asked = async (address: string): Promise<readonly string[]> => {
    const documents: string[] = [];
    const note = (request: Request): void => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    };
    page.on('request', note);
    await page.goto(address);
    page.off('request', note);
    return documents;
  };
  expect(await asked('/')).toEqual(['/', href('fr', 'home')]);
  expect(await context.cookies()).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: t.switchLanguageLabel }).click();
  await expect(page).toHaveURL(href('en', 'home'));
  expect(await asked('/')).toEqual(['/', href('en', 'home')]);
  expect(await asked('/articles')).toEqual(['/articles', href('en', 'articles')]);

  // Local storage decides: the next page sets the cookie again if it is missing.
  await context.clearCookies();
  expect(await asked(href('fr', 'articles'))).toEqual([href('fr', 'articles')]);
  expect(await asked('/')).toEqual(['/', href('en', 'home')]);
  await page.evaluate((key) => localStorage.removeItem(key), languageKey);
  await page.reload();
  expect(await asked('/')).toEqual(['/', href('fr', 'home')]);
  expect(await context.cookies()).toEqual([]);
});

test(
  'the switch on a missing page leads to the home page in the other language',
  { tag: longOnly },
  async ({ page, consoleGuard }) => {
    consoleGuard.allow(/status of 404/);
    await page.goto(`${href('fr', 'home')}/nulle-part`);
    await page.getByRole('banner').getByRole('link', { name: t.switchLanguageLabel }).click();
    await expect(page).toHaveURL(href('en', 'home'));
  },
);

/** Opens an address with a paused clock. */
async function openWithClock(page: Page, address: string): Promise<void> {
  const start = new Date('2026-11-21T09:00:00Z').getTime();
  await page.clock.install({ time: start });
  await page.goto(address);
  await page.clock.pauseAt(start + 60_000);
}

function stored(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), languageKey);
}

async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((to) => {
    globalThis.scrollTo(0, to);
  }, y);
}
