/** A page kept by the back/forward cache holds no text of a lesson. The light Chromium has no such cache. */
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

test.describe('with the back/forward cache', () => {
  let browser: Browser;
  let page: Page;
  let consoleGuard: ConsoleGuard;

  test.beforeAll(async () => {
    // The light build the other tests may use has no such cache.
    browser = await chromium.launch({
      executablePath: await chromiumPath(),
      args: chromiumArgs,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
  });
  test.beforeEach(async ({ world, signIn }) => {
    const context = await browser.newContext({ baseURL: world.origin, locale: 'fr-FR' });
    consoleGuard = new ConsoleGuard();
    // A picture shown alone has no page to name its icon, so the browser asks for the usual one.
    consoleGuard.allow(/\/favicon\.ico/);
    await consoleGuard.listen(context, world.origin);
    await context.addInitScript(watchReturns);
    page = await context.newPage();
    await signIn(page, 'formation');
    await openLesson(page, premiumLesson);
  });
  test.afterEach(async () => {
    await page.context().close();
    expect(consoleGuard.heard()).toEqual([]);
  });
  test.afterAll(async () => {
    await browser.close();
  });

  // The site's own pages talk to a page in the cache, and the browser then drops it: a picture does not.
  test('a page that comes back with its session opens the lesson again', async () => {
    await page.goto('/favicon.svg');
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(returned)).toEqual({ persisted: true, text: false });
    await expect(page.locator('.sealed .prose')).toBeVisible();
  });

  test('a page that comes back without its session shows no text', async () => {
    await page.goto('/favicon.svg');
    await page.evaluate(() => {
      localStorage.removeItem('session');
    });
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(returned)).toEqual({ persisted: true, text: false });
    await expect(page.getByRole('heading', { name: t.gate.premium.title })).toBeVisible();
    await expect(page.locator('.sealed .prose')).toHaveCount(0);
  });

  test('a page left before signing out on the next shows no text', async () => {
    await openLesson(page, href('fr', 'lesson', freeLesson));
    await signOut(page, 'fr');
    await expect(page.locator('.sealed .prose')).toHaveCount(0);
    await page.goBack({ waitUntil: 'commit' });
    await page.waitForURL(`**${premiumLesson}`, { waitUntil: 'commit' });
    await expect.poll(async () => (await page.evaluate(returned))?.text).toBe(false);
    await expect(page.getByRole('heading', { name: t.gate.premium.title })).toBeVisible();
    await expect(page.locator('.sealed .prose')).toHaveCount(0);
  });
});

interface Watched {
  /** Absent until the page has been shown. */
  returned?: { persisted: boolean; text: boolean };
}

/** Runs in every page: notes how it came back, and whether text was there at that moment. */
function watchReturns(): void {
  addEventListener('pageshow', ({ persisted }) => {
    const text = document.querySelector('.sealed .prose') !== null;
    (window as unknown as Watched).returned = { persisted, text };
  });
}

function returned(): Watched['returned'] {
  return (window as unknown as Watched).returned;
}
