/** The card of a dictionary term: by pointer, keyboard and touch. Its place: tests/unit/site/card-place.test.ts. */
import type { Page } from 'playwright/test';
import * as en from '../../../src/i18n/en/site/term-card.ts';
import * as fr from '../../../src/i18n/fr/site/term-card.ts';
import { freeLesson } from '../../../src/domain/course/lessons.ts';
import { href } from '../../../src/i18n/index.ts';
import { checkAccessibility } from '../axe.ts';
import { openLesson } from '../course/lessons.ts';
import { answerCookies, expect, phone, test } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

const loaded = { fr: fr.termCard, en: en.termCard };

for (const lang of langsOf(import.meta.filename)) {
  const t = loaded[lang];
  const article = href(lang, 'article', 'frais-d-une-operation');
  const entry = href(lang, 'term', 'ecart-achat-vente');
  const linkOf = (page: Page) => page.locator(`.prose .term[href="${entry}"]`);
  const cardOf = (page: Page) => page.locator('#term-card');

  test(`in ${lang}: a term shows its entry on hover, and by keyboard`, async ({ page }) => {
    await answerCookies(page);
    await page.goto(entry);
    const definition = await page.locator('.entry-definition').innerText();
    await page.goto(article);
    const link = linkOf(page);
    const card = cardOf(page);

    await link.hover();
    await expect(card).toContainText(definition);
    await expect(card.locator('img')).toHaveJSProperty('complete', true);
    await expect(link).toHaveAttribute('aria-expanded', 'true');
    // The pointer may enter the card; it closes once the pointer has left both.
    await card.hover();
    await expect(card).toBeVisible();
    await page.mouse.move(2, 2);
    await expect(card).toBeHidden();

    await link.focus();
    await expect(card).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(card).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: definition })).toHaveCount(1);
    expect((await checkAccessibility(page)).violations).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(card.getByRole('link', { name: t.open })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    await expect(link).toBeFocused();
    await page.keyboard.press('Space');
    await expect(card).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(card).toBeHidden();
    await link.click();
    await expect(page).toHaveURL(entry);
  });

  test.describe('on a phone', () => {
    test.use(phone);

    test(`in ${lang}: a tap in an opened lesson shows the entry, or opens it if it cannot`, async ({
      page,
      signIn,
      consoleGuard,
    }) => {
      consoleGuard.allow(/status of 503/);
      await answerCookies(page);
      await signIn(page, 'member');
      await openLesson(page, href(lang, 'lesson', freeLesson));
      const link = page.locator('.sealed .prose .term').first();
      const card = cardOf(page);
      // Loads its script first: a busy machine may need longer than a tap waits.
      await link.focus();
      await expect(page.locator('.term-card-said')).toBeAttached();
      await link.tap();
      await expect(card).toBeVisible();
      await expect(card).toBeInViewport({ ratio: 1 });
      await link.tap();
      await expect(card).toBeHidden();

      const next = page.locator('.sealed .prose p .term').nth(1);
      const address = (await next.getAttribute('href')) ?? '';
      let refused = 0;
      await page.route(`**${address}`, async (route) => {
        if (route.request().isNavigationRequest()) return route.continue();
        refused += 1;
        return route.fulfill({ status: 503 });
      });
      await next.tap();
      await expect(page).toHaveURL(address);
      expect(refused).toBe(1);
    });
  });
}
