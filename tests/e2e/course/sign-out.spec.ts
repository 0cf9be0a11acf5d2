/** The text disappears from every tab at sign-out and does not return with the back button. */
import { freeLesson } from '../../../src/domain/course/lessons.ts';
import { quiz } from '../../../src/i18n/fr/course/quiz.ts';
import { fill, href } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { sessionKey } from '../../../src/services/session-mark.ts';
import { long } from '../../sizes.ts';
import { expect, test, longOnly } from '../fixtures.ts';
import { newAccount, openSession, signInNewAccount } from '../sessions.ts';
import { openLesson, signOut } from './lessons.ts';

const t = texts('fr');
const premiumLesson = href('fr', 'lesson', 'principes-decentralisation');
const quizName = fill(quiz.heading, { total: 8 });
const second = 1_000;

test('signing out in one tab removes the text from three tabs at once', async ({
  page,
  context,
  signIn,
}) => {
  await signIn(page, 'formation');
  const tabs = [page, await context.newPage(), await context.newPage()];
  const lessons = [premiumLesson, premiumLesson, href('fr', 'lesson', 'gestion-risque')];
  for (const [index, tab] of tabs.entries()) {
    await openLesson(tab, lessons[index] ?? premiumLesson);
    // Waits for the quiz: a request still pending at sign-out would be rejected.
    await expect(tab.getByRole('region', { name: quizName }).getByRole('button')).toBeVisible();
    await tab.evaluate(watchText);
  }
  await page.bringToFront();
  await page.evaluate(watchClicks);
  await signOut(page, 'fr');
  const pressed = await page.evaluate(pressedAt);
  for (const [index, tab] of tabs.entries()) {
    await expect(tab.locator('.sealed .prose')).toHaveCount(0);
    if (long) {
      const took = (await tab.evaluate(goneAt)) - pressed;
      expect(took, `milliseconds in tab ${index + 1}`).toBeLessThan(second);
    }
    await expect(tab.getByRole('heading', { name: t.paywall.premium.title })).toBeVisible();
  }
});

test('the back button reopens the lesson before sign-out and shows no text after it', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'formation');
  await openLesson(page, premiumLesson);
  await page.goto(href('fr', 'articles'));
  await page.goBack();
  await expect(page.locator('.sealed .prose')).toBeVisible();

  await page.goForward();
  await signOut(page, 'fr');
  await page.goBack();
  await expect(page.getByRole('heading', { name: t.paywall.premium.title })).toBeVisible();
  await expect(page.locator('.sealed .prose')).toHaveCount(0);
});

test(
  'another person’s session in the same browser takes the text away, then opens their own',
  { tag: longOnly },
  async ({ page, context, world }) => {
    await signInNewAccount(page, world);
    await openLesson(page, href('fr', 'lesson', freeLesson));
    await page.evaluate(watchText);
    const { session } = await newAccount(world);
    const other = await context.newPage();
    await other.goto(href('fr', 'articles'));
    await other.evaluate(([key, value]) => localStorage.setItem(key, value), [
      sessionKey,
      JSON.stringify(session),
    ] as const);
    await expect.poll(() => page.evaluate(goneAt)).toBeGreaterThan(0);
    await expect(page.locator('.sealed .prose h2').first()).toBeVisible();
  },
);

test(
  'a session ended on another device removes the text when the tab is looked at again',
  { tag: longOnly },
  async ({ page, world, consoleGuard }) => {
    // The session check, and any request of the lesson that is still pending.
    consoleGuard.allow(/status of 40[13] /);
    const account = await signInNewAccount(page, world);
    await openLesson(page, href('fr', 'lesson', freeLesson));
    const device = await openSession(world, account);
    await fetch(`${world.origin}/auth/v1/logout?scope=global`, {
      method: 'POST',
      headers: {
        apikey: world.info.publishableKey,
        authorization: `Bearer ${device.access_token}`,
      },
    });
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    );
    await expect(page.locator('.sealed .prose')).toHaveCount(0);
    expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull();
  },
);

/** Times that the functions below store on the window, in milliseconds since the epoch. */
interface Watched {
  pressedAt: number;
  goneAt: number;
}

/** Runs in a page: records when the lesson text is removed. */
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

/** Runs in a page: records the time of the last click. */
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
