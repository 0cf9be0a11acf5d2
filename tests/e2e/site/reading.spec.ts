/** Reading: the contents of an article, and the filter of the dictionary. */
import { fill, href } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { expect, longOnly, phone, test } from '../fixtures.ts';
import { langsOf } from '../languages.ts';
import { holdScripts } from '../slow-scripts.ts';

for (const lang of langsOf(import.meta.filename)) {
  const { reading: t } = texts(lang);
  const article = href(lang, 'article', 'frais-d-une-operation');

  test(`in ${lang}: the contents of an article mark the section being read`, async ({ page }) => {
    await page.goto(article);
    const contents = page.getByRole('navigation', { name: t.contents });
    const links = contents.getByRole('link');
    await expect(contents).toContainText(fill(t.sections.other, { n: await links.count() }));
    await page.locator('.prose h2').nth(2).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 400);
    await expect(contents.locator('[aria-current="location"]:visible')).toHaveCount(1);
    await expect(contents.locator('.toc-place:visible')).toHaveText(/^\d \S+ \d · /);
  });

  test(`in ${lang}: on a phone the contents are a bar that closes after a choice`, async ({
    page,
  }) => {
    await page.setViewportSize(phone.viewport);
    await page.goto(article);
    const contents = page.getByRole('navigation', { name: t.contents });
    const last = contents.getByRole('link').last();
    await expect(last).toBeHidden();
    await page.mouse.wheel(0, 900);
    const bar = contents.locator('summary');
    await bar.click();
    const name = await last.innerText();
    await last.click();
    await expect(last).toBeHidden();
    const heading = page.getByRole('heading', { name, exact: true });
    await expect(heading).toBeInViewport();
    await expect(bar).toBeInViewport();
  });

  test(`in ${lang}: the dictionary filters by words of both languages without accents`, async ({
    page,
  }) => {
    await page.goto(href(lang, 'dictionary'));
    const field = page.getByRole('searchbox', { name: t.dictionary.filter });
    const rows = page.locator('.term-row:visible');
    const names = page.locator('.term-names a');
    expect(await names.count()).toBeGreaterThan(10);
    for (const [query, key] of [
      ['ecart achat', 'ecart-achat-vente'],
      ['bid ask', 'ecart-achat-vente'],
      ['NOEUD', 'noeud'],
    ] as const) {
      await field.fill(query);
      await expect(rows).toHaveCount(1);
      await expect(rows.getByRole('link')).toHaveAttribute('href', href(lang, 'term', key));
      await expect(page.locator('#term-count')).toHaveText(fill(t.dictionary.count.one, { n: 1 }));
    }
    await field.fill('zzz');
    await expect(rows).toHaveCount(0);
    await expect(page.getByRole('link', { name: t.dictionary.none.search })).toHaveAttribute(
      'href',
      new RegExp(`${href(lang, 'search')}\\?q=zzz$`),
    );
    await field.fill('');
    await expect(rows).toHaveCount(0);
    await expect(names.first()).toBeVisible();
    await field.fill('phishing');
    await expect(rows).toHaveCount(1);
    await field.press('Enter');
    await expect(page).toHaveURL(href(lang, 'term', 'hameconnage'));
  });

  test(
    `in ${lang}: the dictionary filters by what was typed before its script was there`,
    { tag: longOnly },
    async ({ page, consoleGuard }) => {
      consoleGuard.allow(/Failed to load resource|filter/);
      const late = await holdScripts(page);
      await page.goto(href(lang, 'dictionary'), { waitUntil: 'commit' });
      const field = page.getByRole('searchbox', { name: t.dictionary.filter });
      const filter = '**/_astro/filter.*.js';
      await field.fill('phishing');
      await page.route(filter, (route) => route.abort());
      await late.release();
      await expect(page.locator('#term-count')).toHaveText(t.dictionary.failed);
      await page.unroute(filter);
      await field.fill('phishing ');
      await expect(page.locator('.term-row:visible')).toHaveCount(1);
    },
  );
}
