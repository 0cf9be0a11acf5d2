/** Every lesson with everything in it open: details, labs, cases, the quiz, a note and a term card. */
import type { Page } from 'playwright/test';
import { lessonKeys } from '../../../src/domain/course/lessons.ts';
import * as enNotes from '../../../src/i18n/en/course/notes.ts';
import * as enQuiz from '../../../src/i18n/en/course/quiz.ts';
import * as frNotes from '../../../src/i18n/fr/course/notes.ts';
import * as frQuiz from '../../../src/i18n/fr/course/quiz.ts';
import { href } from '../../../src/i18n/index.ts';
import { checkAccessibility } from '../axe.ts';
import { answerCookies, expect, test } from '../fixtures.ts';
import { openLesson } from './lessons.ts';

const words = {
  fr: { notes: frNotes.notes, quiz: frQuiz.quiz },
  en: { notes: enNotes.notes, quiz: enQuiz.quiz },
} as const;

/** Two looks for each lesson, one per language; four lessons in a row cover every width and theme. */
const looks = [
  [
    { lang: 'fr', width: 390, colorScheme: 'light' },
    { lang: 'en', width: 1440, colorScheme: 'dark' },
  ],
  [
    { lang: 'fr', width: 1440, colorScheme: 'dark' },
    { lang: 'en', width: 390, colorScheme: 'light' },
  ],
  [
    { lang: 'fr', width: 390, colorScheme: 'dark' },
    { lang: 'en', width: 1440, colorScheme: 'light' },
  ],
  [
    { lang: 'fr', width: 1440, colorScheme: 'light' },
    { lang: 'en', width: 390, colorScheme: 'dark' },
  ],
] as const;

/** Scrolls to each lab, which loads it, and opens all `<details>`; returns the number of labs. */
async function unfold(page: Page): Promise<number> {
  const labs = page.locator('.sealed [data-lab]');
  const count = await labs.count();
  for (let index = 0; index < count; index += 1) {
    await labs.nth(index).scrollIntoViewIfNeeded();
    await expect(labs.nth(index).getByRole('group').first()).toBeVisible();
  }
  await page.locator('.sealed details').evaluateAll((all) => {
    for (const details of all as HTMLDetailsElement[]) details.open = true;
  });
  return count;
}

/** Starts the quiz, unless the same account already started it in the other language. */
async function openQuiz(page: Page, start: string): Promise<void> {
  const button = page.getByRole('button', { name: start });
  const question = page.locator('.quiz legend');
  await expect(button.or(question)).toBeVisible();
  if (await button.isVisible()) await button.click();
  await expect(question).toBeVisible();
}

/** Begins a note on the first words of the second paragraph. */
async function beginNote(page: Page, add: string, field: string): Promise<void> {
  const block = page.locator('.sealed .prose > p').nth(1);
  await block.scrollIntoViewIfNeeded();
  await block.evaluate((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
    document.getSelection()?.setBaseAndExtent(text, 0, text, Math.min(12, text.data.length));
  });
  await page.getByRole('button', { name: add, exact: true }).click();
  await page.getByLabel(field).fill('1 + 1 = 2');
}

for (const [index, key] of lessonKeys.entries()) {
  for (const { lang, width, colorScheme } of looks[index % looks.length] ?? []) {
    const { notes, quiz } = words[lang];

    test.describe(() => {
      test.use({ viewport: { width, height: 900 }, colorScheme });

      test(`${key} in ${lang}, ${width} px wide and ${colorScheme}, is accessible with everything open`, async ({
        page,
        signIn,
      }) => {
        await answerCookies(page);
        await signIn(page, 'formation');
        await openLesson(page, href(lang, 'lesson', key));
        expect(await unfold(page)).toBeGreaterThan(0);
        await openQuiz(page, quiz.start);
        await beginNote(page, notes.add, notes.field);
        const term = page.locator('.sealed .prose > p .term').first();
        await term.focus();
        await page.keyboard.press('Enter');
        await expect(page.locator('#term-card')).toBeVisible();

        expect((await checkAccessibility(page)).violations).toEqual([]);
        const overflow = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect(overflow, 'pixels that scroll sideways').toBe(0);
      });
    });
  }
}
