import type { Locator, Page } from 'playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { bankSchema, partsOf, type QuizItem } from '../../../src/domain/course/quiz/bank.ts';
import { quiz as t } from '../../../src/i18n/fr/course/quiz.ts';
import { errors } from '../../../src/i18n/fr/errors.ts';
import { fill, href } from '../../../src/i18n/index.ts';
import { typesetAll } from '../../../src/i18n/typography.ts';
import { expect, test, longOnly } from '../fixtures.ts';
import { setProgress } from './reading.ts';

const lesson = href('fr', 'lesson', 'gestion-risque');
const file = join(import.meta.dirname, '../../../content/lessons/fr/gestion-risque.mdx');
const [, head = ''] = /^---\n(.*?)\n---\n/s.exec(readFileSync(file, 'utf8')) ?? [];
const bank = bankSchema.parse(typesetAll('fr', (parse(head) as { quiz: unknown }).quiz));

const quizOf = (page: Page) => page.getByRole('region', { name: fill(t.heading, { total: 8 }) });
const legendOf = (quiz: Locator) => quiz.locator('legend');

/** The question on the screen. */
async function shownItem(quiz: Locator): Promise<QuizItem> {
  const text = await legendOf(quiz).innerText();
  const item = bank.find(({ question }) => question === text);
  if (!item) throw new Error(text);
  return item;
}

/** Gives the right answer, or a wrong one, by keyboard alone. */
async function give(quiz: Locator, item: QuizItem, right: boolean): Promise<void> {
  if (item.kind === 'number') {
    const wrong = String(item.misses[0]?.answer);
    const typed = (right ? String(item.answer) : wrong).replace('.', ',');
    await quiz.getByRole('textbox').fill(typed);
  } else if (item.kind === 'match') {
    const texts = right ? partsOf(item) : partsOf(item).toReversed();
    for (const [at, [left]] of item.pairs.entries())
      await quiz.getByRole('combobox', { name: left, exact: true }).selectOption(texts[at] ?? '');
  } else if (item.kind === 'order') {
    const wanted = right ? item.items : item.items.toReversed();
    for (const [place, text] of wanted.entries()) {
      const rows = quiz.locator('.quiz-order li');
      for (;;) {
        const at = (await rows.locator('span').allInnerTexts()).indexOf(text);
        if (at <= place) break;
        await quiz.getByRole('button', { name: fill(t.up, { item: text }) }).press('Enter');
      }
    }
  } else {
    const chosen = item.choices.filter((choice) => (choice.right ?? false) === right);
    const some = item.kind === 'single' ? chosen.slice(0, 1) : chosen;
    for (const box of await quiz.locator('input:checked:enabled').all())
      if (item.kind === 'multiple') await box.press('Space');
    for (const { text } of some) await quiz.getByLabel(text, { exact: true }).press('Space');
  }
}

test('a quiz is passed by keyboard, with a miss and its reason, and goes on after a reload', async ({
  page,
  signIn,
  world,
}) => {
  await setProgress(world, await signIn(page, 'formation'), {});
  await page.goto(lesson);
  const quiz = quizOf(page);
  await quiz.getByRole('button', { name: t.start }).press('Enter');

  const first = await shownItem(quiz);
  await expect(legendOf(quiz)).toBeFocused();
  await give(quiz, first, false);
  await quiz.getByRole('button', { name: t.check }).press('Enter');
  const status = quiz.getByRole('status').filter({ hasText: t.notYet });
  await expect(status).toContainText(first.hint);
  await expect(quiz.getByRole('button', { name: t.checkAgain })).toBeFocused();
  await expect(quiz).not.toContainText(first.why);

  await page.reload();
  await expect(quiz).toContainText(t.resumed);
  await expect(legendOf(quiz)).toHaveText(first.question);
  await give(quiz, first, true);
  await quiz.getByRole('button', { name: t.checkAgain }).press('Enter');
  await expect(quiz).toContainText(first.why);
  for (let number = 2; number <= 8; number += 1) {
    const next = quiz.getByRole('button', { name: t.next });
    await expect(next).toBeFocused();
    await next.press('Enter');
    await expect(quiz).toContainText(fill(t.question, { n: number, total: 8 }));
    const item = await shownItem(quiz);
    await give(quiz, item, true);
    await quiz.getByRole('button', { name: t.check }).press('Enter');
    await expect(quiz).toContainText(item.why);
  }
  await quiz.getByRole('button', { name: t.toResult }).press('Enter');
  await expect(
    quiz.getByRole('heading', { name: fill(t.result, { points: '7,5', total: 8 }) }),
  ).toBeFocused();
  await expect(quiz).toContainText(t.passed);
  await page.reload();
  await expect(quiz).toContainText(fill(t.best, { points: '7,5', total: 8 }));
  await expect(quiz.getByRole('button', { name: t.again })).toBeVisible();
});

test(
  'a quiz that fails to load is retried, and a limit says how long to wait',
  { tag: longOnly },
  async ({ page, signIn, world, consoleGuard }) => {
    consoleGuard.allow(/status of (429|503)/);
    await setProgress(world, await signIn(page, 'formation'), {});
    const refuse = (status: number, code: string, headers = {}) =>
      page.route('**/functions/quiz', (route) =>
        route.fulfill({ status, headers, json: { error: { code, message: '' } } }),
      );
    await refuse(503, 'unavailable');
    await page.goto(lesson);
    const quiz = quizOf(page);
    await expect(quiz.getByRole('alert')).toHaveText(errors.unavailable);
    await page.unroute('**/functions/quiz');
    await quiz.getByRole('button', { name: t.retry }).click();
    const start = quiz.getByRole('button', { name: t.start });
    await expect(start).toBeVisible();
    await expect(quiz.getByRole('heading', { level: 2 })).toBeFocused();
    await refuse(429, 'rate_limited', { 'retry-after': '7200' });
    await start.click();
    await expect(quiz.getByRole('alert')).toContainText('2\u00a0heures');
    await expect(start).toBeFocused();
  },
);
