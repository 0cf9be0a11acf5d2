/** The market page: complete without JavaScript, then live, and adjustable by pointer and keyboard. */
import { coins } from '../../../src/domain/market/coins.ts';
import { firstRows } from '../../../src/stores/market/list.ts';
import { fill, href } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { checkAccessibility } from '../axe.ts';
import { answer, openMarket, stubMarket, timeOfDay } from './market.ts';
import { expect, test, longOnly } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

const largest = coins[0]?.name ?? '';

for (const lang of langsOf(import.meta.filename)) {
  const { market: t, marketLive: live } = texts(lang);

  test.describe(`market without JavaScript in ${lang}`, () => {
    test.use({ javaScriptEnabled: false });

    test('shows the whole table and no control that does not work', async ({ page }) => {
      await page.goto(href(lang, 'market'));
      const table = page.getByRole('table', { name: t.table.caption });
      await expect(table.getByRole('row')).toHaveCount(coins.length + 1);
      const { line, ...others } = t.table.columns;
      const names = [...Object.values(others), `${line} (${t.table.drawn})`];
      await expect(table.getByRole('columnheader')).toHaveText(names);
      const sorted = table.getByRole('columnheader', { name: t.table.columns.cap });
      await expect(sorted).toHaveAttribute('aria-sort', 'descending');
      const row = table.getByRole('row', { name: /^B?\s*Bitcoin BTC/ });
      await expect(row.getByRole('cell')).toHaveCount(5);
      await expect(row.getByRole('img')).toHaveAccessibleName(/\d.*\d.*\d.*\d/);
      const section = page.locator('#market');
      await expect(section.locator('time').first()).toHaveAttribute('datetime', /^2\d{3}-.*Z$/);
      await expect(section.getByRole('link', { name: 'CoinGecko' })).toBeVisible();
      await expect(section.getByText(t.table.limits)).toBeVisible();
      for (const role of ['button', 'searchbox', 'radio', 'combobox', 'alert'] as const) {
        await expect(section.getByRole(role), role).toHaveCount(0);
      }
    });
  });

  test.describe(`market table in ${lang}`, () => {
    test('replaces prices in place with those of the function', async ({ page }) => {
      const market = await stubMarket(page);
      market.respondWith(answer({}, (index) => 4_321 / (index + 1)));
      const { rows, names, section, count } = await openMarket(page, lang);
      await expect(rows.first().getByRole('cell').first()).toHaveText(
        lang === 'fr' ? /4\s321\s€/ : '€4,321',
      );
      await expect(section.locator('time').first()).toHaveText(timeOfDay('13:00'));
      expect((await names())[0]).toBe(largest);
      const n = fill(live.coins.other, { n: coins.length });
      await expect(count).toHaveText(`${n}, ${live.sorted.cap[0]}`);
      expect(market.asked).toEqual(['eur']);
    });

    test(
      'shows the first rows under a pointer that was there before the script',
      { tag: longOnly },
      async ({ page }) => {
        await stubMarket(page);
        // The script starts when the page is idle: here after the pointer has come.
        await page.addInitScript(() => {
          window.requestIdleCallback = (run) => window.setTimeout(run, 3_000);
        });
        await page.goto(href(lang, 'market'));
        const table = page.getByRole('table', { name: t.table.caption });
        await table.locator('tbody tr').nth(3).hover();
        await page.locator('#market[data-works]').waitFor();
        expect(await table.locator('tbody').evaluate((body) => body.matches(':hover'))).toBe(true);
        await expect(table.locator('tbody tr')).toHaveCount(firstRows);
      },
    );

    test('sorts by each column by keyboard and announces it', async ({ page }) => {
      await stubMarket(page);
      const { table, names, count } = await openMarket(page, lang);
      for (const column of ['name', 'price', 'day', 'week'] as const) {
        const head = table.locator('thead').getByRole('columnheader', {
          name: t.table.columns[column],
          exact: true,
        });
        await head.getByRole('button').focus();
        await page.keyboard.press('Enter');
        const first = column === 'name' ? 'ascending' : 'descending';
        await expect(head).toHaveAttribute('aria-sort', first);
        await expect(count).toHaveRole('status');
        await expect(count).toContainText(live.sorted[column][column === 'name' ? 1 : 0] ?? '');
        const before = await names();
        await page.keyboard.press('Enter');
        await expect(head).toHaveAttribute(
          'aria-sort',
          first === 'ascending' ? 'descending' : 'ascending',
        );
        expect(await names()).not.toEqual(before);
        await expect(table.locator('[aria-sort]')).toHaveCount(1);
        await expect(head.getByRole('button')).toBeFocused();
      }
    });

    test('filters to one coin, to none and back', { tag: longOnly }, async ({ page }) => {
      await stubMarket(page);
      const { rows, names, section, count } = await openMarket(page, lang);
      const field = section.getByRole('searchbox', { name: t.tools.filter });
      await field.fill('dog');
      await expect(rows).toHaveCount(2);
      expect(await names()).toContain('Dogecoin');
      await expect(count).toContainText(/^2 /);
      await field.fill('zzzz');
      await expect(section.getByText(fill(live.noMatch.title, { query: 'zzzz' }))).toBeVisible();
      await expect(section.getByRole('table')).toBeHidden();
      expect((await checkAccessibility(page, { inside: '#market' })).violations).toEqual([]);
      await section.getByRole('button', { name: live.noMatch.action }).click();
      await expect(rows).toHaveCount(firstRows);
      await expect(field).toBeFocused();
    });

    test('keeps favourites in this browser only', { tag: longOnly }, async ({ page, context }) => {
      const market = await stubMarket(page);
      const { rows, names, section } = await openMarket(page, lang);
      const only = section.getByRole('button', { name: t.tools.favourites, exact: true });
      await only.click();
      await expect(section.getByText(live.noFavourites.title)).toBeVisible();
      await section.getByRole('button', { name: live.noFavourites.action }).click();
      for (const name of ['Solana', 'Cardano']) {
        const star = section.getByRole('button', { name: fill(live.follow, { name }) });
        await star.focus();
        await page.keyboard.press('Space');
        await expect(star).toHaveAttribute('aria-pressed', 'true');
      }
      await only.click();
      await expect(only).toHaveAttribute('aria-pressed', 'true');
      await expect(rows).toHaveCount(2);

      // Another tab adds a favourite.
      const other = await context.newPage();
      await stubMarket(other);
      await openMarket(other, lang);
      await other
        .getByRole('button', { name: fill(live.follow, { name: largest }), exact: true })
        .click();
      await expect(rows).toHaveCount(3);
      await other.close();

      await page.reload();
      await page.locator('#market[data-works]').waitFor();
      await only.click();
      expect((await names()).sort()).toEqual([largest, 'Cardano', 'Solana'].sort());
      expect(page.url()).not.toContain('?');
      expect(market.asked.every((currency) => currency === 'eur')).toBe(true);
    });

    test('shows the other rows on request and moves the focus to the first', async ({ page }) => {
      await stubMarket(page);
      const { rows, names, section } = await openMarket(page, lang);
      await expect(rows).toHaveCount(firstRows);
      const rest = coins.length - firstRows;
      const more = section.getByRole('button', { name: fill(live.rest.other, { n: rest }) });
      await more.focus();
      await page.keyboard.press('Enter');
      await expect(rows).toHaveCount(coins.length);
      await expect(more).toBeHidden();
      await expect(rows.nth(firstRows).locator('.who')).toBeFocused();

      // On a phone a select element sets the order.
      await page.setViewportSize({ width: 390, height: 844 });
      const before = await names();
      await section.getByLabel(t.tools.sort).selectOption(t.tools.orders.weekUp);
      expect(await names()).not.toEqual(before);
      const change = await rows.first().getByRole('cell').nth(2).boundingBox();
      expect(change?.width).toBeGreaterThan(40);
    });

    test('remembers dollars on return', { tag: longOnly }, async ({ page }) => {
      const market = await stubMarket(page);
      const { rows, section } = await openMarket(page, lang);
      await section.getByRole('radio', { name: t.tools.eur }).focus();
      await page.keyboard.press('ArrowRight');
      const price = rows.first().getByRole('cell').first();
      await expect(price).toContainText('$');
      await page.reload();
      await expect(price).toContainText('$');
      await expect(section.getByRole('radio', { name: t.tools.usd })).toBeChecked();
      expect(market.asked).toEqual(['eur', 'usd', 'usd']);
    });

    test('has no accessibility violations and fits 320 px', async ({ page }) => {
      await stubMarket(page);
      // Both widths and themes: tests/e2e/site/accessibility.spec.ts.
      await page.setViewportSize({ width: 320, height: 700 });
      await openMarket(page, lang);
      expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  });
}
