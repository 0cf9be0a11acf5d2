/** The header search: a field with the best results of the site, and the full search behind it. */
import type { Locator, Page } from 'playwright/test';
import MiniSearch from 'minisearch';
import {
  indexOptions,
  questionId,
  search,
  searchIndexPath,
  type SearchDocument,
  type SearchResult,
} from '../../../src/domain/search/search.ts';
import { freeLesson } from '../../../src/domain/course/lessons.ts';
import { fill, href, plural, type Lang } from '../../../src/i18n/index.ts';
import { headerResults as enFound } from '../../../src/i18n/en/search/header-search.ts';
import { headerResults as frFound } from '../../../src/i18n/fr/search/header-search.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { checkAccessibility } from '../axe.ts';
import { expect, test, longOnly } from '../fixtures.ts';
import { langsOf } from '../languages.ts';
import { sampleOf } from '../../sizes.ts';

/** A word found on many pages. */
const several = { fr: 'portefeuille', en: 'wallet' } as const;
const shown = 5;
const says = { fr: frFound, en: enFound };

for (const lang of langsOf(import.meta.filename)) {
  const t = texts(lang);
  const { pageNames } = t;

  test.describe(`header search in ${lang}`, () => {
    test('finds and opens a lesson, a term or a page by keyboard alone', async ({ page }) => {
      const field = await openSearch(page, lang);
      await expect(field).toHaveAttribute('aria-expanded', 'false');
      await field.pressSequentially(several[lang].toUpperCase());
      const list = page.getByRole('listbox', { name: says[lang].label });
      const found = await resultsOf(page, lang, several[lang]);
      expect(found.length).toBeGreaterThan(shown);
      const titles = optionsOf(lang, found);
      await expect(list.getByRole('option')).toHaveText(titles);
      await expect(page.getByRole('search').getByRole('status')).toHaveText(
        fill(plural(lang, found.length, says[lang].count), { n: found.length }),
      );
      await expect(field).toHaveAttribute('aria-expanded', 'true');

      for (const [key, chosen] of [
        ['ArrowDown', 0],
        ['ArrowDown', 1],
        ['End', titles.length - 1],
        ['ArrowDown', 0],
        ['ArrowUp', titles.length - 1],
        ['Home', 0],
      ] as const) {
        await page.keyboard.press(key);
        await expectChosen(page, field, list, titles[chosen] ?? '');
      }
      await expect(field).toBeFocused();

      await page.keyboard.press('Escape');
      await expect(list).toBeHidden();
      await expect(field).toBeVisible();
      await expect(field).not.toHaveAttribute('aria-activedescendant');
      await page.keyboard.press('ArrowDown');
      const [first = ''] = titles;
      await expectChosen(page, field, list, first);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(found[0]?.id ?? '');
    });

    test(
      'opens the only match with Enter, and a page or all results with a click',
      { tag: longOnly },
      async ({ page }) => {
        const field = await openSearch(page, lang);
        const { question, only } = await oneMatch(page, lang);
        await field.fill(question);
        await expect(page.getByRole('option')).toHaveText(optionsOf(lang, [only]));
        await field.press('Enter');
        await expect(page).toHaveURL(only.id);

        const again = await openSearch(page, lang);
        await again.fill(pageNames.settings.title);
        await page.getByRole('option', { name: pageNames.settings.title }).first().click();
        await expect(page).toHaveURL(href(lang, 'settings'));

        const third = await openSearch(page, lang);
        await third.fill(several[lang]);
        await page.getByRole('option').last().click();
        await expect(page).toHaveURL(`${href(lang, 'search')}?q=${several[lang]}`);
      },
    );

    test(
      'goes to the full search for several matches or none',
      { tag: longOnly },
      async ({ page }) => {
        for (const question of [several[lang], 'zzz']) {
          const field = await openSearch(page, lang);
          await field.fill(question);
          if (question === 'zzz') {
            await expect(page.getByText(says[lang].none, { exact: true })).toBeVisible();
            await expect(page.getByRole('listbox')).toBeHidden();
          } else await expect(page.getByRole('listbox')).toBeVisible();
          await field.press('Enter');
          await expect(page).toHaveURL(`${href(lang, 'search')}?q=${question}`);
        }
      },
    );

    test(
      'has no accessibility violations in the open list',
      { tag: longOnly },
      async ({ page }) => {
        const field = await openSearch(page, lang);
        await field.fill(several[lang]);
        await field.press('ArrowDown');
        for (const colorScheme of sampleOf(['light', 'dark'] as const, 1)) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          const { violations, passes } = await checkAccessibility(page, { inside: 'header' });
          expect(passes).toBeGreaterThan(5);
          expect(violations).toEqual([]);
        }
      },
    );
  });
}

