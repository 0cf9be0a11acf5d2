/** The overview: its numbers agree, the strip works by keyboard, finger and mouse. */
import { coins } from '../../../src/domain/market/coins.ts';
import { breadth } from '../../../src/domain/market/overview.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { answer, openMarket, stubMarket } from './market.ts';
import { expect, test } from '../fixtures.ts';
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
