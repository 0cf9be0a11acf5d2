/** The dashboard in each state of progress, payment and availability. */
import type { Page } from 'playwright/test';
import { freeLesson, lessonKeys } from '../../../src/domain/course/lessons.ts';
import { publishedMinutes } from '../../../src/domain/course/published-lessons.ts';
import { quizHash, resumeHash } from '../../../src/domain/course/reading-position.ts';
import * as enResume from '../../../src/i18n/en/course/resume.ts';
import * as frResume from '../../../src/i18n/fr/course/resume.ts';
import { slotRules } from '../../../src/domain/booking/opening-hours.ts';
import { fill, href, plural } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { checkAccessibility } from '../axe.ts';
import { passQuizzes, setProgress, progressCalls } from '../course/reading.ts';
import { expect, test, longOnly } from '../fixtures.ts';
import { langsOf, widthLangs } from '../languages.ts';

const second = 'principes-decentralisation';
const isPublished = (key: (typeof lessonKeys)[number]) => publishedMinutes[key] !== undefined;
const published = lessonKeys.filter(isPublished);
/** Every published lesson, read. */
const all = published.map((key) => `+${key}` as const);
const resumeTexts = { fr: frResume.resume, en: enResume.resume };
const subscriptionsRead = '**/rest/v1/subscriptions?*';

