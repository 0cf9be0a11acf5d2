/** The text leaves every tab at sign-out, and does not come back with the back button. */
import { type Browser, chromium, type Page } from 'playwright/test';
import { chromiumArgs, chromiumPath } from '../../chromium.ts';
import { freeLesson } from '../../../src/domain/course/lessons.ts';
import { href } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { ConsoleGuard } from '../console-guard.ts';
import { expect, test } from '../fixtures.ts';

const t = texts('fr');
const premiumLesson = href('fr', 'lesson', 'principes-decentralisation');
const second = 1_000;

test('the text leaves three tabs within a second of signing out in one', async ({
  page,
  context,
  signIn,
}) => {
  await signIn(page, 'formation');
  const tabs = [page, await context.newPage(), await context.newPage()];
  const lessons = [premiumLesson, premiumLesson, href('fr', 'lesson', 'gestion-risque')];
  for (const [index, tab] of tabs.entries()) {
    await openLesson(tab, lessons[index] ?? premiumLesson);
    await tab.evaluate(watchText);
  }
  await page.bringToFront();
  await page.evaluate(watchClicks);
  await signOut(page);
  const pressed = await page.evaluate(pressedAt);
  for (const [index, tab] of tabs.entries()) {
    await expect(tab.locator('.sealed .prose')).toHaveCount(0);
    const took = (await tab.evaluate(goneAt)) - pressed;
    expect(took, `milliseconds in tab ${index + 1}`).toBeGreaterThanOrEqual(0);
    expect(took, `milliseconds in tab ${index + 1}`).toBeLessThan(second);
    await expect(tab.getByRole('heading', { name: t.gate.premium.title })).toBeVisible();
  }
});

test('the back button shows no text after sign-out, and opens the lesson again before', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'formation');
  await openLesson(page, premiumLesson);
  await page.goto(href('fr', 'articles'));
  await page.goBack();
  await expect(page.locator('.sealed .prose')).toBeVisible();

  await page.goForward();
  await signOut(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: t.gate.premium.title })).toBeVisible();
  await expect(page.locator('.sealed .prose')).toHaveCount(0);
});

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
    await signOut(page);
    await expect(page.locator('.sealed .prose')).toHaveCount(0);
    await page.goBack({ waitUntil: 'commit' });
    await page.waitForURL(`**${premiumLesson}`, { waitUntil: 'commit' });
    await expect.poll(async () => (await page.evaluate(returned))?.text).toBe(false);
    await expect(page.getByRole('heading', { name: t.gate.premium.title })).toBeVisible();
    await expect(page.locator('.sealed .prose')).toHaveCount(0);
  });
});

async function openLesson(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('.sealed .prose h2').first()).toBeVisible();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: t.account.menu }).click();
  await page.getByRole('button', { name: t.account.signOut }).click();
}

/** What the functions below leave on the window, in milliseconds since the epoch. */
interface Watched {
  pressedAt: number;
  goneAt: number;
  /** Absent until the page has been shown. */
  returned?: { persisted: boolean; text: boolean };
}

/** Runs in a page: notes when its lesson's text leaves it. */
function watchText(): void {
  const watched = window as unknown as Watched;
  new MutationObserver((_, observer) => {
    if (document.querySelector('.sealed .prose')) return;
    watched.goneAt = Date.now();
    observer.disconnect();
  }).observe(document.body, { childList: true, subtree: true });
}

function goneAt(): number {
  return (window as unknown as Watched).goneAt;
}

/** Runs in a page: notes when something was pressed last. */
function watchClicks(): void {
  document.addEventListener(
    'click',
    () => ((window as unknown as Watched).pressedAt = Date.now()),
    true,
  );
}

function pressedAt(): number {
  return (window as unknown as Watched).pressedAt;
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
