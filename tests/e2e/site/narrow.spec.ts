/** Every kind of page on the narrowest phone: nothing scrolls sideways and no label is squeezed. */
import type { Page } from 'playwright/test';
import { answerCookies, expect, test } from '../fixtures.ts';
import { kindsOfPage } from '../kinds.ts';
import { langsOf } from '../languages.ts';

for (const lang of langsOf(import.meta.filename)) {
  test(`every kind of page in ${lang} fits 320 px`, async ({ page }) => {
    test.slow();
    await answerCookies(page);
    await page.setViewportSize({ width: 320, height: 800 });
    for (const { page: kind, address } of kindsOfPage(lang)) {
      await page.goto(address);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, kind).toBeLessThanOrEqual(320);
      expect.soft(await squeezedTexts(page), kind).toEqual([]);
    }
  });
}

/** Visible texts in a box narrower than three letters and at least three lines high. */
function squeezedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll('body *:not(svg *)')) {
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const text = own
        .map(({ textContent }) => textContent)
        .join('')
        .trim();
      if (text.length < 4 || !element.checkVisibility({ visibilityProperty: true })) continue;
      const { width, height } = element.getBoundingClientRect();
      const { fontSize, position } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      // Texts for screen readers are one pixel wide on purpose.
      if (position === 'absolute' && width <= 1) continue;
      if (width < 3 * size && height > 3 * 1.2 * size) found.push(text.slice(0, 40));
    }
    return found;
  });
}
