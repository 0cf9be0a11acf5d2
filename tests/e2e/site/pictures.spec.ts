/** Drawn pictures: they follow the theme that a reader forces, and move from a list to a page and back. */
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { freeLesson } from '../../../src/domain/course/lessons.ts';
import { href } from '../../../src/i18n/index.ts';
import { palettes } from '../../../src/pictures/style.ts';
import { expect, longOnly, motion, test } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

/** A list, a page that it opens, and an entry. */
const moves = [
  ['articles', 'article', 'frais-d-une-operation'],
  ['dictionary', 'term', 'glissement'],
  ['course', 'lesson', freeLesson],
] as const;

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

  for (const [list, page, entry] of moves) {
    const tag = list === 'articles' ? [] : longOnly;
    test(
      `a picture moves from the list "${list}" to its page and back`,
      { tag },
      async ({ page: tab }) => {
        await tab.addInitScript(noteMovement);
        await tab.goto(href('fr', list));
        const row = tab
          .locator(`main li, main article, .term-row`)
          .filter({ has: tab.locator('img') });
        const link = row.locator(`a[href="${href('fr', page, entry)}"]`);
        await link.click();
        await expect(tab.locator('html')).toHaveAttribute('data-moved', 'old new 250');

        await tab.goBack();
        await expect(tab.locator('html')).toHaveAttribute('data-moved', 'old new 250');
      },
    );
  }

  test('a movement that the browser skips is no page error', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        viewTransition?.skipTransition();
        document.documentElement.dataset['skipped'] = String(viewTransition !== null);
      });
    });
    await page.goto(href('fr', 'dictionary'));
    await page.locator('.term-row a').first().click();
    await expect(page.locator('html')).toHaveAttribute('data-skipped', 'true');
  });
});

test('under reduced motion no picture moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(noteMovement);
  await page.goto(href('fr', 'dictionary'));
  await page.locator(`main a[href="${href('fr', 'term', 'glissement')}"]`).click();
  await expect(page).toHaveURL(href('fr', 'term', 'glissement'));
  await expect(page.locator('html')).toHaveAttribute('data-moved', 'none');
});

/** On <html>: which pictures the page shows while it opens, and for how many milliseconds. */
function noteMovement(): void {
  addEventListener('pagereveal', ({ viewTransition }) => {
    const note = (text: string) => (document.documentElement.dataset['moved'] = text);
    if (!viewTransition) note('none');
    viewTransition?.ready.then(
      () => {
        const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
        const shown = ['old', 'new'].filter((side) =>
          effects.some(
            ({ pseudoElement }) => pseudoElement === `::view-transition-${side}(picture)`,
          ),
        );
        const group = effects.find(({ pseudoElement }) =>
          pseudoElement?.includes('group(picture)'),
        );
        note([...shown, group?.getTiming().duration].join(' '));
      },
      () => undefined,
    );
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