for (const lang of langsOf(import.meta.filename)) {
  const { members } = texts(lang);
  const { badge, dashboard } = members;
  const { next, map } = dashboard;
  const main = (page: Page) => page.getByRole('main');
  const offer = (page: Page, text: string) =>
    main(page).locator('.resume').filter({ hasText: text });
  const isAccessible = async (page: Page, colorScheme: 'light' | 'dark'): Promise<void> => {
    await page.emulateMedia({ colorScheme });
    expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);
  };

  test.describe(`dashboard in ${lang}`, () => {
    test('suggests the right next lesson', { tag: longOnly }, async ({ page, world, signIn }) => {
      for (const { role, lessons, passed, heading, address } of [
        { role: 'member', lessons: [], passed: [], heading: next.start },
        { role: 'formation', lessons: [second], passed: [], heading: next.resume },
        {
          role: 'formation',
          lessons: [`+${second}`],
          passed: [],
          heading: next.quiz,
          address: `${href(lang, 'lesson', second)}#${quizHash}`,
        },
        {
          role: 'formation',
          lessons: [`+${freeLesson}`],
          passed: [freeLesson],
          heading: next.next,
          address: href(lang, 'lesson', second),
        },
        {
          role: 'member',
          lessons: [`+${freeLesson}`, second],
          passed: [freeLesson],
          heading: next.locked,
          address: `${href(lang, 'settings')}#billing`,
        },
      ] as const) {
        await setProgress(world, await signIn(page, role), { lessons });
        await passQuizzes(page, passed);
        await page.goto(href(lang, 'dashboard'));
        await expect(offer(page, heading)).toBeVisible();
        const open = offer(page, heading).locator('.part-links a').last();
        if (address) await expect(open).toHaveAttribute('href', address);
        const hour = main(page).getByRole('heading', { name: dashboard.hour.heading });
        await expect(hour).toHaveCount(heading === next.start ? 1 : 0);
        const values = { n: passed.length, published: published.length };
        const counts = lessons.length > 0 ? plural(lang, passed.length, map.complete) : map.none;
        await expect(main(page).getByText(fill(counts, values))).toBeVisible();
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
      const lesson = `${href(lang, 'lesson', second)}#${resumeHash}`;
      const name = fill(resumeTexts[lang].resume, { title: '' }).trim();
      const links = page.getByRole('link', { name });
      await expect(links).toHaveAttribute('href', lesson);
      await page.getByRole('button', { name: texts(lang).account.menu }).click();
      await expect(links).toHaveCount(2);
      await expect(page.getByRole('banner').getByRole('link', { name })).toHaveAttribute(
        'href',
        lesson,
      );
      // Nothing left to resume: the links keep their usual targets.
      await setProgress(world, await signIn(page, 'formation'), { lessons: all });
      await passQuizzes(page, published);
      await page.reload();
      await expect(main(page).getByRole('link', { name: texts(lang).home.resume })).toHaveAttribute(
        'href',
        href(lang, 'dashboard'),
      );
    });

    test(
      'explains a panel that takes long and offers to try again',
      { tag: longOnly },
      async ({ page, signIn }) => {
        await signIn(page, 'formation');
        await page.clock.install();
        let hangs = true;
        await page.route(progressCalls, (route) => (hangs ? undefined : route.continue()));
        // Answered at once, to show that the rest of the page works.
        const json = { type: 'mine', appointments: [] };
        await page.route('**/functions/appointment', (route) => route.fulfill({ json }));
        await page.goto(href(lang, 'dashboard'));
        const { membersOnly } = members;
        await expect(
          main(page).getByText(fill(dashboard.appointments.empty, { minutes: slotRules.minutes })),
        ).toBeVisible();
        await expect(main(page).getByText(next.loading)).toBeVisible();
        await page.clock.runFor(5_000);
        // The next lesson and the review, which waits for it, are slow; the other parts are there.
        await expect(main(page).getByText(membersOnly.slow)).toHaveCount(2);
        hangs = false;
        await main(page).getByRole('button', { name: membersOnly.retry }).first().click();
        await expect(main(page).getByText(next.loading)).toHaveCount(0);
      },
    );

    test(
      'suggests no lesson when every published lesson is complete',
      { tag: longOnly },
      async ({ page, world, signIn }) => {
        await setProgress(world, await signIn(page, 'signals'), {
          lessons: all,
        });
        await passQuizzes(page, published);
        await page.goto(href(lang, 'dashboard'));
        const isWhole = published.length === lessonKeys.length;
        const done = offer(page, isWhole ? next.done : next.doneSoFar);
        await expect(done).toBeVisible();
        if (isWhole) {
          const certificate = done.getByRole('link', { name: next.certificate });
          await expect(certificate).toHaveAttribute('href', href(lang, 'certificate'));
        }
        await expect(
          main(page).getByRole('heading', { name: dashboard.signals.heading, exact: true }),
        ).toBeVisible();
        await main(page).getByRole('link', { name: dashboard.appointments.ask }).click();
        await expect(page).toHaveURL(href(lang, 'appointment'));
      },
    );

    test(
      'shows an explanation and a way on when progress is unreadable or not stored',
      { tag: longOnly },
      async ({ page, world, signIn, consoleGuard }) => {
        consoleGuard.allow(/status of 500 .*\/lesson_progress/);
        await setProgress(world, await signIn(page, 'formation'), { lessons: [second] });
        await page.route(progressCalls, (route) => route.fulfill({ status: 500, json: {} }));
        await page.goto(href(lang, 'dashboard'));
        await expect(page.getByRole('alert')).toHaveText(next.failed);
        await isAccessible(page, 'dark');
        await page.unroute(progressCalls);
        await offer(page, next.heading).getByRole('button', { name: dashboard.retry }).click();
        await expect(offer(page, next.resume)).toBeVisible();
        // The focus moves to the part that replaced the error, so it is read out.
        await expect(main(page).locator('h2:focus')).toHaveCount(1);

        await setProgress(world, await signIn(page, 'lapsed'), { kept: false });
        await page.goto(href(lang, 'dashboard'));
        await expect(main(page).getByRole('heading', { name: next.notKept })).toBeVisible();
        await expect(main(page).getByRole('link', { name: next.settings })).toHaveAttribute(
          'href',
          href(lang, 'settings'),
        );
      },
    );

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
      'says that it is offline and loads what is missing once it is back',
      { tag: longOnly },
      async ({ page, context, world, signIn, consoleGuard }) => {
        consoleGuard.allow(/net::ERR_(FAILED|INTERNET_DISCONNECTED)/);
        await setProgress(world, await signIn(page, 'formation'), {});
        let fails = true;
        await page.route(progressCalls, (route) => (fails ? route.abort() : route.continue()));
        await page.goto(href(lang, 'dashboard'));
        await expect(offer(page, next.failed)).toBeVisible();
        await context.setOffline(true);
        await expect(offer(page, dashboard.offline)).toBeVisible();
        fails = false;
        await context.setOffline(false);
        await expect(main(page).getByText(dashboard.offline)).toHaveCount(0);
        await expect(offer(page, next.start)).toBeVisible();
      },
    );

    test('moves nothing while its parts load', async ({ page, world, signIn }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await setProgress(world, await signIn(page, 'formation'), { lessons: [second] });
      await page.addInitScript(watchShifts);
      await page.goto(href(lang, 'dashboard'));
      await expect(offer(page, next.resume)).toBeVisible();
      await expect(main(page).locator('.part-loading')).toHaveCount(0);
      expect(await page.evaluate(() => (globalThis as unknown as Shifted).shift)).toBeLessThan(
        0.01,
      );
    });
  });
}

for (const lang of widthLangs) {
  test(
    `the dashboard in ${lang} fits a narrow screen`,
    { tag: longOnly },
    async ({ page, signIn }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await signIn(page, 'formation');
      await page.goto(href(lang, 'dashboard'));
      await expect(page.getByRole('main').locator('.map-counts')).toContainText(/\d/);
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(beyond).toBe(0);
      expect((await checkAccessibility(page, { only: 'looks' })).violations).toEqual([]);
    },
  );
}

interface Shifted {
  shift: number;
}

/** Runs in the page before its scripts: adds up the layout shifts. */
function watchShifts(): void {
  const shifted = globalThis as unknown as Shifted;
  shifted.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      shifted.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}
