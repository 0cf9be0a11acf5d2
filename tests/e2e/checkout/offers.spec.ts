/** The pages of the offers: solutions and signals. */
import { canOrder } from '../../../src/domain/billing/for-sale.ts';
import { planKeys, plans } from '../../../src/domain/billing/plans.ts';
import { courseText } from '../../../src/i18n/course-facts.ts';
import { href, monthlyPrices } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { expect, test, longOnly } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

for (const lang of langsOf(import.meta.filename)) {
  const t = texts(lang);

  test(`the solutions page in ${lang} has a table with row and column headers`, async ({
    page,
  }) => {
    await page.goto(href(lang, 'solutions'));
    const table = page.getByRole('table', { name: t.solutionsPage.monthly.caption });
    for (const key of planKeys) {
      await expect(table.getByRole('columnheader', { name: t.plans.names[key] })).toBeVisible();
      await expect(table).toContainText(monthlyPrices(lang)[key]);
    }
    const { rows, groups } = t.solutionsPage.monthly;
    await expect(table.getByRole('rowheader')).toContainText([
      groups.lessons,
      ...[courseText(rows.lessons), rows.reading, rows.quizzes],
      ...[courseText(rows.updates), rows.languages],
    ]);
    // Only the plan with signals includes it, and only once signals are open.
    const signals = table.getByRole('row').filter({ hasText: rows.reasoning });
    const { no, yes } = t.solutionsPage.monthly;
    await expect(signals.getByRole('cell')).toHaveText([
      no,
      ...planKeys.map((key) =>
        !plans[key].includesSignals ? no : canOrder(key) ? yes : t.plans.atOpening,
      ),
    ]);
  });

  test(
    `both addresses of the plans in ${lang} show the same page, and keep their anchors`,
    { tag: longOnly },
    async ({ page }) => {
      for (const [id, anchor, words] of [
        ['solutions', 'monthly', t.solutionsPage.monthly.heading],
        ['solutions', 'custom', t.solutionsPage.custom.link],
        ['pricing', 'plans', t.plansPage.heading],
      ] as const) {
        await page.goto(`${href(lang, id)}#${anchor}`);
        await expect(page.getByText(words, { exact: true })).toBeInViewport();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.plansPage.heading);
      }
    },
  );

  test(`a subscriber in ${lang} sees the present plan and a way to manage it`, async ({
    page,
    signIn,
  }) => {
    await signIn(page, 'formation');
    await page.goto(href(lang, 'pricing'));
    const own = page.locator('[data-plan-card="formation"]');
    await expect(own.getByText(t.plans.own)).toBeVisible();
    await expect(own.getByRole('link', { name: t.plans.manage })).toHaveAttribute(
      'href',
      `${href(lang, 'settings')}#billing`,
    );
    await expect(page.locator('[data-open="open-subscribe"]:visible')).toHaveCount(0);
  });

  test(`the signals page in ${lang} has four steps, a described figure and correct totals`, async ({
    page,
  }) => {
    await page.goto(href(lang, 'signals'));
    const { steps, anatomy, stake } = t.signalsPage;
    for (const { title } of steps.items) {
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    }
    const drawing = page.getByRole('img', { name: anatomy.figure.title });
    const words = (await drawing.getAttribute('aria-label')) ?? '';
    for (const price of ['80', '92', '75']) expect(words).toContain(price);
    await expect(page.getByRole('main')).not.toContainText(/\{\w+\}/);

    const results = await page
      .getByRole('table', { name: stake.caption })
      .getByRole('row')
      .evaluateAll((rows) => rows.map((row) => row.lastElementChild?.textContent ?? ''));
    const numbers = results.map((text) => Number(text.replace(',', '.').replace(/[^\d.]/g, '')));
    const [budget = 0, perUnit = 0, units = 0, engaged, loss = 0] = numbers.slice(-6);
    expect(units).toBe(Math.floor((budget / perUnit) * 10) / 10);
    expect(engaged).toBe(units * 80);
    expect(loss).toBeLessThanOrEqual(budget);
    expect(await page.getByRole('main').getByText(t.shell.risk).count()).toBeGreaterThan(0);
  });
}
