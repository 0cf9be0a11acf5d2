/** Market layout with forced colours, enlarged text and the longest names. */
import { texts } from '../../../src/i18n/texts.ts';
import { answer, openMarket, stubMarket } from './market.ts';
import { expect, test, longOnly } from '../fixtures.ts';
import { widthLangs } from '../languages.ts';
import { sampleOf } from '../../sizes.ts';

test(
  'marks the sorted column and the selected currency in forced colours',
  { tag: longOnly },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await stubMarket(page);
    const { table, section } = await openMarket(page, 'fr');
    const { tools, table: t } = texts('fr').market;
    const marked = () =>
      table.locator('thead .sort').evaluateAll((buttons) =>
        buttons
          .filter((button) =>
            ['::before', '::after'].some((part) => {
              const { content, visibility } = getComputedStyle(button, part);
              return content !== 'none' && visibility === 'visible';
            }),
          )
          .map((button) => button.textContent),
      );
    expect(await marked()).toEqual([t.columns.cap]);
    await table.getByRole('button', { name: t.columns.name }).click();
    expect(await marked()).toEqual([t.columns.name]);

    const paper = (text: string) =>
      section
        .getByText(text, { exact: true })
        .evaluate((it) => getComputedStyle(it).backgroundColor);
    expect(await paper(tools.eur)).not.toBe(await paper(tools.usd));
    const only = section.getByRole('button', { name: tools.favourites, exact: true });
    const before = await paper(tools.favourites);
    await only.click();
    await expect(only).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => paper(tools.favourites)).not.toBe(before);
  },
);

for (const lang of widthLangs) {
  test(
    `shows rows of equal height with complete names, in ${lang}`,
    { tag: longOnly },
    async ({ page }) => {
      const market = await stubMarket(page);
      const wide = answer({}, (index) => 98_765 / (index + 1));
      market.respondWith({
        ...wide,
        coins: wide.coins.map((coin) => ({ ...coin, change_7d: -88.88 })),
      });
      const { rows } = await openMarket(page, lang);
      await expect(rows.last().getByRole('cell').nth(2)).toContainText('88');
      const heightAt = [
        [1440, 60],
        [800, 60],
        [390, 76],
        [320, 76],
      ] as const;
      for (const [width, height] of sampleOf(heightAt, 2)) {
        await page.setViewportSize({ width, height: 900 });
        const heights = await rows.evaluateAll((all) => [
          ...new Set(all.map((row) => (row as HTMLElement).offsetHeight)),
        ]);
        expect(heights, `${width} px`).toEqual([height]);
        expect(await page.evaluate(covered), `${width} px`).toEqual([]);
      }
    },
  );

  test(
    `overlaps and truncates nothing with text twice as large, in ${lang}`,
    { tag: longOnly },
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await stubMarket(page);
      const { rows } = await openMarket(page, lang);
      await expect(rows.first()).toContainText(/5[\s,]000/);
      await page.evaluate(() => {
        const all = [...document.querySelectorAll<HTMLElement>('body, body *')];
        const sizes = all.map((element) => parseFloat(getComputedStyle(element).fontSize));
        for (const [at, element] of all.entries()) {
          element.style.setProperty('font-size', `${2 * (sizes[at] ?? 0)}px`, 'important');
        }
      });
      expect(await page.evaluate(covered)).toEqual([]);
    },
  );
}

/** Runs in the page: truncated names, and figures or arrows that overlap others. */
function covered(): string[] {
  const found: string[] = [];
  for (const row of document.querySelectorAll<HTMLTableRowElement>('#market tbody tr')) {
    const who = row.querySelector('.who') as HTMLElement;
    if (who.scrollWidth > who.clientWidth) found.push(`${who.textContent} is cut`);
    const areas = [...row.cells].flatMap((cell, at) => {
      // For screen readers only.
      if (getComputedStyle(cell).clipPath !== 'none') return [];
      const range = document.createRange();
      range.selectNodeContents(at ? cell : who);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      // A sign is at the left of its figure, with a space.
      const mark = getComputedStyle(cell, '::before');
      const width = mark.content === 'none' ? 0 : 1.4 * parseFloat(mark.fontSize);
      return [{ left: left - width, right, top, bottom, text: cell.textContent }];
    });
    const { left, right } = row.getBoundingClientRect();
    for (const [at, one] of areas.entries()) {
      if (one.left < left || one.right > right) found.push(`${row.id}: ${one.text} leaves the row`);
      for (const other of areas.slice(at + 1)) {
        const isApart =
          one.right <= other.left + 0.5 ||
          other.right <= one.left + 0.5 ||
          one.bottom <= other.top + 0.5 ||
          other.bottom <= one.top + 0.5;
        if (!isApart) found.push(`${row.id}: ${one.text} and ${other.text}`);
      }
    }
  }
  return found;
}
