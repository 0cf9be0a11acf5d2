/** Drawn pictures: they follow the reader's chosen theme, and grow from a list into their page. */
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { href } from '../../../src/i18n/index.ts';
import { palettes } from '../../../src/pictures/style.ts';
import { expect, motion, test } from '../fixtures.ts';
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

test.describe('with motion', () => {
  test.use(motion);

  test('a picture grows from the list into its page; other pages follow at once', async ({
    page,
  }) => {
    await page.addInitScript(recordTransition);
    await page.goto(href('fr', 'articles'));
    await page.locator('.article-card a').nth(1).click();
    await expect(page.locator('img.drawn-head')).toBeVisible();
    await expect.poll(() => page.evaluate(transition)).toContain('::view-transition-old(picture)');
    await page.locator('main nav a', { hasText: 'Articles' }).click();
    await expect(page.locator('.article-card').first()).toBeVisible();
    expect(await page.evaluate(transition)).toBe('none');
  });
});

/** Records the animated parts of the transition to a page. Runs in the page before its own scripts. */
function recordTransition(): void {
  addEventListener('pagereveal', ({ viewTransition }) => {
    const note = (text: string) => (document.documentElement.dataset['transition'] = text);
    note(viewTransition ? 'begins' : 'none');
    void viewTransition?.ready.then(() => {
      const parts = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
      note(parts.map(({ pseudoElement }) => pseudoElement).join(' '));
    });
  });
}

const transition = () => document.documentElement.dataset['transition'];

/** Background colour of the page's picture, as shown. */
async function groundOf(page: Page): Promise<string> {
  const shown = await page.locator('main img.drawn').first().screenshot();
  const pixel = await sharp(shown)
    .extract({ left: 40, top: 12, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return `#${pixel.toString('hex')}`;
}
