/** The footer, the 404 page, the loading error and print. */
import { href, languages } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { site } from '../../../src/site.ts';
import { expect, test, longOnly } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

for (const lang of langsOf(import.meta.filename)) {
  const t = texts(lang);

  test.describe(`footer and errors in ${lang}`, () => {
    test('link every page and social network of the footer', async ({ page }) => {
      await page.goto(href(lang, 'home'));
      const footer = page.getByRole('contentinfo');
      for (const id of [
        'support',
        'values',
        'faq',
        'privacy',
        'terms',
        'policy',
        'cancelContract',
        'withdrawContract',
        'articles',
        'dictionary',
      ] as const) {
        const link = footer.getByRole('link', { name: t.pageNames[id].title, exact: true });
        await expect(link, id).toHaveAttribute('href', href(lang, id));
      }
      await expect(footer.getByRole('link', { name: t.shell.switchLanguage })).toHaveAttribute(
        'href',
        href(languages[lang].other, 'home'),
      );
      const addresses = await footer
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      for (const address of addresses.filter((it) => it.startsWith('/'))) {
        expect((await page.request.get(address)).status(), address).toBe(200);
      }
      const networks = footer.getByRole('list', { name: t.footer.social });
      await expect(networks.getByRole('link')).toHaveCount(Object.keys(site.social).length);
      expect(addresses).toEqual(expect.arrayContaining(Object.values(site.social)));
      for (const network of Object.keys(site.social)) {
        const box = await footer.getByRole('link', { name: network, exact: true }).boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0), network).toBeGreaterThanOrEqual(44);
      }
      await expect(footer).toContainText(t.shell.risk);
    });

    test(
      'turn the address of a missing page into a search query',
      { tag: longOnly },
      async ({ page, consoleGuard }) => {
        consoleGuard.allow(/404/);
        const answer = await page.goto(`/${lang}/articles/carnet-d-ordres-perdu`);
        expect(answer?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.notFound.title);
        const main = page.getByRole('main');
        await expect(main.getByLabel(t.notFoundSearch.search)).toHaveValue('carnet d ordres perdu');
        for (const id of ['home', 'dictionary', 'articles', 'course', 'support'] as const) {
          const link = main.getByRole('link', { name: t.pageNames[id].title, exact: true });
          await expect(link).toHaveAttribute('href', href(lang, id));
        }
        await main.getByRole('button', { name: t.search.submit }).click();
        await expect(page).toHaveURL(`${href(lang, 'search')}?q=carnet+d+ordres+perdu`);
      },
    );

    test(
      'show an error with a reload button when a part fails to load',
      { tag: longOnly },
      async ({ page, consoleGuard }) => {
        consoleGuard.allow(/Failed to load resource|request failed|Failed to fetch dynamically/);
        await page.goto(href(lang, 'home'));
        await page.route('**/_astro/Dialogs.*', (route) => route.abort());
        await page.getByRole('banner').getByRole('button', { name: t.account.signIn }).click();
        const alert = page.getByRole('alert').filter({ hasText: t.loadingError.title });
        await expect(alert).toContainText(t.loadingError.text);
        await page.unroute('**/_astro/Dialogs.*');
        await alert.getByRole('button', { name: t.loadingError.reload }).click();
        await expect(alert).toBeHidden();
        await page.getByRole('banner').getByRole('button', { name: t.account.signIn }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    );
  });
}

test('prints the text without navigation', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(href('fr', 'article', 'frais-d-une-operation'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});
