/** The daily review on the dashboard. Grading and dates: tests/functions/course/review.test.ts. */
import type { Page } from 'playwright/test';
import type { ReviewQuestion, ReviewResponse } from '../../../src/domain/api/review.ts';
import { freeLesson } from '../../../src/domain/course/lessons.ts';
import * as enQuiz from '../../../src/i18n/en/course/quiz.ts';
import * as enReview from '../../../src/i18n/en/course/review.ts';
import * as frQuiz from '../../../src/i18n/fr/course/quiz.ts';
import * as frReview from '../../../src/i18n/fr/course/review.ts';
import { fill, href } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { sessionKey } from '../../../src/services/session-mark.ts';
import { checkAccessibility } from '../axe.ts';
import { setProgress } from '../course/reading.ts';
import { expect, test, longOnly } from '../fixtures.ts';
import { langsOf } from '../languages.ts';
import { newAccount } from '../sessions.ts';

const loaded = { fr: { ...frReview, ...frQuiz }, en: { ...enReview, ...enQuiz } };
const calls = '**/functions/review';

const asked: ReviewQuestion = {
  ...{ lesson: 'gestion-risque', version: 1, id: 'size', kind: 'number', unit: '€' },
  ...{ question: '20 ÷ 4 ?', parts: [], tries: [], mark: 'open' },
};
const chosen: ReviewQuestion = {
  ...{ lesson: 'fondamentaux-blockchain', version: 2, id: 'who', kind: 'single' },
  ...{ question: 'A or B?', parts: ['A', 'B', 'C'], tries: [], mark: 'open' },
};
const before: ReviewResponse = { question: asked, left: 2, done: 0, nextAt: null };
const missed: ReviewResponse = {
  answered: {
    ...asked,
    tries: [{ given: '4', right: false, reason: { text: 'That is the distance.' } }],
    mark: 'missed',
    solution: { answer: 5, why: '20 ÷ 4 = 5.' },
  },
  ...{ question: chosen, left: 1, done: 1, nextAt: null },
};
const last: ReviewResponse = {
  answered: {
    ...chosen,
    ...{ tries: [{ given: [1], right: true }], mark: 'first' },
    solution: { answer: [1], why: 'B it is.' },
  },
  ...{ question: null, left: 0, done: 2, nextAt: '2026-12-01T00:00:00.000Z' },
};

/** Stubs the function: one response per call, repeating the last; returns the requests. */
async function answerWith(page: Page, answers: readonly ReviewResponse[]): Promise<unknown[]> {
  const requests: unknown[] = [];
  await page.route(calls, async (route) => {
    const json = answers[Math.min(requests.length, answers.length - 1)];
    requests.push(route.request().postDataJSON());
    await route.fulfill({ json });
  });
  return requests;
}

for (const lang of langsOf(import.meta.filename)) {
  const { review: t, quiz } = loaded[lang];
  const heading = texts(lang).members.dashboard.review.heading;
  const cardOf = (page: Page) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name: heading }) });

  test(
    `in ${lang}: before the first quiz the review says how to begin`,
    { tag: longOnly },
    async ({ page, world, signIn }) => {
      await setProgress(world, await signIn(page, 'formation'), { lessons: [asked.lesson] });
      await page.goto(href(lang, 'dashboard'));
      await expect(cardOf(page)).toContainText(t.empty);
    },
  );

  test(`in ${lang}: due questions are answered in place, by keyboard`, async ({
    page,
    world,
    signIn,
  }) => {
    const requests = await answerWith(page, [before, missed, last]);
    await setProgress(world, await signIn(page, 'formation'), { lessons: [asked.lesson] });
    await page.goto(href(lang, 'dashboard'));
    const card = cardOf(page);
    await expect(card).toContainText(fill(t.left.other, { n: 2 }));
    await card.getByRole('button', { name: t.check }).press('Enter');
    await expect(card.getByRole('alert')).toHaveText(quiz.empty.number);
    await card.getByRole('textbox').fill('4');
    await page.keyboard.press('Enter');
    const status = card.getByRole('status').filter({ hasText: 'That is the distance.' });
    await expect(status).toContainText('20 ÷ 4 = 5.');
    await expect(card).toContainText(t.again);
    expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);

    await card.getByRole('button', { name: t.next }).press('Enter');
    await expect(card.locator('legend')).toBeFocused();
    await card.getByLabel('B', { exact: true }).press('Space');
    await card.getByRole('button', { name: t.check }).press('Enter');
    await expect(card.getByRole('status').filter({ hasText: quiz.right })).toContainText(
      'B it is.',
    );
    await card.getByRole('button', { name: t.finish }).press('Enter');
    await expect(card.getByText(t.finished)).toBeFocused();
    await expect(card).toContainText('2026');
    expect(requests.slice(1)).toEqual([
      { action: 'answer', lang, lesson: asked.lesson, question: 'size', version: 1, answer: '4' },
      { action: 'answer', lang, lesson: chosen.lesson, question: 'who', version: 2, answer: [1] },
    ]);
  });

  test(
    `in ${lang}: another person’s session in the same browser replaces the question`,
    { tag: longOnly },
    async ({ page, context, world, signIn }) => {
      await answerWith(page, [before, { ...before, question: chosen }]);
      await setProgress(world, await signIn(page, 'formation'), { lessons: [asked.lesson] });
      const account = await newAccount(world);
      await setProgress(world, account, { lessons: [freeLesson] });
      await page.goto(href(lang, 'dashboard'));
      const card = cardOf(page);
      await expect(card.getByText(asked.question)).toBeVisible();
      const other = await context.newPage();
      await other.goto(href(lang, 'articles'));
      await other.evaluate(([key, value]) => localStorage.setItem(key, value), [
        sessionKey,
        JSON.stringify(account.session),
      ] as const);
      await expect(card.getByText(chosen.question)).toBeVisible();
      await expect(card.getByText(asked.question)).toHaveCount(0);
    },
  );

  test(
    `in ${lang}: a review that does not load says so and is tried again`,
    { tag: longOnly },
    async ({ page, world, signIn, consoleGuard }) => {
      consoleGuard.allow(/status of 503/);
      await page.route(calls, (route) => route.fulfill({ status: 503, json: {} }));
      await setProgress(world, await signIn(page, 'formation'), { lessons: [asked.lesson] });
      await page.goto(href(lang, 'dashboard'));
      const retry = cardOf(page).getByRole('button', { name: t.retry });
      await expect(retry).toBeVisible();
      await page.unroute(calls);
      await answerWith(page, [before]);
      await retry.click();
      await expect(cardOf(page).getByText(asked.question)).toBeVisible();
    },
  );
}
