/** Course progress: on the lesson, in the lesson lists, and never for visitors. */
import type { Page } from 'playwright/test';
import { freeLesson } from '../../../src/domain/course/lessons.ts';
import { href } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { checkAccessibility } from '../axe.ts';
import { passQuizzes, setProgress, progressCalls } from './reading.ts';
import { expect, test, longOnly } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

const lessonKey = 'gestion-risque';

for (const lang of langsOf(import.meta.filename)) {
  const { ownCourse, progress, lesson, paywall } = texts(lang);
  const t = progress.lesson;
  const address = href(lang, 'lesson', lessonKey);
  const main = (page: Page) => page.getByRole('main');
  const button = (page: Page, name: string) => main(page).getByRole('button', { name });
  const opened = (page: Page) => expect(main(page).getByText(paywall.opened)).toBeAttached();

  test.describe(`course progress in ${lang}`, () => {
    test('marks a lesson as read by keyboard, shows it in the lists and undoes it', async ({
      page,
      world,
      signIn,
    }) => {
      await setProgress(world, await signIn(page, 'formation'), { lessons: [`+${freeLesson}`] });
      await page.goto(address);
      const inModule = page.getByRole('navigation', { name: lesson.inModule });
      await expect(inModule.getByText(progress.marks.started)).toHaveCount(1);
      await button(page, t.markRead).press('Enter');
      await expect(button(page, t.takeBack)).toBeFocused();
      await expect(main(page).getByText(t.isRead)).toBeVisible();
      await expect(main(page).getByText(t.missing.quiz)).toBeVisible();
      await expect(inModule.getByText(progress.marks.read)).toHaveCount(1);
      // A link half under the sticky header would count as a small target.
      await page.evaluate(() => scrollTo(0, 0));
      expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);

      await passQuizzes(page, [freeLesson, lessonKey]);
      await page.goto(href(lang, 'course'));
      const marks = main(page).getByRole('link', { name: progress.marks.complete });
      await expect(marks).toHaveCount(2);
      expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);

      await page.goto(address);
      await button(page, t.takeBack).click();
      await expect(button(page, t.markRead)).toBeVisible();
      await page.goto(href(lang, 'course'));
      await expect(marks).toHaveCount(1);
    });

    test('marks a lesson as read and goes on to the next published one', async ({
      page,
      world,
      signIn,
    }) => {
      await setProgress(world, await signIn(page, 'signals'), { lessons: [] });
      await page.goto(href(lang, 'lesson', freeLesson));
      const end = page.getByRole('region', { name: t.heading });
      const next = end.locator('.finish-next').getByRole('link');
      const title = await next.innerText();
      const target = await next.getAttribute('href');
      await expect(end.getByText(t.needsPlan)).toHaveCount(0);
      await button(page, t.readAndGoOn).click();
      await page.waitForURL(`**${target}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const inModule = page.getByRole('navigation', { name: lesson.inModule });
      await expect(inModule.getByText(progress.marks.read)).toHaveCount(1);
    });

    test(
      'resumes at the paragraph that another tab has read to without a connection',
      { tag: longOnly },
      async ({ page, context, world, signIn, consoleGuard }) => {
        consoleGuard.allow(/ERR_INTERNET_DISCONNECTED/);
        await setProgress(world, await signIn(page, 'formation'), { lessons: [lessonKey] });
        await page.goto(address);
        await expect(button(page, t.markRead)).toBeEnabled();
        const other = await context.newPage();
        await other.goto(href(lang, 'course'));
        const unsaved = () => other.evaluate(() => localStorage.getItem('unsaved-progress'));

        await page.route(progressCalls, (route) => route.abort('internetdisconnected'));
        const section = page.locator('.sealed .prose > h2').nth(1);
        await section.locator('~ p').first().scrollIntoViewIfNeeded();
        await expect.poll(unsaved).toMatch(/"reached":[1-9]/);
        await page.unroute(progressCalls);
        await page.evaluate(() => dispatchEvent(new Event('online')));
        await expect.poll(unsaved).toBeNull();

        await other.goto(`${address}#resume`);
        const place = other.locator('.sealed .prose > :focus');
        await expect(place).toBeInViewport();
        await expect(other.locator('.resume-offer').getByRole('link')).toBeAttached();
        const hasText = (await place.innerText()).slice(0, 60);
        await expect(page.locator('.sealed .prose > *', { hasText }).first()).toBeInViewport();
      },
    );

    test(
      'shows an error when a change cannot be saved and allows a retry',
      { tag: longOnly },
      async ({ page, world, signIn, consoleGuard }) => {
        consoleGuard.allow(/status of 500 .*\/lesson_progress/);
        await setProgress(world, await signIn(page, 'signals'), { lessons: [lessonKey] });
        await page.goto(address);
        await expect(button(page, t.markRead)).toBeEnabled();
        await page.route(progressCalls, (route) =>
          route.request().method() === 'POST'
            ? route.fulfill({ status: 500, json: {} })
            : route.continue(),
        );
        await button(page, t.markRead).click();
        await expect(page.getByRole('alert')).toHaveText(t.failed);
        await expect(button(page, t.markRead)).toBeVisible();
        expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);
        await page.unroute(progressCalls);
        await button(page, t.markRead).click();
        await expect(button(page, t.takeBack)).toBeVisible();
        await expect(page.getByRole('alert')).toHaveCount(0);
      },
    );

    test(
      'writes nothing when the user has turned progress off',
      { tag: longOnly },
      async ({ page, world, signIn }) => {
        await setProgress(world, await signIn(page, 'member'), { kept: false });
        const written: string[] = [];
        page.on('request', (request) => {
          if (request.method() === 'POST' && request.url().includes('/lesson_progress')) {
            written.push(request.url());
          }
        });
        await page.goto(href(lang, 'lesson', freeLesson));
        await opened(page);
        await expect(main(page).getByText(t.notKept)).toBeVisible();
        await expect(button(page, t.markRead)).toHaveCount(0);
        await expect(main(page).getByRole('link', { name: t.settings })).toHaveAttribute(
          'href',
          href(lang, 'settings'),
        );
        await page.goto(href(lang, 'course'));
        await expect(main(page).getByText(ownCourse.notKept.title)).toBeVisible();
        expect(written).toEqual([]);
      },
    );

    test(
      'keeps lessons open when progress cannot be loaded and offers a retry',
      { tag: longOnly },
      async ({ page, world, signIn, consoleGuard }) => {
        consoleGuard.allow(/status of 500 .*\/lesson_progress/);
        await setProgress(world, await signIn(page, 'formation'), { lessons: [lessonKey] });
        await page.route(progressCalls, (route) => route.fulfill({ status: 500, json: {} }));
        await page.goto(href(lang, 'course'));
        await expect(main(page).getByText(ownCourse.failed.progress)).toBeVisible();
        await page.goto(address);
        await opened(page);
        await expect(page.getByRole('alert')).toHaveText(t.unread);
        await page.unroute(progressCalls);
        await button(page, t.retry).click();
        await expect(button(page, t.markRead)).toBeVisible();
      },
    );

    test('shows and loads nothing for a visitor', { tag: longOnly }, async ({ page }) => {
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url());
      });
      for (const path of [href(lang, 'course'), address]) {
        await page.goto(path, { waitUntil: 'load' });
        const words = page.getByText(progress.marks.started, { exact: true });
        await expect(words.filter({ visible: true })).toHaveCount(0);
      }
      expect(scripts.length).toBeGreaterThan(0);
      expect(scripts.join('\n')).not.toMatch(/client|react|dist\.|Progress|Finish/);
    });
  });
}
