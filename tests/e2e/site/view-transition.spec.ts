/** The picture of a pressed card moves to the head of the page it opens; under reduced motion nothing moves. */
import type { Page } from 'playwright/test';
import { href } from '../../../src/i18n/index.ts';
import { expect, motion, test } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

/** Names and milliseconds of the moving parts of a view transition, as `globalThis.transition`; absent without one. */
function recordTransition(): void {
  addEventListener('pagereveal', ({ viewTransition }) => {
    if (!viewTransition) return;
    const parts = viewTransition.ready.then(() =>
      document
        .getAnimations()
        .map(({ effect }) => effect as KeyframeEffect)
        .map((effect) => [effect.pseudoElement, effect.getComputedTiming().duration]),
    );
    Object.assign(globalThis, { transition: parts });
  });
}

async function openFirst(page: Page, list: string, card: string): Promise<unknown> {
  await page.addInitScript(recordTransition);
  await page.goto(list);
  const link = page
    .locator(card)
    .filter({ has: page.locator('.drawn') })
    .getByRole('link')
    .first();
  const address = await link.getAttribute('href');
  await link.click();
  await page.waitForURL(`**${address}`);
  await expect(page.locator('.drawn-head')).toBeVisible();
  return page.evaluate(() => (globalThis as { transition?: Promise<unknown> }).transition);
}

for (const lang of langsOf(import.meta.filename)) {
  const lists = [
    { kind: 'the articles', list: href(lang, 'articles'), card: 'article.card' },
    { kind: 'the dictionary', list: href(lang, 'dictionary'), card: '.term-today' },
    { kind: 'the course', list: href(lang, 'course'), card: 'li.stop' },
  ];

  test.describe('with motion', () => {
    test.use(motion);
    for (const { kind, list, card } of lists) {
      test(`a picture moves from ${kind} to its page in ${lang}`, async ({ page }) => {
        const parts = await openFirst(page, list, card);
        expect(parts).toContainEqual(['::view-transition-group(drawn)', 250]);
        expect(JSON.stringify(parts)).not.toContain('(root)');
      });
    }

    test(`a card at the end of an article takes the name of its picture in ${lang}`, async ({
      page,
    }) => {
      const article = href(lang, 'article', 'frais-d-une-operation');
      const parts = await openFirst(page, article, 'article.card');
      expect(parts).toContainEqual(['::view-transition-group(drawn)', 250]);
    });
  });

  test(`nothing moves under reduced motion in ${lang}`, async ({ page }) => {
    const [{ list, card } = { list: '', card: '' }] = lists;
    expect(await openFirst(page, list, card)).toBeUndefined();
  });
}
