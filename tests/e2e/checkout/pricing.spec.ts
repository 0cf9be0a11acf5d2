/** The pricing page: prices, scrolling coin list, claim and questions. */
import type { Locator, Page } from 'playwright/test';
import { tickerCoins as coins } from '../../../src/domain/market/coins.ts';
import { canOrder } from '../../../src/domain/billing/for-sale.ts';
import { planKeys } from '../../../src/domain/billing/plans.ts';
import { fill, href, monthlyPrices } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { typesetPieces } from '../../../src/i18n/typography.ts';
import { site } from '../../../src/site.ts';
import { expect, motion, test, longOnly } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

for (const lang of langsOf(import.meta.filename)) {
  const t = texts(lang);

  test.describe(`pricing page in ${lang}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(href(lang, 'pricing'));
    });

    test('shows prices, badge, warning and claim', async ({ page }) => {
      const main = page.getByRole('main');
      for (const key of planKeys) {
        const card = main.getByRole('article').filter({
          has: page.getByRole('heading', { name: t.plans.names[key] }),
        });
        await expect(card).toContainText(monthlyPrices(lang)[key]);
        await expect(card.getByText(t.plans.popular)).toHaveCount(0);
        await expect(card.getByText(t.plans.openingLater)).toHaveCount(canOrder(key) ? 0 : 1);
        await expect(card.getByRole('button')).toHaveCount(canOrder(key) ? 1 : 0);
      }
      await expect(main.getByText(t.shell.risk)).toBeVisible();
      await expect(page.locator('meta[name=description]')).toHaveAttribute(
        'content',
        new RegExp(monthlyPrices(lang).formation),
      );

      // A figure without its source is not shown.
      const { value, source } = site.claims.satisfaction;
      const claim = page.getByRole('figure').filter({ hasText: t.plansPage.claim.text });
      await expect(claim).toHaveCount(source ? 1 : 0);
      if (source) {
        await expect(claim).toContainText(fill(t.plansPage.claim.value, { value }));
        await expect(claim).toContainText(source[lang]);
      }
    });

    test(
      'opens five questions one at a time, with links to existing pages',
      { tag: longOnly },
      async ({ page }) => {
        const questions = page.locator('details.fold');
        await expect(questions).toHaveCount(5);
        for (const item of t.plansPage.faq.items) {
          const [question = ''] = typesetPieces(lang, [item.question]);
          await page.getByText(question, { exact: true }).click();
          await expect(page.locator('details.fold[open] summary')).toHaveText([question]);
        }
        const links = await questions
          .getByRole('link', { includeHidden: true })
          .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
        expect(links.length).toBeGreaterThan(5);
        for (const link of new Set(links)) {
          expect((await page.request.get(link)).status(), link).toBe(200);
        }
      },
    );
  });
}

test.describe('scrolling coin list', () => {
  test.use(motion);

  const t = texts('fr').plansPage.ticker;

  /** Opens the page with a paused clock and the coin list in view. */
  async function open(page: Page): Promise<Locator> {
    await page.clock.install({ time: '2026-11-21T10:00:00Z' });
    await page.goto(href('fr', 'pricing'));
    const line = page.getByRole('region', { name: t.label });
    await line.scrollIntoViewIfNeeded();
    await page.mouse.move(0, 0);
    return line;
  }

  const place = (line: Locator): Promise<number> => line.evaluate((it) => it.scrollLeft);

  async function startsToMove(line: Locator): Promise<void> {
    await expect.poll(() => place(line)).toBeGreaterThan(0);
  }

  /** Pixels scrolled in 100 frames of a paused clock. */
  async function distance(page: Page, line: Locator): Promise<number> {
    const before = await place(line);
    await page.clock.runFor(1_600);
    return (await place(line)) - before;
  }

  test(
    'moves half a pixel per frame and pauses on hover, on focus and in a hidden tab',
    { tag: longOnly },
    async ({ page }) => {
      const line = await open(page);
      await startsToMove(line);
      await page.clock.pauseAt('2026-11-21T11:00:00Z');
      expect(await distance(page, line)).toBeGreaterThanOrEqual(49);
      expect(await distance(page, line)).toBeLessThanOrEqual(51);
      await line.evaluate((it) => {
        it.scrollLeft = (it.querySelector('ul')?.offsetWidth ?? 0) - 10;
      });
      expect(await distance(page, line), 'begins again at its end').toBeLessThan(-1_000);
      expect(await place(line)).toBeLessThan(60);

      await line.hover();
      expect(await distance(page, line)).toBe(0);
      await page.mouse.move(0, 0);
      expect(await distance(page, line)).toBeGreaterThan(40);
      await line.focus();
      expect(await distance(page, line)).toBe(0);
      // A passing pointer does not move the focus.
      await line.hover();
      await page.mouse.move(0, 0);
      expect(await distance(page, line)).toBe(0);
      await line.blur();
      expect(await distance(page, line)).toBeGreaterThan(40);

      const hide = (hidden: boolean): Promise<void> =>
        page.evaluate((value) => {
          Object.defineProperty(document, 'hidden', { value, configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
        }, hidden);
      await hide(true);
      expect(await distance(page, line)).toBe(0);
      await hide(false);
      expect(await distance(page, line)).toBeGreaterThan(40);

      // The pause button works by keyboard; moving the pointer away does not resume.
      await page.getByRole('button', { name: t.pause }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: t.resume })).toBeFocused();
      expect(await distance(page, line)).toBe(0);
      await line.hover();
      await page.mouse.move(0, 0);
      expect(await distance(page, line)).toBe(0);
      await page.getByRole('button', { name: t.resume }).click();
      expect(await distance(page, line)).toBeGreaterThan(40);
    },
  );

  test(
    'does not move with reduced motion, has no button and is read out once',
    { tag: longOnly },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const line = await open(page);
      await page.clock.pauseAt('2026-11-21T11:00:00Z');
      expect(await distance(page, line)).toBe(0);
      await expect(page.getByRole('button', { name: t.pause })).toBeHidden();
      await line.focus();
      await page.keyboard.press('End');
      await expect(line.getByText('COMP').first()).toBeAttached();
      // The copy is hidden from screen readers.
      await expect(line.getByRole('list')).toHaveCount(1);
      await expect(line.getByRole('listitem')).toHaveCount(coins.length);
      await expect(line.locator('ul')).not.toHaveCount(1);
    },
  );

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is complete and scrollable', { tag: longOnly }, async ({ page }) => {
      await page.goto(href('fr', 'pricing'));
      const line = page.getByRole('region', { name: t.label });
      await expect(line.getByRole('listitem')).toHaveCount(coins.length);
      await expect(page.getByRole('button', { name: t.pause })).toBeHidden();
      await expect(line.getByText('Compound')).not.toBeInViewport();
      await line.getByText('Compound').scrollIntoViewIfNeeded();
      await expect(line.getByText('Compound')).toBeInViewport();
    });
  });
});