const t = texts('fr');

test('closes the list 200 ms after the field loses focus', { tag: longOnly }, async ({ page }) => {
  const start = new Date('2026-11-21T09:00:00Z').getTime();
  await page.clock.install({ time: start });
  const field = await openSearch(page, 'fr');
  await field.fill(several.fr);
  const list = page.getByRole('listbox');
  await expect(list).toBeVisible();
  await page.clock.pauseAt(start + 60_000);
  await page.getByRole('button', { name: t.headerSearch.submit }).focus();
  await page.clock.runFor(199);
  await expect(list).toBeVisible();
  await page.clock.runFor(1);
  await expect(list).toBeHidden();
  // The list opens again when the field regains focus.
  await field.focus();
  await expect(list).toBeVisible();
});

test('opens a question of the same page with Enter', async ({ page }) => {
  const field = await openSearch(page, 'fr', 'faq');
  const { question, place, address } = await oneQuestion(page);
  await field.fill(question);
  await expect(page.getByRole('option').nth(place)).toContainText(question);
  for (let presses = 0; presses <= place; presses += 1) await field.press('ArrowDown');
  await field.press('Enter');
  const fold = page.getByRole('main').locator('details').filter({ hasText: question });
  await expect(fold).toBeFocused();
  await expect(fold).toHaveAttribute('open');
  await expect(field).toBeHidden();
  await expect(page).toHaveURL(address);
});

test('closes the panel on Escape and on a click outside', { tag: longOnly }, async ({ page }) => {
  const opener = page.getByRole('button', { name: t.headerSearch.open, exact: true });
  const field = await openSearch(page, 'fr');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await field.press('Escape');
  await expect(field).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await opener.press('Space');
  await expect(field).toBeFocused();
  await page.getByRole('main').getByRole('link').first().focus();
  await expect(field).toBeHidden();
  await opener.click();
  await opener.click();
  await expect(field).toBeHidden();
});

test('loads nothing before the field is focused', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(href('fr', 'articles'));
  await page.evaluate(() => document.fonts.ready);
  const before = scripts.length;
  expect(scripts.filter((url) => url.includes('header-search'))).toEqual([]);
  await page.getByRole('button', { name: t.headerSearch.open, exact: true }).click();
  await expect(page.getByRole('combobox')).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
  expect(
    scripts.filter((url) => /\/client\./.test(url)),
    'no React',
  ).toEqual([]);
});

test('opens by a slash, unless something is being typed', async ({ page }) => {
  await page.goto(href('fr', 'articles'));
  await page.keyboard.press('/');
  const field = page.getByRole('banner').getByLabel(texts('fr').headerSearch.label).last();
  await expect(field).toBeFocused();
  await page.keyboard.type('a/b');
  await expect(field).toHaveValue('a/b');
});

