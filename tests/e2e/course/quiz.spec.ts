import { href } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { expect, test, longOnly } from '../fixtures.ts';

const t = texts('fr').gate.quiz;
const lesson = href('fr', 'lesson', 'gestion-risque');

test('grades an answer on the server and explains it', async ({ page, signIn }) => {
  await signIn(page, 'formation');
  await page.goto(lesson);
  const first = page
    .getByRole('listitem')
    .filter({ hasText: t.question.slice(0, 8) })
    .first();
  const check = first.getByRole('button', { name: t.check });

  await check.click();
  await expect(first.getByRole('alert')).toHaveText(t.needAnswer);
  await first.getByLabel(t.yourAnswer).fill('10');
  await check.click();
  await expect(first.getByText(t.wrong)).toBeVisible();
  await first.getByLabel(t.yourAnswer).fill('5,0');
  await check.click();
  await expect(first.getByText(t.right)).toBeVisible();
  await expect(first).toContainText('30 ÷ 6 = 5');
});

test(
  'shows an error for an answer that is not a number and for a server error',
  { tag: longOnly },
  async ({ page, signIn, consoleGuard }) => {
    consoleGuard.allow(/status of (400|503)/);
    await signIn(page, 'formation');
    await page.goto(lesson);
    const first = page
      .getByRole('listitem')
      .filter({ hasText: t.question.slice(0, 8) })
      .first();
    const check = first.getByRole('button', { name: t.check });

    await first.getByLabel(t.yourAnswer).fill('cinq');
    await check.click();
    await expect(first.getByRole('alert')).toHaveText(t.unreadable_answer);

    await page.route('**/quiz-answer', (route) =>
      route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: '' } } }),
    );
    await first.getByLabel(t.yourAnswer).fill('5');
    await check.click();
    await expect(first.getByRole('alert')).toHaveText(t.unavailable);
  },
);
