/** Drawn pictures: they follow the theme that a reader forces. */
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { href } from '../../../src/i18n/index.ts';
import { palettes } from '../../../src/pictures/style.ts';
import { expect, test } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

for (const lang of langsOf(import.meta.filename)) {
  for (const theme of ['light', 'dark'] as const) {
    test(`in ${lang}: a reader who forces the ${theme} theme sees ${theme} pictures`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: theme === 'light' ? 'dark' : 'light' });
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
      await page.goto(href(lang, 'term', 'glissement'));
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expect.poll(() => groundOf(page)).toBe(palettes[theme].band);
    });
  }
}

/** Colour of the ground of the page's picture, as shown. */
async function groundOf(page: Page): Promise<string> {
  const shown = await page.locator('main img.drawn').first().screenshot();
  const pixel = await sharp(shown)
    .extract({ left: 40, top: 12, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return `#${pixel.toString('hex')}`;
}