test('stays closed by a slash over a modal dialog', { tag: longOnly }, async ({ page }) => {
  await page.goto(href('fr', 'lesson', freeLesson));
  await page.getByRole('button', { name: t.paywall.free.createAccount }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading').first().click();
  await page.keyboard.press('/');
  await expect(dialog).toBeVisible();
  await expect(page.locator('#site-search')).toBeHidden();
});

test(
  'submits the form to the full search when its script fails to load',
  { tag: longOnly },
  async ({ page, consoleGuard }) => {
    consoleGuard.allow(/header-search/);
    consoleGuard.allow(/Failed to load resource/);
    await page.route('**/header-search*.js', (route) => route.abort());
    await page.goto(href('fr', 'articles'));
    await page.getByRole('button', { name: t.headerSearch.open, exact: true }).click();
    const field = page.getByRole('textbox', { name: t.headerSearch.label });
    await field.fill('marché');
    await field.press('Enter');
    await expect(page).toHaveURL(`${href('fr', 'search')}?q=${encodeURIComponent('marché')}`);
  },
);

/** Overlong text, markup, astral characters and right-to-left text. */
const hostile = ['a'.repeat(2_000), '🦊 <b>', '\u202e%00&q=1', '"><img src=x onerror=alert(1)>'];

test('shows a hostile query as text', { tag: longOnly }, async ({ page }) => {
  for (const question of sampleOf(hostile, 2)) {
    const field = await openSearch(page, 'fr');
    await field.fill(question);
    await expect(page.getByRole('search').getByRole('status')).toHaveText(/résultat/);
    expect(await overflow(page)).toBe(0);
    await field.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === href('fr', 'search'));
    expect(new URL(page.url()).searchParams.get('q')?.slice(0, 50)).toBe(question.slice(0, 50));
    await expect(page.locator('img[src=x], main b:has-text("x")')).toHaveCount(0);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('submits the field to the full search', async ({ page }) => {
    await page.goto(href('fr', 'articles'));
    await page.getByRole('button', { name: t.headerSearch.open, exact: true }).click();
    const field = page.getByRole('banner').getByRole('textbox', { name: t.headerSearch.label });
    await field.fill('ordre');
    await field.press('Enter');
    await expect(page).toHaveURL(`${href('fr', 'search')}?q=ordre`);
  });

  test(
    'links to the full search from the menu on the smallest screens',
    { tag: longOnly },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(href('fr', 'articles'));
      await page.getByRole('button', { name: t.shell.menu, exact: true }).click();
      await page.getByRole('banner').getByRole('link', { name: t.menu.search }).click();
      await expect(page).toHaveURL(href('fr', 'search'));
    },
  );
});

/** Opens the articles page, or another one, and its header search; returns the field, with the list loaded. */
async function openSearch(
  page: Page,
  lang: Lang,
  from: 'articles' | 'faq' = 'articles',
): Promise<Locator> {
  const { open, label } = texts(lang).headerSearch;
  await page.goto(href(lang, from));
  await page.getByRole('button', { name: open, exact: true }).press('Enter');
  const field = page.getByRole('combobox', { name: label });
  await expect(field).toBeFocused();
  return field;
}

/** The site's index. */
async function loadIndex(page: Page, lang: Lang): Promise<MiniSearch<SearchDocument>> {
  const response = await page.request.get(searchIndexPath(lang));
  return MiniSearch.loadJSON<SearchDocument>(await response.text(), indexOptions);
}

/** The results for a query, from the site's index. */
async function resultsOf(page: Page, lang: Lang, question: string): Promise<SearchResult[]> {
  return search(await loadIndex(page, lang), question);
}

/** A word of the index found on one page only, and that page. */
async function oneMatch(
  page: Page,
  lang: Lang,
): Promise<{ readonly question: string; readonly only: SearchResult }> {
  const index = await loadIndex(page, lang);
  const { index: words } = index.toJSON() as unknown as { index: [string, unknown][] };
  for (const [question] of words) {
    const [only, ...others] = question.length > 8 ? search(index, question) : [];
    if (only && others.length === 0 && !only.id.includes('#')) return { question, only };
  }
  throw new Error('No word of the index finds exactly one page.');
}

/** A question of the help page that the list shows for its own words: its place in it, and its address. */
async function oneQuestion(page: Page) {
  const index = await loadIndex(page, 'fr');
  for (const { key, items } of t.faq.groups) {
    for (const [position, { question }] of items.entries()) {
      const address = `${href('fr', 'faq')}#${questionId(key, position)}`;
      const place = search(index, question).findIndex(({ id }) => id === address);
      if (place >= 0 && place < shown) return { question, place, address };
    }
  }
  throw new Error('No question is found by its words.');
}

/** The options listed for results: the best with their kinds, then the link to all. */
function optionsOf(lang: Lang, found: readonly SearchResult[]): string[] {
  const { kinds, planned, all } = says[lang];
  const best = found
    .slice(0, shown)
    .map(
      ({ title, kind, planned: soon }) => `${title} ${kinds[kind]}${soon ? `, ${planned}` : ''}`,
    );
  return found.length > shown ? [...best, fill(all, { n: found.length })] : best;
}

async function expectChosen(
  page: Page,
  field: Locator,
  list: Locator,
  title: string,
): Promise<void> {
  const chosen = list.getByRole('option', { selected: true });
  await expect(chosen).toHaveText([title]);
  const id = (await field.getAttribute('aria-activedescendant')) ?? '';
  await expect(page.locator(`[id="${id}"]`)).toHaveText(title);
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}
