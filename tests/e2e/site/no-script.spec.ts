/** The site without JavaScript: everything public can be read and reached. */
import { freeLesson } from '../../../src/domain/course/lessons.ts';
import { href, languages } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { expect, test } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

test.use({ javaScriptEnabled: false });

for (const lang of langsOf(import.meta.filename)) {
  const t = texts(lang);

  test.describe(`the site without JavaScript in ${lang}`, () => {
    test('shows all public content', async ({ page }) => {
      for (const [address, says] of [
        [href(lang, 'home'), t.home.heading],
        [href(lang, 'article', 'frais-d-une-operation'), t.reading.takeaways],
        [href(lang, 'term', 'glissement'), t.reading.seeAlso],
        [href(lang, 'lesson', freeLesson), t.lesson.aims],
        [href(lang, 'pricing'), t.plansPage.heading],
        [href(lang, 'terms'), t.shell.terms],
      ] as const) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('main').getByText(says).first()).toBeVisible();
        const text = await page.getByRole('main').innerText();
        expect(text.split(/\s+/).length, `words to read at ${address}`).toBeGreaterThan(80);
        await expect(page.locator('footer noscript p')).toHaveText(t.shell.needsScript);
        await expect(page.locator('footer noscript p')).toBeVisible();
      }
    });

    test('explains what a lesson requires', async ({ page }) => {
      await page.goto(href(lang, 'lesson', freeLesson));
      await expect(page.locator('.sealed noscript p')).toHaveText(t.paywall.noScript);
      await expect(page.locator('.sealed noscript p')).toBeVisible();
      await expect(page.getByRole('heading', { name: t.paywall.free.title })).toBeVisible();
      await page.getByRole('link', { name: t.paywall.free.viewPlans }).click();
      await expect(page).toHaveURL(href(lang, 'pricing'));
    });

    test('opens questions one at a time and links from the small menu', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(href(lang, 'home'));
      const questions = page.locator('details.fold');
      const [first, second] = [questions.nth(0), questions.nth(1)];
      await expect(first.locator('p')).toBeHidden();
      await first.locator('summary').click();
      await expect(first.locator('p')).toBeVisible();
      await second.locator('summary').click();
      await expect(second.locator('p')).toBeVisible();
      await expect(first.locator('p')).toBeHidden();

      const link = page.getByRole('banner').getByRole('link', { name: t.menu.dictionary });
      await expect(link).toBeHidden();
      await page.getByRole('button', { name: t.shell.menu, exact: true }).click();
      await link.click();
      await expect(page).toHaveURL(href(lang, 'dictionary'));
      await page.getByRole('button', { name: t.shell.menu, exact: true }).click();
      await page
        .getByRole('banner')
        .getByRole('link', { name: t.shell.switchLanguage, exact: true })
        .click();
      await expect(page).toHaveURL(href(languages[lang].other, 'dictionary'));
      await expect(page.locator('html')).toHaveAttribute('lang', languages[lang].other);
    });
  });
}
