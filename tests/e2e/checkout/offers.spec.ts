/** The pages of the offers: solutions and signals. */
import { planKeys } from '../../../src/domain/billing/plans.ts';
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
    const { rows } = t.solutionsPage.monthly;
    await expect(table.getByRole('rowheader')).toHaveText(Object.values(rows));
    const signals = table.getByRole('row').filter({ hasText: rows.signals });
    const { no, yes } = t.solutionsPage.monthly;
    await expect(signals.getByRole('cell')).toHaveText([no, yes]);
  });

  test(
    `the solutions page in ${lang} scrolls to #monthly, #custom and #cancel`,
    { tag: longOnly },
    async ({ page }) => {
      for (const [anchor, heading] of [
        ['monthly', t.solutionsPage.monthly.heading],
        ['custom', t.solutionsPage.custom.heading],
        ['cancel', t.solutionsPage.cancel.heading],
      ] as const) {
        await page.goto(`${href(lang, 'solutions')}#${anchor}`);
        await expect(page.getByRole('heading', { name: heading, exact: true })).toBeInViewport();
      }
    },
  );

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
