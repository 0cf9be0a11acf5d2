/** Course progress: on the lesson, in the lesson lists, and never for visitors. */
import type { Page } from 'playwright/test';
import { courseFacts } from '../../../src/domain/course/course-facts.ts';
import { freeLesson } from '../../../src/domain/course/lessons.ts';
import { fill, href, plural } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { checkAccessibility } from '../axe.ts';
import { setProgress, progressCalls } from './reading.ts';
import { expect, test, longOnly } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

const lessonKey = 'gestion-risque';

for (const lang of langsOf(import.meta.filename)) {
  const { progress, lesson, gate } = texts(lang);
  const t = progress.lesson;
  const address = href(lang, 'lesson', lessonKey);
  const main = (page: Page) => page.getByRole('main');
  const button = (page: Page, name: string) => main(page).getByRole('button', { name });
  const opened = (page: Page) => expect(main(page).getByText(gate.opened)).toBeAttached();

  test.describe(`course progress in ${lang}`, () => {
    test('marks a lesson as finished by keyboard, shows it in the lists and undoes it', async ({
      page,
      world,
      signIn,
    }) => {
      await setProgress(world, await signIn(page, 'formation'), { lessons: [`+${freeLesson}`] });
      await page.goto(address);
      const inModule = page.getByRole('navigation', { name: lesson.inModule });
      await expect(inModule.getByText(progress.marks.opened)).toHaveCount(1);
      await button(page, t.finish).press('Enter');
      await expect(button(page, t.takeBack)).toBeFocused();
      await expect(main(page).getByText(t.finished)).toBeVisible();
      await expect(inModule.getByText(progress.marks.finished)).toHaveCount(1);
      expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);

      await page.goto(href(lang, 'course'));
      const line = fill(plural(lang, 2, progress.course.known), {
        n: 2,
        published: courseFacts.published,
      });
      await expect(main(page).getByText(line.split(',')[0] ?? '')).toBeVisible();
      const marks = main(page)
        .getByRole('listitem')
        .getByText(progress.marks.finished, { exact: true });
      await expect(marks).toHaveCount(2);
      expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);

      await page.goto(address);
      await button(page, t.takeBack).click();
      await expect(button(page, t.finish)).toBeVisible();
      await page.goto(href(lang, 'course'));
      await expect(marks).toHaveCount(1);
    });

    test('finishes a lesson and goes on to the next published one', async ({
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
      await button(page, t.finishAndGoOn).click();
      await page.waitForURL(`**${target}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const inModule = page.getByRole('navigation', { name: lesson.inModule });
      await expect(inModule.getByText(progress.marks.finished)).toHaveCount(1);
    });

    test('shows an error when a change cannot be saved and allows a retry', async ({
      page,
      world,
      signIn,
      consoleGuard,
    }) => {
      consoleGuard.allow(/status of 500 .*\/lesson_progress/);
      await setProgress(world, await signIn(page, 'signals'), { lessons: [lessonKey] });
      await page.goto(address);
      await expect(button(page, t.finish)).toBeEnabled();
      await page.route(progressCalls, (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 500, json: {} })
          : route.continue(),
      );
      await button(page, t.finish).click();
      await expect(page.getByRole('alert')).toHaveText(t.failed);
      await expect(button(page, t.finish)).toBeVisible();
      expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);
      await page.unroute(progressCalls);
      await button(page, t.finish).click();
      await expect(button(page, t.takeBack)).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

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
        await expect(button(page, t.finish)).toHaveCount(0);
        await expect(main(page).getByRole('link', { name: t.settings })).toHaveAttribute(
          'href',
          href(lang, 'settings'),
        );
        await page.goto(href(lang, 'course'));
        await expect(main(page).getByText(progress.course.notKept)).toBeVisible();
        expect(written).toEqual([]);
      },
    );

    test('keeps lessons open when progress cannot be loaded and offers a retry', async ({
      page,
      world,
      signIn,
      consoleGuard,
    }) => {
      consoleGuard.allow(/status of 500 .*\/lesson_progress/);
      await setProgress(world, await signIn(page, 'formation'), { lessons: [lessonKey] });
      await page.route(progressCalls, (route) => route.fulfill({ status: 500, json: {} }));
      await page.goto(href(lang, 'course'));
      await expect(main(page).getByText(progress.course.failed)).toBeVisible();
      await page.goto(address);
      await opened(page);
      await expect(page.getByRole('alert')).toHaveText(t.unread);
      await page.unroute(progressCalls);
      await button(page, t.retry).click();
      await expect(button(page, t.finish)).toBeVisible();
    });

    test('shows and loads nothing for a visitor', { tag: longOnly }, async ({ page }) => {
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url());
      });
      for (const path of [href(lang, 'course'), address]) {
        await page.goto(path, { waitUntil: 'load' });
        await expect(page.getByText(progress.marks.finished)).toHaveCount(0);
      }
      expect(scripts.length).toBeGreaterThan(0);
      expect(scripts.join('\n')).not.toMatch(/client|react|dist\.|Progress|Finish/);
    });
  });
}
