/** The overview: its numbers agree, the strip works by keyboard, touch and mouse. */
import { coins } from '../../../src/domain/market/coins.ts';
import { breadth } from '../../../src/domain/market/overview.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { answer, openMarket, stubMarket } from './market.ts';
import { expect, phone, test, longOnly } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

for (const lang of langsOf(import.meta.filename)) {
  test(`counts the prices of the response and reads them cell by cell, in ${lang}`, async ({
    page,
  }) => {
    await stubMarket(page);
    await openMarket(page, lang);
    const { overview: t } = texts(lang).market;
    const { up, down } = breadth(answer().coins.map(({ change_24h }) => change_24h));
    await expect(page.locator('[data-overview=rising]')).toHaveText(String(up));
    await expect(page.locator('[data-overview=falling]')).toHaveText(String(down));
    await expect(page.locator('[data-overview=say]')).toContainText(String(up));

    const strip = page.getByRole('group', { name: t.stripLabel });
    const cells = strip.getByRole('link');
    await expect(cells).toHaveCount(coins.length);
    await expect(strip.locator('[tabindex="0"]')).toHaveCount(1);
    await cells.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(cells.nth(1)).toBeFocused();
    await expect(page.locator('[data-read-name]')).toHaveText('Ethereum');
    await page.keyboard.press('End');
    await expect(cells.last()).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await expect(cells.first()).not.toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Bitcoin BTC' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cells.first()).toBeFocused();

    await cells.nth(5).hover();
    await expect(page.locator('[data-read-name]')).toHaveText(coins[5]?.name ?? '');
  });
}

test.describe('on a phone', () => {
  test.use(phone);

  test('a finger that slides over the strip reads its cells and opens none', async ({ page }) => {
    await stubMarket(page);
    await openMarket(page, 'fr');
    const name = page.locator('[data-read-name]');
    const cells = page
      .getByRole('group', { name: texts('fr').market.overview.stripLabel })
      .getByRole('link');
    await cells.first().scrollIntoViewIfNeeded();
    const boxes = await cells.evaluateAll((all) =>
      all.slice(0, 6).map((cell) => {
        const { left, top, width, height } = cell.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      }),
    );
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
    const [from, ...over] = boxes;
    await touch('touchStart', from);
    for (const [index, at] of over.entries()) {
      await touch('touchMove', at);
      await expect(name).toHaveText(coins[index + 1]?.name ?? '');
    }
    await touch('touchEnd');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(name, 'the last cell stays read').toHaveText(coins[5]?.name ?? '');
  });

  test(
    'a first touch of a cell reads it and a second one opens it',
    { tag: longOnly },
    async ({ page }) => {
      await stubMarket(page);
      await openMarket(page, 'fr');
      const name = page.locator('[data-read-name]');
      const cells = page
        .getByRole('group', { name: texts('fr').market.overview.stripLabel })
        .getByRole('link');
      await cells.nth(2).tap();
      await expect(name, 'a first touch reads').toHaveText(coins[2]?.name ?? '');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await cells.nth(2).tap();
      await expect(page.getByRole('dialog'), 'a second touch opens').toBeVisible();
    },
  );
});
