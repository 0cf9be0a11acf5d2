/** The dashboard in each state of progress, payment and availability. */
import type { Page } from 'playwright/test';
import { freeLesson, lessonKeys, modules } from '../../../src/domain/course/lessons.ts';
import { publishedMinutes } from '../../../src/domain/course/published-lessons.ts';
import * as enResume from '../../../src/i18n/en/course/resume.ts';
import * as frResume from '../../../src/i18n/fr/course/resume.ts';
import { fill, href } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { checkAccessibility } from '../axe.ts';
import { setProgress, progressCalls } from '../course/reading.ts';
import { expect, test, longOnly } from '../fixtures.ts';
import { langsOf, widthLangs } from '../languages.ts';

const second = 'principes-decentralisation';
const isPublished = (key: (typeof lessonKeys)[number]) => publishedMinutes[key] !== undefined;
/** Every published lesson, finished. */
const all = lessonKeys.filter(isPublished).map((key) => `+${key}` as const);
const ofFirstModule = modules[0].lessons.filter(isPublished).length;
const resumeTexts = { fr: frResume.resume, en: enResume.resume };
const subscriptionsRead = '**/rest/v1/subscriptions?*';

for (const lang of langsOf(import.meta.filename)) {
  const { members, pageNames } = texts(lang);
  const { badge, dashboard } = members;
  const { next, progress } = dashboard;
  const main = (page: Page) => page.getByRole('main');
  /** The heading of the suggested lesson, whatever the lesson's title. */
  const offer = (page: Page, text: string) =>
    main(page).getByRole('heading', { name: text.replace('{title}', '').trim() });
  const isAccessible = async (page: Page, colorScheme: 'light' | 'dark'): Promise<void> => {
    await page.emulateMedia({ colorScheme });
    expect((await checkAccessibility(page)).violations).toEqual([]);
  };

  test.describe(`dashboard in ${lang}`, () => {
    test('suggests the right next lesson', async ({ page, world, signIn }) => {
      for (const { role, lessons, heading, address } of [
        { role: 'member', lessons: [], heading: next.start },
        { role: 'formation', lessons: [second], heading: next.resume },
        {
          role: 'formation',
          lessons: [`+${freeLesson}`],
          heading: next.next,
          address: href(lang, 'lesson', second),
        },
        {
          role: 'member',
          lessons: [`+${freeLesson}`, second],
          heading: next.locked,
          address: href(lang, 'lesson', second),
        },
      ] as const) {
        await setProgress(world, await signIn(page, role), { lessons });
        await page.goto(href(lang, 'dashboard'));
        await expect(offer(page, heading)).toBeVisible();
        const open = main(page).getByRole('link', {
          name: heading === next.resume ? next.resumeOpen : next.open,
        });
        await expect(open).toHaveAttribute('href', address ?? /./);
        const finished = lessons.filter((one) => one.startsWith('+')).length;
        const line = fill(progress.ofModule.one, { n: finished, published: ofFirstModule });
        // The first module is the first in the list; others may have the same count.
        await expect(main(page).getByText(line).first()).toBeVisible();
      }
      await isAccessible(page, 'light');
    });

    test('names the lesson to resume on the home page and in the menu', async ({
      page,
      world,
      signIn,
    }) => {
      await setProgress(world, await signIn(page, 'formation'), { lessons: [second] });
      await page.goto(href(lang, 'home'));
      const lesson = href(lang, 'lesson', second);
      const name = fill(resumeTexts[lang].resume, { title: '' }).trim();
      const links = page.getByRole('link', { name });
      await expect(links).toHaveAttribute('href', lesson);
      await page.getByRole('button', { name: texts(lang).account.menu }).click();
      await expect(links).toHaveCount(2);
      await expect(page.getByRole('banner').getByRole('link', { name })).toHaveAttribute(
        'href',
        lesson,
      );
      // Nothing left to resume: the links lead where they always did.
      await setProgress(world, await signIn(page, 'formation'), { lessons: all });
      await page.reload();
      await expect(main(page).getByRole('link', { name: texts(lang).home.resume })).toHaveAttribute(
        'href',
        href(lang, 'dashboard'),
      );
    });

    test('explains a panel that takes long and offers to try again', async ({ page, signIn }) => {
      await signIn(page, 'formation');
      await page.clock.install();
      let hangs = true;
      await page.route(progressCalls, (route) => (hangs ? undefined : route.continue()));
      // Answered at once: only the two panels of progress are slow.
      const json = { question: null, left: 0, done: 0, nextAt: null };
      await page.route('**/functions/review', (route) => route.fulfill({ json }));
      await page.goto(href(lang, 'dashboard'));
      const { gate } = members;
      await expect(main(page).getByText(next.loading)).toBeVisible();
      await expect(main(page).getByText(dashboard.review.loading)).toHaveCount(0);
      await page.clock.runFor(4_000);
      await expect(main(page).getByText(gate.slow)).toHaveCount(0);
      await page.clock.runFor(1_000);
      // Of the next lesson and of the progress; the other panels are there.
      await expect(main(page).getByText(gate.slow)).toHaveCount(2);
      hangs = false;
      await main(page).getByRole('button', { name: gate.retry }).first().click();
      await expect(main(page).getByText(next.loading)).toHaveCount(0);
    });

    test('suggests no lesson when every published lesson is finished', async ({
      page,
      world,
      signIn,
    }) => {
      await setProgress(world, await signIn(page, 'signals'), {
        lessons: all,
      });
      await page.goto(href(lang, 'dashboard'));
      await expect(offer(page, next.done)).toBeVisible();
      await expect(main(page).getByText(dashboard.signals.notOpen)).toBeVisible();
      await main(page).getByRole('link', { name: dashboard.appointments.ask }).click();
      await expect(page).toHaveURL(href(lang, 'appointment'));
    });

    test('shows an explanation and a way on when progress is unreadable or not stored', async ({
      page,
      world,
      signIn,
      consoleGuard,
    }) => {
      consoleGuard.allow(/status of 500 .*\/lesson_progress/);
      await setProgress(world, await signIn(page, 'formation'), { lessons: [second] });
      await page.route(progressCalls, (route) => route.fulfill({ status: 500, json: {} }));
      await page.goto(href(lang, 'dashboard'));
      await expect(page.getByRole('alert')).toHaveText(progress.failed);
      await isAccessible(page, 'dark');
      await page.unroute(progressCalls);
      await main(page).getByRole('button', { name: progress.retry }).click();
      await expect(offer(page, next.resume)).toBeVisible();
      // The card that replaced it is read out.
      await expect(main(page).locator('h2:focus')).toHaveCount(1);

      await setProgress(world, await signIn(page, 'lapsed'), { kept: false });
      await page.goto(href(lang, 'dashboard'));
      await expect(main(page).getByText(progress.notKept)).toBeVisible();
      await expect(main(page).getByRole('link', { name: progress.settings })).toHaveAttribute(
        'href',
        href(lang, 'settings'),
      );
    });

    test('shows what to do about a missing payment', async ({ page, signIn }) => {
      await signIn(page, 'formation');
      await page.route('**/rest/v1/rpc/has_access', (route) => route.fulfill({ json: false }));
      await page.route(subscriptionsRead, (route) =>
        route.fulfill({
          json: route.request().url().includes('status=eq.active')
            ? []
            : [{ status: 'unpaid', stripe_status: 'unpaid' }],
        }),
      );
      await page.goto(href(lang, 'dashboard'));
      await expect(main(page).getByText(badge.unpaidText)).toBeVisible();
      for (const name of [badge.unpaid, badge.settle]) {
        const link = main(page).getByRole('link', { name, exact: true });
        await expect(link).toHaveAttribute('href', `${href(lang, 'settings')}#billing`);
      }
      await isAccessible(page, 'light');
    });

    test(
      'shows a loading state with working shortcuts while requests are pending',
      { tag: longOnly },
      async ({ page, signIn }) => {
        await signIn(page, 'member');
        // The progress bars stop moving for axe.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        let answer = (): void => undefined;
        const held = new Promise<void>((resolve) => (answer = resolve));
        await page.route('**/rest/v1/**', async (route) => {
          await held;
          await route.continue();
        });
        await page.goto(href(lang, 'dashboard'));
        for (const text of [next.loading, progress.loading, dashboard.signals.loading]) {
          await expect(main(page).getByText(text)).toBeVisible();
        }
        await expect(main(page).getByRole('link', { name: badge.loading })).toBeVisible();
        await isAccessible(page, 'dark');
        answer();
        await expect(main(page).getByRole('heading', { name: badge.none })).toBeVisible();
        await main(page).getByRole('link', { name: pageNames.dictionary.title }).click();
        await expect(page).toHaveURL(href(lang, 'dictionary'));
      },
    );
  });
}

for (const lang of widthLangs) {
  test(
    `the dashboard in ${lang} fits a narrow screen`,
    { tag: longOnly },
    async ({ page, signIn }) => {
      const { progress } = texts(lang).members.dashboard;
      await page.setViewportSize({ width: 320, height: 800 });
      await signIn(page, 'formation');
      await page.goto(href(lang, 'dashboard'));
      await expect(page.getByRole('main').getByText(progress.programme)).toBeVisible();
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(beyond).toBe(0);
      expect((await checkAccessibility(page, { only: 'looks' })).violations).toEqual([]);
    },
  );
}
