/** The full-text search page, as a visitor uses it. */
import type { Page } from 'playwright/test';
import { href } from '../../../src/i18n/index.ts';
import { searchIndexPath } from '../../../src/domain/search/search.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { checkAccessibility } from '../axe.ts';
import { expect, test, longOnly } from '../fixtures.ts';
import { langsOf } from '../languages.ts';
import { holdScripts } from '../slow-scripts.ts';
import { sampleOf } from '../../sizes.ts';

const resultsOf = (page: Page) => page.locator('#search-results');

for (const lang of langsOf(import.meta.filename)) {
  const t = texts(lang).search;
  const address = href(lang, 'search');
  const field = (page: Page) => page.getByRole('searchbox', { name: t.label });

  test.describe(`search page in ${lang}`, () => {
    test(
      'lists a term first for its name in the other language',
      { tag: longOnly },
      async ({ page }) => {
        await page.goto(`${address}?q=${lang === 'fr' ? 'slippage' : 'glissement'}`);
        const first = resultsOf(page).getByRole('link').first();
        await expect(first).toHaveAttribute('href', href(lang, 'term', 'glissement'));
        await expect(resultsOf(page).getByRole('heading').first()).toHaveText(t.groups.term);
      },
    );

    test('searches by keyboard alone and keeps the query in the address', async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: t.start, exact: true })).toBeVisible();
      await field(page).focus();
      await page.keyboard.type('blokchain');
      await expect(page.getByRole('status')).toContainText('blokchain');
      await expect(page).toHaveURL(`${address}?q=blokchain`);
      await expect(page.getByRole('heading', { name: t.start, exact: true })).toBeHidden();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(resultsOf(page).getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).not.toHaveURL(/search/);
      await page.goBack();
      await expect(field(page)).toHaveValue('blokchain');
      await expect(resultsOf(page).getByRole('link').first()).toBeVisible();
    });

    test(
      'shows a message and other links when nothing matches',
      { tag: longOnly },
      async ({ page }) => {
        await page.goto(`${address}?q=zzzzzzzz`);
        await expect(page.getByRole('status')).toContainText('zzzzzzzz');
        await expect(page.getByText(t.none.text)).toBeVisible();
        await expect(page.getByRole('link', { name: t.ask })).toBeVisible();
      },
    );

    test(
      'shows an error and retries when the index fails to load',
      { tag: longOnly },
      async ({ page, consoleGuard }) => {
        consoleGuard.allow(/Failed to load resource|request failed/);
        const index = `**${searchIndexPath(lang)}`;
        await page.route(index, (route) => route.abort());
        await page.goto(`${address}?q=bitcoin`);
        await expect(page.getByRole('alert').filter({ visible: true })).toContainText(
          t.failed.text,
        );
        await page.unroute(index);
        await page.getByRole('button', { name: t.failed.retry }).click();
        await expect(resultsOf(page).getByRole('link').first()).toBeVisible();
        await expect(page.getByText(t.failed.text)).toBeHidden();
      },
    );

    test('keeps what is typed before its script is there', { tag: longOnly }, async ({ page }) => {
      const late = await holdScripts(page);
      await page.goto(address, { waitUntil: 'commit' });
      await field(page).fill('bitcoin');
      await late.release();
      await expect(resultsOf(page).getByRole('link').first()).toBeVisible();
      await expect(field(page)).toHaveValue('bitcoin');
    });

    test('has no accessibility violations in results', async ({ page }) => {
      await page.goto(`${address}?q=a`);
      for (const question of [lang === 'fr' ? 'marché' : 'market', 'zzzzzzzz']) {
        await field(page).fill(question);
        await expect(page.getByRole('status')).toContainText(question);
        for (const colorScheme of sampleOf(['dark', 'light'] as const, 1)) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          expect(
            (await checkAccessibility(page, { inside: 'main' })).violations,
            `${question}, ${colorScheme}`,
          ).toEqual([]);
        }
      }
    });
  });
}

const hostile = [
  '<img src=x onerror=alert(1)><script>alert(1)</script>',
  '🚀 ￼\u202e\u0000',
  '%00%2F..%2F',
  `' OR 1=1 --`,
  'x'.repeat(2_000),
];

test('handles a hostile query like any other', { tag: longOnly }, async ({ page }) => {
  page.on('dialog', () => {
    throw new Error('a script ran');
  });
  for (const question of sampleOf(hostile, 2)) {
    await page.goto(`${href('fr', 'search')}?q=${encodeURIComponent(question)}`);
    await expect(page.getByRole('status')).not.toBeEmpty();
    await expect(page.locator('#search img:not(.drawn), #search script:not([type])')).toHaveCount(
      0,
    );
    await expect(page.getByRole('searchbox')).toHaveValue(/^.{0,100}$/su);
  }
});

test(
  'loads the index and its code when the field is focused',
  { tag: longOnly },
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(href('fr', 'search'));
    await expect(page.getByRole('searchbox')).toBeVisible();
    expect(asked).not.toContain(searchIndexPath('fr'));
    await page.getByRole('searchbox').focus();
    await expect.poll(() => asked).toContain(searchIndexPath('fr'));
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'explains that search needs JavaScript and links elsewhere',
    { tag: longOnly },
    async ({ page }) => {
      await page.goto(href('fr', 'search'));
      await expect(page.locator('#search noscript p')).toHaveText(texts('fr').search.noScript);
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    },
  );
});
