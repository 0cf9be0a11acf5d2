/** Drawn pictures: they follow the theme that a reader forces, and move from a list to its page. */
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

  test(`in ${lang}: the picture of a term moves from the dictionary to its page`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        void viewTransition?.ready.then(
          () => {
            const moved = document
              .getAnimations()
              .map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
            document.documentElement.dataset['moved'] = String(
              moved.includes('::view-transition-group(picture)'),
            );
          },
          () => undefined,
        );
      });
    });
    await page.goto(href(lang, 'dictionary'));
    await page.locator(`main a[href="${href(lang, 'term', 'glissement')}"]`).click();
    await expect(page.locator('html')).toHaveAttribute('data-moved', 'true');

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(href(lang, 'dictionary'));
    await page.locator(`main a[href="${href(lang, 'term', 'glissement')}"]`).click();
    await expect(page).toHaveURL(href(lang, 'term', 'glissement'));
    await expect(page.locator('html')).not.toHaveAttribute('data-moved');
  });
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
