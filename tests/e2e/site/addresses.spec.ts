/** The 404 page and the language switch; redirects are in `tests/site/`. */
import { href, type Lang, languageKey, languages } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { expect, test } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

const article = 'frais-d-une-operation';
const lesson = 'principes-decentralisation';
for (const lang of langsOf(import.meta.filename)) {
  const t = texts(lang);

  test(`an unknown address in ${lang} shows the 404 page with status 404`, async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/status of 404 .*\/(nowhere|a\/b\/c)/);
    for (const address of [`/${lang}/nowhere`, `/${lang}/articles/nowhere`, `/${lang}/a/b/c`]) {
      const response = await page.goto(address);
      expect(response?.status(), address).toBe(404);
      await expect(page).toHaveURL(address);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.notFound.title);
    }
    for (const id of ['home', 'dictionary', 'articles'] as const) {
      const way = page.getByRole('main').getByRole('link', { name: t.pageNames[id].title });
      await expect(way).toHaveAttribute('href', href(lang, id));
    }
    await expect(page.getByRole('heading', { name: t.notFound.popular })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  test(`a mistyped address without a language suggests pages, in ${lang}`, async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/status of 404 .*\/articels/);
    await page.goto(href(lang, 'home'));
    await page.evaluate(([key, chosen]) => localStorage.setItem(key, chosen), [
      languageKey,
      lang,
    ] as const);
    await page.reload();
    const response = await page.goto('/articels');
    expect(response?.status()).toBe(404);
    await expect(page).toHaveURL('/articels');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.notFound.title);
    const near = page.getByRole('heading', { name: t.notFoundSearch.near }).locator('..');
    await near.getByRole('link', { name: t.pageNames.articles.title }).first().click();
    await expect(page).toHaveURL(href(lang, 'articles'));
  });

  test(`the language switch in ${lang} keeps the page and remembers the choice`, async ({
    page,
  }) => {
    const other = languages[lang].other;
    const addresses = (of: Lang): string[] => [
      href(of, 'home'),
      href(of, 'article', article),
      href(of, 'lesson', lesson),
    ];
    for (const [index, address] of addresses(lang).entries()) {
      await page.goto(address);
      await page.evaluate((key) => localStorage.removeItem(key), languageKey);
      await page.getByRole('link', { name: t.shell.switchLanguageLabel }).click();
      await expect(page).toHaveURL(addresses(other)[index] ?? '');
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(other);
    }
  });
}
