/** The back/forward cache keeps no lesson text. Needs full Chromium: the headless shell has no such cache. */
import { type Browser, chromium, type Page } from 'playwright/test';
import { freeLesson } from '../../../src/domain/course/lessons.ts';
import { href } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { chromiumArgs, chromiumPath } from '../../chromium.ts';
import { ConsoleGuard } from '../console-guard.ts';
import { expect, test } from '../fixtures.ts';
import { openLesson, signOut } from './lessons.ts';

const t = texts('fr');
const premiumLesson = href('fr', 'lesson', 'principes-decentralisation');

test.describe('back/forward cache', () => {
  let browser: Browser;
  let page: Page;
  let consoleGuard: ConsoleGuard;

  test.beforeAll(async () => {
    // The headless shell used by other tests has no back/forward cache.
    browser = await chromium.launch({
      executablePath: await chromiumPath(),
      args: chromiumArgs,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
  });
  test.beforeEach(async ({ world, signIn }) => {
    const context = await browser.newContext({ baseURL: world.origin, locale: 'fr-FR' });
    consoleGuard = new ConsoleGuard();
    // An image opened alone has no page to declare an icon, so the browser requests the default one.
    consoleGuard.allow(/\/favicon\.ico/);
    await consoleGuard.listen(context, world.origin);
    await context.addInitScript(watchReturns);
    page = await context.newPage();
    await signIn(page, 'formation');
    await openLesson(page, premiumLesson);
  });
  test.afterEach(async () => {
    await page.context().close();
    expect(consoleGuard.unexpected()).toEqual([]);
  });
  test.afterAll(async () => {
    await browser.close();
  });

  // A page of the site would message the cached page and evict it; an image does not.
  test('reopens the lesson of a restored page with a session', async () => {
    await page.goto('/favicon.svg');
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(returned)).toEqual({ persisted: true, text: false });
    await expect(page.locator('.sealed .prose')).toBeVisible();
  });

  test('shows no text on a restored page without a session', async () => {
    await page.goto('/favicon.svg');
    await page.evaluate(() => {
      localStorage.removeItem('session');
    });
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(returned)).toEqual({ persisted: true, text: false });
    await expect(page.getByRole('heading', { name: t.paywall.premium.title })).toBeVisible();
    await expect(page.locator('.sealed .prose')).toHaveCount(0);
  });

  test('shows no text on a page left before signing out on the next page', async () => {
    await openLesson(page, href('fr', 'lesson', freeLesson));
    await signOut(page, 'fr');
    await expect(page.locator('.sealed .prose')).toHaveCount(0);
    await page.goBack({ waitUntil: 'commit' });
    await page.waitForURL(`**${premiumLesson}`, { waitUntil: 'commit' });
    await expect.poll(async () => (await page.evaluate(returned))?.text).toBe(false);
    await expect(page.getByRole('heading', { name: t.paywall.premium.title })).toBeVisible();
    await expect(page.locator('.sealed .prose')).toHaveCount(0);
  });
});

interface Watched {
  /** Undefined until the page has been shown. */
  returned?: { persisted: boolean; text: boolean };
}

/** Runs in every page: records how it was restored, and whether the text was present at that moment. */
function watchReturns(): void {
  addEventListener('pageshow', ({ persisted }) => {
    const text = document.querySelector('.sealed .prose') !== null;
    (window as unknown as Watched).returned = { persisted, text };
  });
}

function returned(): Watched['returned'] {
  return (window as unknown as Watched).returned;
}
