import { consentKey } from '../../../src/domain/site/consent.ts';
import { href } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { barriers } from '../axe.ts';
import { kindsOfPage } from '../kinds.ts';
import { expect, test } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

test.describe.configure({ mode: 'parallel' });

const looks = [
  { width: 1440, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
  { width: 390, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
] as const;

for (const lang of langsOf(import.meta.filename)) {
  for (const { page: kind, address } of kindsOfPage(lang)) {
    test(`${kind} in ${lang} has no barrier that axe can see`, async ({ page }) => {
      test.slow(kind === 'market', 'a hundred rows');
      // The cookie banner has tests of its own; here it would come and stand before something.
      await page.addInitScript((key) => {
        localStorage.setItem(key, 'false');
      }, consentKey);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(address);
      for (const [index, { width, colorScheme }] of looks.entries()) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const { violations, passes } = await barriers(page, index === 0 ? {} : { only: 'looks' });
        expect(passes, 'rules that found something to look at').toBeGreaterThan(
          index === 0 ? 10 : 0,
        );
        expect.soft(violations, `${width} px wide, ${colorScheme}`).toEqual([]);
      }
    });
  }
}

for (const lang of langsOf(import.meta.filename)) {
  const t = texts(lang);
  for (const { dialog, opener } of [
    { dialog: 'sign-in', opener: t.account.signIn },
    { dialog: 'order', opener: t.plans.choose.formation },
  ]) {
    test(`the ${dialog} dialog in ${lang} has no barrier that axe can see`, async ({ page }) => {
      await page.addInitScript((key) => {
        localStorage.setItem(key, 'false');
      }, consentKey);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(href(lang, 'pricing'));
      await page.getByRole('button', { name: opener, exact: true }).first().click();
      await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
      for (const [index, { width, colorScheme }] of looks.entries()) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const { violations } = await barriers(page, index === 0 ? {} : { only: 'looks' });
        expect.soft(violations, `${width} px wide, ${colorScheme}`).toEqual([]);
      }
    });
  }
}

test('a barrier is seen, and one that only a look has', async ({ page }) => {
  await page.goto(kindsOfPage('fr')[0]?.address ?? '/fr');
  await page.evaluate(() => {
    document.querySelector('h1')?.setAttribute('class', 'faint');
    const rules = new CSSStyleSheet();
    rules.replaceSync('.faint { color: light-dark(#fff, #000) }');
    document.adoptedStyleSheets = [rules];
    document.querySelector('main img, main svg')?.setAttribute('role', 'img');
    document.querySelector('main svg')?.removeAttribute('aria-label');
  });
  expect((await barriers(page)).violations.join()).toMatch(/svg-img-alt/);
  expect((await barriers(page, { only: 'looks' })).violations.join()).toMatch(/color-contrast/);
});
