/** The web font: shown at every warm load, and a header that also fits in fallback fonts. */
import { href } from '../../../src/i18n/index.ts';
import { expect, test } from '../fixtures.ts';

test('two warm loads in a row show the web font', async ({ page }) => {
  await page.goto(href('fr', 'home'));
  for (const address of [href('fr', 'faq'), href('fr', 'articles')]) {
    await page.goto(address);
    const isLoaded = await page.evaluate(async () => {
      await document.fonts.ready;
      const [family = ''] = getComputedStyle(document.body).fontFamily.split(',');
      return document.fonts.check(`17px ${family}`) && family.includes('Figtree-');
    });
    expect(isLoaded, address).toBe(true);
  }
});

for (const face of ['the adjusted fallback', 'a wider face'] as const) {
  test(`the header fits its column at 1280 px in ${face}`, async ({ page, consoleGuard }) => {
    consoleGuard.allow(/woff2/);
    await page.route('**/*.woff2', (route) => route.abort());
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(href('fr', 'articles'));
    if (face === 'a wider face') {
      await page.evaluate(() => {
        document.body.style.fontFamily = 'DejaVu Sans, Verdana, sans-serif';
      });
    }
    const [column, inside] = await page.evaluate(() => {
      const bar = document.querySelector('.header-bar');
      const { paddingLeft, paddingRight } = getComputedStyle(bar as Element);
      const box = (bar as Element).getBoundingClientRect();
      const last = [...document.querySelectorAll('.header-tools > *')].map(
        (tool) => tool.getBoundingClientRect().right,
      );
      return [
        [box.left + parseFloat(paddingLeft), box.right - parseFloat(paddingRight)],
        [document.querySelector('.header-logo')?.getBoundingClientRect().left, Math.max(...last)],
      ] as const;
    });
    expect(inside[0]).toBeGreaterThanOrEqual(column[0]);
    expect(inside[1]).toBeLessThanOrEqual(column[1] + 0.5);
    expect(await page.locator('.header').evaluate((it) => (it as HTMLElement).offsetHeight)).toBe(
      69,
    );
  });
}
