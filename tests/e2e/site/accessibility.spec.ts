import { consentKey } from '../../../src/domain/site/consent.ts';
import type { PageId } from '../../../src/domain/site/pages.ts';
import { href } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { long } from '../../sizes.ts';
import { checkAccessibility } from '../axe.ts';
import { kindsOfPage } from '../kinds.ts';
import { expect, test } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

const looks = [
  { width: 1440, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
  { width: 390, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
] as const;

/** Pages with the same layout and parts as another one: `terms`, `about`, `cancelContract`. */
const alike: readonly PageId[] = ['policy', 'values', 'withdrawContract'];

test.beforeEach(async ({ page }) => {
  // The cookie banner has tests of its own and would cover the page here.
  await page.addInitScript((key) => {
    localStorage.setItem(key, 'false');
  }, consentKey);
});

for (const lang of langsOf(import.meta.filename)) {
  const kinds = kindsOfPage(lang).filter(({ page }) => long || !alike.includes(page));

  for (const [turn, { width, colorScheme }] of looks.entries()) {
    const isFirst = turn === 0;
    // The short run checks each width and theme on a quarter of the pages; the long run checks all.
    const pages = kinds.filter((_, index) => long || index % looks.length === turn);

    test(`pages in ${lang} have no accessibility violations, ${width} px wide and ${colorScheme}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const { page: kind, address } of pages) {
        await page.goto(address);
        const found = await checkAccessibility(page, long && !isFirst ? { only: 'looks' } : {});
        expect(found.passes, `${kind}: rules that found something to look at`).toBeGreaterThan(
          long && !isFirst ? 0 : 10,
        );
        expect.soft(found.violations, kind).toEqual([]);
      }
    });
  }

  const t = texts(lang);
  for (const { dialog, opener, look } of [
    { dialog: 'sign-in', opener: t.account.signIn, look: 2 },
    { dialog: 'order', opener: t.plans.choose.formation, look: 1 },
  ]) {
    test(`the ${dialog} dialog in ${lang} has no accessibility violations`, async ({ page }) => {
      await page.goto(href(lang, 'pricing'));
      await page.getByRole('button', { name: opener, exact: true }).first().click();
      await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
      for (const { width, colorScheme } of long ? looks : looks.slice(look, look + 1)) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const { violations } = await checkAccessibility(page, { inside: 'dialog' });
        expect.soft(violations, `${width} px wide, ${colorScheme}`).toEqual([]);
      }
    });
  }
}

test('the axe helper detects violations, including those of colour only', async ({ page }) => {
  await page.goto(kindsOfPage('fr')[0]?.address ?? '/fr');
  await page.evaluate(() => {
    document.querySelector('h1')?.setAttribute('class', 'faint');
    const rules = new CSSStyleSheet();
    rules.replaceSync('.faint { color: light-dark(#fff, #000) }');
    document.adoptedStyleSheets = [rules];
    document.querySelector('main img, main svg')?.setAttribute('role', 'img');
    document.querySelector('main svg')?.removeAttribute('aria-label');
  });
  expect((await checkAccessibility(page)).violations.join()).toMatch(/svg-img-alt/);
  expect((await checkAccessibility(page, { only: 'looks' })).violations.join()).toMatch(
    /color-contrast/,
  );
});
